import {
  type Move,
  type MoveCode,
  makeSquare,
  moveOf,
  type Position,
  type PromotionRole,
  parseSquare,
  type Square,
} from '@jadoube/chess'
import type { PromotionLetter, WrittenMove } from './event.js'

const letters: Readonly<Record<PromotionRole, PromotionLetter>> = {
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
}
const roleCodes: Readonly<Record<PromotionLetter, number>> = { N: 2, B: 3, R: 4, Q: 5 }
const enPassant = 1
const castling = 6

export const promotionLetter = (role: PromotionRole): PromotionLetter => letters[role]

export function writeMove(move: Move): WrittenMove {
  const from = makeSquare(move.from)
  const to = makeSquare(move.to)
  if (move.kind === 'promotion') return { from, to, promotion: letters[move.promotion] }
  if (move.kind === 'castling') return { from, to, rook: makeSquare(move.rook) }
  return { from, to }
}

export const writeCode = (code: MoveCode): WrittenMove => writeMove(moveOf(code))

/**
 * Moves to choose from, by their squares. Castling names its rook only where a step of the king might go to
 * the same square, as it may in Chess960.
 */
export const writeChoices = (codes: readonly MoveCode[]): readonly WrittenMove[] =>
  codes.map(code => {
    const move = moveOf(code)
    const written = writeMove(move)
    if (move.kind !== 'castling' || Math.abs(move.to - move.from) === 1) return written
    return { from: written.from, to: written.to }
  })

/** The code of a legal move that was written; the position tells en passant from a plain capture. */
export function codeOf(position: Position, written: WrittenMove): MoveCode {
  const from = parseSquare(written.from)!
  if (written.rook !== undefined) return from | (parseSquare(written.rook)! << 6) | (castling << 12)
  const to = parseSquare(written.to)!
  if (written.promotion !== undefined) {
    return from | (to << 6) | (roleCodes[written.promotion] << 12)
  }
  const { pieces } = position.board
  const isPawn = pieces[from]! >> 1 === 1
  const passes = isPawn && pieces[to] === 0 && ((from ^ to) & 7) !== 0
  return from | (to << 6) | (passes ? enPassant << 12 : 0)
}

/** The square of the piece that a move captures, if it captures one. */
export function capturedOn(position: Position, code: MoveCode): Square | null {
  const move = moveOf(code)
  if (move.kind === 'castling') return null
  if (move.kind === 'en-passant') return (move.to ^ 8) as Square
  return position.board.pieces[move.to] === 0 ? null : move.to
}

export const sameMove = (a: WrittenMove, b: WrittenMove): boolean =>
  a.from === b.from && a.to === b.to && a.promotion === b.promotion && a.rook === b.rook

/** A move without what else an event says. */
export const moveIn = ({ from, to, promotion, rook }: WrittenMove): WrittenMove => ({
  from,
  to,
  ...(promotion === undefined ? null : { promotion }),
  ...(rook === undefined ? null : { rook }),
})
