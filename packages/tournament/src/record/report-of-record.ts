import { makeStandings } from '../standings/index.js'
import type { TieBreak } from '../tie-breaks/index.js'
import { type LaterBye, reportOf, type TournamentReport, type TrfRecord } from '../trf/index.js'
import type { Pairing } from './act.js'
import { pairingNumbers } from './pairing-numbers.js'
import type { EntryId, SystemName, TournamentState } from './state.js'
import { tournamentForRating, tournamentOf } from './tournament-of.js'

/** Options for the report file of a record. */
export interface RecordReportOptions {
  /** The tie-breaks for the ranks and for record 202. */
  readonly tieBreaks?: readonly TieBreak[]
  /** 2 for a double round robin. */
  readonly cycles?: 1 | 2
  /** Include the corrections that count only for ratings. */
  readonly forRating?: boolean
}

/** The codes of record 192. */
const types: Readonly<Record<SystemName, string>> = {
  swiss: 'FIDE_DUTCH_2026',
  'round-robin': 'BERGER_ROUNDROBIN',
  knockout: 'CUSTOM_KNOCKOUT',
  manual: 'CUSTOM_MANUAL',
}

const DOUBLE = 'FIDE_DOUBLEROUNDROBIN'

/** Makes the report of a tournament record. Pairings made by hand are added as comments. */
export function reportOfRecord(
  state: TournamentState,
  { tieBreaks = [], forRating = false, cycles = 1 }: RecordReportOptions = {},
): TournamentReport {
  const tournament = forRating ? tournamentForRating(state) : tournamentOf(state)
  const system = state.settings?.system ?? 'swiss'
  const pairing = system === 'round-robin' ? 'fixed' : 'swiss'
  // Ranks always follow from the results that count for the standings.
  const standings = makeStandings(tournamentOf(state), { tieBreaks, pairing })
  const ranks = standings.ok
    ? new Map(standings.value.places.map(({ player, rank }) => [player, rank]))
    : undefined
  const before = (tag: string, text: string): TrfRecord => ({
    tag,
    text: `${tag} ${text}`,
    place: 'before-players',
  })
  return {
    ...reportOf(tournament, ranks),
    laterByes: laterByes(state),
    records: [
      before('192', cycles === 2 && system === 'round-robin' ? DOUBLE : types[system]),
      ...(tieBreaks.length === 0
        ? []
        : [before('202', tieBreaks.map(each => each.code).join(','))]),
      ...byHand(state),
    ],
  }
}

function laterByes(state: TournamentState): LaterBye[] {
  const numbers = pairingNumbers(state)
  return state.entries.flatMap(({ id, byes }) =>
    byes
      .filter(each => each.round > state.rounds.length + 1)
      .map(({ round, bye }) => ({ player: numbers.get(id) ?? 0, round, bye })),
  )
}

/**
 * Comments such as `### MPA @ Round 2: 1-3 2-4 instead of 1-2 3-4`, which FIDE's checklist for
 * programs requires.
 */
function byHand(state: TournamentState): TrfRecord[] {
  const numbers = pairingNumbers(state)
  const text = ({ games, bye }: Pairing) =>
    [
      ...games.map(({ white, black }) => `${number(white)}-${number(black)}`),
      ...(bye === null ? [] : [`${number(bye)}-bye`]),
    ].join(' ')
  const number = (entry: EntryId) => numbers.get(entry) ?? 0
  return state.rounds.flatMap((round, index): TrfRecord[] => {
    const { insteadOf } = round
    if (insteadOf === null) return []
    const line = `### MPA @ Round ${index + 1}: ${text(round)} instead of ${text(insteadOf)}`
    return [{ tag: '###', text: line, place: 'after-players' }]
  })
}
