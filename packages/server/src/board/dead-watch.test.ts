import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../game/game.js'
import { DeadWatch } from './dead-watch.js'

const game = (ply: number) => ({ state: { ply } }) as Game

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch(isDead: boolean) {
  const asked = vi.fn(async () => isDead)
  const found = vi.fn()
  const failed = vi.fn()
  return { asked, found, failed, watch: new DeadWatch(game(0), asked, { found, failed }) }
}

test('[end.dead-position · fide-2023] after a quiet moment the search runs, for the last position only', async () => {
  const { watch: dead, asked, found } = watch(true)
  for (let ply = 1; ply <= 10; ply++) {
    dead.update(game(ply))
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect([asked.mock.calls.length, found.mock.calls.length]).toEqual([1, 1])
  // Without a move there is no new question.
  dead.update(game(10))
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('nothing happens if the position is not dead or the board was released', async () => {
  const alive = watch(false)
  alive.watch.update(game(1))
  await vi.advanceTimersByTimeAsync(5000)
  expect(alive.found).not.toHaveBeenCalled()
  const gone = watch(true)
  gone.watch.update(game(1))
  gone.watch.end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(gone.asked).not.toHaveBeenCalled()
})

test('a fault is reported to the operator', async () => {
  const failed = vi.fn()
  const broken = async (): Promise<boolean> => {
    throw new Error('broken')
  }
  const dead = new DeadWatch(game(0), broken, { found: () => {}, failed })
  dead.update(game(1))
  await vi.advanceTimersByTimeAsync(5000)
  expect(failed).toHaveBeenCalledTimes(1)
})
