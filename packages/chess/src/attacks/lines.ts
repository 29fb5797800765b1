import { bishopSlot, bishopTable, rookSlot, rookTable } from './sliders.js'

// For every pair of squares: the squares strictly between them, and the whole line through them.
// Pairs lo, hi at index 2 * (a * 64 + b); empty where no rank, file or diagonal joins the two.

export const between: Int32Array = /* @__PURE__ */ new Int32Array(64 * 64 * 2)
export const lineThrough: Int32Array = /* @__PURE__ */ new Int32Array(64 * 64 * 2)

function fill(a: number, b: number, slot: typeof rookSlot, table: Int32Array): void {
  const fromA = slot(a, 0, 0)
  if ((table[fromA + (b >> 5)] & (1 << b)) === 0) return
  const fromB = slot(b, 0, 0)
  const index = (a * 64 + b) * 2
  for (let half = 0; half < 2; half++) {
    const ends = (a >> 5 === half ? 1 << a : 0) | (b >> 5 === half ? 1 << b : 0)
    lineThrough[index + half] = (table[fromA + half] & table[fromB + half]) | ends
  }
  // Each end stops the other's ray.
  const lo = (a < 32 ? 1 << a : 0) | (b < 32 ? 1 << b : 0)
  const hi = (a >= 32 ? 1 << a : 0) | (b >= 32 ? 1 << b : 0)
  const stoppedA = slot(a, lo, hi)
  const stoppedB = slot(b, lo, hi)
  between[index] = table[stoppedA] & table[stoppedB]
  between[index + 1] = table[stoppedA + 1] & table[stoppedB + 1]
}

/** Fills the tables from those of the sliders. */
export function fillLines(): void {
  for (let a = 0; a < 64; a++) {
    for (let b = 0; b < 64; b++) {
      if (a === b) continue
      fill(a, b, rookSlot, rookTable)
      fill(a, b, bishopSlot, bishopTable)
    }
  }
}
