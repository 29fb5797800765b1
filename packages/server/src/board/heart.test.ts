import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type BoardId,
  type Outage,
  openMemoryStore,
  type Store,
  StoreError,
} from '../store/index.js'
import { Heart } from './heart.js'

const EVERY = 1000
let store: Store
let heart: Heart
let told: readonly Outage[]
let seq: number
const board = 'b' as BoardId

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['setInterval', 'clearInterval', 'Date'] })
  store = openMemoryStore()
  told = []
  seq = 0
  await store.boards.create({ id: board, meta: '{}', at: 0 })
  heart = new Heart({
    store,
    now: Date.now,
    every: EVERY,
    outage: outages => {
      told = outages
    },
    failed: error => {
      throw error
    },
  })
  await heart.start(true)
})
afterEach(async () => {
  await heart.stop()
  vi.useRealTimers()
})

/** Time passes while no timer gets its turn. */
const stall = (ms: number) => vi.setSystemTime(Date.now() + ms)
const append = () => store.log.append({ board, expected: seq++, at: Date.now(), body: '{}' })
const beat = () => vi.advanceTimersByTimeAsync(EVERY)

test('while it beats there is no outage', async () => {
  for (let n = 0; n < 10; n++) await beat()
  expect(told).toEqual([])
})

test('a silence of more than three beats is one', async () => {
  await beat()
  const from = Date.now()
  stall(5000)
  await beat()
  expect(told).toEqual([{ from, until: Date.now() }])
})

test('a late beat is none while acts became durable all along', async () => {
  for (let n = 0; n < 5; n++) {
    stall(1000)
    await append()
  }
  await beat()
  expect(told).toEqual([])
})

test('but acts before and after a silence do not hide it', async () => {
  const from = Date.now()
  stall(500)
  await append()
  stall(4000)
  await append()
  stall(500)
  await beat()
  expect(told).toEqual([{ from, until: Date.now() }])
})

test('beats that could not be written are no signs of life', async () => {
  await beat()
  const from = Date.now()
  const away = vi
    .spyOn(store.pulse, 'beat')
    .mockRejectedValue(new StoreError('store-unavailable', 'gone'))
  for (let n = 0; n < 6; n++) await beat()
  expect(away).toHaveBeenCalledTimes(6)
  away.mockRestore()
  await beat()
  expect(told).toEqual([{ from, until: Date.now() }])
})
