import type { PairedBracket } from '../swiss/bracket.js'
import { allocateColours, type ColourRule } from '../swiss/colour-allocation.js'
import type { PreferenceStrength } from '../swiss/colour-history.js'
import type { CriterionCount } from '../swiss/criteria.js'
import type { DutchPairing } from '../swiss/dutch.js'
import { initialColour } from '../swiss/initial-colour.js'
import type { Colour, PlayerId, Points } from '../tournament.js'
import type { WhyNot } from './reason.js'
import { type Subgroups, subgroupsOf } from './subgroups.js'
import { whyNotBye, whyNotFloat, whyNotMeet } from './why-not.js'

/** How a round was paired, as facts. `sayGame` and `sayBye` put them into words. */
export interface PairingTrace {
  readonly round: number
  readonly brackets: readonly BracketTrace[]
  readonly games: readonly GameTrace[]
  readonly bye: ByeTrace | null
}

export interface BracketTrace {
  /** The number of the bracket, from 1 at the top. */
  readonly number: number
  readonly score: Points
  readonly movedDown: readonly PlayerId[]
  readonly residents: readonly PlayerId[]
  /** The subgroup by 3.2, before any alteration. */
  readonly s1: readonly PlayerId[]
  readonly s2: readonly PlayerId[]
  readonly limbo: readonly PlayerId[]
  /** By 3.3.3, for a heterogeneous bracket. */
  readonly remainder: { readonly s1: readonly PlayerId[]; readonly s2: readonly PlayerId[] } | null
  readonly floaters: readonly PlayerId[]
  readonly counts: readonly CriterionCount[]
}

export interface GameTrace {
  readonly white: PlayerId
  readonly black: PlayerId
  readonly higher: PlayerId
  readonly bracket: number
  /** The brackets that a player of this game moved down from. */
  readonly moves: readonly Move[]
  /** The first opponent of the higher player by Article 3.3; null if there is none. */
  readonly natural: PlayerId | null
  readonly whyNotNatural: WhyNot | null
  readonly colours: ColourTrace
}

export interface Move {
  readonly player: PlayerId
  readonly from: number
  /** Whether that bracket had an odd number of players. */
  readonly odd: boolean
  /**
   * If a single player moved down who is not the lowest ranked of the bracket: who that is, and why
   * they did not.
   */
  readonly lowest: PlayerId | null
  readonly whyNotLowest: WhyNot | null
}

export interface ColourTrace {
  readonly rule: ColourRule
  readonly white: PreferenceTrace
  readonly black: PreferenceTrace
  /** The number of the higher player that decides by 5.2.5 (odd or even). */
  readonly number: number
}

export interface PreferenceTrace {
  readonly preference: Colour | null
  readonly strength: PreferenceStrength
  readonly difference: number
}

export interface ByeTrace {
  readonly player: PlayerId
  readonly score: Points
  readonly moves: readonly Move[]
  /**
   * The lowest-ranked player with the same score, if it is another player, and why they do not get
   * it.
   */
  readonly lowest: PlayerId | null
  readonly whyNotLowest: WhyNot | null
}

/** Returns the data that explains how a whole round was paired: brackets, games and the bye. */
export function tracePairing(pairing: DutchPairing): PairingTrace {
  const games = pairing.games.map(({ white, black }) => traceGame(pairing, white, black))
  return { ...traceBrackets(pairing), games }
}

/**
 * Like `tracePairing`, but without the games, which take long for many players. `traceGame` returns
 * a single game.
 */
export function traceBrackets(pairing: DutchPairing): PairingTrace {
  const brackets = pairing.brackets.map((_, index) => traceBracket(pairing, index))
  return { round: pairing.round, brackets, games: [], bye: traceBye(pairing) }
}

