import { MaximumMatching } from '../matching/maximum.js'
import type { Role } from './bracket-costs.js'
import { type BracketGraph, bracketGraph } from './bracket-graph.js'
import type { Completion } from './completion.js'
import type { CriterionCount } from './criteria.js'
import type { Field } from './field.js'
import { firstInSequence } from './sequence.js'

/** A pairing bracket (1.3.2): players by their place in the field, in the order of Article 1.2. */
export interface Bracket {
  /** The number of its scoregroup, from 0. */
  readonly group: number
  /** The moved-down players (MDPs): the downfloaters of the bracket above. */
  readonly mdps: readonly number[]
  /** The players of the scoregroup itself. */
  readonly residents: readonly number[]
}

export interface PairedBracket extends Bracket {
  /**
   * The pairs, higher-ranked player first: pairs with moved-down players, then in the order of S1.
   */
  readonly pairs: readonly (readonly [number, number])[]
  readonly floaters: readonly number[]
  /** How well the bracket meets C6 to C21, as far as `scope` decides that. */
  readonly counts: readonly CriterionCount[]
  /** How much of the field had to be considered; `none` if nobody in the bracket could meet. */
  readonly scope: Scope | 'none'
}

/** The bracket alone, with the next scoregroup, or with everybody below. */
export type Scope = 'alone' | 'next' | 'all'

interface Member {
  readonly place: number
  readonly role: Role
}

/**
 * Pairs one bracket; null if that is impossible, which C4 has excluded before. Most brackets can be
 * paired alone, with one placeholder for the opponent of a single downfloater. Some need the next
 * scoregroup, and the rest need everybody who is still unpaired.
 */
export function pairBracket(
  field: Field,
  completion: Completion,
  bracket: Bracket,
  /** The smallest scope to use. */
  smallestScope: Scope = 'alone',
): PairedBracket | null {
  if (!anyPair(field, bracket)) {
    const floaters = [...bracket.mdps, ...bracket.residents]
    return { ...bracket, pairs: [], floaters, counts: [], scope: 'none' }
  }
  // C9 applies to a bracket that floats only one player, to the bye. Such a bracket can always be
  // paired alone.
  const alone = smallestScope === 'alone' || (field.odd && completion.byeGroup <= bracket.group)
  return (
    (alone ? pairAlone(field, completion, bracket) : null) ??
    (smallestScope === 'all' ? null : pairWithNext(field, completion, bracket)) ??
    pairWithAll(field, bracket)
  )
}

function anyPair(field: Field, { mdps, residents }: Bracket): boolean {
  return [...mdps, ...residents].some(u => residents.some(v => v !== u && field.mayMeet(u, v)))
}

/**
 * Pairs the bracket alone: nobody floats, or one player whom the brackets below can take without
 * loss.
 */
function pairAlone(field: Field, completion: Completion, bracket: Bracket): PairedBracket | null {
  const { group, mdps, residents } = bracket
  const odd = (mdps.length + residents.length) % 2 === 1
  const byeFloats = field.odd && completion.byeGroup <= group
  if (byeFloats && !odd) return null
  if (!odd)
    return completion.leftOver(group + 1) === 0
      ? pairWithin(field, bracket, [], 'alone', false)
      : null
  if (byeFloats) {
    if (completion.leftOver(group + 1) !== 0) return null
    return pairWithin(field, bracket, [{ place: field.bye, role: 'bye' }], 'alone', true)
  }
  const nextCanTake = floatersForNext(field, completion, group)
  if (nextCanTake === null) return null
  const resident = new Set(residents)
  const mayFloat = new Set(residents.filter(nextCanTake))
  const mayMeet = (u: number, v: number) =>
    v === field.through ? resident.has(u) && mayFloat.has(u) : field.mayMeet(u, v)
  return pairWithin(
    field,
    bracket,
    [{ place: field.through, role: 'below' }],
    'alone',
    false,
    mayMeet,
  )
}

/**
 * The players who, floating down alone, let the next bracket do as well as possible (C8): paired
 * there, with at most one of its players left over. Null if there is none.
 */
function floatersForNext(
  field: Field,
  completion: Completion,
  group: number,
): ((place: number) => boolean) | null {
  const next = field.group(group + 1)
  const matching = new MaximumMatching(field.allowed, field.stride)
  const byeNext = field.odd && completion.byeGroup === group + 1
  const below = completion.leftOver(group + 2)
  if (byeNext) {
    if (next.length % 2 === 1 || below !== 0) return null
    matching.add([...next, field.bye])
  } else if (next.length % 2 === 1) {
    if (below !== 0) return null
    matching.add(next)
  } else {
    if (below !== 1) return null
    const completes = completion.completes(group + 2)
    for (const place of next) field.allow(place, field.through, completes(place))
    matching.add([...next, field.through])
  }
  const [left, more] = matching.exposed
  if (left === undefined || more !== undefined) return null
  const even = matching.replaceable(left)
  const hosts = next.filter(place => even[place] === 1)
  return place => hosts.some(host => field.mayMeet(place, host))
}

