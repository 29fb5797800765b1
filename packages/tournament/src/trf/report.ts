import type { PlayerId, Points, Tournament } from '../tournament.js'

/**
 * The content of a tournament report file: the tournament, and everything that has no place in that
 * model.
 */
export interface TournamentReport {
  readonly tournament: Tournament
  /** Points and ranks as stated in the file, in the order of `tournament.players`. */
  readonly stated: readonly StatedPlace[]
  /** Byes for rounds after the coming one. */
  readonly laterByes: readonly LaterBye[]
  /** Every other record, with its line as it is in the file. */
  readonly records: readonly TrfRecord[]
}

/** The points and the rank that a file states for a player. */
export interface StatedPlace {
  readonly player: PlayerId
  readonly points: Points | null
  readonly rank: number | null
}

/** A bye for a later round. */
export interface LaterBye {
  readonly player: PlayerId
  readonly round: number
  readonly bye: 'full-bye' | 'half-bye' | 'zero-bye'
}

/** A record of the file that is kept as text. */
export interface TrfRecord {
  /** The tag in columns 1–3: `022`, `###`, `XXC`. */
  readonly tag: string
  readonly text: string
  /** Whether it comes before the first player or after. */
  readonly place: 'before-players' | 'after-players'
}

/**
 * Returns the text of the first record with this tag, such as `022`, or null if there is none.
 */
export function recordText(report: TournamentReport, tag: string): string | null {
  const record = report.records.find(each => each.tag === tag)
  return record === undefined ? null : record.text.slice(3).trim()
}

/** Whether it is a team tournament, in which the records 240, 250 and 260 refer to teams. */
export function isOfTeams(records: readonly { readonly tag: string; readonly text: string }[]) {
  return records.some(
    ({ tag, text }) => tag === '310' || (tag === '192' && /^192\s+\w*TEAM/i.test(text)),
  )
}
