import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { ServerMessage } from '@jadoube/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, newGame, post, TestClient } from './testing/client.suite.js'
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
const LEFT = 4000
/** Milliseconds within which the server must shut down, with a margin for a busy machine. */
const SOON = 8000

/** A client that sends this and nothing more, whatever happens. */
async function silent(url: string, said: string): Promise<Socket> {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  await new Promise(resolve => socket.once('connect', resolve))
  socket.write(said)
  // It does not even read, so it answers no close frame.
  socket.pause()
  return socket
}

const UPGRADE =
  'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

// Each test has its own server and store, so that they can run at the same time.
describe.concurrent.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  test('[clock.replace-defective · fide-2023] SIGTERM ends the server despite silent clients, and nobody loses time', async () => {
    const config = {
      store: kind === 'SQLite' ? join(dir.path, 'games.sqlite') : await postgres.another(),
      heartbeat: 500,
    }
    let server = await script.start(config)
    const { board, links } = await newGame(server.url, {
      timeControl: `${LEFT / 1000}`,
      afterInterruption: 'arbiter',
    })
    for (const who of ['white', 'black'] as const) {
      const act = { id: 'here', act: { act: 'arrive' } }
      await post(`${server.url}/api/boards/${board}/acts`, act, links[who].secret)
    }
    const begun = Date.now()
    const white = await TestClient.sit(server.url, links.white)
    const others = await Promise.all([
      silent(server.url, ''),
      silent(server.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n'),
      silent(server.url, 'POST /api/boards HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'),
      silent(server.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'),
      silent(server.url, UPGRADE),
    ])
    const used = Date.now() - begun
    expect(await server.stop(), 'ms until it had ended').toBeLessThan(SOON)
    expect(white.heard.at(-1)).toMatchObject({ type: 'bye', code: 'shutting-down' })
    // Long enough for every flag to fall, if anything were still running.
    await sleep(LEFT)
    server = await script.start(config)
    const { body } = await get(`${server.url}/api/boards/${board}`)
    const { view } = body as ServerMessage<'board'>
    expect(view).toMatchObject({ status: 'paused', pending: [{ claim: 'interruption' }] })
    // The time before SIGTERM is White's own; nothing after it counts.
    expect(view.clocks?.white).toBeGreaterThan(LEFT - used - 1000)
    for (const socket of others) socket.destroy()
    await server.kill()
  })

  test('a game that resumes at once has cost nobody time either', async () => {
    const config = {
      store: kind === 'SQLite' ? join(dir.path, 'again.sqlite') : await postgres.another(),
      heartbeat: 2000,
    }
    let server = await script.start(config)
    const { board, links } = await newGame(server.url, {
      timeControl: '60',
      afterInterruption: 'arbiter',
    })
    for (const who of ['white', 'black'] as const) {
      const act = { id: 'here', act: { act: 'arrive' } }
      await post(`${server.url}/api/boards/${board}/acts`, act, links[who].secret)
    }
    await server.stop()
    server = await script.start(config)
    const { body } = await get(`${server.url}/api/boards/${board}`)
    expect((body as ServerMessage<'board'>).view).toMatchObject({
      status: 'paused',
      pending: [{ claim: 'interruption' }],
    })
    await server.kill()
  })
})
