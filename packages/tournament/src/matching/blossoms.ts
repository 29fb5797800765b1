/**
 * The blossoms (nested odd sets) of a matching search. Vertices are 0 … n-1, blossoms n … 2n-1. The
 * children form a ring that begins with the child that contains the base; joint i leads from child
 * i to the next.
 */
export class Blossoms {
  readonly size: number
  readonly mate: Int32Array
  /** The outermost blossom of each vertex, or the vertex itself. */
  readonly top: Int32Array
  readonly base: Int32Array
  readonly parent: Int32Array
  readonly #children: number[][]
  /** Two vertices for each joint: one in child i, one in the next child. */
  readonly #joints: number[][]
  readonly #unused: number[] = []
  readonly #live = new Set<number>()

  constructor(size: number) {
    this.size = size
    this.mate = new Int32Array(size).fill(-1)
    this.top = Int32Array.from({ length: size }, (_, i) => i)
    this.base = Int32Array.from({ length: 2 * size }, (_, i) => (i < size ? i : -1))
    this.parent = new Int32Array(2 * size).fill(-1)
    this.#children = new Array(2 * size)
    this.#joints = new Array(2 * size)
    for (let id = 2 * size - 1; id >= size; id--) this.#unused.push(id)
  }

  /** Every blossom, including nested ones. */
  get live(): ReadonlySet<number> {
    return this.#live
  }

  childrenOf(blossom: number): readonly number[] {
    return this.#children[blossom]!
  }

  jointsOf(blossom: number): readonly number[] {
    return this.#joints[blossom]!
  }

  make(children: number[], joints: number[]): number {
    const blossom = this.#unused.pop()!
    this.#children[blossom] = children
    this.#joints[blossom] = joints
    this.base[blossom] = this.base[children[0]!]!
    this.parent[blossom] = -1
    this.#live.add(blossom)
    for (const child of children) this.parent[child] = blossom
    this.leaves(blossom, vertex => {
      this.top[vertex] = blossom
    })
    return blossom
  }

  /** Dissolves a blossom: its children become outermost. */
  open(blossom: number): void {
    for (const child of this.#children[blossom]!) {
      this.parent[child] = -1
      this.leaves(child, vertex => {
        this.top[vertex] = child
      })
    }
    this.#live.delete(blossom)
    this.#unused.push(blossom)
  }

  /** Makes every vertex its own outermost blossom, once all are dissolved. */
  separate(): void {
    for (let vertex = 0; vertex < this.size; vertex++) {
      this.top[vertex] = vertex
      this.parent[vertex] = -1
    }
  }

  /** Whether it is still a blossom and not inside another one. */
  isOutermost(blossom: number): boolean {
    return this.#live.has(blossom) && this.parent[blossom] === -1
  }

  leaves(blossom: number, visit: (vertex: number) => void): void {
    if (blossom < this.size) {
      visit(blossom)
      return
    }
    for (const child of this.#children[blossom]!) this.leaves(child, visit)
  }

  /** The child of `blossom` that contains `vertex`. */
  childWith(blossom: number, vertex: number): number {
    let child = vertex
    while (this.parent[child] !== blossom) child = this.parent[child]!
    return child
  }

  /** Rearranges the matching inside, so that `vertex` becomes the base. */
  rebase(blossom: number, vertex: number): void {
    if (blossom < this.size) return
    const children = this.#children[blossom]!
    const joints = this.#joints[blossom]!
    const { length } = children
    const entry = this.childWith(blossom, vertex)
    const start = children.indexOf(entry)
    this.rebase(entry, vertex)
    const step = start & 1 ? 1 : -1
    for (let i = start; i % length !== 0; ) {
      i = (i + step + length) % length
      const next = (i + step + length) % length
      const joint = step === 1 ? i : next
      const here = joints[2 * joint + (step === 1 ? 0 : 1)]!
      const there = joints[2 * joint + (step === 1 ? 1 : 0)]!
      this.rebase(children[i]!, here)
      this.rebase(children[next]!, there)
      this.mate[here] = there
      this.mate[there] = here
      i = next
    }
    this.#children[blossom] = [...children.slice(start), ...children.slice(0, start)]
    this.#joints[blossom] = [...joints.slice(2 * start), ...joints.slice(0, 2 * start)]
    this.base[blossom] = vertex
  }
}
