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
import { type Field, makeField, type PairingKind } from '../tie-breaks/field.js'
import type { TieBreakValue } from '../tie-breaks/value.js'
import type { PlayerId, Tournament } from '../tournament.js'
import { drawLots } from './lots.js'
import { withoutUnderHalf } from './under-half.js'

export interface StandingsOptions {
  /** In the order in which they apply. `PTS` in the list says where points come; else they are first. */
  readonly tieBreaks: readonly TieBreak[]
  /** The edition of C.07; the one in force from March 2026 unless given. */
  readonly edition?: TieBreakEditionId
  /** `fixed` for round robins (15.2). */
  readonly pairing?: PairingKind
  /** The rating announced for unrated players; without it, tie-breaks by rating are dropped. */
  readonly unratedCountAs?: number
  /** Players who are still tied share the place, or lots are drawn with this seed (4.2). */
  readonly lots?: string
  /** Round robins: leave out who completed less than half of their games, with the points against them. */
  readonly excludeUnderHalf?: boolean
}

export interface Standings {
  readonly places: readonly Place[]
  /** Tie-breaks that do not apply because players have no rating (Article 10). */
  readonly dropped: readonly string[]
  /** Players whose results do not count in a round robin, because they played too little of it. */
  readonly excluded: readonly PlayerId[]
  readonly edition: TieBreakEditionId
}

export interface Place {
  readonly player: PlayerId
  /** Players who are still tied have the same. */
  readonly rank: number
  readonly points: number
  /** In the order of the tie-breaks; a direct encounter has one only among tied players. */
  readonly values: readonly PlaceValue[]
  /** Was the place decided by lots? */
  readonly byLots: boolean
}

export interface PlaceValue {
  readonly tieBreak: TieBreak
  readonly value: TieBreakValue | null
}

/** The standings after the rounds that are paired. */
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
  const field = makeField(counted, { edition, pairing, unratedCountAs })
  const unrated = unratedCountAs === null && counted.players.some(each => each.rating === null)
  const applies = ({ name }: TieBreak) => !(unrated && ratingNames.includes(name))
  const list = options.tieBreaks.filter(applies)
  const dropped = options.tieBreaks.filter(each => !applies(each)).map(each => each.code)
  return done({ places: rank(field, list, lots), dropped, excluded, edition: id })
}

type Column = Map<PlayerId, TieBreakValue>

function rank(field: Field, list: readonly TieBreak[], lots: string | undefined): Place[] {
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

/** 4.2: each tie-break applies inside each group that is still tied. */
function split(
  field: Field,
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
