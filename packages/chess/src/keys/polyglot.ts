import { needPosition } from '../argument.js'
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
 * The key of a position in Polyglot opening books. As in Polyglot, the en passant file counts if a
 * pawn stands beside the pawn that has just moved two squares, even if it may not capture.
 *
 * @example
 * polyglotKey(standardPosition()).toString(16) // → '463b96181691fc9c'
 */
export function polyglotKey(position: Position): bigint {
  needPosition(position, 'polyglotKey')
  const { board } = position
  const random = read()
  let key = 0n
  for (let square = 0; square < 64; square++) {
    const code = board.pieces[square]
    // Polyglot's order is black pawn, white pawn, black knight, …: our piece codes with the colours
    // exchanged.
    if (code !== 0) key ^= random[((code ^ 1) - 2) * 64 + square]
  }
  for (let right = 0; right < 4; right++) {
    if ((board.castling & (1 << right)) !== 0) key ^= random[CASTLING + right]
  }
  if (board.enPassant >= 0) key ^= random[EN_PASSANT + (board.enPassant & 7)]
  if (board.turn === 0) key ^= random[TURN]
  return key
}
