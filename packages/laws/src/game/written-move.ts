import {
  fileOf,
  type Move,
  makeSquare,
  type PromotionRole,
  parseSquare,
  rankOf,
  type Square,
  type StandingPosition,
  squareAt,
} from '@jadoube/chess'
import { CASTLING, codeOf, EN_PASSANT, moveOf, roleCode } from '@jadoube/chess/internals'
import type { PromotionLetter, WrittenMove } from './event.js'

export { lettersRead } from '@jadoube/chess/internals'

const letters: Readonly<Record<PromotionRole, PromotionLetter>> = {
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
}
const rolesOf: Readonly<Record<PromotionLetter, PromotionRole>> = {
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
}

export const letterOfPromotion = (role: PromotionRole): PromotionLetter => letters[role]
export const promotionOf = (letter: PromotionLetter): PromotionRole => rolesOf[letter]

export function writeMove(move: Move): WrittenMove {
  const from = makeSquare(move.from)
  const to = makeSquare(move.to)
  if (move.kind === 'promotion') return { from, to, promotion: letters[move.promotion] }
  if (move.kind === 'castling') return { from, to, rook: makeSquare(move.rook) }
  return { from, to }
}

/**
 * Writes moves to choose from by their squares. Castling gives its rook only if an ordinary king's
 * move could go to the same square, as in Chess960.
 */
export const writeChoices = (moves: readonly Move[]): readonly WrittenMove[] =>
  moves.map(move => {
    const written = writeMove(move)
    if (move.kind !== 'castling' || Math.abs(move.to - move.from) === 1) return written
    return { from: written.from, to: written.to }
  })

/** The castling move of a king with the rook on this square. */
export const castlingMove = (king: Square, rook: Square): Move =>
  moveOf(codeOf(king, rook, CASTLING))

/**
 * The legal move of a written one. The position distinguishes en passant from an ordinary capture.
 */
export function moveOfWritten(position: StandingPosition, written: WrittenMove): Move {
  const from = parseSquare(written.from)!
  if (written.rook !== undefined) return castlingMove(from, parseSquare(written.rook)!)
  const to = parseSquare(written.to)!
  if (written.promotion !== undefined) {
    return moveOf(codeOf(from, to, roleCode(promotionOf(written.promotion))))
  }
  const isPawn = position.at(from)?.role === 'pawn'
  const isEnPassant = isPawn && position.at(to) === undefined && fileOf(from) !== fileOf(to)
  return moveOf(codeOf(from, to, isEnPassant ? EN_PASSANT : 0))
}

/** The square of the captured piece, if there is one. */
export function capturedOn(position: StandingPosition, move: Move): Square | null {
  if (move.kind === 'castling') return null
  if (move.kind === 'en-passant') return squareAt(fileOf(move.to), rankOf(move.from))
  return position.at(move.to) === undefined ? null : move.to
}

export const sameMove = (a: WrittenMove, b: WrittenMove): boolean =>
  a.from === b.from && a.to === b.to && a.promotion === b.promotion && a.rook === b.rook

/** Only the move fields of an event. */
export const moveIn = ({ from, to, promotion, rook }: WrittenMove): WrittenMove => ({
  from,
  to,
  ...(promotion === undefined ? null : { promotion }),
  ...(rook === undefined ? null : { rook }),
})
