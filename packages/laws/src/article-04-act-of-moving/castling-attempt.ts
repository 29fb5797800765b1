import {
  type Color,
  fileOf,
  type Placement,
  parseFen,
  type Role,
  rankOf,
  type Square,
  squareAt,
  squares,
} from '@jadoube/chess'
import type { Opening } from '../game/state.js'

const fileE = 4

/** The side of a castling: 0 towards the h-file (0-0), 1 towards the a-file (0-0-0). */
export type CastlingSide = 0 | 1

/**
 * King and rook of a castling attempt, legal or not: where they stand, and where they would end up.
 */
export interface CastlingAttempt {
  readonly king: Square
  readonly rook: Square
  readonly kingTo: Square
  readonly rookTo: Square
}

/**
 * The castling that this player could mean on one side: the king stands on its original square,
 * with a rook on that side. In Chess960 the original squares differ, but the final squares are the
 * same (Guidelines II.3.2.6). A king that was set up wrongly goes two squares towards the rook,
 * which then crosses it (3.8.2).
 */
export function castlingOn(
  opening: Opening,
  board: Placement,
  by: Color,
  side: CastlingSide,
): CastlingAttempt | null {
  const firstRank = by === 'white' ? 0 : 7
  const { position, shouldBe } = opening
  const kingAtStart = position.king(by)
  const rookAtStart = position.castling.find(
    rook => position.at(rook)?.color === by && rook > kingAtStart === (side === 0),
  )
  // A player whose pieces were set up wrongly may not castle (A.4.1.2), but may still try.
  const isStartKnown =
    rookAtStart !== undefined || (shouldBe !== null && rankOf(kingAtStart) === firstRank)
  const king = isStartKnown ? kingAtStart : squareAt(fileE, firstRank)
  if (!stands(board, king, by, 'king')) return null
  const rook =
    rookAtStart !== undefined && stands(board, rookAtStart, by, 'rook')
      ? rookAtStart
      : rookBeside(board, king, by, side)
  if (rook === undefined) return null
  const step = side === 0 ? 1 : -1
  const isMisplaced = shouldBe !== null && isStartKnown && kingFileIn(shouldBe, by) === fileE
  const kingFile = isMisplaced ? fileOf(king) + 2 * step : side === 0 ? 6 : 2
  if (kingFile < 0 || kingFile > 7) return null
  const kingTo = squareAt(kingFile, firstRank)
  return { king, rook, kingTo, rookTo: squareAt(kingFile - step, firstRank) }
}

/** The file on which the right starting position has this king, in standard chess the e-file. */
function kingFileIn(fen: string, by: Color): number | null {
  const right = parseFen(fen)
  if (!right.ok) return null
  const king = squares.find(square => stands(right.value.placement, square, by, 'king'))
  return king === undefined ? null : fileOf(king)
}

const stands = (board: Placement, square: Square, color: Color, role: Role): boolean => {
  const piece = board.at(square)
  return piece?.color === color && piece.role === role
}

/** The nearest rook of this colour on that side of the king, on the same rank. */
function rookBeside(
  board: Placement,
  king: Square,
  by: Color,
  side: CastlingSide,
): Square | undefined {
  const step = side === 0 ? 1 : -1
  for (let file = fileOf(king) + step; file >= 0 && file < 8; file += step) {
    const square = squareAt(file, rankOf(king))
    if (stands(board, square, by, 'rook')) return square
  }
  return undefined
}

export const castlingSides = [0, 1] as const

/**
 * The castling that a king's move attempts: the king goes onto its rook, or to its castling square
 * and not by an ordinary king's move.
 */
export function castlingAttempt(
  opening: Opening,
  board: Placement,
  by: Color,
  from: Square,
  to: Square,
): CastlingAttempt | null {
  if (from === to || from >> 3 !== to >> 3) return null
  const isStep = Math.abs(to - from) === 1
  for (const side of castlingSides) {
    const attempt = castlingOn(opening, board, by, side)
    if (attempt?.king !== from) continue
    if (attempt.rook === to || (attempt.kingTo === to && !isStep)) return attempt
  }
  return null
}

/** Whether both final squares are empty or occupied by the king or the rook itself. */
export function hasRoom(
  board: Placement,
  { king, rook, kingTo, rookTo }: CastlingAttempt,
): boolean {
  return [kingTo, rookTo].every(
    square => board.at(square) === undefined || square === king || square === rook,
  )
}
