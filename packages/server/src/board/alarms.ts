import type { Laws } from '@jadoube/laws'
import { byHouse, type Doing } from './doing.js'
import { flagDue, goOnDue, lateDue, startDue } from './due.js'
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
  const flag = flagDue(game(), laws)
  const late = lateDue(game(), laws, house)
  const ticks: number[] = []
  if (flag !== null && isDue(from + flag + house.lagAllowance)) ticks.push(Math.ceil(flag))
  if (isDue(late)) ticks.push(late - from)
  for (const at of ticks.sort((a, b) => a - b)) yield inAnswer(byClock(at))
}

/** The chess clock speaks for itself. */
const byClock = (at: number): Doing => ({
  by: 'clock',
  raw: { act: 'tick' },
  id: undefined,
  at,
  circumstances: { cause: 'alarm' },
})
