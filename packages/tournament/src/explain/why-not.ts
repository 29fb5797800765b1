import { type Bracket, type PairedBracket, pairBracket, type Scope } from '../swiss/bracket.js'
import { Completion } from '../swiss/completion.js'
import type { DutchPairing } from '../swiss/dutch.js'
import { Field } from '../swiss/field.js'
import type { PlayerId } from '../tournament.js'
import { firstDifference } from './compare.js'
import type { WhyNot } from './reason.js'

/** Pairing many players again takes long. A brief answer considers only the absolute criteria. */
interface HowFar {
  readonly isBrief?: boolean
}

/**
 * Finds out why two players do not meet: pairs the round again with the two as opponents, and
 * compares. The brackets above stay as they are.
 */
export function whyNotMeet(
  pairing: DutchPairing,
  a: PlayerId,
  b: PlayerId,
  { isBrief = false }: HowFar = {},
): WhyNot {
  const { field, brackets, games } = pairing
  if (
    games.some(({ white, black }) => (white === a && black === b) || (white === b && black === a))
  ) {
    return { kind: 'paired' }
  }
  const u = field.placeOf(a)
  const v = field.placeOf(b)
  if (u === undefined) return { kind: 'absent', player: a }
  if (v === undefined || u === v) return { kind: 'absent', player: b }
  const absolute = absoluteReason(pairing, u, v)
  if (absolute !== null) return absolute
  if (isBrief) return { kind: 'not-compared' }
  const at = brackets.findIndex(bracket => isPairedIn(bracket, u) || isPairedIn(bracket, v))
  const actual = brackets[at]!
  const together = members(actual).includes(u) && members(actual).includes(v)
  if (!together) return forced(pairing, at, u, v)
  const other = field.forcing(u, v, () => pairBracket(field, pairing.completion, actual))
  if (other === null) return forced(pairing, at, u, v)
  if (other.scope === actual.scope) return compared(pairing, actual, other)
  const widest = field.forcing(u, v, () => pairBracket(field, pairing.completion, actual, 'all'))
  return compared(pairing, actual, widest!)
}

/** Finds out why a player does not get the pairing-allocated bye. */
export function whyNotBye(
  pairing: DutchPairing,
  player: PlayerId,
  { isBrief = false }: HowFar = {},
): WhyNot {
  const { field, brackets, bye } = pairing
  const place = field.placeOf(player)
  if (place === undefined) return { kind: 'absent', player }
  if (bye === player) return { kind: 'paired' }
  if (!field.odd) return { kind: 'even' }
  if (!field.players[place]!.mayReceiveBye) return { kind: 'absolute', criterion: 'C2' }
  if (isBrief) return { kind: 'not-compared' }
  const taker = field.placeOf(bye!)!
  const at = brackets.findIndex(bracket => isPairedIn(bracket, place))
  const last = brackets.findIndex(({ floaters }) => floaters.includes(taker))
  return forced(pairing, Math.min(at, last), place, field.bye)
}

/** Why a player did not move down from a bracket (numbered from 0), although others did. */
export function whyNotFloat(pairing: DutchPairing, at: number, place: number): WhyNot {
  const { field, completion, brackets } = pairing
  const actual = brackets[at]!
  const look = (scope: Scope) =>
    field.barring(place, members(actual), () => pairBracket(field, completion, actual, scope))
  const other = look('alone')
  if (other !== null) {
    return compared(pairing, actual, other.scope === actual.scope ? other : look('all')!)
  }
  // Nobody below can complete that: C4 would be met only if their opponent moved down too, to play
  // them there.
  const now = actual.floaters.length
  return { kind: 'quality', criterion: 'C6', now, otherwise: now + 2 }
}

/** The absolute reason against the pair: C1, C3 or a forbidden pair. */
function absoluteReason({ field, tournament }: DutchPairing, u: number, v: number) {
  const criterion = field.obstacle(u, v)
  if (criterion === null) return null
  if (criterion === 'forbidden') return { kind: 'absolute', criterion } as const
  if (criterion === 'C3') {
    const colour = field.players[u]!.history.preference!
    return { kind: 'absolute', criterion, colour } as const
  }
  const { id } = field.players[u]!
  const opponent = field.players[v]!.id
  const rounds = tournament.players.find(player => player.id === id)!.rounds
  const round = 1 + rounds.findIndex(past => past.opponent === opponent)
  return { kind: 'absolute', criterion, round } as const
}

function members({ mdps, residents }: Bracket): number[] {
  return [...mdps, ...residents]
}

function isPairedIn({ pairs, floaters }: PairedBracket, place: number): boolean {
  return pairs.some(pair => pair.includes(place)) && !floaters.includes(place)
}

/**
 * Pairs again from bracket `at` on, with the brackets above fixed, until a bracket is different.
 */
function forced(pairing: DutchPairing, at: number, u: number, v: number): WhyNot {
  const { brackets } = pairing
  const field = settledField(pairing, at)
  field.force(u, v)
  const completion = Completion.of(field)
  if (completion === null) return { kind: 'completion', criterion: 'C4' }
  if (completion.byeGroup < pairing.completion.byeGroup) {
    return { kind: 'completion', criterion: 'C5' }
  }
  for (const actual of brackets.slice(at)) {
    const other = pairBracket(field, completion, actual)
    if (other === null) return { kind: 'completion', criterion: 'C4' }
    if (samePairs(actual, other)) continue
    if (other.scope === actual.scope) return compared(pairing, actual, other)
    return compared(pairing, actual, pairBracket(field, completion, actual, 'all')!)
  }
  return { kind: 'paired' }
}

/** The initial field, with the pairs of the brackets above `at` fixed. */
function settledField({ tournament, brackets }: DutchPairing, at: number): Field {
  const field = new Field(tournament)
  for (const { pairs } of brackets.slice(0, at)) for (const [a, b] of pairs) field.force(a, b)
  return field
}

function samePairs(a: PairedBracket, b: PairedBracket): boolean {
  const list = ({ pairs }: PairedBracket) =>
    pairs
      .map(pair => pair.join('-'))
      .sort()
      .join()
  return list(a) === list(b)
}

function compared(pairing: DutchPairing, actual: PairedBracket, other: PairedBracket): WhyNot {
  const { field, completion } = pairing
  const wide =
    other.scope === actual.scope ? actual : pairBracket(field, completion, actual, 'all')!
  return firstDifference(field, wide, other)
}
