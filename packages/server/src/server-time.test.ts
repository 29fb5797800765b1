import { join } from 'node:path'
import type { ServerMessage } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { makeLogger } from './logger.js'
import { ServerTime } from './server-time.js'
import { startServer } from './start-server.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, newGame, post } from './testing/client.suite.js'

const HOUR = 3_600_000

function clocks() {
  const at = { wall: 1_800_000_000_000, steady: 5000.7 }
  const time = new ServerTime(
    () => at.wall,
    () => at.steady,
  )
  const pass = (ms: number) => {
    at.wall += ms
    at.steady += ms
  }
  return { at, time, pass }
}

test('follows the computer’s clock in whole milliseconds', () => {
  const { at, time, pass } = clocks()
  for (const ms of [0, 1, 250, 0.4, HOUR]) {
    pass(ms)
    expect(Math.abs(time.now() - at.wall)).toBeLessThanOrEqual(1)
    expect(Number.isInteger(time.now())).toBe(true)
  }
})

test('changing the computer’s clock during a game moves no chess clock', () => {
  const { at, time, pass } = clocks()
  const begun = time.now()
  at.wall -= HOUR
  pass(1000)
  expect(time.now() - begun).toBe(1000)
  time.follow(3000)
  expect(time.now() - begun).toBe(1000)
  at.wall += HOUR + 2000
  pass(1000)
  time.follow(3000)
  expect(time.now() - begun).toBe(2000)
  // The computer slept, or its clock was set forward: the heartbeat must find that.
  at.wall += 10_000
  expect(time.now() - begun).toBe(2000)
  time.follow(3000)
  expect(time.now() - begun).toBeGreaterThanOrEqual(14_000)
})

test('after a restart on a computer whose clock was set back, games continue from where they were', async () => {
  const dir = await tempDir()
  const config = { store: join(dir.path, 'a.sqlite'), port: 0, host: '127.0.0.1' } as const
  const log = makeLogger('silent')
  let server = await startServer(config, { log })
  const { board, links } = await newGame(server.url, {
    timeControl: '300',
    afterInterruption: 'arbiter',
  })
  let acts = 0
  const act = (who: 'white' | 'black' | 'arbiter', what: object) =>
    post(
      `${server.url}/api/boards/${board}/acts`,
      { id: `${++acts}`, act: what },
      links[who].secret,
    )
  const view = async () =>
    ((await get(`${server.url}/api/boards/${board}`)).body as ServerMessage<'board'>).view
  for (const who of ['white', 'black'] as const) await act(who, { act: 'arrive' })
  await act('white', { act: 'move', san: 'e4' })
  await server.close()

  const lines: string[] = []
  const said = makeLogger('warn', line => lines.push(line))
  server = await startServer(config, { log: said, now: () => Date.now() - HOUR })
  expect(lines.join('')).toContain('"event":"clock-behind"')
  // No press could be received meanwhile, and the arbiter is asked, as after any interruption.
  expect(await view()).toMatchObject({ status: 'paused', pending: [{ claim: 'interruption' }] })
  expect((await act('arbiter', { act: 'restart' })).status).toBe(200)
  const before = (await view()).clocks?.black ?? 0
  await expect.poll(async () => (await view()).clocks?.black).toBeLessThan(before)
  await server.close()
  await dir.remove()
})
