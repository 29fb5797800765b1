import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'
import { Tournament } from './testing/tournament.suite.js'

const GAMES = Number(process.env.JADOUBE_SOAK_GAMES ?? 8)
const ROUNDS = Number(process.env.JADOUBE_SOAK_ROUNDS ?? 2)

let script: ServerScript
let postgres: TestPostgres
beforeAll(async () => {
  ;[script, postgres] = await Promise.all([serverScript(), startPostgres()])
})
afterAll(async () => {
  await script.remove()
  await postgres.remove()
})

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
/** A busy machine takes its time; what must come is waited for. */
const patience = { timeout: 20_000, interval: 100 }

test(
  'two processes on PostgreSQL serve the same games; one dies and play goes on, PostgreSQL dies and nothing is lost',
  async () => {
    const config = {
      store: postgres.url,
      heartbeat: 500,
      boardsPerMinute: 1_000_000,
      requestsPerSecond: 100_000,
      actsPerSecond: 1000,
      maxConnections: 100_000,
    }
    const games = new Tournament({ timeControl: '60', afterInterruption: { goOnAfter: 100 } })
    let [one, other] = await Promise.all([script.start(config), script.start(config)])
    for (let round = 0; round < ROUNDS; round++) {
      await games.sitDown(GAMES, [one.url, other.url])
      await wait(1000)
      await one.kill()
      const before = games.acknowledged
      games.reconnect(other.url, other.url)
      // The other process goes on with every game, clocks and all.
      await expect.poll(() => games.acknowledged, patience).toBeGreaterThan(before + GAMES)
      games.leave()
      const checked = await games.check(other.url)
      expect(checked.acknowledged).toBeGreaterThan(GAMES * 10)
      one = await script.start(config)
    }
    await games.sitDown(GAMES, [one.url, other.url])
    await wait(500)
    await postgres.halt('immediate')
    await wait(300)
    await postgres.start()
    const before = games.acknowledged
    await expect.poll(() => games.acknowledged, patience).toBeGreaterThan(before)
    games.leave()
    await games.check(one.url)
    await one.kill()
    await other.kill()
  },
  120_000 + ROUNDS * GAMES * 500,
)
