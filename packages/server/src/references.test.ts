import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from './start-server.js'
import { checkStore } from './store/index.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { newGame, post } from './testing/client.suite.js'

let postgres: TestPostgres
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  ;[postgres, dir] = await Promise.all([startPostgres(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await postgres.remove()
  await dir.remove()
})

const ofSeats = "UPDATE seat SET ? WHERE scope_id = '@' AND scope_kind = 'board'"
const white = `${ofSeats} AND meta LIKE '%"white"%'`

/**
 * Each is done to one board; `@` is its id. The code is reported at that board, or at the place
 * given.
 */
const damages: readonly (readonly [what: string, sql: string, code: string, place?: string])[] = [
  [
    'links to a board that never existed',
    ofSeats.replace('?', "scope_id = 'nowhere'"),
    'seat-unowned',
    'nowhere',
  ],
  ['links of an unknown kind', ofSeats.replace('?', "scope_kind = 'table'"), 'seat-unowned'],
  [
    'links to the event of the same name, which does not exist',
    ofSeats.replace('?', "scope_kind = 'competition'"),
    'seat-unowned',
  ],
  [
    'a hash cut off',
    white.replace('?', 'secret_hash = substr(secret_hash, 1, 40)'),
    'seat-damaged',
  ],
  [
    'a hash in capitals',
    white.replace('?', "secret_hash = 'F' || substr(secret_hash, 2)"),
    'seat-damaged',
  ],
  ['an unreadable link', white.replace('?', `meta = '{"role":"white'`), 'seat-damaged'],
  ['a link of nothing', white.replace('?', "meta = 'null'"), 'seat-damaged'],
  ['a link with an unknown role', white.replace('?', `meta = '{"role":"king"}'`), 'seat-damaged'],
  [
    'a row that belongs to an unknown event',
    "UPDATE board SET competition = 'nowhere' WHERE id = '@'",
    'event-missing',
  ],
  [
    // Without a digest, so that only the name of the event is wrong.
    'settings that name an unknown event',
    `UPDATE board SET meta = replace(replace(meta, '"digest"', '"earlier"'),
      '"event":null', '"event":"nowhere"') WHERE id = '@'`,
    'event-missing',
  ],
]

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', kind => {
  const address = () => (kind === 'SQLite' ? join(dir.path, 'club.sqlite') : postgres.url)
  const run = async (sql: string) => {
    if (kind === 'PostgreSQL') return postgres.run(sql)
    const file = new Database(address())
    file.exec(sql)
    file.close()
  }

  test('links and boards that refer to nothing, and damaged links, are reported by board', async () => {
    const server = await startServer({
      store: address(),
      port: 0,
      host: '127.0.0.1',
      logLevel: 'error',
      boardsPerMinute: 1000,
    })
    const boards: string[] = []
    for (const _ of damages) boards.push((await newGame(server.url)).board)
    const gone = (await newGame(server.url)).board
    const made = await post(`${server.url}/api/events`, { name: 'Open' })
    const { event, links } = made.body as {
      event: string
      links: { organiser: { secret: string } }
    }
    const pairings = [{ board: 1, white: { name: 'Ana' }, black: { name: 'Ben' } }]
    const round = { round: '1', pairings }
    const place = `${server.url}/api/events/${event}/rounds`
    expect((await post(place, round, links.organiser.secret)).status).toBe(201)
    await server.close()
    expect((await checkStore(address())).faults).toEqual([])

    for (const [n, [, sql]] of damages.entries()) await run(sql.replace('@', boards[n]!))
    await run(`DELETE FROM board WHERE id = '${gone}'`)
    await run(`UPDATE competition SET competition = 'nowhere' WHERE id = '${event}'`)
    const { faults } = await checkStore(address())
    const found = faults.map(({ board, code }) => `${board} ${code}`)
    const expected = damages.map(([, , code, place], n) => `${place ?? boards[n]} ${code}`)
    expected.push(`${gone} log-unowned`, `${gone} seat-unowned`, `${event} event-missing`)
    expect(found.sort()).toEqual(expected.sort())
    for (const { code, seat } of faults)
      if (code.startsWith('seat-')) expect(seat).toMatch(/^[\w-]+$/)
  })
})
