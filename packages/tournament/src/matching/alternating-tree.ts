import type { Blossoms } from './blossoms.js'
import type { ReducedCosts } from './reduced-costs.js'
import { EVEN, FREE, ODD, TreeLinks } from './tree-links.js'
import { isLess, isZero, precedes, type Vectors } from './vectors.js'

/** Dual values are kept as multiples of 1/FINEST, so that a double represents them exactly. */
const FINEST = 4096

/**
 * The search of Edmonds' primal-dual method. A tree of alternating paths grows from an unmatched
 * vertex, with changes of the dual values when it is stuck, until it reaches another unmatched
 * vertex.
 */
export class AlternatingTree {
  readonly costs: ReducedCosts
  readonly blossoms: Blossoms
  /** The dual values of blossoms. */
  readonly z: Vectors
  /** Set when a dual value becomes finer than allowed. */
  fine = false
  readonly #links: TreeLinks
  /**
   * For a vertex outside the even part of the tree: its cheapest edge from there, and the slack.
   */
  readonly #best: Int32Array
  readonly #bestSlack: Vectors
  /** For an even vertex: the cheapest edge to another even blossom, and the slack. */
  readonly #rival: Int32Array
  readonly #rivalSlack: Vectors
  readonly #slack: Float64Array
  readonly #delta: Float64Array

  constructor(costs: ReducedCosts, blossoms: Blossoms) {
    const { size, limbs } = costs
    const vectors = (length: number) => costs.costs.map(() => new Float64Array(length))
    this.costs = costs
    this.blossoms = blossoms
    this.z = vectors(2 * size)
    this.#links = new TreeLinks(blossoms)
    this.#best = new Int32Array(size)
    this.#bestSlack = vectors(size)
    this.#rival = new Int32Array(size)
    this.#rivalSlack = vectors(size)
    this.#slack = new Float64Array(limbs)
    this.#delta = new Float64Array(limbs)
  }

