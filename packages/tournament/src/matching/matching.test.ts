import { expect, test } from 'vitest'
import { Random } from '../generate/random.js'
import { MaximumMatching } from './maximum.js'
import { MinimumCostMatching } from './minimum-cost.js'

interface Graph {
  readonly size: number
  readonly has: (u: number, v: number) => boolean
}

function randomGraph(random: Random, size: number, density: number): Graph {
  const edges = new Uint8Array(size * size)
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const yes = random.chance(density) ? 1 : 0
      edges[u * size + v] = yes
      edges[v * size + u] = yes
    }
  }
  return { size, has: (u, v) => edges[u * size + v] === 1 }
}

/** The largest number of pairs, by brute force. */
function mostPairs(graph: Graph, left: readonly number[]): number {
  const [first, ...others] = left
  if (first === undefined) return 0
  let most = mostPairs(graph, others)
  for (const each of others) {
    if (!graph.has(first, each)) continue
    const rest = others.filter(other => other !== each)
    most = Math.max(most, 1 + mostPairs(graph, rest))
  }
  return most
}

const all = (size: number) => Array.from({ length: size }, (_, i) => i)

test('a maximum matching has as many pairs as brute force finds', () => {
  const random = new Random(1)
  for (let turn = 0; turn < 300; turn++) {
    const graph = randomGraph(random, random.between(1, 9), random.pick([0.2, 0.4, 0.7]))
    const { size, has } = graph
    const adjacent = Uint8Array.from({ length: size * size }, (_, i) =>
      has(Math.floor(i / size), i % size) ? 1 : 0,
    )
    const matching = new MaximumMatching(adjacent, size)
    // In two parts, as scoregroups are added.
    matching.add(all(size).filter(vertex => vertex % 3 === 0))
    matching.add(all(size).filter(vertex => vertex % 3 !== 0))
    const most = mostPairs(graph, all(size))
    expect(size - matching.exposed.length).toBe(2 * most)
    matching.mate.forEach((v, u) => {
      if (v !== -1) expect([matching.mate[v], has(u, v)]).toEqual([u, true])
    })
    for (const root of matching.exposed) {
      const even = matching.replaceable(root)
      for (const vertex of all(size)) {
        const without = all(size).filter(each => each !== vertex)
        const canMiss = mostPairs(graph, without) === most
        // If one vertex is left over, the even vertices are exactly those that could be left over.
        if (matching.exposed.length === 1) expect(even[vertex] === 1).toBe(canMiss)
      }
    }
  }
})

/** The least cost of a perfect matching and its pairs, by brute force. */
function cheapest(
  graph: Graph,
  costs: (u: number, v: number) => readonly number[],
  left: readonly number[],
): readonly number[] | null {
  const [first, ...others] = left
  if (first === undefined) return []
  let best: readonly number[] | null = null
  for (const each of others) {
    if (!graph.has(first, each)) continue
    const rest = cheapest(
      graph,
      costs,
      others.filter(other => other !== each),
    )
    if (rest === null) continue
    const total = costs(first, each).map((cost, k) => cost + (rest[k] ?? 0))
    if (best === null || before(total, best)) best = total
  }
  return best
}

function before(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i])
  return at !== -1 && a[at]! < b[at]!
}

test('a matching of least cost agrees with brute force, also after changes', () => {
  const random = new Random(2)
  for (let turn = 0; turn < 400; turn++) {
    const size = 2 * random.between(1, 4)
    const graph = randomGraph(random, size, random.pick([0.5, 0.8, 1]))
    const limbs = random.between(1, 3)
    const most = random.pick([1, 3, 50])
    const numbers = new Map<string, number>()
    const table = Array.from({ length: limbs }, () => [0])
    const edges = new Uint16Array(size * size)
    for (let u = 0; u < size; u++) {
      for (let v = u + 1; v < size; v++) {
        if (!graph.has(u, v)) continue
        const number = table[0]!.length
        for (const limb of table) limb.push(random.between(0, most))
        numbers.set(`${u} ${v}`, number)
        edges[u * size + v] = number
        edges[v * size + u] = number
      }
    }
    const removed = new Set<string>()
    const left: Graph = {
      size,
      has: (u, v) => graph.has(u, v) && !removed.has(`${Math.min(u, v)} ${Math.max(u, v)}`),
    }
    const costs = (u: number, v: number) =>
      table.map(limb => limb[numbers.get(`${Math.min(u, v)} ${Math.max(u, v)}`)!]!)
    const solver = new MinimumCostMatching(
      size,
      edges,
      table.map(limb => Float64Array.from(limb)),
    )
    for (let step = 0; step < 4; step++) {
      const wanted = cheapest(left, costs, all(size))
      const solved = step === 0 ? solver.solve() : solver.resolve()
      expect(solved).toBe(wanted !== null)
      if (wanted === null) break
      const pairs = all(size).filter(u => solver.mate[u]! > u)
      const total = table.map((_, k) =>
        pairs.reduce((sum, u) => sum + costs(u, solver.mate[u]!)[k]!, 0),
      )
      expect(total).toEqual(wanted)
      const u = random.between(0, size - 1)
      const v = random.chance(0.5) ? solver.mate[u]! : random.between(0, size - 1)
      if (u === v) continue
      removed.add(`${Math.min(u, v)} ${Math.max(u, v)}`)
      solver.costs.remove(u, v)
    }
  }
})

test('a bonus on edges of one vertex decides between equally cheap matchings', () => {
  // A square: both perfect matchings cost nothing, and the bonus prefers 0-3.
  const edges = new Uint16Array(16)
  for (const [u, v] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [0, 3],
  ] as const) {
    edges[u * 4 + v] = 1
    edges[v * 4 + u] = 1
  }
  const solver = new MinimumCostMatching(4, edges, [new Float64Array(2)])
  expect(solver.solve()).toBe(true)
  solver.costs.focus(0, Float64Array.from([0, 0, 0, -1]))
  expect(solver.resolve()).toBe(true)
  expect([...solver.mate]).toEqual([3, 2, 1, 0])
  solver.costs.settle(0, 3)
  solver.costs.unfocus(-1)
  solver.costs.focus(1, Float64Array.from([-5, 0, 0, 0]))
  expect(solver.resolve()).toBe(true)
  expect([...solver.mate]).toEqual([3, 2, 1, 0])
})
