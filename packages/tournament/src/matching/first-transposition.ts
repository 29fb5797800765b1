import type { ReducedCosts } from './reduced-costs.js'

/**
 * For a graph whose remaining edges lead from `uppers` (and one placeholder) to `lowers`: among the
 * matchings of least cost, gives each upper vertex in turn the first lower vertex that is possible.
 */
export function firstTransposition(
  costs: ReducedCosts,
  mate: Int32Array,
  uppers: readonly number[],
  lowers: readonly number[],
): void {
  const settled = new Uint8Array(costs.size)
  /** On the way to the wanted vertex: the vertex whose partner this one takes over. */
  const next = new Int32Array(costs.size)

  /**
   * Frees `wanted` for `upper` by shifting opponents from the present one on, if tight edges allow
   * it.
   */
  const shift = (upper: number, present: number, wanted: number): boolean => {
    next[wanted] = wanted
    const queue = [wanted]
    for (let head = 0; head < queue.length; head++) {
      const lower = queue[head]!
      const partner = mate[lower]!
      for (const each of lowers) {
        if (next[each] !== -1 || settled[each] === 1 || !costs.tight(each, partner)) continue
        next[each] = lower
        if (each === present) {
          passAlong(present, wanted)
          mate[wanted] = upper
          mate[upper] = wanted
          return true
        }
        queue.push(each)
      }
    }
    return false
  }

  const passAlong = (present: number, wanted: number) => {
    for (let at = present; at !== wanted; ) {
      const gives = next[at]!
      const taken = mate[gives]!
      mate[at] = taken
      mate[taken] = at
      at = gives
    }
  }

  for (const upper of uppers) {
    const present = mate[upper]!
    next.fill(-1)
    for (const lower of lowers) {
      if (lower >= present) break
      // Vertices seen by an earlier search cannot be reached from the present opponent.
      if (settled[lower] === 1 || next[lower] !== -1 || !costs.tight(upper, lower)) continue
      if (shift(upper, present, lower)) break
    }
    settled[mate[upper]!] = 1
  }
}
