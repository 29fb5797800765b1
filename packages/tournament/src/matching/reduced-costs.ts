/**
 * The costs of a graph's edges, minus the dual values of their two ends.
 *
 * A cost is a vector of limbs in order of weight, compared lexicographically. Limbs are exact
 * integers in typed arrays (the dual values are halves of integers), and never carry into each
 * other. The last limb is for preferences that change during a search: `extra`, and the bonus of
 * one vertex in focus.
 */
export class ReducedCosts {
  readonly size: number
  readonly limbs: number
  /** `edges[u * size + v]`: the number of the edge's cost, 0 if there is no edge. */
  readonly edges: Uint16Array
  /** Indexed by limb, then by the number of the cost. */
  readonly costs: readonly Float64Array[]
  /** The dual values, by limb, then by vertex. */
  readonly duals: readonly Float64Array[]
  #extra: Float64Array | null = null
  #ranked: Uint8Array
  #focus = -1
  #bonus: Float64Array

  constructor(size: number, edges: Uint16Array, costs: readonly Float64Array[]) {
    this.size = size
    this.limbs = costs.length
    this.edges = edges
    this.costs = costs
    this.duals = costs.map(() => new Float64Array(size))
    this.#ranked = new Uint8Array(size)
    this.#bonus = new Float64Array(size)
  }

  has(u: number, v: number): boolean {
    return this.edges[u * this.size + v] !== 0
  }

  remove(u: number, v: number): void {
    this.edges[u * this.size + v] = 0
    this.edges[v * this.size + u] = 0
  }

  /** Fixes a pair: all other edges of the two are removed. */
  settle(u: number, v: number): void {
    for (let w = 0; w < this.size; w++) {
      if (w !== v) this.remove(u, w)
      if (w !== u) this.remove(v, w)
    }
  }

  /** One limb of the slack of an edge: its cost minus the dual values. */
  slack(u: number, v: number, limb: number): number {
    const duals = this.duals[limb]!
    return this.cost(u, v, limb) - duals[u]! - duals[v]!
  }

  cost(u: number, v: number, limb: number): number {
    const cost = this.costs[limb]![this.edges[u * this.size + v]!]!
    return limb === this.limbs - 1 ? cost + this.changing(u, v) : cost
  }

  /** Whether the edge exists and has no slack. */
  tight(u: number, v: number): boolean {
    if (!this.has(u, v)) return false
    for (let k = 0; k < this.limbs; k++) if (this.slack(u, v, k) !== 0) return false
    return true
  }

  /** Whether preferences currently change the last limb. */
  get hasPreferences(): boolean {
    return this.#extra !== null || this.#focus !== -1
  }

  /** The part of the last limb that preferences add. */
  changing(u: number, v: number): number {
    let cost = 0
    if (this.#extra !== null && this.#ranked[u] === 1 && this.#ranked[v] === 1) {
      cost += this.#extra[Math.min(u, v)]!
    }
    if (u === this.#focus) cost += this.#bonus[v]!
    else if (v === this.#focus) cost += this.#bonus[u]!
    return cost
  }

  /**
   * Adds an extra cost to pairs of `ranked` vertices, by their upper vertex. `duals` keeps cheap
   * pairs tight.
   */
  setExtra(ranked: Uint8Array, extra: Float64Array, duals: Float64Array): void {
    this.#ranked = ranked
    this.#extra = extra
    const last = this.duals[this.limbs - 1]!
    for (let v = 0; v < this.size; v++) last[v]! += duals[v]!
  }

  /** Removes the extra cost, which must be the same for every remaining edge of an upper vertex. */
  clearExtra(duals: Float64Array): void {
    this.#extra = null
    const last = this.duals[this.limbs - 1]!
    for (let v = 0; v < this.size; v++) last[v]! -= duals[v]!
  }

  /** Adds `bonus[v]` to the cost of each edge from `vertex` to v. */
  focus(vertex: number, bonus: Float64Array): void {
    let least = 0
    for (let v = 0; v < this.size; v++) {
      if (this.has(vertex, v)) least = Math.min(least, bonus[v]!)
    }
    this.duals[this.limbs - 1]![vertex]! += least
    this.#focus = vertex
    this.#bonus = bonus
  }

  /** Removes the bonus, which must be the same for every remaining edge of the vertex. */
  unfocus(shared: number): void {
    this.duals[this.limbs - 1]![this.#focus]! -= shared
    this.#focus = -1
  }

  /** Resets the dual values to simple ones that leave no slack negative. */
  resetDuals(): void {
    for (let k = 0; k < this.limbs; k++) {
      let least = 0
      for (let u = 0; u < this.size; u++) {
        for (let v = u + 1; v < this.size; v++) {
          if (this.has(u, v)) least = Math.min(least, this.cost(u, v, k))
        }
      }
      this.duals[k]!.fill(Math.floor(least / 2))
    }
  }
}
