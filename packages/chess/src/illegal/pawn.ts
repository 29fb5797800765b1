import type { Board } from '../board.js'
import { PAWN, WHITE } from '../piece.js'
import { makeSquare, type Square } from '../square.js'
import { notHowItMoves, twoStepBlocked, type WhyIllegal, why } from './why.js'

const name = (square: number) => makeSquare(square as Square)

/** Why a pawn cannot move there (Article 3.7). Checks and promotion are not considered here. */
export function whyNotForPawn(board: Board, from: number, to: number): WhyIllegal | undefined {
  const us = board.turn
  const ahead = us === WHITE ? 8 : -8
  const files = (to & 7) - (from & 7)
  const occupied = (square: number) => board.pieces[square] !== 0
  if (files === 0 && to === from + ahead) {
    if (!occupied(to)) return undefined
    return why('pawn-blocked', `the pawn is blocked on ${name(to)}`, to as Square)
  }
  if (files === 0 && to === from + 2 * ahead) {
    if (from >> 3 !== (us === WHITE ? 1 : 6)) {
      const text = 'a pawn moves two squares only on its first move'
      return why('pawn-not-on-its-first-move', text)
    }
    const blocker = [from + ahead, to].find(occupied)
    if (blocker === undefined) return undefined
    return twoStepBlocked(`the pawn is blocked on ${name(blocker)}`, blocker as Square)
  }
  if (Math.abs(files) === 1 && (to >> 3) - (from >> 3) === Math.sign(ahead)) {
    if (occupied(to) || to === board.enPassant) return undefined
    return whyNothingToCapture(board, to, us, ahead)
  }
  return notHowItMoves(PAWN, `a pawn does not go from ${name(from)} to ${name(to)}`)
}

function whyNothingToCapture(board: Board, to: number, us: number, ahead: number): WhyIllegal {
  const beside = to - ahead
  const enemyPawn = (PAWN << 1) | (us ^ 1)
  // The enemy pawn may have advanced two squares, but not with the last move.
  if (
    to >> 3 === (us === WHITE ? 5 : 2) &&
    board.pieces[beside] === enemyPawn &&
    board.pieces[to + ahead] === 0
  ) {
    const text = 'a pawn can be captured en passant only directly after it has moved two squares'
    return why('en-passant-too-late', text, beside as Square)
  }
  const text = `a pawn moves diagonally only to capture, and ${name(to)} is empty`
  return why('nothing-to-capture', text, to as Square)
}