function traceBracket({ field, brackets }: DutchPairing, index: number): BracketTrace {
  const bracket = brackets[index]!
  const ids = (places: readonly number[]) => places.map(place => field.players[place]!.id)
  const groups = subgroupsOf(bracket)
  return {
    number: index + 1,
    score: field.players[bracket.residents[0]!]!.score,
    movedDown: ids(bracket.mdps),
    residents: ids(bracket.residents),
    s1: ids(groups.s1),
    s2: ids(groups.s2),
    limbo: ids(groups.limbo),
    remainder:
      groups.remainder === null
        ? null
        : { s1: ids(groups.remainder.s1), s2: ids(groups.remainder.s2) },
    floaters: ids(bracket.floaters),
    counts: bracket.counts.filter(({ count }) => count > 0),
  }
}

/** Returns the data that explains how one game of the round was paired. */
export function traceGame(pairing: DutchPairing, white: PlayerId, black: PlayerId): GameTrace {
  const { field, brackets } = pairing
  const places = [field.placeOf(white)!, field.placeOf(black)!]
  const higher = Math.min(...places)
  const lower = Math.max(...places)
  const index = brackets.findIndex(({ pairs }) => pairs.some(pair => pair[0] === higher))
  const natural = naturalOpponent(subgroupsOf(brackets[index]!), higher)
  const naturalId = natural === null ? null : field.players[natural]!.id
  const { id } = field.players[higher]!
  return {
    white,
    black,
    higher: id,
    bracket: index + 1,
    moves: places.flatMap(place => movesOf(pairing, place)),
    natural: naturalId,
    whyNotNatural:
      naturalId === null || natural === lower ? null : whyNotMeet(pairing, id, naturalId),
    colours: traceColours(pairing, higher, lower),
  }
}

function naturalOpponent(groups: Subgroups, place: number): number | null {
  const parts = [{ s1: groups.s1, s2: groups.s2 }, groups.remainder]
  for (const part of parts) {
    if (part === null) continue
    const inS1 = part.s1.indexOf(place)
    if (inS1 !== -1) return part.s2[inS1] ?? null
  }
  const last = groups.remainder ?? groups
  return last.s1[last.s2.indexOf(place)] ?? null
}

function movesOf(pairing: DutchPairing, place: number): Move[] {
  return pairing.brackets.flatMap((bracket, index) =>
    bracket.floaters.includes(place) ? traceMove(pairing, bracket, index, place) : [],
  )
}

function traceMove(
  pairing: DutchPairing,
  { floaters, mdps, residents, pairs }: PairedBracket,
  index: number,
  place: number,
): Move {
  const { players } = pairing.field
  const last = residents.at(-1)!
  const only = floaters.length === 1 && pairs.length > 0 && place !== last
  return {
    player: players[place]!.id,
    from: index + 1,
    odd: (mdps.length + residents.length) % 2 === 1 && floaters.length === 1,
    lowest: only ? players[last]!.id : null,
    whyNotLowest: only ? whyNotFloat(pairing, index, last) : null,
  }
}

function traceColours(pairing: DutchPairing, higher: number, lower: number): ColourTrace {
  const a = pairing.field.players[higher]!
  const b = pairing.field.players[lower]!
  const { colour, rule } = allocateColours(a, b, initialColour(pairing.tournament))
  const [white, black] = (colour === 'white' ? [a, b] : [b, a]).map(({ history }) => ({
    preference: history.preference,
    strength: history.strength,
    difference: history.difference,
  }))
  return { rule, white: white!, black: black!, number: a.number }
}

function traceBye(pairing: DutchPairing): ByeTrace | null {
  const { field, bye } = pairing
  if (bye === null) return null
  const place = field.placeOf(bye)!
  const { score } = field.players[place]!
  const last = field.players.findLast(player => player.score === score)!.id
  // The bye also leaves the last bracket; that is not a move.
  const moves = movesOf(pairing, place).filter(({ from }) => from < pairing.brackets.length)
  return {
    player: bye,
    score,
    moves,
    lowest: last === bye ? null : last,
    whyNotLowest: last === bye ? null : whyNotBye(pairing, last),
  }
}
