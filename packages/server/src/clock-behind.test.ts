import { join } from 'node:path'
import type { ServerMessage } from '@jadoube/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLogger } from './logger.js'
import { startServer } from './start-server.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, newGame, post } from './testing/client.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'

let script: ServerScript
let postgres: TestPostgres
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  ;[script, postgres, dir] = await Promise.all([serverScript(), startPostgres(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await postgres.remove()
  await dir.remove()
})

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

// Each test has its own server and store, so that they can run at the same time.
test.concurrent.each([
  ['SQLite', 3_600_000],
  ['SQLite', 1000],
  ['PostgreSQL', 3_600_000],
  ['PostgreSQL', 1000],
] as const)(
  '[clock.replace-defective · fide-2023] on %s, a restart with the computer’s clock %i ms behind loses no act and no time',
  async (kind, behind) => {
    const config = {
      store: kind === 'SQLite' ? join(dir.path, `${behind}.sqlite`) : await postgres.another(),
      host: '127.0.0.1',
      port: 0,
      // The last heartbeat comes long before the last act.
      heartbeat: 20_000,
    } as const
    const killed = await script.start(config)
    const { board, links } = await newGame(killed.url, {
      timeControl: '300',
      afterInterruption: 'arbiter',
    })
    let acts = 0
    const act = (url: string, who: 'white' | 'black' | 'arbiter', what: object) =>
      post(`${url}/api/boards/${board}/acts`, { id: `${++acts}`, act: what }, links[who].secret)
    for (const who of ['white', 'black'] as const) await act(killed.url, who, { act: 'arrive' })
    await sleep(1500)
    await act(killed.url, 'white', { act: 'move', san: 'e4' })
    await act(killed.url, 'black', { act: 'move', san: 'e5' })
    const lastAct = Date.now()
    await killed.kill()

    const log = makeLogger('silent')
    const server = await startServer(config, { log, now: () => Date.now() - behind })
    const { view } = (await get(`${server.url}/api/boards/${board}`)).body as ServerMessage<'board'>
    expect(view).toMatchObject({
      status: 'paused',
      hasTheMove: 'white',
      pending: [{ claim: 'interruption' }],
    })
    // White's clock ran only between Black's move and the crash, and it was not set back to before
    // the move.
    const used = lastAct - view.scheduledStart
    expect(view.clocks?.white).toBeLessThanOrEqual(300_000 - 1000)
    expect(view.clocks?.white).toBeGreaterThan(300_000 - used - 2000)
    expect((await act(server.url, 'arbiter', { act: 'restart' })).status).toBe(200)
    expect((await act(server.url, 'white', { act: 'move', san: 'Nf3' })).status).toBe(200)
    await server.close()
  },
)
