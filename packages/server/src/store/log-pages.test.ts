import { expect, test } from 'vitest'
import { logPages } from './log-pages.js'
import { openMemoryStore } from './memory-store.js'
import { appended, fill, newBoard } from './testing/ground.suite.js'

/** How often other work had a turn while something was done. */
async function turnsWhile(work: () => Promise<void>): Promise<number> {
  let turns = 0
  let isWorking = true
  const count = () => {
    turns++
    if (isWorking) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isWorking = false
  return turns
}

test('a long log is read in pages, and other work can run after each', async () => {
  const store = openMemoryStore()
  const board = await newBoard(store)
  await fill(store, board, 1049)
  const seqs: number[] = []
  const sizes: number[] = []
  const turns = await turnsWhile(async () => {
    for await (const page of logPages(store, board)) {
      sizes.push(page.length)
      seqs.push(...page.map(({ seq }) => seq))
    }
  })
  expect(seqs).toEqual(Array.from({ length: 1049 }, (_, n) => n + 1))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(128)
  expect(turns).toBeGreaterThanOrEqual(sizes.length - 1)
  const rest: number[] = []
  for await (const page of logPages(store, board, 1047)) rest.push(...page.map(({ seq }) => seq))
  expect(rest).toEqual([1048, 1049])
})

test('pages are short if entries are long', async () => {
  const store = openMemoryStore()
  const board = await newBoard(store)
  const body = JSON.stringify({ long: 'x'.repeat(200_000) })
  for (let expected = 0; expected < 40; expected++)
    await appended(store, { board, expected, at: 1, body })
  const sizes: number[] = []
  for await (const page of logPages(store, board)) sizes.push(page.length)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(40)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8)
  expect(sizes.at(-1)).toBe(1)
})
