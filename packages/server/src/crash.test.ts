import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { chanceFrom } from './testing/chance.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'
import { Tournament } from './testing/tournament.suite.js'

// The long soak: JADOUBE_SOAK_GAMES=200 JADOUBE_SOAK_ROUNDS=50 npx vitest run packages/server/src/crash
const GAMES = Number(process.env.JADOUBE_SOAK_GAMES ?? 16)
const ROUNDS = Number(process.env.JADOUBE_SOAK_ROUNDS ?? 4)
const HEARTBEAT = 200
/**
 * A beat waits for its turn and for the disk on a busy machine, as any sign does that a process leaves: no clock is put
 * back by more than this behind the last such sign.
 */
const BOUND = 3 * HEARTBEAT
const SEED = Number(process.env.JADOUBE_SOAK_SEED ?? Date.now() % 2 ** 31)

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
    const chance = chanceFrom(SEED)
    const config = {
      store: join(dir.path, 'games.sqlite'),
      heartbeat: HEARTBEAT,
      boardsPerMinute: 1_000_000,
      requestsPerSecond: 100_000,
      actsPerSecond: 1000,
      maxConnections: 100_000,
    }
    const games = new Tournament({ timeControl: '4+1', afterInterruption: 'arbiter' }, chance)
    let server = await script.start(config)
    let interrupted = 0
    for (let round = 0; round < ROUNDS; round++) {
      await games.sitDown(GAMES, [server.url])
      // In the middle of play, however long that takes to come about; no two crashes at the same point.
      await games.play(Math.ceil(GAMES * (6 + chance() * 6)))
      const crash = await server.kill()
      games.leave()
      server = await script.start({ ...config, port: 0 })
      const checked = await games.check(server.url, crash)
      expect(checked.behind).toBeLessThanOrEqual(BOUND)
      interrupted += checked.interrupted
      if (process.env.JADOUBE_SOAK_ROUNDS)
        process.stdout.write(
          `round ${round + 1}: ${checked.acknowledged} acknowledged acts are there once each, ` +
            `${interrupted} clocks stopped so far, ` +
            `the furthest ${checked.worst} ms before the crash, ` +
            `${checked.behind} ms before the last sign that the machine let through\n`,
        )
    }
    expect(interrupted).toBeGreaterThan((GAMES * ROUNDS) / 2)
    expect(games.acknowledged).toBeGreaterThan(GAMES * 10)
    await server.kill()
  },
  60_000 + ROUNDS * GAMES * 200,
)
