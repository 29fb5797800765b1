import { expect, test } from 'vitest'
import { ShortCache } from './short-cache.js'

function cache() {
  let now = 0
  let made = 0
  const kept = new ShortCache<number>(10, () => now)
  const ask = (took = 0, key = 'a 1') =>
    kept.get(key, async () => {
      now += took
      return ++made
    })
  const pass = (ms: number) => {
    now += ms
  }
  return { kept, ask, pass }
}

test('simultaneous requests are answered with one computation', async () => {
  const { ask } = cache()
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
})

test('a changed answer is computed again, but not more often than its cost allows', async () => {
  const { kept, ask, pass } = cache()
  expect(await ask(20)).toBe(1)
  kept.changed('b')
  expect(await ask()).toBe(1)
  kept.changed('a')
  pass(100)
  expect(await ask()).toBe(1)
  pass(101)
  expect(await ask()).toBe(2)
})

test('no answer is cached for longer than a second', async () => {
  const { ask, pass } = cache()
  expect(await ask()).toBe(1)
  pass(999)
  expect(await ask()).toBe(1)
  pass(2)
  expect(await ask()).toBe(2)
})

test('an expensive answer is cached longer if nothing has changed', async () => {
  const { ask, pass } = cache()
  expect(await ask(500)).toBe(1)
  pass(4999)
  expect(await ask()).toBe(1)
  pass(2)
  expect(await ask()).toBe(2)
})

test('an outdated answer is used for at most two seconds, however long it took', async () => {
  const { kept, ask, pass } = cache()
  expect(await ask(30_000)).toBe(1)
  kept.changed('a')
  pass(1999)
  expect(await ask()).toBe(1)
  pass(2)
  expect(await ask()).toBe(2)
})
