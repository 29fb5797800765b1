import { spawnSync } from 'node:child_process'
import { openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerMessage } from '@jadoube/protocol'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptIncomplete, backupStore, checkStore } from './store/index.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, type Links, newGame, post, TestClient } from './testing/client.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'

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

const moves = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6']

interface Made {
  readonly board: string
  readonly links: Links
}

async function played(url: string): Promise<Made> {
  const game = await newGame(url, { timeControl: '3600', afterInterruption: { goOnAfter: 0 } })
  const act = (who: 'white' | 'black', what: object, id: string) =>
    post(`${url}/api/boards/${game.board}/acts`, { id, act: what }, game.links[who].secret)
  for (const who of ['white', 'black'] as const) await act(who, { act: 'arrive' }, 'here')
  for (const [n, san] of moves.entries())
    await act(n % 2 === 0 ? 'white' : 'black', { act: 'move', san }, `${n}`)
  return game
}

const healthOf = async (url: string) => (await get(`${url}/healthz`)).status
const boardOf = (url: string, { board }: Made) => get(`${url}/api/boards/${board}`)

/** Kinds of damage to a log, one board each; `seq` 7 is a move in the middle. */
const damages = {
  'a deleted entry': "DELETE FROM entry WHERE board = '?' AND seq = 7",
  'a changed entry': "UPDATE entry SET body = replace(body, 'Nc6', 'Nf6') WHERE board = '?'",
  'a changed time': "UPDATE entry SET at = at + 1000 WHERE board = '?' AND seq = 7",
  'a deleted header': "DELETE FROM entry WHERE board = '?' AND seq = 1",
  'a deleted end': "DELETE FROM entry WHERE board = '?' AND seq = 10",
  'a longer deleted end': "DELETE FROM entry WHERE board = '?' AND seq >= 9",
  'no entry at all': "DELETE FROM entry WHERE board = '?'",
  'another hash':
    "UPDATE entry SET hash = 'f' || substr(hash, 1, 63) WHERE board = '?' AND seq = 8",
  'unreadable settings': "UPDATE board SET meta = '{{{' WHERE id = '?'",
  'settings cut off': "UPDATE board SET meta = substr(meta, 1, 40) WHERE id = '?'",
  'settings of nothing': "UPDATE board SET meta = '{}' WHERE id = '?'",
  'settings that are no object': "UPDATE board SET meta = 'null' WHERE id = '?'",
  'settings without a start':
    "UPDATE board SET meta = replace(meta, '\"scheduledStart\":', '\"start\":') WHERE id = '?'",
  'settings without a player':
    "UPDATE board SET meta = replace(meta, '\"white\":', '\"while\":') WHERE id = '?'",
  'another start in the settings':
    "UPDATE board SET meta = replace(meta, '\"scheduledStart\":1', '\"scheduledStart\":2') WHERE id = '?'",
  'another allowance in the settings':
    "UPDATE board SET meta = replace(meta, '\"lagAllowance\":0', '\"lagAllowance\":9') WHERE id = '?'",
  'half a deletion': `UPDATE board SET meta = '{"deleted":' WHERE id = '?'`,
  'a forged tombstone': "UPDATE entry SET tombstone = 'null' WHERE board = '?' AND seq = 7",
} as const

