import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type BoardId,
  type Outage,
  openMemoryStore,
  type Store,
  StoreError,
} from '../store/index.js'
import { Heartbeat } from './heartbeat.js'

const EVERY = 1000
let store: Store
let heartbeat: Heartbeat
let told: readonly Outage[]
let seq: number
let away: (string | null)[]
const board = 'b' as BoardId

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['setInterval', 'clearInterval', 'Date'] })
  store = openMemoryStore()
  told = []
  away = []
  seq = 0
  await store.boards.create({ id: board, meta: '{}', at: 0 })
  heartbeat = new Heartbeat({
    store,
    now: Date.now,
    every: EVERY,
    outage: outages => {
      told = outages
    },
    storeAway: reason => void away.push(reason),
    failed: error => {
      throw error
    },
  })
  await heartbeat.start(true)
})
afterEach(async () => {
  await heartbeat.stop()
  vi.useRealTimers()
})

/** Time passes without any timer firing. */
const stall = (ms: number) => vi.setSystemTime(Date.now() + ms)
const append = () => store.log.append({ board, expected: seq++, at: Date.now(), body: '{}' })
const beat = () => vi.advanceTimersByTimeAsync(EVERY)

test('regular heartbeats mean no outage', async () => {
  for (let n = 0; n < 10; n++) await beat()
  expect(told).toEqual([])
})

test('a silence of more than three heartbeats is an outage', async () => {
  await beat()
  const from = Date.now()
  stall(5000)
  await beat()
  expect(told).toEqual([{ from, until: Date.now() }])
})

test('a late heartbeat is not an outage if acts were stored in the meantime', async () => {
  for (let n = 0; n < 5; n++) {
    stall(1000)
    await append()
  }
  await beat()
  expect(told).toEqual([])
})

test('acts before and after a silence do not hide it', async () => {
  const from = Date.now()
  stall(500)
  await append()
  stall(4000)
  await append()
  stall(500)
  await beat()
  expect(told).toEqual([{ from, until: Date.now() }])
})

test('heartbeats that could not be stored do not count', async () => {
  await beat()
  const from = Date.now()
  const gone = vi
    .spyOn(store.heartbeats, 'beat')
    .mockRejectedValue(new StoreError('store-unavailable', 'gone'))
  for (let n = 0; n < 6; n++) await beat()
  expect(gone).toHaveBeenCalledTimes(6)
  expect(heartbeat.isStoreAvailable).toBe(false)
  gone.mockRestore()
  await beat()
  // Monitoring is told once that the store is unavailable, and once that it is back.
  expect(away).toEqual(['gone', null])
  expect(heartbeat.isStoreAvailable).toBe(true)
  expect(told).toEqual([{ from, until: Date.now() }])
})

/** Delays the store's answer until the returned function is called. */
function holdOutages(): () => void {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  const outagesAfter = store.heartbeats.outagesAfter.bind(store.heartbeats)
  vi.spyOn(store.heartbeats, 'outagesAfter').mockImplementation(async instant => {
    await held
    return outagesAfter(instant)
  })
  return letGo
}

test('[clock.replace-defective · every edition] nothing is decided before the boards know of the outage', async () => {
  await beat()
  const letGo = holdOutages()
  stall(5000)
  await beat()
  // The heartbeat is durable, but its report of the outage has not arrived yet.
  expect(told).toEqual([])
  const doubt = heartbeat.standstillCheck
  expect(doubt).toBeInstanceOf(Promise)
  letGo()
  await doubt
  expect(told).toHaveLength(1)
  expect(heartbeat.standstillCheck).toBeUndefined()
})

test('[clock.replace-defective · every edition] an outage that could not be read is reported with the next heartbeat', async () => {
  await beat()
  const from = Date.now()
  const lost = vi
    .spyOn(store.heartbeats, 'outagesAfter')
    .mockRejectedValueOnce(new StoreError('store-unavailable', 'gone'))
  stall(5000)
  await beat()
  expect(lost).toHaveBeenCalledTimes(1)
  expect(told).toEqual([])
  const until = Date.now()
  await beat()
  expect(told).toContainEqual({ from, until })
})
