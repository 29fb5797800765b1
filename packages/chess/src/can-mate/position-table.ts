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
  /** The keys, in order of arrival; behind them room for the one that is asked about. */
  private keys: Int32Array
  /** By hash: `base` and the number together. What is below `base` was left by earlier contents. */
  private index: Int32Array
  private base = 1
  private mask: number

  constructor(size = 1024) {
    this.keys = new Int32Array((size + 1) * WORDS)
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

  /** Adds the position; its number, or -1 - number if it was there. */
  add(board: Board): number {
    const { keys, index, mask, base: least, count } = this
    const end = count * WORDS
    const { sets } = board
    for (let half = 0; half < 2; half++) {
      const bishop = sets[2 + BISHOP * 2 + half]
      const queen = sets[2 + QUEEN * 2 + half]
      const king = sets[2 + KING * 2 + half]
      const at = end + half
      keys[at] = sets[half]
      keys[at + 2] = sets[2 + PAWN * 2 + half] | bishop | queen
      keys[at + 4] = sets[2 + KNIGHT * 2 + half] | bishop | king
      keys[at + 6] = sets[2 + ROOK * 2 + half] | queen | king
    }
    keys[end + 8] = board.turn | (board.castling << 1) | ((board.enPassant + 1) << 5)
    let at = hashOf(keys, end) & mask
    for (;;) {
      const found = index[at] - least
      if (found < 0) break
      if (isSame(keys, found * WORDS, end)) return -1 - found
      at = (at + 1) & mask
    }
    index[at] = least + count
    this.count = count + 1
    if ((count + 1) * 2 > mask) this.enlarge()
    return count
  }

  /** Sets up a board as this position; rooks that may castle stay as the board had them. */
  restore(number: number, board: Board): void {
    const { keys } = this
    const base = number * WORDS
    const { sets, pieces } = board
    for (let half = 0; half < 2; half++) {
      const white = keys[base + half]
      const a = keys[base + 2 + half]
      const b = keys[base + 4 + half]
      const c = keys[base + 6 + half]
      const bishops = a & b
      const queens = a & c
      const kings = b & c
      const others = ~(bishops | queens | kings)
      const pawns = a & others
      const knights = b & others
      const rooks = c & others
      const black = (a | b | c) & ~white
      // Most squares are as they were.
      let changed =
        (sets[half] ^ white) |
        (sets[2 + half] ^ black) |
        (sets[2 + PAWN * 2 + half] ^ pawns) |
        (sets[2 + KNIGHT * 2 + half] ^ knights) |
        (sets[2 + BISHOP * 2 + half] ^ bishops) |
        (sets[2 + ROOK * 2 + half] ^ rooks) |
        (sets[2 + QUEEN * 2 + half] ^ queens) |
        (sets[2 + KING * 2 + half] ^ kings)
      sets[half] = white
      sets[2 + half] = black
      sets[2 + PAWN * 2 + half] = pawns
      sets[2 + KNIGHT * 2 + half] = knights
      sets[2 + BISHOP * 2 + half] = bishops
      sets[2 + ROOK * 2 + half] = rooks
      sets[2 + QUEEN * 2 + half] = queens
      sets[2 + KING * 2 + half] = kings
      for (; changed !== 0; changed &= changed - 1) {
        const i = 31 - Math.clz32(changed & -changed)
        const what = ((a >>> i) & 1) | (((b >>> i) & 1) << 1) | (((c >>> i) & 1) << 2)
        const role = roleOf[what]
        pieces[i + half * 32] = what === 0 ? 0 : (role << 1) | (~(white >>> i) & 1)
      }
      if ((kings & white) !== 0) board.kings[0] = 31 - Math.clz32(kings & white) + half * 32
      if ((kings & ~white) !== 0) board.kings[1] = 31 - Math.clz32(kings & ~white) + half * 32
    }
    const rest = keys[base + 8]
    board.turn = rest & 1
    board.castling = (rest >> 1) & 15
    board.enPassant = (rest >> 5) - 1
  }

  private enlarge(): void {
    const { count } = this
    const size = this.mask + 1
    const keys = new Int32Array((size + 1) * WORDS)
    keys.set(this.keys)
    this.keys = keys
    this.mask = size * 2 - 1
    this.index = new Int32Array(size * 2)
    this.base = 1
    const { index, mask } = this
    for (let number = 0; number < count; number++) {
      let at = hashOf(keys, number * WORDS) & mask
      while (index[at] !== 0) at = (at + 1) & mask
      index[at] = number + 1
    }
  }
}

/** Roles by their bits in the three planes. */
const roleOf = new Uint8Array([0, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING, 0])

function isSame(keys: Int32Array, a: number, b: number): boolean {
  for (let i = 0; i < WORDS; i++) if (keys[a + i] !== keys[b + i]) return false
  return true
}

/** Each word is mixed by itself, so that the processor can do all of them at once. */
function hashOf(keys: Int32Array, at: number): number {
  let hash = 0
  for (let i = 0; i < WORDS; i++) {
    const word = keys[at + i]
    hash = (hash + Math.imul(word ^ (word >>> 15), odd[i])) | 0
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}

const odd = new Int32Array([
  0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f, 0x165667b1, 0xd3a2646d, 0xfd7046c5, 0xb55a4f09,
  0x2c1b3c6d,
])
