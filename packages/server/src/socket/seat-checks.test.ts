import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoreError } from '../store/index.js'
import { SeatChecks } from './seat-checks.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const faults: unknown[] = []
const seated = (check: () => Promise<void>) => ({ check: vi.fn(check) })

test('while the store does not answer, the check is repeated until every seat has been checked', async () => {
  const checks = new SeatChecks(fault => faults.push(fault))
  let isAway = true
  const all = Array.from({ length: 50 }, () =>
    seated(async () => {
      if (isAway) throw new StoreError('store-unavailable', '57P03')
    }),
  )
  checks.add(all)
  await vi.advanceTimersByTimeAsync(3500)
  const asked = all.filter(({ check }) => check.mock.calls.length > 0)
  expect(asked.length).toBeGreaterThan(0)
  isAway = false
  await vi.advanceTimersByTimeAsync(1000)
  for (const { check } of all) expect(check).toHaveBeenCalled()
  const calls = () => all.reduce((sum, { check }) => sum + check.mock.calls.length, 0)
  const before = calls()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls()).toBe(before)
  expect(faults).toEqual([])
})

test('a change during a check causes another check', async () => {
  const checks = new SeatChecks(fault => faults.push(fault))
  let answer = () => {}
  const one = seated(
    () =>
      new Promise<void>(resolve => {
        answer = resolve
      }),
  )
  checks.add([one])
  checks.add([one])
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(one.check).toHaveBeenCalledTimes(2)
  answer()
})

test('an internal error is logged, and the other seats are still checked', async () => {
  const checks = new SeatChecks(fault => faults.push(fault))
  const fault = new Error('a bug')
  const other = seated(async () => {})
  checks.add([seated(() => Promise.reject(fault)), other])
  await vi.advanceTimersByTimeAsync(5000)
  expect(faults).toEqual([fault])
  expect(other.check).toHaveBeenCalledTimes(1)
})

test('no check runs after it was stopped', async () => {
  const checks = new SeatChecks(fault => faults.push(fault))
  const one = seated(() => Promise.reject(new StoreError('store-unavailable', '57P03')))
  checks.add([one])
  await vi.advanceTimersByTimeAsync(10)
  checks.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(one.check).toHaveBeenCalledTimes(1)
})
