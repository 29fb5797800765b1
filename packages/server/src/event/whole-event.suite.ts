import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../start-server.js'
import { checkStore } from '../store/index.js'
import { tempDir } from '../store/testing/temp-dir.suite.js'
import { chanceFrom } from '../testing/chance.suite.js'
import { playEvent, roundsThatDiffer } from '../testing/event-bots.suite.js'

// A hundred boards and nine rounds by default.
const players = Number(process.env.JADOUBE_EVENT_PLAYERS ?? 200)
const rounds = Number(process.env.JADOUBE_EVENT_ROUNDS ?? 9)
const root = new URL('../../../..', import.meta.url).pathname

let dir: Awaited<ReturnType<typeof tempDir>>
let server: RunningServer
let store: string
beforeAll(async () => {
  dir = await tempDir()
  store = join(dir.path, 'event.sqlite')
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    store,
    logLevel: 'error',
    boardsPerMinute: 1_000_000,
    requestsPerSecond: 1_000_000,
    actsPerSecond: 1_000_000,
    maxConnections: 10_000,
    // The bots share this process: on a busy machine it may stand still for long, which would stop
    // the clocks (6.10).
    standstillLimit: 60_000,
  })
})
afterAll(async () => {
  await server.close()
  await dir.remove()
})

test(`${players / 2} boards and ${rounds} rounds with bots`, async () => {
  const chance = chanceFrom(20261117)
  const { open, games, acts, took } = await playEvent(server, { players, rounds, chance })
  expect(games).toBe(Math.floor(players / 2) * rounds)
  const trf = await open.ask<string>('trf')
  expect(roundsThatDiffer(trf)).toEqual([])
  const file = join(dir.path, 'event.trf')
  await writeFile(file, trf)
  const bin = join(root, 'packages/cli/bin/jadoube.cjs')
  const { stdout } = await promisify(execFile)(process.execPath, [bin, 'tournament', 'check', file])
  const pgn = await open.ask<string>('pgn')
  expect(pgn.match(/^\[Event "/gm)).toHaveLength(games)
  console.log(`${games} games, ${acts} acts in ${Math.round(took / 1000)} s; ${stdout.trim()}`)
  await server.close()
  expect(await checkStore(store)).toMatchObject({ boards: games, faults: [] })
}, 1_800_000)