function pairWithNext(
  field: Field,
  completion: Completion,
  bracket: Bracket,
): PairedBracket | null {
  const { group, mdps, residents } = bracket
  const next = field.group(group + 1)
  const players = [...mdps, ...residents, ...next]
  const odd = players.length % 2 === 1
  const byeHere = field.odd && completion.byeGroup <= group + 1
  const below = completion.leftOver(group + 2)
  const others: Member[] = next.map(place => ({ place, role: 'next' }))
  if (byeHere) {
    if (!odd || below !== 0) return null
    others.push({ place: field.bye, role: 'bye' })
  } else if (odd) {
    if (below !== 1) return null
    const completes = completion.completes(group + 2)
    for (const place of players) field.allow(place, field.through, completes(place))
    others.push({ place: field.through, role: 'through' })
  } else if (below !== 0) return null
  const paired = pairWithin(field, bracket, others, 'next', false)
  return paired !== null && surelyBest(field, paired) ? paired : null
}

/**
 * Whether no pairing of the whole field could pair more of the bracket (C6) or higher scores of it
 * (C7).
 */
function surelyBest(field: Field, paired: PairedBracket): boolean {
  if (paired.mdps.some(mdp => paired.floaters.includes(mdp))) return false
  const allowed = field.allowed.slice()
  for (const u of paired.mdps) for (const v of paired.mdps) allowed[u * field.stride + v] = 0
  const matching = new MaximumMatching(allowed, field.stride)
  matching.add([...paired.mdps, ...paired.residents])
  return matching.exposed.length === paired.floaters.length
}

function pairWithAll(field: Field, bracket: Bracket): PairedBracket | null {
  const { group } = bracket
  const others: Member[] = field.group(group + 1).map(place => ({ place, role: 'next' }))
  for (let place = field.starts[group + 2] ?? field.size; place < field.size; place++) {
    others.push({ place, role: 'rest' })
  }
  if (field.odd) others.push({ place: field.bye, role: 'bye' })
  return pairWithin(field, bracket, others, 'all', false)
}

function pairWithin(
  field: Field,
  bracket: Bracket,
  others: readonly Member[],
  scope: Scope,
  byeFloats: boolean,
  mayMeet = (u: number, v: number) => field.mayMeet(u, v),
): PairedBracket | null {
  const { mdps, residents } = bracket
  const members: Member[] = [
    ...mdps.map(place => ({ place, role: 'mdp' as const })),
    ...residents.map(place => ({ place, role: 'resident' as const })),
    ...others,
  ]
  const shape = {
    mdps: mdps.map(place => field.players[place]!),
    residents: residents.map(place => field.players[place]!),
    nextSize: others.filter(({ role }) => role === 'next').length,
    byeFloats,
    floatersKnown: scope === 'alone',
  }
  const graph = bracketGraph(field, members, shape, mayMeet)
  proposeNatural(graph)
  if (!graph.solver.solve()) return null
  const counts = graph.counts()
  firstInSequence(graph, scope === 'alone')
  return { ...bracket, ...pairsAndFloaters(graph), counts, scope }
}

/** Starts with pairs that cost nothing, in the order in which pairings usually come out. */
function proposeNatural({ solver, mdps, players }: BracketGraph): void {
  for (let mdp = 0; mdp < mdps; mdp++) {
    for (let v = mdps; v < players && solver.mate[mdp] === -1; v++) solver.propose(mdp, v)
  }
  const free: number[] = []
  for (let v = mdps; v < players; v++) if (solver.mate[v] === -1) free.push(v)
  const half = free.length >> 1
  for (let i = 0; i < half; i++) {
    const u = free[i]!
    for (let j = half; j < free.length && solver.mate[u] === -1; j++) solver.propose(u, free[j]!)
  }
  for (let u = 0; u < solver.size; u++) {
    for (let v = u + 1; v < solver.size && solver.mate[u] === -1; v++) solver.propose(u, v)
  }
}

function pairsAndFloaters({ solver, places, players }: BracketGraph) {
  const pairs: [number, number][] = []
  const floaters: number[] = []
  for (let u = 0; u < players; u++) {
    const v = solver.mate[u]!
    if (v >= players) floaters.push(places[u]!)
    else if (v > u) pairs.push([places[u]!, places[v]!])
  }
  return { pairs, floaters }
}