  /** Grows a tree from an unmatched root until another unmatched vertex is reached. */
  grow(root: number): boolean {
    const { queue } = this.#links
    this.#best.fill(-1)
    this.#rival.fill(-1)
    this.#links.startAt(root)
    for (;;) {
      while (queue.length > 0) {
        if (this.#scan(queue.pop()!)) return this.#finish()
      }
      if (!this.#findDelta()) return false
      this.#adjust()
      if (this.#takeTight()) return this.#finish()
      for (let u = 0; u < this.costs.size; u++) {
        const rival = this.#rival[u]!
        if (this.#links.labelOf(u) === EVEN && rival !== -1 && isZero(this.#rivalSlack, u)) {
          this.#use(u, rival)
        }
      }
      for (const blossom of [...this.blossoms.live]) {
        if (!this.blossoms.isOutermost(blossom) || this.#links.label[blossom] !== ODD) continue
        if (isZero(this.z, blossom)) this.#links.expandOdd(blossom)
      }
      if (this.#takeTight()) return this.#finish()
    }
  }

  /** Adds free vertices whose cheapest edge has become tight. True if the matching has grown. */
  #takeTight(): boolean {
    for (let v = 0; v < this.costs.size; v++) {
      if (this.#links.labelOf(v) !== FREE || this.#best[v] === -1) continue
      if (isZero(this.#bestSlack, v) && this.#use(this.#best[v]!, v)) return true
    }
    return false
  }

  /** Dissolves blossoms without a dual value, which are useless after the search. */
  #finish(): true {
    for (const blossom of [...this.blossoms.live]) {
      if (this.blossoms.isOutermost(blossom)) this.#openWorthless(blossom)
    }
    return true
  }

  #openWorthless(blossom: number): void {
    if (blossom < this.costs.size || !isZero(this.z, blossom)) return
    const children = this.blossoms.childrenOf(blossom)
    this.blossoms.open(blossom)
    for (const child of children) this.#openWorthless(child)
  }

  /** Processes every edge of an even vertex. True if the matching has grown. */
  #scan(u: number): boolean {
    const { size, edges, limbs, costs, duals } = this.costs
    const { top } = this.blossoms
    const row = u * size
    const last = limbs - 1
    const slack = this.#slack
    const changing = this.costs.hasPreferences
    const cost0 = costs[0]!
    const y0 = duals[0]!
    const own0 = y0[u]!
    for (let v = 0; v < size; v++) {
      const edge = edges[row + v]!
      if (edge === 0) continue
      const blossom = top[v]!
      if (blossom === top[u]) continue
      const even = this.#links.label[blossom] === EVEN
      const at = even ? u : v
      const known = even ? this.#rival[u]! : this.#best[v]!
      const least = even ? this.#rivalSlack : this.#bestSlack
      let first = cost0[edge]! - own0 - y0[v]!
      if (changing && last === 0) first += this.costs.changing(u, v)
      if (known !== -1 && first > least[0]![at]!) continue
      slack[0] = first
      for (let k = 1; k < limbs; k++) {
        const y = duals[k]!
        slack[k] = costs[k]![edge]! - y[u]! - y[v]!
      }
      if (changing && last > 0) slack[last]! += this.costs.changing(u, v)
      if (known !== -1 && !isLess(slack, least, at)) continue
      if (even) this.#rival[u] = v
      else this.#best[v] = u
      let none = true
      for (let k = 0; k < limbs; k++) {
        least[k]![at] = slack[k]!
        if (slack[k] !== 0) none = false
      }
      if (none && this.#use(u, v)) return true
    }
    return false
  }

  /** Adds a tight edge to the tree. True if it completes an augmenting path. */
  #use(u: number, v: number): boolean {
    const { top, base } = this.blossoms
    const blossom = top[v]!
    if (blossom === top[u]) return false
    const label = this.#links.label[blossom]
    if (label === ODD) return false
    if (label === EVEN) {
      const made = this.#links.shrink(u, v)
      for (const limb of this.z) limb[made] = 0
      return false
    }
    const exit = base[blossom]!
    const partner = this.blossoms.mate[exit]!
    if (partner === -1) {
      this.#links.augment(u, v)
      return true
    }
    this.#links.makeOdd(blossom, u, v)
    this.#links.makeEven(top[partner]!, exit, partner)
    return false
  }

  #rescanRival(u: number): void {
    const { top } = this.blossoms
    this.#rival[u] = -1
    const slack = this.#slack
    for (let v = 0; v < this.costs.size; v++) {
      if (!this.costs.has(u, v) || top[v] === top[u]) continue
      if (this.#links.labelOf(v) !== EVEN) continue
      for (let k = 0; k < this.costs.limbs; k++) slack[k] = this.costs.slack(u, v, k)
      if (this.#rival[u] !== -1 && !isLess(slack, this.#rivalSlack, u)) continue
      this.#rival[u] = v
      for (let k = 0; k < this.costs.limbs; k++) this.#rivalSlack[k]![u] = slack[k]!
    }
  }

  /** Finds the largest change of the dual values that keeps every slack at zero or above. */
  #findDelta(): boolean {
    const { top } = this.blossoms
    const delta = this.#delta
    const candidate = this.#slack
    let found = false
    const consider = (vectors: readonly Float64Array[], at: number, share: number) => {
      for (let k = 0; k < this.costs.limbs; k++) candidate[k] = vectors[k]![at]! / share
      if (found && !precedes(candidate, delta)) return
      delta.set(candidate)
      found = true
    }
    for (let v = 0; v < this.costs.size; v++) {
      const label = this.#links.labelOf(v)
      if (label === FREE) {
        if (this.#best[v] !== -1) consider(this.#bestSlack, v, 1)
      } else if (label === EVEN && this.#rival[v] !== -1) {
        if (top[this.#rival[v]!] === top[v]) this.#rescanRival(v)
        if (this.#rival[v] !== -1) consider(this.#rivalSlack, v, 2)
      }
    }
    for (const blossom of this.blossoms.live) {
      if (this.blossoms.parent[blossom] === -1 && this.#links.label[blossom] === ODD) {
        consider(this.z, blossom, 2)
      }
    }
    if (found && delta.some(each => each * FINEST !== Math.floor(each * FINEST))) this.fine = true
    return found
  }

  #adjust(): void {
    for (let k = 0; k < this.costs.limbs; k++) {
      const delta = this.#delta[k]!
      if (delta === 0) continue
      const y = this.costs.duals[k]!
      for (let v = 0; v < this.costs.size; v++) {
        const label = this.#links.labelOf(v)
        if (label === FREE) this.#bestSlack[k]![v]! -= delta
        else if (label === ODD) y[v]! -= delta
        else {
          y[v]! += delta
          this.#rivalSlack[k]![v]! -= 2 * delta
        }
      }
      for (const blossom of this.blossoms.live) {
        if (this.blossoms.parent[blossom] !== -1) continue
        const label = this.#links.label[blossom]
        if (label === EVEN) this.z[k]![blossom]! += 2 * delta
        else if (label === ODD) this.z[k]![blossom]! -= 2 * delta
      }
    }
  }
}
