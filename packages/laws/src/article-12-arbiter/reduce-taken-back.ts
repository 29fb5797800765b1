import { type Instant, pauseClock } from '@jadoube/clock'
import type { EventOf } from '../game/event.js'
import { tallyOf } from '../game/last-ruling.js'
import type { GameState, LastRuling, PlayerState, Tally } from '../game/state.js'
import { withProceedings } from '../game/with-proceedings.js'

/** The last ruling no longer counts. */
export function takenBack(state: GameState, { at }: EventOf<'ruling-taken-back'>): GameState {
  const { lastRuling, presenceReported } = state.proceedings
  if (lastRuling === null) return { ...state, at }
  const { before } = lastRuling
  if (before === null)
    return withProceedings(withoutCost(state, lastRuling), at, { lastRuling: null })
  const { clock } = before
  const runs = before.status === 'in-play' && clock !== null
  return {
    ...before,
    at,
    status: runs ? 'paused' : before.status,
    // No player loses the time until the mistake was found.
    clock: runs ? pauseClock(clock, lastRuling.at as Instant) : clock,
    white: sparedOf(state.white, before.white),
    black: sparedOf(state.black, before.black),
    proceedings: { ...before.proceedings, presenceReported, lastRuling: null },
  }
}

/** What the player has done since then stays: arrival, and entries on the scoresheet. */
const sparedOf = (now: PlayerState, before: PlayerState): PlayerState => ({
  ...now,
  ...tallyOf(before),
  recorded: before.recorded > now.recorded ? before.recorded : now.recorded,
  signed: before.signed,
})

function withoutCost(state: GameState, { tallies }: LastRuling): GameState {
  if (tallies === null) return state
  return {
    ...state,
    white: { ...state.white, ...less(state.white, tallies.white) },
    black: { ...state.black, ...less(state.black, tallies.black) },
  }
}

/** What counts against a player now, without what the ruling added. */
function less(
  now: Tally,
  { before, after }: { readonly before: Tally; readonly after: Tally },
): Tally {
  const counts = (of: (tally: Tally) => number) => of(now) - (of(after) - of(before))
  return {
    illegal: {
      moves: counts(({ illegal }) => illegal.moves),
      twoHands: counts(({ illegal }) => illegal.twoHands),
      presses: counts(({ illegal }) => illegal.presses),
    },
    warnings: counts(({ warnings }) => warnings),
    breaches: counts(({ breaches }) => breaches),
    devices: counts(({ devices }) => devices),
    pointsAdded: counts(({ pointsAdded }) => pointsAdded),
    excludedRounds: counts(({ excludedRounds }) => excludedRounds),
    expelled: after.expelled === before.expelled ? now.expelled : before.expelled,
    excused: after.excused === before.excused ? now.excused : before.excused,
  }
}
