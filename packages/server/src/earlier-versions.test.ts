import { join } from 'node:path'
import type { BoardView } from '@jadoube/protocol'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from './start-server.js'
import { checkStore } from './store/index.js'
import { POSTGRES_MIGRATIONS } from './store/postgres/schema.js'
import { SQLITE_MIGRATIONS } from './store/sqlite/schema.js'
import { type Earlier, earlierVersions, schemasKept } from './store/testing/earlier.suite.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'

let postgres: TestPostgres
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  ;[postgres, dir] = await Promise.all([startPostgres(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await postgres.remove()
  await dir.remove()
}, SETTING_UP)

const places: Readonly<Record<string, (from: Earlier) => Promise<string>>> = {
  'an SQLite file': async ({ commit, sqliteSchema, sqlite }) => {
    const file = join(dir.path, `${commit}-${sqliteSchema}.sqlite`)
    const database = new Database(file)
    database.exec(sqlite)
    database.close()
    return file
  },
  PostgreSQL: async from => {
    await postgres.empty()
    await postgres.run(from.postgres)
    return postgres.url
  },
}

const earlierThan = (migrations: readonly string[]) =>
  Array.from({ length: migrations.length - 1 }, (_, n) => n + 1)

test('fixtures exist for every earlier schema of both stores', () => {
  expect(schemasKept('sqlite')).toEqual(earlierThan(SQLITE_MIGRATIONS))
  expect(schemasKept('postgres')).toEqual(earlierThan(POSTGRES_MIGRATIONS))
  const used = new Set(earlierVersions.map(({ sqliteSchema }) => sqliteSchema))
  expect([...used].sort()).toEqual(earlierThan(SQLITE_MIGRATIONS))
  const inPostgres = new Set(earlierVersions.map(({ postgresSchema }) => postgresSchema))
  expect([...inPostgres].sort()).toEqual(earlierThan(POSTGRES_MIGRATIONS))
})

for (const [place, put] of Object.entries(places)) {
  describe(`data stored in ${place}`, () => {
    for (const from of earlierVersions) {
      const { commit, sqliteSchema, secrets, seen, event } = from
      test(`by ${commit}, schema ${sqliteSchema}, opens, verifies and can be continued`, async () => {
        const store = await put(from)
        expect(await checkStore(store)).toMatchObject({ boards: 3, faults: [] })
        const quiet = { host: '127.0.0.1', port: 0, logLevel: 'silent' } as const
        // Soon after: a clock that nothing stopped would run out while the fixture is stored.
        const began = performance.now()
        const now = () => from.lastAct + 5000 + Math.floor(performance.now() - began)
        const server = await startServer({ ...quiet, store }, { now })
        const ask = async (path: string, secret: string, body?: object) => {
          const headers = {
            authorization: `Bearer ${secret}`,
            ...(body && { 'content-type': 'application/json' }),
          }
          const asked = body ? { method: 'POST', body: JSON.stringify(body) } : {}
          const answer = await fetch(`${server.url}${path}`, { headers, ...asked })
          expect(answer.status, path).toBe(200)
          return answer
        }
        try {
          for (const [board, then] of Object.entries(seen)) {
            const secret = then.white.startsWith('Casual') ? secrets.casualWhite : secrets.arbiter
            const answer = await ask(`/api/boards/${board}`, secret)
            const { view } = (await answer.json()) as { view: BoardView }
            expect(view.result).toBe(then.result)
            expect(view.fen).toBe(then.fen)
            expect(view.moves?.map(({ san }) => san)).toEqual(then.moves)
            expect([view.white.name, view.black.name]).toEqual([then.white, then.black])
            // The one running clock was stopped when the old server shut down.
            const ran = then.status === 'in-play'
            expect(view.status).toBe(ran ? 'paused' : then.status)
          }
          const page = await ask(`/api/events/${event}`, secrets.organiser)
          expect(await page.json()).toMatchObject({ name: 'Club championship', rounds: ['1'] })
          const [first] = Object.keys(seen)
          const act = { id: 'after-upgrade', act: { act: 'restart' } }
          await ask(`/api/boards/${first}/acts`, secrets.arbiter, act)
          const move = { id: 'next-move', act: { act: 'move', san: 'Bb5' } }
          const said = await ask(`/api/boards/${first}/acts`, secrets.white1, move)
          expect(await said.json()).toMatchObject({ type: 'ack' })
        } finally {
          await server.close()
        }
        expect(await checkStore(store)).toMatchObject({ boards: 3, faults: [] })
      })
    }
  })
}
