/**
 * Maximum cardinality matching in a general graph (Edmonds). It grows one augmenting path at a
 * time, so that a matching can be kept while vertices are added.
 */
export class MaximumMatching {
  /** The partner of each vertex, or -1. */
  readonly mate: Int32Array
  readonly #adjacent: Uint8Array
  readonly #stride: number
  readonly #vertices: number[] = []
  readonly #even: Uint8Array
  readonly #from: Int32Array
  readonly #base: Int32Array
  readonly #inBlossom: Uint8Array
  readonly #seen: Int32Array
  #stamp = 0

  /** `adjacent[u * stride + v]` is 1 if u and v may be matched. */
  constructor(adjacent: Uint8Array, stride: number) {
    this.#adjacent = adjacent
    this.#stride = stride
    this.mate = new Int32Array(stride).fill(-1)
    this.#even = new Uint8Array(stride)
    this.#from = new Int32Array(stride)
    this.#base = new Int32Array(stride)
    this.#inBlossom = new Uint8Array(stride)
    this.#seen = new Int32Array(stride)
  }

  get vertices(): readonly number[] {
    return this.#vertices
  }

  get exposed(): number[] {
    return this.#vertices.filter(vertex => this.mate[vertex] === -1)
  }

  /** Adds vertices and matches as many as possible. Matched vertices stay matched. */
  add(vertices: readonly number[]): void {
    this.#vertices.push(...vertices)
    this.#greedy(vertices)
    for (const vertex of this.exposed) {
      if (this.mate[vertex] === -1) this.#augmentFrom(vertex)
    }
  }

  /** Adds vertices together with a maximum matching of them. */
  take(vertices: readonly number[], mate: Int32Array): void {
    for (const vertex of vertices) {
      this.#vertices.push(vertex)
      this.mate[vertex] = mate[vertex]!
    }
  }

  /** The vertices that another maximum matching could leave unmatched instead of `root`. */
  replaceable(root: number): Uint8Array {
    this.#search(root)
    return this.#even.slice()
  }

  /** Starts by pairing the upper half with the lower half in order, as most pairings go. */
  #greedy(vertices: readonly number[]): void {
    const half = vertices.length >> 1
    for (let i = 0; i < vertices.length; i++) {
      const u = vertices[i]!
      if (this.mate[u] !== -1) continue
      const row = u * this.#stride
      for (let step = 0; step < vertices.length; step++) {
        const v = vertices[(i + half + step) % vertices.length]!
        if (this.mate[v] === -1 && v !== u && this.#adjacent[row + v] === 1) {
          this.mate[u] = v
          this.mate[v] = u
          break
        }
      }
    }
  }

  #augmentFrom(root: number): boolean {
    let vertex = this.#search(root)
    if (vertex === -1) return false
    while (vertex !== -1) {
      const previous: number = this.#from[vertex]!
      const next: number = this.mate[previous]!
      this.mate[vertex] = previous
      this.mate[previous] = vertex
      vertex = next
    }
    return true
  }

  /** The end of an augmenting path from `root`, or -1 with every even vertex marked. */
  #search(root: number): number {
    const { mate } = this
    const even = this.#even.fill(0)
    const from = this.#from.fill(-1)
    const base = this.#base
    for (const vertex of this.#vertices) base[vertex] = vertex
    const queue = [root]
    even[root] = 1
    for (let head = 0; head < queue.length; head++) {
      const u = queue[head]!
      const row = u * this.#stride
      for (const v of this.#vertices) {
        if (this.#adjacent[row + v] !== 1 || base[u] === base[v] || mate[u] === v) continue
        const partner = mate[v]!
        if (v === root || (partner !== -1 && from[partner] !== -1)) {
          this.#contract(u, v, queue)
        } else if (from[v] === -1) {
          from[v] = u
          if (partner === -1) return v
          even[partner] = 1
          queue.push(partner)
        }
      }
    }
    return -1
  }

  #contract(u: number, v: number, queue: number[]): void {
    const base = this.#base
    const common = this.#commonBase(u, v)
    const inBlossom = this.#inBlossom.fill(0)
    this.#markPath(u, common, v)
    this.#markPath(v, common, u)
    for (const vertex of this.#vertices) {
      if (inBlossom[base[vertex]!] !== 1) continue
      base[vertex] = common
      if (this.#even[vertex] === 0) {
        this.#even[vertex] = 1
        queue.push(vertex)
      }
    }
  }

  #commonBase(u: number, v: number): number {
    const { mate } = this
    const stamp = ++this.#stamp
    for (let vertex = u; ; ) {
      vertex = this.#base[vertex]!
      this.#seen[vertex] = stamp
      if (mate[vertex] === -1) break
      vertex = this.#from[mate[vertex]!]!
    }
    for (let vertex = v; ; ) {
      vertex = this.#base[vertex]!
      if (this.#seen[vertex] === stamp) return vertex
      vertex = this.#from[mate[vertex]!]!
    }
  }

  #markPath(start: number, common: number, child: number): void {
    const { mate } = this
    let vertex = start
    let below = child
    while (this.#base[vertex] !== common) {
      const partner = mate[vertex]!
      this.#inBlossom[this.#base[vertex]!] = 1
      this.#inBlossom[this.#base[partner]!] = 1
      this.#from[vertex] = below
      below = partner
      vertex = this.#from[partner]!
    }
  }
}
