import { fallsDue, type Laws } from '@jadoube/laws'
import type { BoardSettings } from '../game/board-settings.js'
import type { Game } from '../game/game.js'
import { resumeDue, startDue, wakeFor } from './due.js'
import { byServer, type SubmittedAct } from './submitted-act.js'

/**
 * The acts that are due at a board, one after the other. Each is computed from the game after the
 * one before was done. `now` is the time by the server's clock.
 */
export function* dueActs(
  game: () => Game,
  laws: Laws,
  settings: BoardSettings,
  now: number,
): Generator<SubmittedAct> {
  const from = settings.scheduledStart
  const isDue = (due: number | null): due is number => due !== null && due <= now
  const forAlarm = (submitted: SubmittedAct): SubmittedAct => ({ ...submitted, alarm: true })
  if (isDue(startDue(game(), settings))) {
    yield forAlarm(byServer({ act: 'start' }, 'start', 0, 'scheduled'))
  }
  if (isDue(resumeDue(game(), settings))) {
    const what = `go-on:${game().interruption?.noticedAt}`
    yield forAlarm(byServer({ act: 'restart' }, what, now - from, 'go-on'))
  }
  const due = fallsDue(game().state, laws).filter(each => isDue(wakeFor(each, settings)))
  for (const { at } of due) yield forAlarm(byClock(Math.ceil(at)))
}

/** An act that the chess clock does by itself. */
const byClock = (at: number): SubmittedAct => ({
  by: 'clock',
  raw: { act: 'tick' },
  id: undefined,
  at,
  circumstances: { cause: 'alarm' },
})
