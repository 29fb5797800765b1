import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playGame } from '../../../examples/bot.js'
import { newGame } from './testing/client.suite.js'
import { testServer } from './testing/test-server.suite.js'

const server = testServer()

test('the example in examples/bot.ts, under 80 lines, plays a game to the end', async () => {
  const { links } = await newGame(server.url, { timeControl: '20+1' })
  let state = 7
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const results = await Promise.all([
    playGame(links.white.url, random),
    playGame(links.black.url, random),
  ])
  expect(results[0]).toMatch(/^(1-0|0-1|1\/2-1\/2)$/)
  expect(results[1]).toBe(results[0])
  const lines = readFileSync(new URL('../../../examples/bot.ts', import.meta.url), 'utf8').split(
    '\n',
  )
  expect(lines.length).toBeLessThanOrEqual(80)
})
