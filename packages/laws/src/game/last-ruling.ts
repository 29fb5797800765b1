import type { Color } from '@jadoube/chess'
import type { EventOf, Grounds } from './event.js'
import type { Followers } from './reducers.js'
import type { Reason } from './result.js'
import { type GameState, type LastRuling, type PlayerState, type Tally, tallied } from './state.js'
import { withProceedings } from './with-proceedings.js'

/** The counts of a player that a ruling can change. */
export const tallyOf = (player: PlayerState): Tally =>
  Object.fromEntries(tallied.map(each => [each, player[each]])) as Tally

/** The reasons of results that somebody decided, and that the players did not bring about. */
const decidedReasons: ReadonlySet<Reason> = new Set<Reason>([
  'declared',
  'late',
  'device',
  'penalty',
  'illegal-moves',
  'quickplay',
  'sealed-move',
  'both-kings-in-check',
  'threefold',
  'fifty-moves',
  'flag-fall',
])

const noTime = { white: 0, black: 0 }

/** Remembers the game before a ruling. If a ruling has several events, the first one counts. */
function remember(before: GameState, event: Grounds, next: GameState): GameState {
  const remembered = before.proceedings.lastRuling
  if (remembered !== null && remembered.at === next.at && remembered.before !== null) return next
  const { rule = null, article = null } = event
  const lastRuling: LastRuling = {
    at: next.at,
    rule,
    article,
    before: withProceedings(before, before.at, { lastRuling: null }),
    tallies: null,
    given: noTime,
  }
  return withProceedings(next, next.at, { lastRuling })
}

/**
 * Remembers the game before a result, unless the players brought it about. Then an earlier ruling
 * stays remembered.
 */
function rememberResult(
  before: GameState,
  event: EventOf<'game-concluded'>,
  next: GameState,
): GameState {
  return decidedReasons.has(event.reason)
    ? remember(before, event, next)
    : playedOn(before, event, next)
}

/** Adds to the time that the remembered ruling gave to a player. */
function rememberTime(side: Color, ms: number, next: GameState): GameState {
  const last = next.proceedings.lastRuling
  if (last === null) return next
  const given = { ...last.given, [side]: last.given[side] + ms }
  return withProceedings(next, next.at, { lastRuling: { ...last, given } })
}

/** Play has continued: from now on, taking the ruling back cannot restore the position. */
function playedOn(before: GameState, _: unknown, next: GameState): GameState {
  const last = next.proceedings.lastRuling
  if (last === null || last.before === null) return next
  const earlier = last.before
  const tallies = {
    white: { before: tallyOf(earlier.white), after: tallyOf(before.white) },
    black: { before: tallyOf(earlier.black), after: tallyOf(before.black) },
  }
  return withProceedings(next, next.at, { lastRuling: { ...last, before: null, tallies } })
}

/** Tracks the rulings of a game, so that the last one can be taken back. */
export const followersOfRulings = {
  'penalty-imposed': remember,
  'illegal-move-ruled': remember,
  'position-reinstated': remember,
  'press-withdrawn': remember,
  'pawn-promoted': remember,
  'claim-upheld': remember,
  'claim-rejected': remember,
  'flag-fallen': remember,
  'clock-set': remember,
  'increment-granted': remember,
  'player-excused': remember,
  'question-answered': (before, event, next) =>
    event.verdict === null ? next : remember(before, event, next),
  'time-added': (before, event, next) =>
    rememberTime(event.to, event.ms, remember(before, event, next)),
  'time-removed': (before, event, next) =>
    rememberTime(event.from, -event.ms, remember(before, event, next)),
  'game-concluded': rememberResult,
  'result-lifted': remember,
  'piece-touched': playedOn,
  'piece-placed': playedOn,
  'piece-removed': playedOn,
  'move-made': playedOn,
  'clock-pressed': playedOn,
  'draw-offered': playedOn,
  'claim-made': playedOn,
  'move-sealed': playedOn,
  'two-boards-set-up': playedOn,
} satisfies Followers
