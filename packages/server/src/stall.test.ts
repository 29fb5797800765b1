import { join } from 'node:path'
import type { ServerMessage } from '@jadoube/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyRecord } from './record/verify.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, type Links, newGame, post, TestClient } from './testing/client.suite.js'
import {
  type ServerProcess,
  type ServerScript,
  serverScript,
} from './testing/server-process.suite.js'

const HEARTBEAT = 300
const GAMES = 10
/** Longer than heartbeats may be late, and than any player has left on the clock. */
const FREEZE = 4000
const LEFT = 3000

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

async function viewOf(url: string, board: string) {
  return ((await get(`${url}/api/boards/${board}`)).body as ServerMessage<'board'>).view
}

interface Game {
  readonly board: string
  readonly links: Links
}

const setUpGame = (url: string): Promise<Game> =>
  newGame(url, { timeControl: `${LEFT / 1000}`, afterInterruption: 'arbiter' })

/** Both players are present: White's clock starts. */
async function begin(url: string, game: Game): Promise<void> {
  for (const who of ['white', 'black'] as const) {
    const act = { id: 'here', act: { act: 'arrive' } }
    await post(`${url}/api/boards/${game.board}/acts`, act, game.links[who].secret)
  }
}

async function startedGame(url: string): Promise<Game> {
  const game = await setUpGame(url)
  await begin(url, game)
  return game
}

async function freeze(server: ServerProcess, meanwhile: () => void): Promise<void> {
  server.process.kill('SIGSTOP')
  meanwhile()
  await sleep(FREEZE)
  server.process.kill('SIGCONT')
}

const stalledServer = (kind: 'SQLite' | 'PostgreSQL') => (): void => {
  const store = () => (kind === 'SQLite' ? join(dir.path, 'games.sqlite') : postgres.url)

  test('[clock.replace-defective · fide-2023] a server that stalls while an act is waiting costs nobody the game', async () => {
    const server = await script.start({
      store: store(),
      heartbeat: HEARTBEAT,
      standstillLimit: 3 * HEARTBEAT,
      boardsPerMinute: 100_000,
      metricsToken: 'counters',
    })
    const { url } = server
    const games: (Game & { white: TestClient; silent: boolean })[] = []
    for (let n = 0; n < GAMES; n++) {
      const game = await setUpGame(url)
      const white = await TestClient.sit(url, game.links.white)
      games.push({ ...game, white, silent: n % 2 === 1 })
    }
    // All clocks start together, so that on a slow machine every player still has time before the
    // freeze.
    await Promise.all(games.map(game => begin(url, game)))
    // Half of them have moved while the server was frozen; at the other half only the flag would
    // have fallen.
    await freeze(server, () => {
      for (const { board, white, silent } of games)
        if (!silent)
          white.send({ type: 'act', board, id: 'waits', act: { act: 'move', san: 'e4' } })
    })
    for (const { board, white } of games) {
      await expect
        .poll(async () => (await viewOf(url, board)).status, { timeout: 20_000 })
        .not.toBe('in-play')
      const view = await viewOf(url, board)
      expect(view, board).toMatchObject({
        status: 'paused',
        pending: [{ claim: 'interruption' }],
      })
      expect(view.clocks?.white, 'ms left').toBeGreaterThan(0)
      await white.close()
    }
    // Monitoring shows it, and that nobody is missing.
    const counted = String((await get(`${url}/metrics`, 'counters')).body)
    expect(counted).toMatch(new RegExp(`^jadoube_clocks_stopped ${GAMES}$`, 'm'))
    expect(counted).toMatch(/^jadoube_players_absent 0$/m)
    expect(counted).toMatch(/^jadoube_outage_seconds_total [1-9]/m)
    await server.kill()
  })
}

describe('on SQLite', stalledServer('SQLite'))
describe('on PostgreSQL', { tags: 'rest' }, stalledServer('PostgreSQL'))

test('[clock.replace-defective · fide-2023] a store that did not answer while flags were due costs nobody the game', async () => {
  const server = await script.start({
    store: postgres.url,
    heartbeat: HEARTBEAT,
    standstillLimit: 3 * HEARTBEAT,
    logLevel: 'silent',
  })
  const { board } = await startedGame(server.url)
  await postgres.halt('immediate')
  await sleep(FREEZE)
  await postgres.start()
  await expect
    .poll(async () => (await viewOf(server.url, board).catch(() => undefined))?.status, {
      timeout: 20_000,
    })
    .toBe('paused')
  expect((await viewOf(server.url, board)).clocks?.white).toBeGreaterThan(0)
  await server.kill()
})

test('[clock.replace-defective · fide-2023] a move made in time during a shorter standstill counts', async () => {
  const server = await script.start({ store: join(dir.path, 'short.sqlite'), heartbeat: 3000 })
  const { board, links } = await startedGame(server.url)
  const white = await TestClient.sit(server.url, links.white)
  await freeze(server, () => {
    white.send({ type: 'act', board, id: 'in-time', act: { act: 'move', san: 'e4' } })
  })
  await white.one('ack')
  const view = await viewOf(server.url, board)
  expect(view).toMatchObject({ status: 'in-play', hasTheMove: 'black' })
  await white.close()
  await server.kill()
})

test('[clock.replace-defective · fide-2023] a standstill of less than five seconds stops no clock, and the record says whose ran', async () => {
  const server = await script.start({ store: join(dir.path, 'hall.sqlite') })
  const hall = await Promise.all(
    Array.from({ length: GAMES }, () => newGame(server.url, { timeControl: '60' })),
  )
  for (const game of hall) await begin(server.url, game)
  // What arrives right before a standstill cannot be told from what arrives during it.
  await sleep(300)
  await freeze(server, () => {})
  for (const { board, links } of hall) {
    const recorded = async () =>
      String((await get(`${server.url}/api/boards/${board}/record`, links.arbiter.secret)).body)
    await expect.poll(recorded, { timeout: 10_000 }).toContain('"standstill"')
    const line = (await recorded()).split('\n').find(text => text.includes('"standstill":'))
    const { standstill, cause } = JSON.parse(line ?? '{}') as {
      cause: string
      standstill: { from: number; until: number; player: string }
    }
    expect({ cause, player: standstill.player }).toEqual({ cause: 'standstill', player: 'white' })
    expect(standstill.until - standstill.from).toBeGreaterThan(FREEZE - 500)
    expect(await viewOf(server.url, board)).toMatchObject({ status: 'in-play' })
    expect(verifyRecord(await recorded())).toMatchObject({ ok: true })
  }
  await server.kill()
})
