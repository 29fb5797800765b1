import type { MinimumCostMatching } from '../matching/minimum-cost.js'
import type { BracketGraph } from './bracket-graph.js'

/**
 * Among all equally good pairings of a bracket, finds the one that comes first by Articles 3 and 4.
 * The solver has one of the best at the start, and the right one at the end. `split` means that all
 * floaters use one placeholder, so that the last step is bipartite.
 */
export function firstInSequence(graph: BracketGraph, split: boolean): void {
  const { solver, mdps, players } = graph
  for (let mdp = 0; mdp < mdps; mdp++) choosePairable(solver, mdp, mdps, players)
  for (let mdp = 0; mdp < mdps; mdp++) {
    const opponent = solver.mate[mdp]!
    if (opponent >= mdps && opponent < players) chooseOpponent(solver, mdp, mdps, players)
  }
  const remainder: number[] = []
  for (let vertex = mdps; vertex < players; vertex++) {
    if (solver.mate[vertex]! >= mdps) remainder.push(vertex)
  }
  pairRemainder(solver, remainder, split)
}

/** 4.4: sets of MDPs to pair are ordered by the smallest number in which they differ. */
function choosePairable(solver: MinimumCostMatching, mdp: number, mdps: number, players: number) {
  const isOpponent = (vertex: number) => vertex >= mdps && vertex < players
  const within: number[] = []
  const without: number[] = []
  for (let vertex = 0; vertex < solver.size; vertex++) {
    if (!solver.costs.has(mdp, vertex)) continue
    ;(isOpponent(vertex) ? within : without).push(vertex)
  }
  if (within.length === 0 || without.length === 0) return
  prefer(solver, mdp, within, without, -1)
}

/**
 * Prefers edges from `vertex` to `some` over those to `others` (gain < 0) or the reverse (gain >
 * 0), if the pairing stays as good. The other edges are removed. Returns whether an edge to `some`
 * is used.
 */
function prefer(
  solver: MinimumCostMatching,
  vertex: number,
  some: readonly number[],
  others: readonly number[],
  gain: -1 | 1,
): boolean {
  const uses = () => some.includes(solver.mate[vertex]!)
  if (uses() !== gain < 0) {
    const bonus = new Float64Array(solver.size)
    for (const each of some) bonus[each] = gain
    solver.costs.focus(vertex, bonus)
    solver.resolve()
    for (const each of uses() ? others : some) solver.costs.remove(vertex, each)
    solver.costs.unfocus(uses() ? gain : 0)
    return uses()
  }
  for (const each of uses() ? others : some) solver.costs.remove(vertex, each)
  return uses()
}

/** 4.2: chooses the opponent with the smallest number that keeps the pairing as good. */
function chooseOpponent(solver: MinimumCostMatching, vertex: number, from: number, to: number) {
  const opponent = solver.mate[vertex]!
  const bonus = new Float64Array(solver.size)
  let better = false
  for (let each = from; each < to; each++) {
    bonus[each] = each - to
    if (each >= opponent || !solver.costs.has(vertex, each)) continue
    // Without blossoms, an edge with slack is in no best pairing.
    if (solver.hasBlossoms || solver.costs.tight(vertex, each)) better = true
  }
  if (better) {
    solver.costs.focus(vertex, bonus)
    solver.resolve()
    const chosen = solver.mate[vertex]!
    solver.costs.settle(vertex, chosen)
    solver.costs.unfocus(bonus[chosen]!)
  } else solver.costs.settle(vertex, opponent)
}

function pairRemainder(solver: MinimumCostMatching, remainder: readonly number[], split: boolean) {
  const ranks = new Int32Array(solver.size).fill(-1)
  remainder.forEach((vertex, rank) => {
    ranks[vertex] = rank
  })
  const isUpper = (vertex: number) => {
    const opponent = solver.mate[vertex]!
    return opponent > vertex && ranks[opponent] !== -1
  }
  const pairs = remainder.filter(isUpper).length
  if (pairs === 0) return
  chooseExchange(solver, remainder, ranks, pairs, isUpper)
  const uppers = remainder.filter(isUpper)
  if (split) {
    solver.firstTransposition(
      uppers,
      remainder.filter(vertex => !isUpper(vertex)),
    )
    return
  }
  for (const upper of uppers) chooseOpponent(solver, upper, upper + 1, remainder.at(-1)! + 1)
}

/**
 * 4.3: S1 contains the higher-ranked player of each pair. Fewest exchanges, then the smallest
 * difference of numbers, then the largest numbers that leave S1, then the smallest that enter it.
 * Leaves only edges from S1 to S2.
 */
function chooseExchange(
  solver: MinimumCostMatching,
  remainder: readonly number[],
  ranks: Int32Array,
  pairs: number,
  isUpper: (vertex: number) => boolean,
): void {
  const { size } = solver
  const ranked = new Uint8Array(size)
  const extra = new Float64Array(size)
  const duals = new Float64Array(size)
  // In steps of 2, so that a bonus of 1 weighs less than any difference of numbers.
  const exchange = 2 * (remainder.length + 1) ** 2
  remainder.forEach((vertex, rank) => {
    ranked[vertex] = 1
    extra[vertex] = 2 * rank - (rank < pairs ? exchange : 0)
    duals[vertex] = rank < pairs ? extra[vertex]! : 0
  })
  solver.costs.setExtra(ranked, extra, duals)
  solver.resolve()
  const exchanged = remainder.slice(0, pairs).filter(vertex => !isUpper(vertex)).length
  const edgesOf = (vertex: number) => {
    const up: number[] = []
    const rest: number[] = []
    for (let each = 0; each < size; each++) {
      if (!solver.costs.has(vertex, each)) continue
      ;(each > vertex && ranks[each] !== -1 ? up : rest).push(each)
    }
    return { up, rest }
  }
  let left = exchanged
  for (let rank = pairs - 1; rank >= 0 && left > 0; rank--) {
    const vertex = remainder[rank]!
    const { up, rest } = edgesOf(vertex)
    if (!prefer(solver, vertex, up, rest, 1)) left -= 1
  }
  left = exchanged
  for (let rank = pairs; rank < remainder.length && left > 1; rank++) {
    const vertex = remainder[rank]!
    const { up, rest } = edgesOf(vertex)
    if (prefer(solver, vertex, up, rest, -1)) left -= 1
  }
  const uppers = new Set(remainder.filter(isUpper))
  for (const vertex of remainder) {
    const { up, rest } = edgesOf(vertex)
    if (uppers.has(vertex)) {
      for (const each of rest) solver.costs.remove(vertex, each)
      for (const each of up) if (uppers.has(each)) solver.costs.remove(vertex, each)
    } else {
      for (const each of up) solver.costs.remove(vertex, each)
    }
  }
  const ends = new Float64Array(size)
  for (const vertex of uppers) ends[vertex] = extra[vertex]!
  solver.costs.clearExtra(ends)
  solver.resolve()
}
