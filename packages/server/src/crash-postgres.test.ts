/** @module-tag rest */
import type { ServerMessage } from '@jadoube/protocol'
import { afterAll, beforeAll, test } from 'vitest'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { get } from './testing/client.suite.js'
import {
  type ServerProcess,
  type ServerScript,
  serverScript,
} from './testing/server-process.suite.js'
import { soak } from './testing/soak.suite.js'
import { Tournament } from './testing/tournament.suite.js'

const { games, rounds, chance, each } = soak({ games: 8, rounds: 2 })

let script: ServerScript
let postgres: TestPostgres
let servers: readonly [ServerProcess, ServerProcess]
let tables: Tournament

const start = () =>
  script.start({
    store: postgres.url,
    heartbeat: 500,
    boardsPerMinute: 1_000_000,
    requestsPerSecond: 100_000,
    actsPerSecond: 1000,
    maxConnections: 100_000,
  })

beforeAll(async () => {
  ;[script, postgres] = await Promise.all([serverScript(), startPostgres()])
  servers = await Promise.all([start(), start()])
  tables = new Tournament({ timeControl: '60', afterInterruption: { goOnAfter: 100 } }, chance)
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await postgres.remove()
})

interface Line {
  readonly at: number
  readonly cause?: string
  readonly log: { readonly time: number }
  readonly events?: readonly { readonly type: string; readonly player?: string }[]
}

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
/** Longer than heartbeats may be late. */
const FREEZE = 6500
const aWhile = () => Math.ceil(games * (4 + chance() * 6))
const urlsOf = () => servers.map(({ url }) => url)
const timeout = 120_000 + rounds * games * 1000

test(
  'one of two processes on PostgreSQL dies: the other continues every game, and nothing is lost or duplicated',
  () =>
    each(async () => {
      const [one, other] = servers
      await tables.play(aWhile(), games, urlsOf())
      await one.kill()
      await tables.play(aWhile(), games, [other.url])
      tables.leave()
      const { kept, concluded } = await tables.check(other.url)
      // The process that survived is the next to be killed.
      servers = [other, await start()]
      return `${kept} acknowledged acts are there once each; ${concluded} games ended`
    }),
  timeout,
)

test(
  'PostgreSQL crashes under two processes and restarts: nothing is lost or duplicated, and play continues',
  () =>
    each(async round => {
      await tables.play(aWhile(), games, urlsOf())
      await postgres.halt(round % 2 === 1 ? 'immediate' : 'fast')
      await postgres.start()
      await tables.play(aWhile(), games, urlsOf())
      tables.leave()
      const { kept, concluded } = await tables.check(servers[0].url)
      return `${kept} acknowledged acts are there once each; ${concluded} games ended`
    }),
  timeout,
)

test(
  'one of two processes stalls or is shut down: no flag falls meanwhile, and nothing is lost or duplicated',
  () =>
    each(async round => {
      const [one, other] = servers
      await tables.play(aWhile(), games, urlsOf())
      const from = Date.now()
      const isFreeze = round % 2 === 1
      if (isFreeze) {
        one.process.kill('SIGSTOP')
        await sleep(FREEZE)
        one.process.kill('SIGCONT')
      } else await one.stop()
      const until = Date.now()
      if (!isFreeze) servers = [other, await start()]
      await tables.play(aWhile(), games, urlsOf())
      tables.leave()
      let stopped = 0
      for (const { board, links } of tables.boards) {
        const path = `${other.url}/api/boards/${board}`
        const { scheduledStart } = ((await get(path)).body as ServerMessage<'board'>).view
        const { body } = await get(`${path}/record`, links.arbiter.secret)
        const lines = String(body).trim().split('\n')
        for (const [n, text] of lines.entries()) {
          const line = JSON.parse(text) as Line
          if (line.cause === 'interruption' && line.log.time >= from) stopped++
          const at = scheduledStart + line.at
          // An alarm need not be a flag. White is connected to the frozen process; Black, who is
          // not, may run out of time on a busy machine.
          const isFallen = line.events?.some(
            ({ type, player }) => type === 'flag-fallen' && player === 'white',
          )
          if (isFallen && at > from + 500 && at < until - 500)
            throw new Error(
              `board ${board}: a flag fell while its process was away, ${at - from} ms after it went:\n${lines.slice(n - 6, n + 1).join('\n')}`,
            )
        }
      }
      const { kept } = await tables.check(other.url)
      const what = isFreeze ? `stood still for ${FREEZE} ms` : 'ended'
      return `one ${what}, ${stopped} clocks were stopped; ${kept} acknowledged acts are there once each`
    }),
  timeout + rounds * FREEZE,
)
