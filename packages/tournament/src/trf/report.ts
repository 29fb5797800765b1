import type { PlayerId, Points, Tournament } from '../tournament.js'

/** What a tournament report file says: the tournament, and all that the model has no place for. */
export interface TournamentReport {
  readonly tournament: Tournament
  /** Points and rank as the file states them, in the order of `tournament.players`. */
  readonly stated: readonly StatedPlace[]
  /** Byes for rounds after the coming one. */
  readonly laterByes: readonly LaterBye[]
  /** Every other record, each line as it stands in the file. */
  readonly records: readonly TrfRecord[]
}

export interface StatedPlace {
  readonly player: PlayerId
  readonly points: Points | null
  readonly rank: number | null
}

export interface LaterBye {
  readonly player: PlayerId
  readonly round: number
  readonly bye: 'full-bye' | 'half-bye' | 'zero-bye'
}

export interface TrfRecord {
  /** Columns 1–3: `022`, `###`, `XXC`. */
  readonly tag: string
  readonly text: string
  /** Does it stand before the first player or after? */
  readonly place: 'before-players' | 'after-players'
}

/** What the first record with this tag says, `null` where there is none: `recordText(report, '022')`. */
export function recordText(report: TournamentReport, tag: string): string | null {
  const record = report.records.find(each => each.tag === tag)
  return record === undefined ? null : record.text.slice(3).trim()
}

/** In a team tournament the records 240, 250 and 260 number teams, not players. */
export function isOfTeams(records: readonly { readonly tag: string; readonly text: string }[]) {
  return records.some(
    ({ tag, text }) => tag === '310' || (tag === '192' && /^192\s+\w*TEAM/i.test(text)),
  )
}
