import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StandstillWatch } from './standstill.js'

let standstill: StandstillWatch
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  standstill = new StandstillWatch(Date.now)
  standstill.start()
})
afterEach(() => {
  standstill.stop()
  vi.useRealTimers()
})

/** Time passes without any timer firing. */
const stall = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('data read while the process runs arrived now', () => {
  vi.advanceTimersByTime(10_020)
  expect(standstill.arrival()).toEqual({ at: Date.now() })
})

test('data read first after a standstill is treated as having arrived when it began', () => {
  vi.advanceTimersByTime(10_000)
  const at = Date.now()
  stall(2000)
  expect(standstill.arrival()).toEqual({ at, stall: 2000 })
})

test('the same applies if a timer ran before the data was read', async () => {
  vi.advanceTimersByTime(10_000)
  const at = Date.now()
  stall(2000)
  vi.advanceTimersToNextTimer()
  expect(standstill.arrival()).toMatchObject({ at })
  vi.advanceTimersByTime(50)
  expect(standstill.arrival()).toEqual({ at: Date.now() })
})
