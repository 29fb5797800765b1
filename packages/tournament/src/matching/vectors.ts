/** Vectors, stored by limb: `vectors[limb][at]`. */
export type Vectors = readonly Float64Array[]

export function isZero(vectors: Vectors, at: number): boolean {
  for (const limb of vectors) if (limb[at] !== 0) return false
  return true
}

/** Whether `vector` is lexicographically less than the one at `at`. */
export function isLess(vector: Float64Array, vectors: Vectors, at: number): boolean {
  for (let k = 0; k < vector.length; k++) {
    const difference = vector[k]! - vectors[k]![at]!
    if (difference !== 0) return difference < 0
  }
  return false
}

export function precedes(a: Float64Array, b: Float64Array): boolean {
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return a[k]! < b[k]!
  return false
}
