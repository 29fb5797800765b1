import { makePgn } from '@jadoube/chess'
import type { PlayerFields } from '@jadoube/protocol'
import type { GameResult } from '@jadoube/tournament'
import { type EventState, settingsFor } from '../event/log/state.js'
import { playerOf } from '../event/set-up-round.js'
import { isNameHidden } from '../event/view/players.js'
import { officialTermination, pgnResultOf } from '../view/pgn.js'

/**
 * A game of a published round without a board on this server: its board is not set up yet, or it is
 * played on a wooden board and only the result is recorded. A broadcast has its names from the
 * start and its result at the end.
 */
export interface PairedGame {
  readonly paired: true
  readonly round: number
  readonly board: number
  readonly eventName: string
  readonly site: string | null
  readonly date: string | null
  /** When the round begins; null if not scheduled. */
  readonly start: number | null
  readonly timeControl: string | null
  /** The delay for spectators in milliseconds. */
  readonly delay: number
  readonly white: PlayerFields
  readonly black: PlayerFields
  readonly result: GameResult | null
}

/** The paired games of a round that the public may see. */
export function pairedGames(state: EventState, round: number): PairedGame[] {
  const known = state.rounds[round - 1]
  if (known === undefined || !known.isPublished) return []
  const { timeControl, hideNames, spectatorDelay = 0 } = settingsFor(state, round)
  const player = (entry: number): PlayerFields =>
    hideNames === true || isNameHidden(state, entry)
      ? {}
      : playerOf(state.tournament.entries[entry - 1]?.person)
  return (state.tournament.rounds[round - 1]?.games ?? []).flatMap((game, index) => {
    if (known.games[index]?.game != null) return []
    return {
      paired: true,
      round,
      board: index + 1,
      eventName: state.name,
      site: state.site,
      date: state.date,
      start: known.start,
      timeControl: typeof timeControl === 'string' ? timeControl : null,
      delay: spectatorDelay,
      white: player(game.white),
      black: player(game.black),
      result: game.result?.result ?? null,
    } as const
  })
}

/** The tags in the order in which a board writes them, without moves. */
export const pgnOfPaired = (game: PairedGame): string =>
  makePgn(
    { tags: new Map(tagsOf(game)), moves: [], result: pgnResultOf(game.result) },
    { width: 0 },
  )

function* tagsOf(game: PairedGame): Generator<[string, string]> {
  const { start, result } = game
  const at = start === null ? null : momentOf(start)
  const day = at?.slice(0, 10).replaceAll('-', '.')
  yield ['Event', game.eventName]
  yield ['Site', game.site ?? '?']
  yield ['Date', game.date ?? day ?? '????.??.??']
  yield ['Round', `${game.round}.${game.board}`]
  yield ['White', game.white.name ?? '?']
  yield ['Black', game.black.name ?? '?']
  for (const [color, name] of [
    ['white', 'White'],
    ['black', 'Black'],
  ] as const) {
    const { rating, fideId, title, federation } = game[color]
    if (rating !== undefined) yield [`${name}Elo`, String(rating)]
    if (fideId !== undefined) yield [`${name}FideId`, fideId]
    if (title !== undefined) yield [`${name}Title`, title]
    if (federation !== undefined) yield [`${name}Fed`, federation]
  }
  yield ['Board', String(game.board)]
  if (game.timeControl !== null) yield ['TimeControl', game.timeControl]
  const isOpen = result === null || result === '*'
  yield ['Termination', isOpen ? 'unterminated' : officialTermination(result)]
  if (!isOpen && pgnResultOf(result) === '*') yield ['Score', result]
  if (at !== null && day !== undefined) {
    yield ['UTCDate', day]
    yield ['UTCTime', at.slice(11, 19)]
  }
}

/** Null if the year has more than the four digits that PGN allows. */
function momentOf(start: number): string | null {
  const year = new Date(start).getUTCFullYear()
  return year >= 0 && year <= 9999 ? new Date(start).toISOString() : null
}
