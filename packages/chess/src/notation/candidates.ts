import type { Board } from '../board.js'
import { LegalMoves, MAX_MOVES } from '../legal.js'
import { CASTLING, EN_PASSANT, type MoveCode } from '../move.js'
import type { Reading } from './reading.js'
import { AMBIGUOUS, NONE, resolve } from './resolve.js'

const legal = new LegalMoves()
const list = new Int32Array(MAX_MOVES)

/** The legal moves that match a reading of a written move. */
export function candidatesOf(board: Board, reading: Reading): readonly MoveCode[] {
  const { role, fromFile, fromRank, toFile, toRank, promotion } = reading
  if (toRank >= 0) {
    const move = resolve(board, role, toRank * 8 + toFile, fromFile, fromRank, promotion)
    if (move === NONE) return []
    if (move !== AMBIGUOUS) return [move]
  }
  const n = legal.read(board).list(list)
  return Array.from(list.subarray(0, n)).filter(move => fits(board, move, reading))
}

function fits(board: Board, move: MoveCode, reading: Reading): boolean {
  const from = move & 63
  const to = (move >> 6) & 63
  const what = move >> 12
  if (what === CASTLING || board.pieces[from] >> 1 !== reading.role) return false
  const promotion = what === EN_PASSANT ? 0 : what
  return (
    promotion === reading.promotion &&
    (to & 7) === reading.toFile &&
    (reading.toRank < 0 || to >> 3 === reading.toRank) &&
    (reading.fromFile < 0 || (from & 7) === reading.fromFile) &&
    (reading.fromRank < 0 || from >> 3 === reading.fromRank)
  )
}

/**
 * Whether a piece stands on the target square. A short capture (`ed`) names no rank and always
 * counts.
 */
export function captures(board: Board, reading: Reading): boolean {
  return reading.toRank < 0 || board.pieces[reading.toRank * 8 + reading.toFile] !== 0
}
