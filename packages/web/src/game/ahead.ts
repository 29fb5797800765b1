import {
  type Color,
  opposite,
  type Placement,
  type PromotionRole,
  parseSquare,
  play,
  type StandingPosition,
} from '@jadoube/chess'
import { meantMove } from '../board/meant-move.js'
import type { ActBody } from './game.js'

/** The board with what hands have done before the Laws were there to decide on it. */
export interface Ahead {
  readonly placement: Placement
  /** Undefined where no legal move led to what stands there. */
  readonly position: StandingPosition | undefined
  /** Who is expected to have the move. */
  readonly turn: Color
}

/**
 * The board after one more act, as it is expected to stand, so that the next hand is read on what its player sees.
 * Anything that moves no piece, or that a guarded board will refuse, leaves it as it is.
 */
export function afterAhead(before: Ahead, act: ActBody, isGuarded: boolean): Ahead {
  const [from, to] = [act.from, act.to].map(name =>
    typeof name === 'string' ? parseSquare(name) : undefined,
  )
  if (from === undefined || to === undefined) return before
  const { placement, position, turn } = before
  const move = position && meantMove(position, from, to, act.promotion as PromotionRole | undefined)
  // By hand on a physical board the rook, and the pawn taken en passant, are moved by another act.
  const isWhole = act.act === 'move' || isGuarded || move?.kind === 'normal'
  if (position !== undefined && move !== undefined && isWhole) {
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