const damagedStore = (kind: 'SQLite' | 'PostgreSQL') => (): void => {
  const address = () => (kind === 'SQLite' ? join(dir.path, 'games.sqlite') : postgres.url)
  const run = async (sql: string) => {
    if (kind === 'PostgreSQL') return postgres.run(sql)
    const file = new Database(address())
    file.exec(sql)
    file.close()
  }

  test('a damaged log is shown to nobody, and its board accepts nothing more', async () => {
    let server = await script.start({ store: address(), boardsPerMinute: 1000 })
    const games: Made[] = []
    for (let n = 0; n <= Object.keys(damages).length; n++) games.push(await played(server.url))
    await server.stop()
    expect(await checkStore(address())).toMatchObject({ boards: games.length, faults: [] })
    for (const [n, sql] of Object.values(damages).entries())
      await run(sql.replace('?', games[n]?.board ?? ''))
    const { faults } = await checkStore(address())
    expect(faults.map(({ board }) => board).sort()).toEqual(
      games
        .slice(0, -1)
        .map(({ board }) => board)
        .sort(),
    )

    server = await script.start({ store: address(), verifyEvery: 0 })
    const { url } = server
    const [whole, ...broken] = games.reverse() as [Made, ...Made[]]
    expect(await healthOf(url)).toBe(200)
    for (const game of broken) {
      expect(await boardOf(url, game)).toMatchObject({
        status: 503,
        body: { error: { code: 'board-locked' } },
      })
      const act = { id: 'more', act: { act: 'move', san: 'Ba4' } }
      const sent = await post(`${url}/api/boards/${game.board}/acts`, act, game.links.white.secret)
      expect(sent.status).toBe(503)
      expect(server.said).toContain(`"board":"${game.board}"`)
    }
    // The arbiter is told.
    const arbiter = new TestClient(url)
    await arbiter.opened()
    arbiter.send({ type: 'hello', protocol: 1, secret: broken[0]?.links.arbiter.secret })
    expect(await arbiter.one('error')).toMatchObject({
      code: 'board-locked',
      board: broken[0]?.board,
    })
    await arbiter.close()
    expect(await healthOf(url)).toBe(503)
    // The other boards play on.
    const { body } = await boardOf(url, whole)
    expect((body as ServerMessage<'board'>).view.status).toMatch(/in-play|paused/)
    await server.stop()
    await run('DELETE FROM entry; DELETE FROM board; DELETE FROM log_end; DELETE FROM seat')
  })

  test('a deleted end of a log is noticed even if the server was killed during the game', async () => {
    let server = await script.start({ store: address() })
    const games = [await played(server.url), await played(server.url), await played(server.url)]
    const { body } = await post(`${server.url}/api/events`, {
      name: 'Open',
      tournament: { system: 'manual', rounds: 2 },
    })
    const { event, links } = body as { event: string; links: Links }
    const acts = [{ act: 'enter', name: 'Ana Novak' }]
    const entered = { id: 'one', acts }
    const place = `/api/events/${event}/acts`
    expect((await post(`${server.url}${place}`, entered, links.organiser.secret)).status).toBe(200)
    // None of them has a snapshot.
    await server.kill()
    const [last, several, whole] = games.map(({ board }) => board)
    // The tenth entry, or a later one on a busy machine: time that the server gave back is an entry
    // too.
    const end = `SELECT max(seq) FROM entry WHERE board = '${last}'`
    await run(`DELETE FROM entry WHERE board = '${last}' AND seq = (${end})`)
    await run(`DELETE FROM entry WHERE board = '${several}' AND seq > 4`)
    await run(`DELETE FROM entry WHERE board = '${event}' AND seq > 1`)
    // Opening and closing the file above has merged the WAL of the killed server into it.
    if (kind === 'SQLite') await acceptIncomplete(address())
    const { faults } = await checkStore(address())
    const found = faults.map(({ board, code, seq }) => `${board} ${code} ${Math.min(seq ?? 0, 10)}`)
    expect(found.sort()).toEqual(
      [`${last} chain-cut-short 10`, `${several} chain-cut-short 5`, `${event} chain-cut-short 2`]
        .map(String)
        .sort(),
    )
    const copy = join(dir.path, `cut-${kind}.sqlite`)
    const backed = await backupStore(address(), copy)
    expect(backed.faults.map(({ board }) => board).sort()).toEqual(
      [last, several, event].map(String).sort(),
    )

    server = await script.start({ store: address(), verifyEvery: 0 })
    for (const [n, game] of games.entries())
      expect((await boardOf(server.url, game)).status).toBe(n < 2 ? 503 : 200)
    expect((await get(`${server.url}/api/events/${event}/overview`)).status).toBe(503)
    expect(server.said).toContain(`"board":"${last}"`)
    expect(server.said).not.toContain(`"board":"${whole}"`)
    await server.stop()
    await run('DELETE FROM entry; DELETE FROM board; DELETE FROM competition')
    await run('DELETE FROM log_end; DELETE FROM seat')
  })

  test('entries deleted while the board is open lock it at the next act', async () => {
    const server = await script.start({ store: address(), verifyEvery: 0 })
    const game = await played(server.url)
    const arbiter = await TestClient.sit(server.url, game.links.arbiter)
    await arbiter.one('board')
    await run(`DELETE FROM entry WHERE board = '${game.board}' AND seq > 5`)
    const act = { id: 'more', act: { act: 'move', san: 'Ba4' } }
    const place = `${server.url}/api/boards/${game.board}/acts`
    expect((await post(place, act, game.links.white.secret)).status).toBe(503)
    expect((await arbiter.one('error')).code).toBe('board-locked')
    expect((await post(place, act, game.links.white.secret)).body).toMatchObject({
      error: { code: 'board-locked' },
    })
    await arbiter.close()
    await server.stop()
    await run('DELETE FROM entry; DELETE FROM board; DELETE FROM log_end; DELETE FROM seat')
  })
}

describe('on SQLite', damagedStore('SQLite'))
describe('on PostgreSQL', { tags: 'rest' }, damagedStore('PostgreSQL'))

