// For every pair of squares: the squares strictly between them, and the whole line through them.
// The values are pairs lo, hi (see bits.ts) at index 2 * (a * 64 + b). They are empty if no rank,
// file or diagonal joins the two squares.

export const between: Int32Array = /* @__PURE__ */ new Int32Array(64 * 64 * 2)
export const lineThrough: Int32Array = /* @__PURE__ */ new Int32Array(64 * 64 * 2)

// For every square: its rank and file, and its diagonals, including the square itself. Pairs lo, hi
// at index 2 * square.

export const straightLines: Int32Array = /* @__PURE__ */ new Int32Array(64 * 2)
export const diagonalLines: Int32Array = /* @__PURE__ */ new Int32Array(64 * 2)

/** Fills the entries of one line through square `a`, first in one direction, then in the other. */
function fillLine(a: number, files: number, ranks: number, lines: Int32Array): void {
  const line = [0, 0]
  const pairs: number[] = []
  line[a >> 5] = 1 << a
  for (let way = 1; way >= -1; way -= 2) {
    const passed = [0, 0]
    let file = (a & 7) + files * way
    let rank = (a >> 3) + ranks * way
    while (((file | rank) & ~7) === 0) {
      const b = rank * 8 + file
      const pair = (a * 64 + b) * 2
      pairs.push(pair)
      between.set(passed, pair)
      passed[b >> 5] |= 1 << b
      line[b >> 5] |= 1 << b
      file += files * way
      rank += ranks * way
    }
  }
  for (const pair of pairs) lineThrough.set(line, pair)
  for (let half = 0; half < 2; half++) lines[a * 2 + half] |= line[half]
}

/** Fills the four tables above. `needTables` calls this once. */
export function fillLines(): void {
  for (let square = 0; square < 64; square++) {
    fillLine(square, 1, 0, straightLines)
    fillLine(square, 0, 1, straightLines)
    fillLine(square, 1, 1, diagonalLines)
    fillLine(square, 1, -1, diagonalLines)
  }
}
