import { findMove, type Square } from '@jadoube/chess'
import { standing } from '@jadoube/laws'
import type { HandAct } from '../board/hand-act.js'
import { adjusting, ensureStarted, game, held, nameOf, perform } from './game.js'
import { boardStands } from './stands.js'

/** Takes what the hand did on the board to the Laws. True where it happened. */
export function byHand(act: HandAct): boolean {
  ensureStarted()
  const state = game.value?.state
  if (state === undefined) return false
  const by = adjusting.value ?? state.turn
  switch (act.act) {
    case 'adjust':
      adjusting.value = null
      return perform(by, { act: 'adjust', squares: act.squares.map(nameOf) })
    case 'touch': {
      const happened = perform(by, { act: 'touch', square: nameOf(act.square) })
      if (happened) held.value = act.square
      return happened
    }
    case 'remove': {
      const happened = perform(by, { act: 'remove', square: nameOf(act.square) })
      if (happened) held.value = null
      return happened
    }
    case 'place':
      return place(act.from, act.to)
  }
}

/**
 * Puts a piece down. A king put on its own rook means castling, said as one act; on a guarded board so
 * does the king's step of two, and a capture en passant takes the pawn with it.
 */
function place(from: Square, to: Square): boolean {
  const current = game.value
  if (current === null) return false
  const { state, table } = current
  const board = boardStands(state)
  const ontoOwn = board.at(to) !== undefined && board.at(to)?.color === board.at(from)?.color
  const position = standing(state)
  const meant = position === undefined ? null : findMove(position, { from, to })
  const kind = meant?.ok === true ? meant.value.kind : null
  if (ontoOwn && kind !== 'castling') return false
  const isGuarded = table.laws.rules.boardKind === 'guarded'
  const asOne = ontoOwn || (isGuarded && (kind === 'castling' || kind === 'en-passant'))
  const act = asOne
    ? { act: 'move', from: nameOf(from), to: nameOf(to), press: false }
    : { act: 'place', from: nameOf(from), to: nameOf(to) }
  const happened = perform(state.turn, act)
  if (happened) held.value = null
  return happened
}

/** The piece from beside the board that takes the pawn's place. */
export function promote(letter: string, to: Square): void {
  const state = game.value?.state
  if (state !== undefined) perform(state.turn, { act: 'place', piece: letter, to: nameOf(to) })
}
