import type { ActId, Outage } from '../store/index.js'
import { INTERRUPTION } from '../view/pending.js'
import type { BoardSettings } from './board-settings.js'
import { type Game, isRunning } from './game.js'
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