test('a damaged event log is reported, makes the server unhealthy, and accepts nothing more', async () => {
  const store = join(dir.path, 'event.sqlite')
  const damage = [
    'DELETE FROM entry WHERE board = ? AND seq = 2',
    "UPDATE entry SET body = replace(body, 'Player 1', 'Player 9') WHERE board = ?",
    'DELETE FROM entry WHERE board = ? AND seq >= 3',
    'DELETE FROM entry WHERE board = ?',
  ]
  let server = await script.start({ store })
  const events: { event: string; links: Links }[] = []
  for (const _ of damage) {
    const { body } = await post(`${server.url}/api/events`, {
      name: 'Open',
      tournament: { system: 'manual', rounds: 2 },
    })
    const made = body as { event: string; links: Links }
    const place = `${server.url}/api/events/${made.event}/acts`
    for (let n = 1; n <= 3; n++) {
      const acts = [{ act: 'enter', name: `Player ${n}` }]
      await post(place, { id: `${n}`, acts }, made.links.organiser.secret)
    }
    events.push(made)
  }
  await server.stop()
  const file = new Database(store)
  for (const [n, sql] of damage.entries()) file.prepare(sql).run([events[n]?.event])
  file.close()
  const { faults } = await checkStore(store)
  expect(faults.map(({ event }) => event).sort()).toEqual(events.map(each => each.event).sort())
  server = await script.start({ store, verifyEvery: 0 })
  expect(await healthOf(server.url)).toBe(200)
  for (const { event, links } of events) {
    expect((await get(`${server.url}/api/events/${event}/overview`)).status).toBe(503)
    const more = { id: 'more', acts: [{ act: 'enter', name: 'Late' }] }
    const place = `${server.url}/api/events/${event}/acts`
    expect((await post(place, more, links.organiser.secret)).status).toBe(503)
    expect(server.said).toContain(`"event":"${event}"`)
  }
  expect(await healthOf(server.url)).toBe(503)
  await server.stop()
})

test('a damaged page locks its boards, is logged, and makes the server unhealthy', async () => {
  const store = join(dir.path, 'pages.sqlite')
  let server = await script.start({ store, boardsPerMinute: 1000 })
  const games: Made[] = []
  for (let n = 0; n < 12; n++) games.push(await played(server.url))
  await server.stop()
  scribble(store, 'entry')
  const checked = await checkStore(store)
  expect(checked.faults.length).toBeGreaterThan(0)

  server = await script.start({ store })
  const answers = await Promise.all(games.map(game => boardOf(server.url, game)))
  const locked = games.filter((_, n) => answers[n]?.status === 503)
  expect(answers.map(({ status }) => status).every(each => each === 200 || each === 503)).toBe(true)
  expect(locked.length).toBeGreaterThan(0)
  expect(await healthOf(server.url)).toBe(503)
  for (const { board } of locked) expect(server.said).toContain(`"board":"${board}"`)
  await expect(server.stop()).resolves.toBeGreaterThan(0)
})

test('jadoube check reports the faults and exits with 1', async () => {
  const jadoube = fileURLToPath(new URL('../../cli/bin/jadoube.cjs', import.meta.url))
  const check = (store: string) =>
    spawnSync(process.execPath, [jadoube, 'check', store, '--json'], { encoding: 'utf8' })
  expect(check(join(dir.path, 'pages.sqlite'))).toMatchObject({ status: 1 })
  expect(check(join(dir.path, 'none.sqlite'))).toMatchObject({ status: 2 })
  const store = join(dir.path, 'whole.sqlite')
  const server = await script.start({ store })
  await played(server.url)
  // While a server is using the file.
  const { status, stdout } = check(store)
  expect([status, JSON.parse(stdout)]).toEqual([
    0,
    { boards: 1, entries: expect.any(Number), faults: 0 },
  ])
  await server.stop()
})

/** Overwrites the middle of a leaf page of a table. */
function scribble(file: string, table: string): void {
  const database = new Database(file)
  const { root } = database
    .prepare('SELECT rootpage AS root FROM sqlite_master WHERE name = ?')
    .get([table]) as { root: number }
  const { size } = database.prepare('SELECT * FROM pragma_page_size').get([]) as { size?: number }
  database.close()
  const page = size ?? 4096
  const bytes = readFileSync(file)
  // An interior page of a table begins with 5; bytes 8 to 11 name its last child.
  let leaf = root
  while (bytes[(leaf - 1) * page] === 5) leaf = bytes.readUInt32BE((leaf - 1) * page + 8)
  writeSync(openSync(file, 'r+'), Buffer.alloc(page, 0xff), 0, page, (leaf - 1) * page)
}
