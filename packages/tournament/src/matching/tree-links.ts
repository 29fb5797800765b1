import type { Blossoms } from './blossoms.js'

export const FREE = 0
/** At an even distance from the root: reached by a matched edge. */
export const EVEN = 1
/** At an odd distance: reached by an edge that is not matched. */
export const ODD = 2

/** The structure of an alternating tree: its blossoms and the links between them. */
export class TreeLinks {
  readonly blossoms: Blossoms
  /** FREE, EVEN or ODD for each vertex and blossom. Only that of an outermost one counts. */
  readonly label: Uint8Array
  /** Even vertices that have not been processed. */
  readonly queue: number[] = []
  /**
   * The edge that joined a blossom to the tree: its end in the tree, and its end in the blossom.
   */
  readonly #outer: Int32Array
  readonly #inner: Int32Array
  readonly #marks: Int32Array
  #mark = 0

  constructor(blossoms: Blossoms) {
    const { size } = blossoms
    this.blossoms = blossoms
    this.label = new Uint8Array(2 * size)
    this.#outer = new Int32Array(2 * size).fill(-1)
    this.#inner = new Int32Array(2 * size).fill(-1)
    this.#marks = new Int32Array(2 * size)
  }

  /** Starts a new tree with one unmatched vertex. */
  startAt(root: number): void {
    this.label.fill(FREE)
    this.queue.length = 0
    this.makeEven(this.blossoms.top[root]!, -1, -1)
  }

  labelOf(vertex: number): number {
    return this.label[this.blossoms.top[vertex]!]!
  }

  makeEven(blossom: number, outer: number, inner: number): void {
    this.label[blossom] = EVEN
    this.#outer[blossom] = outer
    this.#inner[blossom] = inner
    this.blossoms.leaves(blossom, vertex => this.queue.push(vertex))
  }

  makeOdd(blossom: number, outer: number, inner: number): void {
    this.label[blossom] = ODD
    this.#outer[blossom] = outer
    this.#inner[blossom] = inner
  }

  /** Matches along the path from the root to u, and u with the unmatched v. */
  augment(u: number, v: number): void {
    const { top, mate } = this.blossoms
    this.blossoms.rebase(top[v]!, v)
    mate[v] = u
    let near = u
    let far = v
    for (;;) {
      const even = top[near]!
      const exit = this.#outer[even]!
      this.blossoms.rebase(even, near)
      mate[near] = far
      if (exit === -1) return
      const odd = top[exit]!
      const next = this.#outer[odd]!
      far = this.#inner[odd]!
      this.blossoms.rebase(odd, far)
      mate[far] = next
      near = next
    }
  }

  /** Makes the path between two even vertices of the tree a blossom. */
  shrink(u: number, v: number): number {
    const { top } = this.blossoms
    const common = this.#commonEven(top[u]!, top[v]!)
    const children: number[] = []
    const joints: number[] = []
    for (let at = top[u]!; at !== common; at = top[this.#outer[at]!]!) {
      children.unshift(at)
      joints.unshift(this.#outer[at]!, this.#inner[at]!)
    }
    children.unshift(common)
    joints.push(u, v)
    for (let at = top[v]!; at !== common; at = top[this.#outer[at]!]!) {
      children.push(at)
      joints.push(this.#inner[at]!, this.#outer[at]!)
    }
    const odd = children.filter(child => this.label[child] === ODD)
    const blossom = this.blossoms.make(children, joints)
    this.label[blossom] = EVEN
    this.#outer[blossom] = this.#outer[common]!
    this.#inner[blossom] = this.#inner[common]!
    for (const child of odd) this.blossoms.leaves(child, vertex => this.queue.push(vertex))
    return blossom
  }

  #commonEven(a: number, b: number): number {
    const { top } = this.blossoms
    const mark = ++this.#mark
    const up = (at: number) =>
      this.#outer[at] === -1 ? -1 : top[this.#outer[top[this.#outer[at]!]!]!]!
    let x = a
    let y = b
    for (;;) {
      if (x !== -1) {
        if (this.#marks[x] === mark) return x
        this.#marks[x] = mark
        x = up(x)
      }
      if (y !== -1) {
        if (this.#marks[y] === mark) return y
        this.#marks[y] = mark
        y = up(y)
      }
    }
  }

  /** Replaces an odd blossom without a dual value by its children. */
  expandOdd(blossom: number): void {
    const children = this.blossoms.childrenOf(blossom)
    const joints = this.blossoms.jointsOf(blossom)
    const { length } = children
    let outer = this.#outer[blossom]!
    let inner = this.#inner[blossom]!
    const entry = children.indexOf(this.blossoms.childWith(blossom, inner))
    this.blossoms.open(blossom)
    for (const child of children) this.label[child] = FREE
    const step = entry & 1 ? 1 : -1
    const ends = (from: number, to: number) => {
      const joint = step === 1 ? from : to
      const pair = [joints[2 * joint]!, joints[2 * joint + 1]!] as const
      return step === 1 ? pair : ([pair[1], pair[0]] as const)
    }
    let at = entry
    while (at !== 0) {
      this.makeOdd(children[at]!, outer, inner)
      const even = (at + step + length) % length
      const [matched, partner] = ends(at, even)
      this.makeEven(children[even]!, matched, partner)
      const next = (even + step + length) % length
      ;[outer, inner] = ends(even, next)
      at = next
    }
    this.makeOdd(children[0]!, outer, inner)
  }
}
