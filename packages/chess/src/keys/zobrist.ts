import { needPosition } from '../argument.js'
import type { Position } from '../position.js'

// One random number for each property that makes positions different in the sense of Article 9.2.
// They come from splitmix64 with a fixed seed, so a key is the same in every program that uses this
// version.

const PIECES = 0 // code << 6 | square, codes to 13
const ROOKS = 14 * 64 // the rook of a right to castle, by its square
const FILES = ROOKS + 64 // a capture en passant that is legal, by its file
const TURN = FILES + 8

let numbers: BigUint64Array | undefined

function drawn(): BigUint64Array {
  if (numbers !== undefined) return numbers
  numbers = new BigUint64Array(TURN + 1)
  let state = 0x6a61646f7562650an
  const wrap = (n: bigint) => BigInt.asUintN(64, n)
  for (let i = 0; i < numbers.length; i++) {
    state = wrap(state + 0x9e3779b97f4a7c15n)
    let mixed = wrap((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n)
    mixed = wrap((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn)
    numbers[i] = mixed ^ (mixed >> 31n)
  }
  return numbers
}

/**
 * A 64-bit hash of a position. It is equal for positions that are the same (Article 9.2), and
 * almost always different for others. `positionKey` is exact: equal keys always mean the same
 * position.
 */
export function zobristKey(position: Position): bigint {
  needPosition(position, 'zobristKey')
  const { board } = position
  const random = drawn()
  let key = 0n
  for (let square = 0; square < 64; square++) {
    const code = board.pieces[square]
    if (code !== 0) key ^= random[PIECES + (code << 6) + square]
  }
  for (const rook of position.castling) key ^= random[ROOKS + rook]
  const { enPassant } = position
  if (enPassant !== undefined) key ^= random[FILES + (enPassant & 7)]
  if (board.turn === 0) key ^= random[TURN]
  return key
}
