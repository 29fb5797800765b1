/** @module-tag rest */
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { ServerMessage } from '@jadoube/protocol'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkStore } from './store/index.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, type Links, newGame, post } from './testing/client.suite.js'
import {
  type ServerProcess,
  type ServerScript,
  serverScript,
} from './testing/server-process.suite.js'
import { soak } from './testing/soak.suite.js'
import { Tournament } from './testing/tournament.suite.js'

const { games, rounds, chance, each } = soak({ games: 8, rounds: 8 })
const HEARTBEAT = 200
const FREEZE = 3000

let script: ServerScript
let dir: Awaited<ReturnType<typeof tempDir>>
let server: ServerProcess
let tables: Tournament
const config = () => ({
  store: join(dir.path, 'games.sqlite'),
  heartbeat: HEARTBEAT,
  standstillLimit: 3 * HEARTBEAT,
  boardsPerMinute: 1_000_000,
  requestsPerSecond: 100_000,
  actsPerSecond: 1000,
  maxConnections: 100_000,
})

beforeAll(async () => {
  ;[script, dir] = await Promise.all([serverScript(), tempDir()])
  server = await script.start(config())
  tables = new Tournament({ timeControl: '4+1', afterInterruption: 'arbiter' }, chance)
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await dir.remove()
})

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Each fault hits a server in the middle of many games in time trouble. */
const faults = {
  /** The process stands still, as on a computer that swaps: nobody's flag falls meanwhile. */
  async stall(): Promise<string> {
    const from = Date.now()
    server.process.kill('SIGSTOP')
    await sleep(FREEZE)
    server.process.kill('SIGCONT')
    const until = Date.now()
    await sleep(1000)
    tables.leave()
    let stopped = 0
    for (const { board, links } of tables.boards) {
      const start = await scheduledStart(board)
      for (const line of await record(board, links.arbiter.secret)) {
        const at = start + line.at
        if (line.cause === 'interruption' && line.log.time >= from) stopped++
        if (line.cause === 'alarm' && at > from + 500 && at < until - 500)
          throw new Error(`board ${board}: a flag fell while the server stood still`)
      }
    }
    return `stood still for ${FREEZE} ms, ${stopped} clocks were stopped`
  },

  /** It is told to shut down while clients are connected that neither send nor read. */
  async shutdown(): Promise<string> {
    const silent = await Promise.all([hangOn(''), hangOn('GET / HTTP/1.1\r\n'), hangOn(UPGRADE)])
    const took = Math.round(await server.stop())
    for (const socket of silent) socket.destroy()
    tables.leave()
    server = await script.start(config())
    return `ended within ${took} ms with ${silent.length} silent connections`
  },

  /** An entry of a log is gone: its board is locked, and no other. */
  async corruption(): Promise<string> {
    const seq = await damageOne((file, row) =>
      file.prepare('DELETE FROM entry WHERE rowid = ?').run([row]),
    )
    return `entry ${seq} was taken away, noticed and put back`
  },

  /** A bit of an entry has flipped, so that it is not even text any more. */
  async byteDamage(): Promise<string> {
    const seq = await damageOne((file, row) => {
      const bytes = "CAST(CAST(substr(body, 1, 9) AS BLOB) || X'FF' AS TEXT)"
      file.prepare(`UPDATE entry SET body = ${bytes} WHERE rowid = ?`).run([row])
    })
    return `entry ${seq} was no text any more, noticed and put back`
  },

  /** It is told to shut down while it searches who can still mate: nobody waits for the answer. */
  async hardShutdown(): Promise<string> {
    const { board, links } = await newGame(server.url, { start: HARD, timeControl: '60' })
    const act = (who: 'white' | 'black', what: string) =>
      post(
        `${server.url}/api/boards/${board}/acts`,
        { id: what, act: { act: what } },
        links[who].secret,
      ).catch(() => null)
    await act('white', 'arrive')
    await act('black', 'arrive')
    const asked = act('white', 'resign')
    await sleep(100 + chance() * 400)
    const took = Math.round(await server.stop(15_000))
    await asked
    tables.leave()
    server = await script.start(config())
    return `ended within ${took} ms in the middle of a search`
  },

  /** It is killed while it makes a round: the whole round is there, or nothing. */
  async halfRound(): Promise<string> {
    const made = await post(`${server.url}/api/events`, { name: 'Killed' })
    const { event, links } = made.body as { event: string; links: Links }
    const pairings = Array.from({ length: 100 }, (_, n) => ({
      board: n + 1,
      white: { name: `White ${n}` },
      black: { name: `Black ${n}` },
    }))
    const place = `${server.url}/api/events/${event}/rounds`
    const asked = post(place, { round: '1', pairings }, links.organiser.secret).catch(() => null)
    await sleep(10 + chance() * 200)
    await server.kill()
    tables.leave()
    const answer = await asked
    server = await script.start(config())
    const { body } = await get(`${server.url}/api/events/${event}`)
    const { boards, rounds: named } = body as { boards: unknown[]; rounds: string[] }
    expect([0, pairings.length]).toContain(boards.length)
    expect(named).toEqual(boards.length === 0 ? [] : ['1'])
    if (answer?.status === 201) expect(boards.length).toBe(pairings.length)
    return `killed while it made a round, which has ${boards.length} boards of ${pairings.length}`
  },

  /** Strangers send hard questions: who can still mate, and what 200 kB of spaces pair. */
  async hardQuestions(): Promise<string> {
    const asked = Array.from({ length: 10 }, async () => {
      const { board, links } = await newGame(server.url, { start: HARD, timeControl: '60' })
      const act = (who: 'white' | 'black', what: string) =>
        post(
          `${server.url}/api/boards/${board}/acts`,
          { id: what, act: { act: what } },
          links[who].secret,
        )
      await act('white', 'arrive')
      await act('black', 'arrive')
      return act('white', 'resign')
    })
    const made = await post(`${server.url}/api/events`, { name: 'Hostile' })
    const { event, links } = made.body as { event: string; links: Links }
    const place = `${server.url}/api/events/${event}/rounds`
    const spaces = { round: '1', pairings: ' '.repeat(199_000) }
    const refused = post(place, spaces, links.organiser.secret)
    await tables.play(games, games, [server.url])
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200)
    expect((await refused).status).toBe(400)
    tables.leave()
    return `${asked.length} hard positions and 199 kB of spaces held up no game`
  },

  /** It is killed and starts again on a computer whose clock has stood still. */
  async clockBehind(): Promise<string> {
    await server.kill()
    tables.leave()
    const behind = 3_600_000
    server = await script.start(config(), { JADOUBE_TEST_CLOCK_BEHIND: `${behind}` })
    await tables.check(server.url)
    let interrupted = 0
    for (const { board } of tables.boards) {
      const { body } = await get(`${server.url}/api/boards/${board}`)
      const { status } = (body as ServerMessage<'board'>).view
      expect(['paused', 'concluded', 'awaiting-start']).toContain(status)
      if (status === 'paused') interrupted++
    }
    await server.stop()
    server = await script.start(config())
    return `the clock was ${behind} ms behind, ${interrupted} games stand interrupted`
  },
}

