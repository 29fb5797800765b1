import type { Position } from '../position.js'
import { polyglotNumbers } from './polyglot-numbers.js'

const CASTLING = 768
const EN_PASSANT = 772
const TURN = 780

let numbers: BigUint64Array | undefined

function read(): BigUint64Array {
  if (numbers !== undefined) return numbers
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  numbers = new BigUint64Array(TURN + 1)
  let bits = 0n
  let have = 0
  let index = 0
  for (const sign of polyglotNumbers) {
    if (sign === '=') break
    bits = (bits << 6n) | BigInt(signs.indexOf(sign))
    have += 6
    if (have < 64) continue
    have -= 64
    numbers[index++] = bits >> BigInt(have)
    bits &= (1n << BigInt(have)) - 1n
  }
  return numbers
}

/**
 * The key under which Polyglot opening books keep a position. A file en passant counts where a pawn stands beside the one
 * that has just moved by two squares, whether or not it may capture.
 *
 * @example
 * polyglotKey(standardPosition()).toString(16) // → '463b96181691fc9c'
 */
export function polyglotKey(position: Position): bigint {
  const { board } = position
  const random = read()
  let key = 0n
  for (let square = 0; square < 64; square++) {
    const code = board.pieces[square]
    // Black pawn, white pawn, black knight, …: their order is ours with the colours exchanged.
    if (code !== 0) key ^= random[((code ^ 1) - 2) * 64 + square]
  }
  for (let right = 0; right < 4; right++) {
    if ((board.castling & (1 << right)) !== 0) key ^= random[CASTLING + right]
  }
  if (board.enPassant >= 0) key ^= random[EN_PASSANT + (board.enPassant & 7)]
  if (board.turn === 0) key ^= random[TURN]
  return key
}
