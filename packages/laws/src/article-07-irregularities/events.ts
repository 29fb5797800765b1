import { type Instant, withdrawPress } from '@jadoube/clock'
import { withTurn } from '../game/clock-turn.js'
import type { EventOf } from '../game/event.js'
import { square } from '../game/hand.js'
import { nextOccurrence, type Ply } from '../game/history.js'
import { playLegal } from '../game/legal-moves.js'
import { momentAt } from '../game/moment.js'
import { noted, type Reducers } from '../game/reducers.js'
import type { GameState } from '../game/state.js'
import { clockLeft } from '../game/take-over.js'
import { withPlayer } from '../game/with-player.js'
import { moveOfWritten } from '../game/written-move.js'
import { shifted } from './reduce-displaced.js'
import { reinstated } from './reduce-reinstated.js'

/** The events of Article 7, and how each changes a game. */
export const events7 = {
  'piece-displaced': shifted,
  'piece-put-back': shifted,
  'irregularity-arose': irregularityArose,
  'illegal-move-stands': illegalMoveStands,
  'illegal-move-ruled': illegalMoveRuled,
  'pawn-promoted': pawnPromoted,
  'position-reinstated': reinstated,
  'position-transferred': noted,
  'press-withdrawn': pressWithdrawn,
  'turn-taken': (state, { at, by }) => ({ ...state, at, turn: by, hand: null }),
} satisfies Partial<Reducers>

function irregularityArose(state: GameState, event: EventOf<'irregularity-arose'>): GameState {
  const { kind, by, at, pawn, move } = event
  const before = move === undefined ? undefined : momentAt(state, event.ply)
  const hand = before === undefined && by === state.turn ? state.hand : null
  const irregularity = {
    kind,
    by,
    at,
    ply: event.ply,
    touched: hand?.touched ?? [],
    released:
      before === undefined ? (hand?.released ?? null) : [moveOfWritten(before.position, move!)],
    chosen: hand?.chosen ?? null,
    intended: hand?.intended ?? null,
    pawn: pawn === undefined ? null : { from: square(pawn.from), to: square(pawn.to) },
    rule: event.rule ?? null,
  }
  return { ...state, at, irregularities: [...state.irregularities, irregularity] }
}

/** The illegal move, or one fault of it, can no longer be ruled on. */
function illegalMoveStands(state: GameState, event: EventOf<'illegal-move-stands'>): GameState {
  const { by, ply, at, kind } = event
  const irregularities = state.irregularities.filter(
    each =>
      each.by !== by ||
      each.ply !== ply ||
      (kind !== undefined && each.kind !== kind) ||
      each.kind === 'touched-piece' ||
      each.kind === 'displaced' ||
      each.kind === 'out-of-turn',
  )
  return { ...state, at, irregularities }
}

/** The pawn left on the last rank becomes the piece that the Laws require (7.5.2). */
function pawnPromoted(state: GameState, event: EventOf<'pawn-promoted'>): GameState {
  const move = moveOfWritten(state.position, event)
  const position = playLegal(state.position, move)
  const history: Ply = {
    move,
    white: clockLeft(state, 'white', event.at),
    black: clockLeft(state, 'black', event.at),
    previous: state.history,
  }
  const { clock } = state
  return {
    ...state,
    at: event.at,
    ply: state.ply + 1,
    position,
    turn: position.turn,
    board: null,
    history,
    occurrences: nextOccurrence(state.occurrences, position),
    hand: null,
    clock: clock && withTurn(clock, position.turn, event.at as Instant),
  }
}

function pressWithdrawn(state: GameState, event: EventOf<'press-withdrawn'>): GameState {
  const { clock } = state
  const { at, by, goesOn } = event
  const now = at as Instant
  const withdrawn = clock && withdrawPress(clock, by, now)
  return { ...state, at, clock: withdrawn && withTurn(withdrawn, by, now, !goesOn) }
}

/** The offence still counts, whatever position is reinstated. */
function illegalMoveRuled(state: GameState, event: EventOf<'illegal-move-ruled'>): GameState {
  const { by, kind, ply, at } = event
  const { moves, twoHands, presses } = state[by].illegal
  const illegal = {
    moves: moves + (kind === 'two-hands' || kind === 'press-without-move' ? 0 : 1),
    twoHands: twoHands + (kind === 'two-hands' ? 1 : 0),
    presses: presses + (kind === 'press-without-move' ? 1 : 0),
  }
  const ruled = state.irregularities.findIndex(
    each => each.by === by && each.kind === kind && each.ply === ply,
  )
  const irregularities = state.irregularities.filter((_, index) => index !== ruled)
  return { ...withPlayer(state, by, at, { illegal }), irregularities }
}
