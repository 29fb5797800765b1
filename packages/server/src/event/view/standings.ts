import type {
  CrosstableEntry,
  CrosstableView,
  DerivationView,
  StandingsView,
} from '@jadoube/protocol'
import {
  crosstableByOpponent,
  crosstableByRound,
  explainValue,
  makeStandings,
  type Place,
  type PlayerId,
  pairingNumbers,
  parseTieBreaks,
  type Standings,
  shownValue,
  type TieBreak,
  type Tournament,
  type TournamentLanguage,
  usualTieBreaks,
} from '@jadoube/tournament'
import type { EventState } from '../log/state.js'
import { afterRound } from './as-of-round.js'

interface Ranked {
  readonly tournament: Tournament
  readonly standings: Standings
  readonly tieBreaks: readonly TieBreak[]
  /** The entry of a pairing number. */
  readonly entryOf: (player: PlayerId) => number
}

/** Tie-breaks that do not fit the system are skipped: the page must not fail because of them. */
function rank(state: EventState, round: number): Ranked {
  const tournament = afterRound(state, round)
  const { settings } = state.tournament
  const system = settings?.system ?? 'manual'
  const codes = announcedOrUsual(state)
  const read = codes.length === 0 ? undefined : parseTieBreaks(codes.join(','))
  const pairing = system === 'round-robin' ? 'fixed' : 'swiss'
  const wanted = read?.ok ? read.value : []
  const tried = makeStandings(tournament, { tieBreaks: wanted, pairing })
  const plain = tried.ok ? tried : makeStandings(tournament, { tieBreaks: [], pairing })
  if (!plain.ok) throw new Error(plain.error.reason)
  const entries = new Map([...pairingNumbers(state.tournament)].map(([entry, id]) => [id, entry]))
  return {
    tournament,
    standings: plain.value,
    tieBreaks: plain.value.places[0]?.values.map(({ tieBreak }) => tieBreak) ?? [],
    entryOf: player => entries.get(player) ?? 0,
  }
}

/** The tie-breaks in force. `PTS` alone means that players with equal points share a place. */
export function announcedOrUsual({ tieBreaks, tournament }: EventState): readonly string[] {
  return tieBreaks.length > 0 ? tieBreaks : usualTieBreaks[tournament.settings?.system ?? 'manual']
}

const isPoints = ({ name }: TieBreak): boolean => name === 'PTS'

export function seeStandings(state: EventState, event: string, round: number): StandingsView {
  const { standings, tieBreaks, entryOf } = rank(state, round)
  return {
    event,
    seq: state.seq,
    round,
    tieBreaks: tieBreaks.filter(each => !isPoints(each)).map(({ code }) => code),
    dropped: standings.dropped,
    places: standings.places.map(place => ({
      entry: entryOf(place.player),
      rank: place.rank,
      points: place.points,
      values: valuesOf(place),
    })),
  }
}

const valuesOf = ({ values }: Place): (number | null)[] =>
  values
    .filter(({ tieBreak }) => !isPoints(tieBreak))
    .map(({ tieBreak, value }) => shownValue(tieBreak, value?.value ?? null))

/** How the numbers of one player are calculated; undefined if there is no such entry. */
export function seeDerivation(
  state: EventState,
  event: string,
  round: number,
  entry: number,
  language: TournamentLanguage,
): DerivationView | undefined {
  const { tournament, standings, entryOf } = rank(state, round)
  const place = standings.places.find(({ player }) => entryOf(player) === entry)
  const player = tournament.players.find(({ id }) => id === place?.player)
  if (place === undefined || player === undefined) return undefined
  return {
    event,
    seq: state.seq,
    round,
    entry,
    rank: place.rank,
    points: place.points,
    rounds: player.rounds.map((each, index) => ({
      round: index + 1,
      outcome: each.outcome,
      opponent: each.opponent === null ? null : entryOf(each.opponent),
      colour: each.colour,
      points: each.points / 100,
    })),
    tieBreaks: place.values
      .filter(({ tieBreak }) => !isPoints(tieBreak))
      .map(({ tieBreak, value }) => ({
        code: tieBreak.code,
        value: shownValue(tieBreak, value?.value ?? null),
        text: value === null ? '' : explainValue(tieBreak, value, language),
      })),
  }
}

export function seeCrosstable(state: EventState, event: string, round: number): CrosstableView {
  const { tournament, standings, entryOf } = rank(state, round)
  const isRoundRobin = state.tournament.settings?.system === 'round-robin'
  const lines = isRoundRobin
    ? crosstableByOpponent(tournament, standings.places)
    : crosstableByRound(tournament, standings.places).map(line => ({
        ...line,
        cells: line.cells.map(cell => (cell === null ? null : [cell])),
      }))
  return {
    event,
    seq: state.seq,
    round,
    by: isRoundRobin ? 'opponent' : 'round',
    lines: lines.map(({ player, rank: place, points, cells }) => ({
      entry: entryOf(player),
      rank: place,
      points,
      cells: cells.map(cell =>
        (cell ?? []).map(
          ({ line, colour, code }): CrosstableEntry => [
            line,
            colour === null ? null : colour === 'white' ? 'w' : 'b',
            code,
          ],
        ),
      ),
    })),
  }
}

/** The tie-breaks of the event, for the report file. */
export const tieBreaksOf = (state: EventState): readonly TieBreak[] =>
  rank(state, 0).tieBreaks.filter(each => !isPoints(each))
