import type { Board } from '../board.js'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js'

const WORDS = 9

/**
 * A set of positions with exact keys: four planes of 64 bits tell what stands where, a ninth word holds the
 * turn, castling rights and the en passant square. A hash finds the place, the whole key decides.
 * An en passant square that pins make useless only keeps two equal positions apart; nothing is lost by it.
 */
export class PositionTable {
  count = 0
  /** The keys, in order of arrival. */
  keys: Int32Array
  /** By hash: `base` and the number together. What is below `base` was left by earlier contents. */
  private index: Int32Array
  private base = 1
  private mask: number
  private readonly key = new Int32Array(WORDS)

  constructor(size = 1024) {
    this.keys = new Int32Array(size * WORDS)
    this.index = new Int32Array(size * 2)
    this.mask = size * 2 - 1
  }

  clear(): void {
    this.base += this.count
    this.count = 0
    if (this.base < 1 << 30) return
    this.base = 1
    this.index.fill(0)
  }

  private read(board: Board): number {
    const { sets } = board
    const key = this.key
    for (let half = 0; half < 2; half++) {
      const pawn = sets[2 + PAWN * 2 + half]
      const knight = sets[2 + KNIGHT * 2 + half]
      const bishop = sets[2 + BISHOP * 2 + half]
      const rook = sets[2 + ROOK * 2 + half]
      const queen = sets[2 + QUEEN * 2 + half]
      const king = sets[2 + KING * 2 + half]
      key[half] = sets[half]
      key[2 + half] = pawn | bishop | queen
      key[4 + half] = knight | bishop | king
      key[6 + half] = rook | queen | king
    }
    key[8] = board.turn | (board.castling << 1) | ((board.enPassant + 1) << 5)
    return hashOf(key, 0)
  }

  /** Adds the position; its number, or -1 - number if it was there. */
  add(board: Board): number {
    let at = this.read(board) & this.mask
    const { keys, key, index, base: least } = this
    for (;;) {
      const found = index[at] - least
      if (found < 0) break
      const base = found * WORDS
      let same = true
      for (let i = 0; i < WORDS; i++) {
        if (keys[base + i] !== key[i]) {
          same = false
          break
        }
      }
      if (same) return -1 - found
      at = (at + 1) & this.mask
    }
    const number = this.count++
    index[at] = least + number
    this.keys.set(key, number * WORDS)
    if (this.count * 2 > this.mask) this.enlarge()
    return number
  }

  /** Sets up a board as this position; rooks that may castle stay as the board had them. */
  restore(number: number, board: Board): void {
    const { keys } = this
    const base = number * WORDS
    const { sets, pieces } = board
    pieces.fill(0)
    for (let half = 0; half < 2; half++) {
      const white = keys[base + half]
      const a = keys[base + 2 + half]
      const b = keys[base + 4 + half]
      const c = keys[base + 6 + half]
      sets[half] = white
      sets[2 + half] = (a | b | c) & ~white
      spread(sets, pieces, PAWN, a & ~b & ~c, white, half)
      spread(sets, pieces, KNIGHT, b & ~a & ~c, white, half)
      spread(sets, pieces, BISHOP, a & b, white, half)
      spread(sets, pieces, ROOK, c & ~a & ~b, white, half)
      spread(sets, pieces, QUEEN, a & c, white, half)
      const kings = b & c
      spread(sets, pieces, KING, kings, white, half)
      if ((kings & white) !== 0) board.kings[0] = 31 - Math.clz32(kings & white) + half * 32
      if ((kings & ~white) !== 0) board.kings[1] = 31 - Math.clz32(kings & ~white) + half * 32
    }
    const rest = keys[base + 8]
    board.turn = rest & 1
    board.castling = (rest >> 1) & 15
    board.enPassant = (rest >> 5) - 1
  }

  private enlarge(): void {
    const keys = new Int32Array(this.keys.length * 2)
    keys.set(this.keys)
    this.keys = keys
    this.mask = this.mask * 2 + 1
    this.index = new Int32Array(this.mask + 1)
    this.base = 1
    for (let number = 0; number < this.count; number++) {
      let at = hashOf(keys, number * WORDS) & this.mask
      while (this.index[at] !== 0) at = (at + 1) & this.mask
      this.index[at] = number + 1
    }
  }
}

function spread(
  sets: Int32Array,
  pieces: Uint8Array,
  role: number,
  squares: number,
  white: number,
  half: number,
): void {
  sets[2 + role * 2 + half] = squares
  for (let bits = squares; bits !== 0; bits &= bits - 1) {
    const bit = bits & -bits
    pieces[31 - Math.clz32(bit) + half * 32] = (role << 1) | ((white & bit) !== 0 ? 0 : 1)
  }
}

function hashOf(keys: Int32Array, base: number): number {
  let hash = 0
  for (let i = 0; i < WORDS; i++) {
    hash = Math.imul(hash ^ keys[base + i], 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return hash
}
