import { attackersOn } from '../attackers.js'
import type { Board } from '../board.js'
import { CASTLING, castledKing, castledRook } from '../move.js'
import { ROOK, WHITE } from '../piece.js'
import { makeSquare, type Square } from '../square.js'
import { rookHasMoved, type WhyIllegal, why } from './why.js'

const name = (square: number) => makeSquare(square as Square)

/**
 * Whether a king's move is meant as castling: 0 towards the h-file, 1 towards the a-file, undefined
 * if it is not. It is if the king goes onto its castling rook, or two or more squares along its
 * first rank to the c- or g-file.
 */
export function castlingSide(board: Board, from: number, to: number): 0 | 1 | undefined {
  const us = board.turn
  const home = us === WHITE ? 0 : 7
  if (from >> 3 !== home || to >> 3 !== home || from === to) return undefined
  const side = to > from ? 0 : 1
  const right = (board.castling & (1 << (us * 2 + side))) !== 0
  if (right && board.rooks[us * 2 + side] === to) return side
  // With king and rook on their original squares, the move is an attempt to castle even if the
  // right is lost.
  const corner = from + (side === 0 ? 3 : -4)
  const attempt = (from & 7) === 4 && board.pieces[corner] === ((ROOK << 1) | us)
  if (attempt && to === corner) return right ? undefined : side
  const twoSquares = Math.abs(to - from) >= 2 && (to & 7) === (side === 0 ? 6 : 2)
  return twoSquares && (right || attempt) ? side : undefined
}

/** The move code of castling on this side; -1 if the right is lost. */
export function castlingCode(board: Board, side: 0 | 1): number {
  const right = board.turn * 2 + side
  if ((board.castling & (1 << right)) === 0) return -1
  return board.kings[board.turn] | (board.rooks[right] << 6) | (CASTLING << 12)
}

/** Why castling on this side is illegal now (Article 3.8.2, Guidelines II.3). */
export function whyNoCastling(board: Board, side: 0 | 1): WhyIllegal | undefined {
  const us = board.turn
  const towards = side === 0 ? 'h' : 'a'
  const code = castlingCode(board, side)
  if (code < 0) {
    if ((board.castling & (1 << (us * 2 + (side ^ 1)))) !== 0) {
      return rookHasMoved(`the right to castle with the rook on the ${towards}-side is lost`)
    }
    return why('castling-right-lost', 'the right to castle is lost')
  }
  const king = code & 63
  const rook = (code >> 6) & 63
  return whyPathBlocked(board, king, rook) ?? whyAttacked(board, king, rook, code)
}

function whyPathBlocked(board: Board, king: number, rook: number): WhyIllegal | undefined {
  const ends = [king, rook, castledKing(king, rook), castledRook(king, rook)]
  // For standard castling, these are exactly the squares between king and rook (3.8.2.2.2).
  const kings = [king, castledKing(king, rook)].sort((a, b) => a - b)
  const rooks = [rook, castledRook(king, rook)].sort((a, b) => a - b)
  for (let square = Math.min(...ends); square <= Math.max(...ends); square++) {
    const onPath =
      (square >= kings[0] && square <= kings[1]) || (square >= rooks[0] && square <= rooks[1])
    if (!onPath || square === king || square === rook || board.pieces[square] === 0) continue
    const text = `castling is not possible while a piece stands on ${name(square)}`
    return why('castling-path-blocked', text, square as Square)
  }
  return undefined
}

function whyAttacked(
  board: Board,
  king: number,
  rook: number,
  code: number,
): WhyIllegal | undefined {
  const them = board.turn ^ 1
  const [checker] = attackersOn(board, king, them)
  if (checker !== undefined) {
    return why(
      'castling-out-of-check',
      'castling is not possible while the king is in check',
      checker,
    )
  }
  const kingTo = castledKing(king, rook)
  const step = Math.sign(kingTo - king)
  // The king itself does not block attacks on the squares behind it.
  const without = board.clone()
  without.lift(king)
  for (let square = king; square !== kingTo; ) {
    square += step
    const [attacker] = attackersOn(without, square, them)
    if (attacker === undefined) continue
    const text = `castling is not possible while ${name(square)} is attacked from ${name(attacker)}`
    return square === kingTo
      ? why('castling-into-attack', text, attacker)
      : why('castling-through-attack', text, attacker)
  }
  const after = board.clone()
  after.make(code)
  const [attacker] = attackersOn(after, kingTo, them)
  if (attacker === undefined) return undefined
  const text = `without its rook the king would stand in check from ${name(attacker)}`
  return why('king-left-in-check', text, attacker)
}
