import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'
import { soak } from './testing/soak.suite.js'
import { Tournament } from './testing/tournament.suite.js'

const { games, rounds, chance, each } = soak({ games: 16, rounds: 4 })
const HEARTBEAT = 200
/**
 * On a busy machine a heartbeat waits for its turn and for the disk, like every write of a process.
 * No clock is set back by more than this before the last such write.
 */
const BOUND = 3 * HEARTBEAT

let script: ServerScript
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  script = await serverScript()
  dir = await tempDir()
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await dir.remove()
})

test(
  'kill -9 during many games in time trouble: nothing acknowledged is lost, nothing is duplicated, and every clock is as it was',
  async () => {
    const config = {
      store: join(dir.path, 'games.sqlite'),
      heartbeat: HEARTBEAT,
      boardsPerMinute: 1_000_000,
      requestsPerSecond: 100_000,
      actsPerSecond: 1000,
      maxConnections: 100_000,
    }
    const tables = new Tournament({ timeControl: '4+1', afterInterruption: 'arbiter' }, chance)
    let server = await script.start(config)
    let stopped = 0
    await each(async () => {
      // In the middle of play, however long that takes to reach; no two crashes at the same point.
      await tables.play(Math.ceil(games * (6 + chance() * 6)), games, [server.url])
      const crash = await server.kill()
      tables.leave()
      server = await script.start({ ...config, port: 0 })
      const { kept, interrupted, before, behind } = await tables.check(server.url, crash)
      stopped += interrupted
      expect(behind, 'ms that a clock was put back behind the last sign').toBeLessThanOrEqual(BOUND)
      return (
        `${kept} acknowledged acts are there once each; ${interrupted} clocks stopped, the furthest ` +
        `${before} ms before the crash, ${behind} ms before the last sign that the machine let through`
      )
    })
    expect(stopped, 'clocks that ran when the server was killed').toBeGreaterThan(
      (games * rounds) / 2,
    )
    await server.kill()
  },
  300_000 + rounds * games * 400,
)
