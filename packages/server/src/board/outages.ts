import { seeClocks } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import { type Game, INTERRUPTION, isRunning } from '../game/game.js'
import type { ActId, Outage } from '../store/index.js'
import type { SubmittedAct } from './submitted-act.js'

/** The first outage during which a clock was running and that is not in the log yet. */
export function unwrittenOutage(
  game: Game,
  { scheduledStart }: BoardSettings,
  outagesAfter: (instant: number) => readonly Outage[],
): Outage | undefined {
  if (!isRunning(game)) return undefined
  const last = game.state.at + scheduledStart
  return outagesAfter(Math.max(last, game.writtenAt)).find(({ until }) => until > last)
}

/**
 * The act that stops clocks which were running when the outage began, as of the last known moment
 * (6.10).
 */
export const interruptionAct = (
  { from, until }: Outage,
  { scheduledStart }: BoardSettings,
): SubmittedAct => ({
  by: 'arbiter',
  raw: { act: 'pause', why: INTERRUPTION },
  id: `house:interruption:${until}` as ActId,
  at: from - scheduledStart,
  circumstances: { cause: 'interruption', interruption: { from, until } },
})

/**
 * A note about a standstill that was too short to stop the clocks. Acts that arrived meanwhile
 * count from its beginning. What else the player whose clock was running could have lost is noted
 * for the arbiter (6.10). Undefined if nobody lost anything.
 */
export function noteOfStandstill(
  game: Game,
  { scheduledStart }: BoardSettings,
  { from, until }: Outage,
): SubmittedAct | undefined {
  const { state } = game
  // A player who acted right after it lost nothing: the act counts from the beginning of the
  // standstill.
  const player = seeClocks(state, from - scheduledStart)?.running ?? null
  if (!isRunning(game) || player === null || state.at + scheduledStart >= from) return undefined
  return {
    by: 'clock',
    raw: { act: 'tick' },
    id: `house:standstill:${until}` as ActId,
    at: from - scheduledStart,
    circumstances: { cause: 'standstill', standstill: { from, until, player } },
  }
}
