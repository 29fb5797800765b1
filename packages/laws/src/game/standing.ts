import {
  type Color,
  differences,
  type Move,
  type Placement,
  type Square,
  type StandingPosition,
  standingPosition,
} from '@jadoube/chess'
import { playLegal } from './legal-moves.js'
import type { GameState } from './state.js'

/** What physically stands on the board. */
export const boardOf = (state: GameState): Placement => state.board ?? state.position.placement

/**
 * The position that moves are read on: what stands on the board, with the player who has the move to
 * move. Nearly always that is the position itself. After an illegal move that nobody has ruled on,
 * or with pieces displaced, it may be one that no legal game reaches; or none at all (undefined),
 * where a king is missing.
 */
export function standing(state: GameState): StandingPosition | undefined {
  const board = baseOf(state)
  if (board === null && state.turn === state.position.turn) return state.position
  return positionOn(board ?? state.position.placement, state.turn, state.position)
}

/** What stood there before the player who has the move put their hand to it. */
export const baseOf = (state: GameState): Placement | null =>
  state.hand === null ? state.board : state.hand.base

/** A position of whatever stands there, with the rights and counters of the one that it comes from. */
export function positionOn(
  placement: Placement,
  turn: Color,
  from: StandingPosition,
): StandingPosition | undefined {
  const { changed, quiet } = changesFrom(from.placement, placement)
  const passed = turn !== from.turn
  return standingPosition({
    placement,
    turn,
    castling: from.castling.filter(rook => mayStillCastle(placement, from, rook)),
    enPassant: passed || changed ? undefined : from.enPassant,
    quiet: passed ? (quiet ? from.quiet + 1 : 0) : changed ? 0 : from.quiet,
    moveNumber: from.moveNumber + (passed && from.turn === 'black' ? 1 : 0),
  })
}

/** Is anything else there than before; and if so, could a quiet move have done it: no pawn, no capture (9.3)? */
function changesFrom(before: Placement, after: Placement): { changed: boolean; quiet: boolean } {
  const squares = differences(before, after)
  let quiet = true
  for (const square of squares) {
    const was = before.at(square)
    const is = after.at(square)
    if (was?.role === 'pawn' || is?.role === 'pawn') quiet = false
    if (was !== undefined && is !== undefined) quiet = false
  }
  return { changed: !squares.isEmpty, quiet }
}

/** A right to castle that is still there: king and rook stand where they stood. */
function mayStillCastle(placement: Placement, from: StandingPosition, rook: Square): boolean {
  const piece = from.at(rook)
  if (piece === undefined) return false
  const king = from.king(piece.color)
  return placement.at(rook) === piece && placement.at(king) === from.at(king)
}

/** The placement that a legal move leads to. */
export function placementAfter(position: StandingPosition, move: Move): Placement {
  return playLegal(position, move).placement
}
