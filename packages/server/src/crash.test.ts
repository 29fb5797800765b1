import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'
import { Tournament } from './testing/tournament.suite.js'

// The long soak: JADOUBE_SOAK_GAMES=200 JADOUBE_SOAK_ROUNDS=50 npx vitest run packages/server/src/crash
const GAMES = Number(process.env.JADOUBE_SOAK_GAMES ?? 16)
const ROUNDS = Number(process.env.JADOUBE_SOAK_ROUNDS ?? 4)
const HEARTBEAT = 200
/** A beat that was due waits for its turn on a busy machine: the bound holds for a server that gets one. */
const SLACK = 3000

/** A busy machine takes its time; what must come is waited for. */
const patience = { timeout: 60_000, interval: 50 }

let script: ServerScript
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  script = await serverScript()
  dir = await tempDir()
})
afterAll(async () => {
  await script.remove()
  await dir.remove()
})

test(
  'kill -9 in the middle of many games in time trouble: nothing acknowledged is lost, nothing is there twice, every clock stands where it was',
  async () => {
    const config = {
      store: join(dir.path, 'games.sqlite'),
      heartbeat: HEARTBEAT,
      boardsPerMinute: 1_000_000,
      requestsPerSecond: 100_000,
      actsPerSecond: 1000,
      maxConnections: 100_000,
    }
    const games = new Tournament({ timeControl: '4+1', afterInterruption: 'arbiter' })
    let server = await script.start(config)
    let interrupted = 0
    for (let round = 0; round < ROUNDS; round++) {
      await games.sitDown(GAMES, [server.url])
      // In the middle of play, however long that takes to come about; no two crashes at the same point.
      const before = games.acknowledged
      await expect.poll(() => games.acknowledged - before, patience).toBeGreaterThan(GAMES * 6)
      await new Promise(resolve => setTimeout(resolve, Math.random() * 500))
      const crash = await server.kill()
      games.leave()
      server = await script.start({ ...config, port: 0 })
      const checked = await games.check(server.url, crash)
      expect(checked.worst).toBeLessThan(HEARTBEAT + SLACK)
      interrupted += checked.interrupted
      if (process.env.JADOUBE_SOAK_ROUNDS)
        process.stdout.write(
          `round ${round + 1}: ${checked.acknowledged} acknowledged acts are there once each, ` +
            `${interrupted} clocks stopped so far, ` +
            `the furthest ${checked.worst} ms before the crash\n`,
        )
    }
    expect(interrupted).toBeGreaterThan((GAMES * ROUNDS) / 2)
    expect(games.acknowledged).toBeGreaterThan(GAMES * 10)
    await server.kill()
  },
  60_000 + ROUNDS * GAMES * 200,
)
