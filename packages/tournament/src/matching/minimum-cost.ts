import { AlternatingTree } from './alternating-tree.js'
import { Blossoms } from './blossoms.js'
import { firstTransposition } from './first-transposition.js'
import { ReducedCosts } from './reduced-costs.js'

/**
 * A perfect matching of least cost in a general graph, kept up to date while costs change and edges
 * are removed.
 */
export class MinimumCostMatching {
  readonly costs: ReducedCosts
  readonly #blossoms: Blossoms
  readonly #tree: AlternatingTree
  #restarted = false

  constructor(size: number, edges: Uint16Array, costs: readonly Float64Array[]) {
    this.costs = new ReducedCosts(size, edges, costs)
    this.#blossoms = new Blossoms(size)
    this.#tree = new AlternatingTree(this.costs, this.#blossoms)
  }

  get size(): number {
    return this.costs.size
  }

  /** The partner of each vertex, or -1. */
  get mate(): Int32Array {
    return this.#blossoms.mate
  }

  get hasBlossoms(): boolean {
    return this.#blossoms.live.size > 0
  }

  /** Matches u and v if both are unmatched and the edge is tight. */
  propose(u: number, v: number): void {
    const { mate } = this
    if (mate[u] !== -1 || mate[v] !== -1 || u === v || !this.costs.tight(u, v)) return
    mate[u] = v
    mate[v] = u
  }

  /** Completes the matching at least cost. False if there is no perfect matching. */
  solve(): boolean {
    for (let root = 0; root < this.size; root++) {
      if (this.mate[root] !== -1) continue
      if (!this.#tree.grow(root)) return false
      if (this.#tree.fine && !this.#restarted) return this.#restart()
    }
    return true
  }

  /**
   * Restores the matching after costs changed or edges were removed: pairs that are no longer tight
   * are separated and matched again.
   */
  resolve(): boolean {
    for (const blossom of this.#blossoms.live) this.#shareOut(blossom)
    this.#openAll()
    const { mate } = this
    for (let u = 0; u < this.size; u++) {
      const v = mate[u]!
      if (v > u && !this.costs.tight(u, v)) {
        mate[u] = -1
        mate[v] = -1
      }
    }
    return this.solve()
  }

  firstTransposition(uppers: readonly number[], lowers: readonly number[]): void {
    firstTransposition(this.costs, this.mate, uppers, lowers)
  }

  /** Distributes a blossom's dual value to its vertices. Edges inside keep their slack. */
  #shareOut(blossom: number): void {
    this.#tree.z.forEach((limb, k) => {
      const half = limb[blossom]! / 2
      if (half === 0) return
      const duals = this.costs.duals[k]!
      this.#blossoms.leaves(blossom, vertex => {
        duals[vertex]! -= half
      })
      limb[blossom] = 0
    })
  }

  #openAll(): void {
    for (const blossom of [...this.#blossoms.live]) this.#blossoms.open(blossom)
    this.#blossoms.separate()
  }

  /** Starts again with simple dual values, before repeated halving loses exactness. */
  #restart(): boolean {
    this.#restarted = true
    this.#openAll()
    for (const limb of this.#tree.z) limb.fill(0)
    this.mate.fill(-1)
    this.costs.resetDuals()
    const solved = this.solve()
    this.#restarted = false
    this.#tree.fine = false
    return solved
  }
}
