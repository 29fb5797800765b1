import { BISHOP, type Board, KING, KNIGHT, PAWN, QUEEN, ROOK } from '@jadoube/chess/internals'

const WORDS = 9

/**
 * A set of positions with exact keys. Four planes of 64 bits hold the pieces; a ninth word holds
 * the turn, castling rights and the en passant square. A hash finds the slot, the whole key
 * decides. An en passant square that cannot be used because of a pin only keeps two equal positions
 * apart, which does no harm.
 */
export class PositionTable {
  count = 0
  /** The keys, in order of arrival. */
  private keys: Int32Array
  /**
   * By hash: `base` plus the number of the position. Values below `base` are left over from earlier
   * contents.
   */
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

  /** Adds a position and returns its number, or -1 - number if it was already there. */
  add(board: Board): number {
    const { keys, index, mask, base: least, count } = this
    const { sets } = board
    const bishop0 = sets[2 + BISHOP * 2]
    const bishop1 = sets[3 + BISHOP * 2]
    const queen0 = sets[2 + QUEEN * 2]
    const queen1 = sets[3 + QUEEN * 2]
    const king0 = sets[2 + KING * 2]
    const king1 = sets[3 + KING * 2]
    const white0 = sets[0]
    const white1 = sets[1]
    const a0 = sets[2 + PAWN * 2] | bishop0 | queen0
    const a1 = sets[3 + PAWN * 2] | bishop1 | queen1
    const b0 = sets[2 + KNIGHT * 2] | bishop0 | king0
    const b1 = sets[3 + KNIGHT * 2] | bishop1 | king1
    const c0 = sets[2 + ROOK * 2] | queen0 | king0
    const c1 = sets[3 + ROOK * 2] | queen1 | king1
    const rest = board.turn | (board.castling << 1) | ((board.enPassant + 1) << 5)
    let at = hashOf(white0, white1, a0, a1, b0, b1, c0, c1, rest) & mask
    for (;;) {
      const found = index[at] - least
      if (found < 0) break
      const k = found * WORDS
      // The planes with the kings differ most often, so they are compared first.
      if (
        keys[k + 4] === b0 &&
        keys[k + 5] === b1 &&
        keys[k + 2] === a0 &&
        keys[k + 3] === a1 &&
        keys[k] === white0 &&
        keys[k + 1] === white1 &&
        keys[k + 6] === c0 &&
        keys[k + 7] === c1 &&
        keys[k + 8] === rest
      )
        return -1 - found
      at = (at + 1) & mask
    }
    const end = count * WORDS
    keys[end] = white0
    keys[end + 1] = white1
    keys[end + 2] = a0
    keys[end + 3] = a1
    keys[end + 4] = b0
    keys[end + 5] = b1
    keys[end + 6] = c0
    keys[end + 7] = c1
    keys[end + 8] = rest
    index[at] = least + count
    this.count = count + 1
    if ((count + 1) * 2 > mask) this.enlarge()
    return count
  }

  /** Sets up a board with this position. The castling rooks stay as the board had them. */
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
      // Most squares are unchanged.
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
      const k = number * WORDS
      let at =
        hashOf(
          keys[k],
          keys[k + 1],
          keys[k + 2],
          keys[k + 3],
          keys[k + 4],
          keys[k + 5],
          keys[k + 6],
          keys[k + 7],
          keys[k + 8],
        ) & mask
      while (index[at] !== 0) at = (at + 1) & mask
      index[at] = number + 1
    }
  }
}

/** The role for each combination of bits in the three planes. */
const roleOf = new Uint8Array([0, PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING, 0])

/** Each word is mixed separately, so that the processor can work on all of them at once. */
function hashOf(
  white0: number,
  white1: number,
  a0: number,
  a1: number,
  b0: number,
  b1: number,
  c0: number,
  c1: number,
  rest: number,
): number {
  let hash = Math.imul(white0 ^ (white0 >>> 15), 0x9e3779b1)
  hash = (hash + Math.imul(white1 ^ (white1 >>> 15), 0x85ebca77)) | 0
  hash = (hash + Math.imul(a0 ^ (a0 >>> 15), 0xc2b2ae3d)) | 0
  hash = (hash + Math.imul(a1 ^ (a1 >>> 15), 0x27d4eb2f)) | 0
  hash = (hash + Math.imul(b0 ^ (b0 >>> 15), 0x165667b1)) | 0
  hash = (hash + Math.imul(b1 ^ (b1 >>> 15), 0xd3a2646d)) | 0
  hash = (hash + Math.imul(c0 ^ (c0 >>> 15), 0xfd7046c5)) | 0
  hash = (hash + Math.imul(c1 ^ (c1 >>> 15), 0xb55a4f09)) | 0
  hash = (hash + Math.imul(rest ^ (rest >>> 15), 0x2c1b3c6d)) | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
