import {
  BISHOP,
  bishopSlot,
  bishopTable,
  KNIGHT,
  knightAttacks,
  QUEEN,
  ROOK,
  rookSlot,
  rookTable,
} from '@jadoube/chess/internals'

/** The result of `findAttacks`, as a pair lo, hi. It is shared, so that no call allocates. */
export const attackSet = new Int32Array(2)

/**
 * Sets `attackSet` to the squares that a queen, rook, bishop or knight attacks from this square.
 * Only the given squares block.
 */
export function findAttacks(role: number, square: number, lo: number, hi: number): void {
  let toLo = 0
  let toHi = 0
  if (role === KNIGHT) {
    toLo = knightAttacks[square * 2]
    toHi = knightAttacks[square * 2 + 1]
  }
  if (role === BISHOP || role === QUEEN) {
    const slot = bishopSlot(square, lo, hi)
    toLo = bishopTable[slot]
    toHi = bishopTable[slot + 1]
  }
  if (role === ROOK || role === QUEEN) {
    const slot = rookSlot(square, lo, hi)
    toLo |= rookTable[slot]
    toHi |= rookTable[slot + 1]
  }
  attackSet[0] = toLo
  attackSet[1] = toHi
}
