import { type Color, makePieceLetter, makeSquare, type Square } from '@jadoube/chess'
import { askForPenalty } from '../article-11-conduct/penalty.js'
import type { Act, ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Intervention } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'
import { baseOf, boardOf } from '../game/standing.js'
import type { GameState, Irregularity } from '../game/state.js'
import { playOn } from './press-without-move.js'
import { putOnRightSquares } from './wrong-squares.js'

const openDisplacement = (state: GameState): Irregularity | undefined =>
  state.irregularities.length === 0
    ? undefined
    : state.irregularities.find(({ kind }) => kind === 'displaced')

/** 7.4.1: a player who displaces pieces puts them back on their own time. It makes no move. */
export function displace(
  ruling: OpenRuling,
  act: ActOf<'displace'>,
  by: Color,
): Refusal | undefined {
  if (ruling.rules.boardKind === 'guarded') return refused('guarded-displaced')
  const { state, at } = ruling
  const piece = boardOf(state).at(act.from)
  if (piece === undefined) return refused('nothing-on-square', { square: makeSquare(act.from) })
  if (putsBack(state, act.from, act.to)) return putBack(ruling, act, by)
  if (openDisplacement(state) === undefined) {
    const { ply } = state
    const grounds = ruling.by('irreg.displaced-later')
    ruling.happen({ type: 'irregularity-arose', at, kind: 'displaced', by, ply, ...grounds })
  }
  ruling.happen({
    type: 'piece-displaced',
    at,
    by,
    from: makeSquare(act.from),
    to: makeSquare(act.to),
    piece: makePieceLetter(piece),
    ...ruling.by('irreg.displaced-own-time'),
  })
  if (ruling.rules.displacedPenalty === 'add-time-to-opponent') askForTime(ruling, by)
  else {
    // 7.4.3: the player may be penalised.
    const facts = { what: 'displaced-pieces' }
    askForPenalty(ruling, by, 'irreg.displaced-penalty', facts, 'incorrect')
  }
  return undefined
}

/** Finnish blitz (9): the arbiter may give the opponent more time. */
function askForTime(ruling: OpenRuling, player: Color): void {
  ask(ruling, {
    claim: 'displaced',
    rule: 'fb.displace.bonus',
    player,
    facts: {},
    options: [
      { act: 'add-time', effect: 'time-added' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
    holds: false,
    standing: 'incorrect',
  })
}

/** Whether this puts a displaced piece back where it belongs. */
function putsBack(state: GameState, from: Square, to: Square): boolean {
  if (openDisplacement(state) === undefined || from === to) return false
  const { position } = state
  const piece = boardOf(state).at(from)
  return piece !== undefined && position.at(to) === piece && position.at(from) !== piece
}

/** 7.4.2: while the clocks are stopped, hands may only put pieces back. */
export function putBackWhilePaused(
  { state }: OpenRuling,
  act: Act,
  no: Refusal,
): 'stays' | 'admitted' {
  if (no.code !== 'game-paused') return 'stays'
  const isAllowed =
    isPuttingBack(state, act) || (act.act === 'displace' && putsBack(state, act.from, act.to))
  return isAllowed ? 'admitted' : 'stays'
}

/** Handles a placement that may only put a piece back. */
export function placeBack(
  ruling: OpenRuling,
  act: ActOf<'place'>,
  by: Color | undefined,
): Intervention {
  if (by === undefined) return 'ordinary'
  playOn(ruling, act, by)
  return isPuttingBack(ruling.state, act) ? putBack(ruling, act, by) : 'ordinary'
}

/** Whether a hand only puts a displaced piece back, which is neither a touch nor a move. */
const isPuttingBack = (state: GameState, act: Act): act is ActOf<'place'> & { from: Square } =>
  act.act === 'place' && 'from' in act && putsBack(state, act.from, act.to)

function putBack(
  ruling: OpenRuling,
  { from, to }: { readonly from: Square; readonly to: Square },
  by: Color,
): undefined {
  const { at } = ruling
  const grounds = ruling.by('irreg.displaced-own-time')
  ruling.happen({
    type: 'piece-put-back',
    at,
    by,
    from: makeSquare(from),
    to: makeSquare(to),
    piece: makePieceLetter(boardOf(ruling.state).at(from)!),
    ...grounds,
  })
  if (baseOf(ruling.state) === null && ruling.state.hand === null) {
    ruling.happen({ type: 'pieces-restored', at, by, ...grounds })
  }
}

/** 7.6: the arbiter finds pieces on wrong squares, displaced by accident or moved out of turn. */
export function observeDisplaced(ruling: OpenRuling): Refusal | undefined {
  // The earliest one: the position before it is reinstated.
  const found = ruling.state.irregularities.find(
    ({ kind }) => kind === 'displaced' || kind === 'out-of-turn',
  )
  if (ruling.state.status === 'adjourned') return refused('game-adjourned')
  if (found === undefined) return refused('nothing-observed', { what: 'displaced' })
  return putOnRightSquares(ruling, found)
}
