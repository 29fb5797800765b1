import { makeSquare, type Square } from '@jadoube/chess'
import { standing } from '@jadoube/laws'
import type { HandAct } from '../board/hand-act.js'
import { putDown } from '../board/put-down.js'
import {
  adjusting,
  asOfNow,
  canDecide,
  ensureStarted,
  game,
  held,
  perform,
} from '../game/local-game.js'
import { boardStands } from '../game/stands.js'

/** Takes what the hand did on the board to the Laws. True where it happened. */
export function byHand(act: HandAct): boolean {
  // What is touched is seen to be in the hand, also before the Laws have come.
  if (!canDecide() && act.act === 'touch') held.value = act.square
  return asOfNow(() => byHandNow(act))
}

function byHandNow(act: HandAct): boolean {
  ensureStarted()
  const state = game.value?.state
  if (state === undefined) return false
  const by = adjusting.value ?? state.turn
  switch (act.act) {
    case 'adjust':
      adjusting.value = null
      return perform(by, { act: 'adjust', squares: act.squares.map(square => makeSquare(square)) })
    case 'touch': {
      const happened = perform(by, { act: 'touch', square: makeSquare(act.square) })
      if (happened) held.value = act.square
      return happened
    }
    case 'remove': {
      const happened = perform(by, { act: 'remove', square: makeSquare(act.square) })
      if (happened) held.value = null
      return happened
    }
    case 'place':
      return place(act.from, act.to)
  }
}

function place(from: Square, to: Square): boolean {
  const current = game.value
  if (current === null) return false
  const { state, table } = current
  const isGuarded = table.laws.rules.boardKind === 'guarded'
  const act = putDown(boardStands(state), standing(state), isGuarded, from, to)
  if (act === null) return false
  const happened = perform(state.turn, act)
  if (happened) held.value = null
  return happened
}

/** The piece from beside the board that takes the pawn's place. */
export function promote(letter: string, to: Square): void {
  asOfNow(() => {
    const state = game.value?.state
    return (
      state !== undefined &&
      perform(state.turn, { act: 'place', piece: letter, to: makeSquare(to) })
    )
  })
}
