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
 * The position for reading moves: what stands on the board, with the player who has the move to
 * move. Nearly always it is the position itself. After an illegal move that nobody has ruled on, or
 * with displaced pieces, it may be one that no legal game reaches, or undefined if a king is
 * missing.
 */
export function standing(state: GameState): StandingPosition | undefined {
  const board = baseOf(state)
  if (board === null && state.turn === state.position.turn) return state.position
  return positionOn(board ?? state.position.placement, state.turn, state.position)
}

/** The board before the player who has the move touched it. */
export const baseOf = (state: GameState): Placement | null =>
  state.hand === null ? state.board : state.hand.base

/** A position with these pieces, and the rights and counters of the one that it comes from. */
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

/**
 * Whether the board has changed, and if so, whether a quiet move could have done it: no pawn move,
 * no capture (9.3).
 */
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

/** Whether a castling right remains: king and rook are on their squares. */
function mayStillCastle(placement: Placement, from: StandingPosition, rook: Square): boolean {
  const piece = from.at(rook)
  if (piece === undefined) return false
  const king = from.king(piece.color)
  return placement.at(rook) === piece && placement.at(king) === from.at(king)
}

/** The placement after a legal move. */
export function placementAfter(position: StandingPosition, move: Move): Placement {
  return playLegal(position, move).placement
}
