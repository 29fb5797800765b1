// The squares that knights, kings and pawns attack, from every square: pairs lo, hi at index 2 *
// square.

function stepTable(steps: readonly (readonly [number, number])[]): Int32Array {
  const table = new Int32Array(128)
  for (let square = 0; square < 64; square++) {
    for (const [files, ranks] of steps) {
      const file = (square & 7) + files
      const rank = (square >> 3) + ranks
      if (((file | rank) & ~7) !== 0) continue
      const target = rank * 8 + file
      table[square * 2 + (target >> 5)] |= 1 << target
    }
  }
  return table
}

// biome-ignore format: a table
export const knightAttacks: Int32Array = /* @__PURE__ */ stepTable([
  [1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2],
])

// biome-ignore format: a table
export const kingAttacks: Int32Array = /* @__PURE__ */ stepTable([
  [0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1],
])

/** By colour: a white pawn attacks towards the eighth rank. */
export const pawnAttacks: readonly [Int32Array, Int32Array] = [
  /* @__PURE__ */ stepTable([
    [-1, 1],
    [1, 1],
  ]),
  /* @__PURE__ */ stepTable([
    [-1, -1],
    [1, -1],
  ]),
]
