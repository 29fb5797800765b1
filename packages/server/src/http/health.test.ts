import { expect, test, vi } from 'vitest'
import { openMemoryStore, StoreError } from '../store/index.js'
import { Health } from './health.js'

function watched() {
  const store = openMemoryStore()
  let now = 0
  const health = new Health(
    {
      store,
      heartbeat: { isStoreAvailable: true } as never,
      boards: { locked: 0 } as never,
      events: { damaged: 0 } as never,
    },
    () => now,
  )
  const count = vi.spyOn(store.boards, 'count')
  return { health, count, wait: (ms: number) => (now += ms) }
}

test('a damaged board is reported, but games can be served', async () => {
  const health = new Health({
    store: openMemoryStore(),
    heartbeat: { isStoreAvailable: true } as never,
    boards: { locked: 1 } as never,
    events: { damaged: 1 } as never,
  })
  expect(await health.check()).toMatchObject({ status: 503, body: { ok: false, locked: 2 } })
  expect(await health.ready()).toEqual({ status: 200, body: { ok: true } })
})

test('a full disk is a reason to serve no games', async () => {
  const health = new Health({
    store: openMemoryStore(),
    heartbeat: { isStoreAvailable: false } as never,
    boards: { locked: 0 } as never,
    events: { damaged: 0 } as never,
  })
  for (const answer of [await health.ready(), await health.check()])
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'store-unavailable' } } })
})

test('a thousand health checks within a second ask the store once, and the next second once more', async () => {
  const { health, count, wait } = watched()
  for (const expected of [1, 2]) {
    const answers = await Promise.all(Array.from({ length: 500 }, () => health.check()))
    for (let n = 0; n < 500; n++) answers.push(await health.check())
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(count).toHaveBeenCalledTimes(expected)
    wait(1000)
  }
})

test('a store that fails is asked once a second, and its recovery is noticed', async () => {
  const { health, count, wait } = watched()
  count.mockRejectedValueOnce(new StoreError('store-unavailable', 'ECONNREFUSED'))
  for (let n = 0; n < 10; n++) expect((await health.check()).status).toBe(503)
  expect(count).toHaveBeenCalledTimes(1)
  wait(1000)
  expect((await health.check()).status).toBe(200)
})

test('while the store does not answer, it is not asked again', async () => {
  const { health, count, wait } = watched()
  let answer = (_: number) => {}
  count.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  const first = health.check()
  wait(5000)
  const second = health.check()
  expect(count).toHaveBeenCalledTimes(1)
  answer(0)
  expect([(await first).status, (await second).status]).toEqual([200, 200])
})
