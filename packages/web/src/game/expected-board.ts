import {
  type Color,
  opposite,
  type Placement,
  type PromotionRole,
  parseSquare,
  play,
  type StandingPosition,
} from '@jadoube/chess'
import { findLegalMove } from '../board/find-legal-move.js'
import type { ActBody } from './game.js'

/** The expected board after acts that were made before the Laws were loaded. */
export interface ExpectedBoard {
  readonly placement: Placement
  /** Undefined if no legal move leads to this board. */
  readonly position: StandingPosition | undefined
  /** The player expected to move. */
  readonly turn: Color
}

/**
 * Returns the expected board after one more act, so that the next act is interpreted on what the
 * player sees. An act that moves no piece, or that a board allowing only legal moves will refuse,
 * changes nothing.
 */
export function expectedAfter(
  before: ExpectedBoard,
  act: ActBody,
  isGuarded: boolean,
): ExpectedBoard {
  const [from, to] = [act.from, act.to].map(name =>
    typeof name === 'string' ? parseSquare(name) : undefined,
  )
  if (from === undefined || to === undefined) return before
  const { placement, position, turn } = before
  const move =
    position && findLegalMove(position, from, to, act.promotion as PromotionRole | undefined)
  // By hand on a physical board, the rook, or the pawn captured en passant, is moved by a separate
  // act.
  const isOneAct = act.act === 'move' || isGuarded || move?.kind === 'normal'
  if (position !== undefined && move !== undefined && isOneAct) {
    const after = play(position, move)
    return { placement: after.placement, position: after, turn: after.turn }
  }
  const piece = placement.at(from)
  if (piece === undefined) return before
  const isOnLastRank = piece.role === 'pawn' && (to < 8 || to >= 56)
  if (isGuarded && !isOnLastRank) return before
  return {
    placement: placement.without(from).with(to, piece),
    position: undefined,
    turn: isOnLastRank || move !== undefined ? turn : opposite(turn),
  }
}
