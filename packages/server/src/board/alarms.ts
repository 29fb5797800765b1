import { fallsDue, type Laws } from '@jadoube/laws'
import type { BoardSettings } from '../game/board-settings.js'
import type { Game } from '../game/game.js'
import { goOnDue, startDue, wakeFor } from './due.js'
import { byServer, type SubmittedAct } from './submitted-act.js'

/**
 * What is due at a board, one thing after the other: each as the game stands once the one before it was done. `now` is
 * the moment by the server's clock.
 */
export function* whatIsDue(
  game: () => Game,
  laws: Laws,
  settings: BoardSettings,
  now: number,
): Generator<SubmittedAct> {
  const from = settings.scheduledStart
  const isDue = (due: number | null): due is number => due !== null && due <= now
  const inAnswer = (submitted: SubmittedAct): SubmittedAct => ({ ...submitted, alarm: true })
  if (isDue(startDue(game(), settings))) {
    yield inAnswer(byServer({ act: 'start' }, 'start', 0, 'scheduled'))
  }
  if (isDue(goOnDue(game(), settings))) {
    const what = `go-on:${game().interruption?.noticedAt}`
    yield inAnswer(byServer({ act: 'restart' }, what, now - from, 'go-on'))
  }
  const due = fallsDue(game().state, laws).filter(each => isDue(wakeFor(each, settings)))
  for (const { at } of due) yield inAnswer(byClock(Math.ceil(at)))
}

/** The chess clock speaks for itself. */
const byClock = (at: number): SubmittedAct => ({
  by: 'clock',
  raw: { act: 'tick' },
  id: undefined,
  at,
  circumstances: { cause: 'alarm' },
})
