import { type Attempt, done, failed } from '../attempt.js'
import { calculate } from '../tie-breaks/calculate.js'
import {
  buchholzNames,
  lowerIsBetter,
  parseTieBreak,
  ratingNames,
  type TieBreak,
  type TieBreakFault,
} from '../tie-breaks/code.js'
import { directEncounter } from '../tie-breaks/direct-encounter.js'
import { type TieBreakEditionId, tieBreakEditions } from '../tie-breaks/edition.js'
import {
  makeTieBreakField,
  type PairingKind,
  type TieBreakField,
} from '../tie-breaks/tie-break-field.js'
import type { TieBreakValue } from '../tie-breaks/value.js'
import type { PlayerId, Tournament } from '../tournament.js'
import { drawLots } from './lots.js'
import { withoutUnderHalf } from './under-half.js'

/** Options for the standings. */
export interface StandingsOptions {
  /**
   * The tie-breaks in order. `PTS` in the list sets where points count; by default they are first.
   */
  readonly tieBreaks: readonly TieBreak[]
  /** The edition of C.07; by default the one of March 2026. */
  readonly edition?: TieBreakEditionId
  /** `fixed` for round robins (15.2). */
  readonly pairing?: PairingKind
  /** The rating announced for unrated players. Without it, tie-breaks by rating are dropped. */
  readonly unratedCountAs?: number
  /**
   * A seed for drawing lots among players who are still tied (4.2). Without it they share the
   * place.
   */
  readonly lots?: string
  /**
   * In a round robin, leave out players who completed less than half of their games, with all
   * points against them.
   */
  readonly excludeUnderHalf?: boolean
}

/** The standings of a tournament. */
export interface Standings {
  readonly places: readonly Place[]
  /** Tie-breaks that do not apply because players have no rating (Article 10). */
  readonly dropped: readonly string[]
  /** Players who are left out of a round robin because they played too few games. */
  readonly excluded: readonly PlayerId[]
  readonly edition: TieBreakEditionId
}

/** One place in the standings. */
export interface Place {
  readonly player: PlayerId
  /** The rank. Tied players have the same rank. */
  readonly rank: number
  readonly points: number
  /**
   * The values in the order of the tie-breaks. Direct encounter has one only among tied players.
   */
  readonly values: readonly PlaceValue[]
  /** Whether the place was decided by lot. */
  readonly byLots: boolean
}

/** The value of one tie-break for a player. */
export interface PlaceValue {
  readonly tieBreak: TieBreak
  readonly value: TieBreakValue | null
}

/** Calculates the standings after the paired rounds, or says which tie-break cannot be used. */
export function makeStandings(
  tournament: Tournament,
  options: StandingsOptions,
): Attempt<Standings, TieBreakFault> {
  const { pairing = 'swiss', edition: id = 'c07-2026', unratedCountAs = null, lots } = options
  const edition = tieBreakEditions[id]
  for (const { code, name } of options.tieBreaks) {
    const reason = edition.unknown.includes(name)
      ? `the edition ${id} of C.07 has no ${name}`
      : pairing === 'fixed' && !edition.buchholzInRoundRobins && buchholzNames.includes(name)
        ? `${name} must not be used in a round robin (C.07, 8)`
        : null
    if (reason !== null) return failed({ code: 'tie-break-not-here', tieBreak: code, reason })
  }
  const { tournament: counted, excluded } =
    pairing === 'fixed' && options.excludeUnderHalf === true
      ? withoutUnderHalf(tournament)
      : { tournament, excluded: [] }
  const field = makeTieBreakField(counted, { edition, pairing, unratedCountAs })
  const unrated = unratedCountAs === null && counted.players.some(each => each.rating === null)
  const applies = ({ name }: TieBreak) => !(unrated && ratingNames.includes(name))
  const list = options.tieBreaks.filter(applies)
  const dropped = options.tieBreaks.filter(each => !applies(each)).map(each => each.code)
  return done({ places: rank(field, list, lots), dropped, excluded, edition: id })
}

type Column = Map<PlayerId, TieBreakValue>

function rank(field: TieBreakField, list: readonly TieBreak[], lots: string | undefined): Place[] {
  const points = pointsTieBreak()
  const order = list.some(each => each.name === 'PTS') ? list : [points, ...list]
  let groups: PlayerId[][] = [field.tournament.players.map(each => each.id)]
  const columns = new Map<TieBreak, Column>()
  for (const tieBreak of order) {
    const column: Column = tieBreak.name === 'DE' ? new Map() : calculate(field, tieBreak)
    columns.set(tieBreak, column)
    groups = groups.flatMap(group => split(field, group, tieBreak, column))
  }
  const places: Place[] = []
  for (const group of groups) {
    const drawn = lots !== undefined && group.length > 1
    const first = places.length + 1
    const ordered = drawn ? drawLots(group, lots) : [...group].sort((one, other) => one - other)
    ordered.forEach((player, index) => {
      places.push({
        player,
        rank: drawn ? first + index : first,
        points: (field.scores.get(player) ?? 0) / 100,
        values: list.map(tieBreak => ({
          tieBreak,
          value: columns.get(tieBreak)?.get(player) ?? null,
        })),
        byLots: drawn,
      })
    })
  }
  return places
}

/** 4.2: each tie-break applies within each group that is still tied. */
function split(
  field: TieBreakField,
  group: readonly PlayerId[],
  tieBreak: TieBreak,
  column: Column,
): PlayerId[][] {
  if (group.length < 2) return [[...group]]
  if (tieBreak.name === 'DE') {
    const { groups, values } = directEncounter(field, group, tieBreak)
    for (const [player, value] of values) column.set(player, value)
    return groups.map(each => [...each])
  }
  const sign = lowerIsBetter(tieBreak) ? 1 : -1
  const numberOf = (player: PlayerId) => column.get(player)?.value ?? 0
  const groups: PlayerId[][] = []
  for (const player of [...group].sort((one, other) => sign * (numberOf(one) - numberOf(other)))) {
    const before = groups.at(-1)
    if (before !== undefined && numberOf(before[0]!) === numberOf(player)) before.push(player)
    else groups.push([player])
  }
  return groups
}

function pointsTieBreak(): TieBreak {
  const attempt = parseTieBreak('PTS')
  if (!attempt.ok) throw new Error(attempt.error.reason)
  return attempt.value
}
