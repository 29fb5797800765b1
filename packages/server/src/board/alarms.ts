import { fallsDue, type Laws } from '@jadoube/laws'
import { byHouse, type Doing } from './doing.js'
import { goOnDue, startDue, wakeFor } from './due.js'
import type { Game } from './game.js'
import type { House } from './house.js'

/**
 * What is due at a board, one thing after the other: each as the game stands once the one before it was done. `now` is
 * the server's clock.
 */
export function* whatIsDue(
  game: () => Game,
  laws: Laws,
  house: House,
  now: () => number,
): Generator<Doing> {
  const from = house.scheduledStart
  const isDue = (due: number | null): due is number => due !== null && due <= now()
  const inAnswer = (doing: Doing): Doing => ({ ...doing, alarm: true })
  if (isDue(startDue(game(), house))) {
    yield inAnswer(byHouse({ act: 'start' }, 'start', 0, 'scheduled'))
  }
  if (isDue(goOnDue(game(), house))) {
    const what = `go-on:${game().interruption?.noticedAt}`
    yield inAnswer(byHouse({ act: 'restart' }, what, now() - from, 'go-on'))
  }
  const due = fallsDue(game().state, laws).filter(each => isDue(wakeFor(each, house)))
  for (const { at } of due) yield inAnswer(byClock(Math.ceil(at)))
}

/** The chess clock speaks for itself. */
const byClock = (at: number): Doing => ({
  by: 'clock',
  raw: { act: 'tick' },
  id: undefined,
  at,
  circumstances: { cause: 'alarm' },
})
