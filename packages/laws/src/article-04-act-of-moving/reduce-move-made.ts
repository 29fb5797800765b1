import { makeFen, opposite, type Placement, type Square } from '@jadoube/chess'
import { copyState } from '../game/copy-state.js'
import type { EventOf } from '../game/event.js'
import { handOf, square } from '../game/hand.js'
import { nextOccurrence, type Ply, type TakenOver } from '../game/history.js'
import { isLegalMove, playLegal } from '../game/legal-moves.js'
import { baseOf, placementAfter, positionOn, standing } from '../game/standing.js'
import type { GameState, Proceedings, UncompletedMove } from '../game/state.js'
import { dueAfter } from '../game/still-due.js'
import { clockLeft, takeOver } from '../game/take-over.js'
import { capturedOn, moveOfWritten } from '../game/written-move.js'

/** A move was made, legal or not. */
export function moveMade(state: GameState, event: EventOf<'move-made'>): GameState {
  if (event.mirrored) return castledMirrored(state, event)
  return event.legal === false ? illegalMoveMade(state, event) : legalMoveMade(state, event)
}

function legalMoveMade(state: GameState, event: EventOf<'move-made'>): GameState {
  const displaced = baseOf(state)
  const isTurn = state.turn === state.position.turn
  const board =
    displaced !== null && isTurn && mayBeCorrected(state)
      ? boardWithDisplaced(state, displaced, event)
      : null
  const base = (displaced === null && isTurn) || board !== null ? state : takeOver(state, event)
  const move = moveOfWritten(base.position, event)
  const position = playLegal(base.position, move)
  const { at, by } = event
  const history: Ply = {
    move,
    white: clockLeft(state, 'white', at),
    black: clockLeft(state, 'black', at),
    previous: base.history,
  }
  const ply = base.ply + 1
  const made: UncompletedMove = { ply, twoHands: event.twoHands === true }
  const next = copyState(base)
  next.at = at
  next.ply = ply
  next.position = position
  next.turn = opposite(by)
  next.board = board
  next.history = history
  next.occurrences = nextOccurrence(base.occurrences, position)
  next.hand = null
  next.proceedings = withoutProposals(base.proceedings)
  if (by === 'white') next.whiteDue = dueAfter(made, base.whiteDue)
  else next.blackDue = dueAfter(made, base.blackDue)
  return next
}

/** A move ends proposals to correct or to take back an earlier one. */
const withoutProposals = (proceedings: Proceedings): Proceedings =>
  proceedings.correction === null && proceedings.takeBack === null
    ? proceedings
    : { ...proceedings, correction: null, takeBack: null }

/**
 * 7.6: whether misplaced pieces can still be corrected. Otherwise play continues from what stands
 * there.
 */
export const mayBeCorrected = ({ irregularities }: GameState): boolean =>
  irregularities.some(({ kind }) => kind === 'displaced' || kind === 'out-of-turn')

/**
 * The king moves two squares from d1 towards the rook, and the rook to the square that the king has
 * crossed.
 */
function castledMirrored(state: GameState, event: EventOf<'move-made'>): GameState {
  const { at, by } = event
  const base = standing(state) ?? state.position
  const from = square(event.from)
  const to = square(event.to)
  const rook = square(event.rook!)
  const before = base.placement
  const board = before
    .without(from)
    .without(rook)
    .with(to, before.at(from)!)
    .with(((from + to) / 2) as Square, before.at(rook)!)
  const position = positionOn(board, opposite(by), base)!
  const history: TakenOver = {
    move: null,
    white: clockLeft(state, 'white', at),
    black: clockLeft(state, 'black', at),
    previous: state.history,
    fen: makeFen(position),
    counts: true,
  }
  const ply = state.ply + 1
  const made: UncompletedMove = { ply, twoHands: false }
  return {
    ...state,
    at,
    ply,
    position,
    turn: opposite(by),
    board: null,
    history,
    occurrences: nextOccurrence(state.occurrences, position),
    hand: null,
    proceedings: withoutProposals(state.proceedings),
    ...(by === 'white'
      ? { whiteDue: dueAfter(made, state.whiteDue) }
      : { blackDue: dueAfter(made, state.blackDue) }),
  }
}

/**
 * The board after a move while unrelated pieces are displaced: the move is made in the legal
 * position, and the displaced pieces stay where they are. Null if the move is possible only on the
 * actual board.
 */
function boardWithDisplaced(
  state: GameState,
  displaced: Placement,
  event: EventOf<'move-made'>,
): Placement | null {
  const { position } = state
  const stands = standing(state)
  const move = moveOfWritten(position, event)
  if (stands === undefined || moveOfWritten(stands, event) !== move) return null
  if (displaced.at(move.from) !== position.at(move.from)) return null
  if (!isLegalMove(position, move)) return null
  if (capturedOn(stands, move) !== capturedOn(position, move)) return null
  const after = placementAfter(stands, move)
  return after.equals(placementAfter(position, move)) ? null : after
}

function illegalMoveMade(state: GameState, event: EventOf<'move-made'>): GameState {
  const hand = handOf(state)
  const illegal = { from: square(event.from), to: square(event.to) }
  // A piece released before as part of a legal move stays binding (4.7).
  return { ...state, at: event.at, hand: { ...hand, illegal } }
}
