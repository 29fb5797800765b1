import { seeClocks } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import { type Game, INTERRUPTION, isRunning } from '../game/game.js'
import type { ActId, Outage } from '../store/index.js'
import type { SubmittedAct } from './submitted-act.js'

/** The first outage while a clock ran that is not in the log. */
export function unwrittenOutage(
  game: Game,
  { scheduledStart }: BoardSettings,
  outagesAfter: (instant: number) => readonly Outage[],
): Outage | undefined {
  if (!isRunning(game)) return undefined
  const last = game.state.at + scheduledStart
  return outagesAfter(Math.max(last, game.writtenAt)).find(({ until }) => until > last)
}

/** 6.10: the clocks that ran when the server went away are stopped as of the last moment it knows of. */
export const stopClocks = (
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
 * The server stood still, too shortly to stop the clocks. Every act that came meanwhile counts from its beginning; what
 * the player whose clock ran could have lost besides stands in the record, for the arbiter (6.10). Undefined where nobody
 * lost anything.
 */
export function noteOfStandstill(
  game: Game,
  { scheduledStart }: BoardSettings,
  { from, until }: Outage,
): SubmittedAct | undefined {
  const { state } = game
  // A player who acted right after it lost nothing: the act counts from the beginning of the standstill.
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