test(
  'after any fault nothing acknowledged is lost or duplicated, and nobody loses time',
  () =>
    each(async round => {
      const names = Object.keys(faults) as (keyof typeof faults)[]
      const name = names[(round - 1) % names.length]!
      await tables.play(Math.ceil(games * (4 + chance() * 4)), games, [server.url])
      const told = await faults[name]()
      const { kept } = await tables.check(server.url)
      return `${name}: ${told}; ${kept} acknowledged acts are there once each`
    }),
  120_000 + rounds * (20_000 + games * 500),
)

/** Finding out who can still mate takes seconds here. */
const HARD = '1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1'

/**
 * Damages an entry of one board. Only that board is locked, until it is repaired. Returns the
 * number of the entry.
 */
async function damageOne(damage: (file: Database.Database, row: number) => void): Promise<number> {
  await server.stop()
  tables.leave()
  const file = new Database(config().store)
  const { board } = tables.boards[Math.floor(chance() * tables.boards.length)]!
  const rows = file.prepare('SELECT rowid AS n, * FROM entry WHERE board = ?').all([board])
  const row = rows[Math.floor(chance() * rows.length * 0.9)] as Record<string, string | number>
  damage(file, Number(row.n))
  file.close()
  const checked = await checkStore(config().store)
  expect(checked.faults.map(fault => fault.board)).toEqual([board])
  server = await script.start(config())
  for (const each of tables.boards) {
    const { status } = await get(`${server.url}/api/boards/${each.board}`)
    expect(status, each.board).toBe(each.board === board ? 503 : 200)
  }
  expect((await get(`${server.url}/healthz`)).status).toBe(503)
  expect(server.said).toContain(board)
  await server.stop()
  const mended = new Database(config().store)
  const names = ['board', 'seq', 'at', 'act', 'body', 'hash']
  mended.prepare('DELETE FROM entry WHERE rowid = ?').run([row.n])
  mended
    .prepare(`INSERT INTO entry (${names.join(', ')}) VALUES (?, ?, ?, ?, ?, ?)`)
    .run(names.map(name => row[name] ?? null))
  mended.close()
  server = await script.start(config())
  return Number(row.seq)
}

const UPGRADE =
  'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

async function hangOn(said: string): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => {})
  await new Promise(resolve => socket.once('connect', resolve))
  socket.write(said)
  return socket.pause()
}

interface Line {
  readonly at: number
  readonly cause?: string
  readonly log: { readonly time: number }
}

async function record(board: string, secret: string): Promise<readonly Line[]> {
  const { body } = await get(`${server.url}/api/boards/${board}/record`, secret)
  return String(body)
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line)
}

async function scheduledStart(board: string): Promise<number> {
  const { body } = await get(`${server.url}/api/boards/${board}`)
  return (body as ServerMessage<'board'>).view.scheduledStart
}
