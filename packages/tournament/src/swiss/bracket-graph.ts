import { MinimumCostMatching } from '../matching/minimum-cost.js'
import {
  type BracketShape,
  type Measure,
  measuresOf,
  type Role,
  type Vertex,
} from './bracket-costs.js'
import type { CriterionCount } from './criteria.js'
import type { Field } from './field.js'
import type { Participant } from './participant.js'

/**
 * The players of a bracket and all others that must be considered, as a graph. The costs of its
 * edges follow from the criteria.
 */
export interface BracketGraph {
  readonly solver: MinimumCostMatching
  /** The place in the field of each vertex. */
  readonly places: readonly number[]
  readonly mdps: number
  /** Vertices below this number are players of the bracket. */
  readonly players: number
  /** The cost of the solver's current pairing by criterion, while all its edges exist. */
  counts(): CriterionCount[]
}

/** The maximum of one limb, so that its sums and halves stay exact. */
const limbCapacity = 2 ** 34

export function bracketGraph(
  field: Field,
  members: readonly { readonly place: number; readonly role: Role }[],
  shape: BracketShape,
  mayMeet: (u: number, v: number) => boolean,
): BracketGraph {
  const size = members.length
  const places = members.map(({ place }) => place)
  const vertices: Vertex[] = members.map(({ place, role }) => ({
    role,
    player: field.players[place] ?? null,
  }))
  const measures = measuresOf(shape)
  const kinds = kindsOf(vertices)
  const values: number[][] = [measures.map(() => 0)]
  const numbers = new Map<string, number>()
  const costCache = new Int32Array(kinds.count * kinds.count).fill(-1)
  const costOf = (u: number, v: number): number => {
    const at = kinds.of[u]! * kinds.count + kinds.of[v]!
    if (costCache[at] !== -1) return costCache[at]!
    const costs = measures.map(measure => measure.cost(vertices[u]!, vertices[v]!))
    const key = costs.join(' ')
    let number = numbers.get(key)
    if (number === undefined) {
      number = values.push(costs) - 1
      numbers.set(key, number)
    }
    costCache[at] = number
    return number
  }
  const edges = new Uint16Array(size * size)
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      if (vertices[v]!.role === 'mdp' || !mayMeet(places[u]!, places[v]!)) continue
      const number = costOf(u, v)
      edges[u * size + v] = number
      edges[v * size + u] = number
    }
  }
  const solver = new MinimumCostMatching(size, edges, pack(measures, values))
  const mdps = shape.mdps.length
  const counts = () => {
    const totals = measures.map(() => 0)
    solver.mate.forEach((v, u) => {
      if (v <= u) return
      values[edges[u * size + v]!]!.forEach((value, i) => {
        totals[i]! += value
      })
    })
    return measures.map(({ criterion, score }, i) => ({ criterion, score, count: totals[i]! }))
  }
  return { solver, places, mdps, players: mdps + shape.residents.length, counts }
}

/**
 * Packs as many measures into each limb as fit. The last limb stays free for the order of Article
 * 4.
 */
function pack(measures: readonly Measure[], values: readonly number[][]): Float64Array[] {
  const limbs: Float64Array[] = []
  let room = 1
  for (let i = measures.length - 1; i >= 0; i--) {
    if (values.every(costs => costs[i] === 0)) continue
    const radix = measures[i]!.bound + 1
    if (limbs.length === 0 || room * radix > limbCapacity) {
      limbs.unshift(new Float64Array(values.length))
      room = 1
    }
    const limb = limbs[0]!
    values.forEach((costs, edge) => {
      limb[edge]! += costs[i]! * room
    })
    room *= radix
  }
  limbs.push(new Float64Array(values.length))
  return limbs
}

/** Groups vertices that no criterion distinguishes. */
function kindsOf(vertices: readonly Vertex[]): { of: number[]; count: number } {
  const numbers = new Map<string, number>()
  const of = vertices.map(({ role, player }) => {
    const key = player === null ? role : `${role} ${kindOf(role, player)}`
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  })
  return { of, count: numbers.size }
}

function kindOf(role: Role, player: Participant): string {
  if (role === 'next' || role === 'rest') return ''
  const { history } = player
  return [
    player.score,
    history.preference,
    history.strength,
    history.difference,
    history.repeated,
    player.lastFloat,
    player.floatBefore,
    player.gamesPlayed,
  ].join(' ')
}
