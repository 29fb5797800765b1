// A set of squares is a pair of 32-bit integers: `lo` holds ranks 1 to 4, `hi` ranks 5 to 8. Square
// s is bit s & 31 of its half. JavaScript uses only the low five bits of a shift count, so `1 << s`
// needs no mask.

/** The number of bits that are set. */
export function popcount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The index of the lowest set bit; `bits` must not be 0. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
