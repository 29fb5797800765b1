import {
  type Move,
  makeSquare,
  type Role,
  type Square,
  type SquareName,
  type StandingPosition,
} from '@jadoube/chess'
import { mustPlay } from '../article-04-act-of-moving/must-play.js'
import type { EventOf } from '../game/event.js'
import { legalMovesIn } from '../game/legal-moves.js'
import { standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { capturedOn } from '../game/written-move.js'

/** A piece and where it stands. */
export interface PieceOn {
  readonly role: Role
  readonly square: SquareName
}

/**
 * What a player had to do but did not (4.3–4.7): the piece to move, the piece to capture, or the
 * move.
 */
export interface OwedMove {
  readonly pieceToMove: PieceOn | null
  readonly pieceToCapture: PieceOn | null
  /** The only move left, if no piece describes it better: castling, a promotion, a written move. */
  readonly move: string | null
}

/** What the broken touch-move rule required; null if no piece and no move can be named. */
export function owedMove(
  event: EventOf<'irregularity-arose'>,
  before: GameState,
  write: (position: StandingPosition, move: Move) => string,
): OwedMove | null {
  const position = standing(before)
  if (event.kind !== 'touched-piece' || position === undefined) return null
  const moves = requiredMoves(event, before, position)
  const [first] = moves
  if (first === undefined) return null
  const isByTouch = event.rule?.startsWith('touch.') === true && first.kind === 'normal'
  if (moves.length === 1 && !isByTouch) {
    return { pieceToMove: null, pieceToCapture: null, move: write(position, first) }
  }
  const from = moves.every(each => each.from === first.from) ? first.from : null
  const target = capturedOn(position, first)
  const isSameTarget = target !== null && moves.every(each => capturedOn(position, each) === target)
  const pieceOn = (square: Square | null): PieceOn | null =>
    square === null ? null : { role: position.at(square)!.role, square: makeSquare(square) }
  const owed = {
    pieceToMove: pieceOn(from),
    pieceToCapture: isSameTarget ? pieceOn(target) : null,
    move: null,
  }
  return owed.pieceToMove === null && owed.pieceToCapture === null ? null : owed
}

/** The moves to choose from, if the same rule bound the player. */
function requiredMoves(
  { rule }: EventOf<'irregularity-arose'>,
  { hand }: GameState,
  position: StandingPosition,
): readonly Move[] {
  // Castling the other way round is no legal move of the position (Finnish blitz 7).
  const legal = legalMovesIn(position)
  const extraMoves = hand?.released?.filter(move => !legal.includes(move))
  const obligation = mustPlay(position, hand, extraMoves)
  return obligation === null || obligation.rule !== rule ? [] : obligation.moves
}
