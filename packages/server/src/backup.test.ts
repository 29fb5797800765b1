import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BoardView, SeatLink } from '@jadoube/protocol'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportEvent } from './event-file/export-event.js'
import { importEvent } from './event-file/import-event.js'
import { type RunningServer, startServer } from './start-server.js'
import { type BoardId, backupStore, checkStore, openStore, restoreStore } from './store/index.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './store/testing/postgres.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { newGame, TestClient } from './testing/client.suite.js'

let postgres: TestPostgres
let dir: Awaited<ReturnType<typeof tempDir>>
let count = 0
const newFile = () => join(dir.path, `${++count}.sqlite`)
beforeAll(async () => {
  ;[postgres, dir] = await Promise.all([startPostgres(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await postgres.remove()
  await dir.remove()
}, SETTING_UP)

const places: Readonly<Record<'SQLite' | 'PostgreSQL', () => Promise<string>>> = {
  SQLite: async () => newFile(),
  PostgreSQL: async () => {
    await postgres.empty()
    return postgres.url
  },
}

const serve = (store: string) =>
  startServer({
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    store,
    boardsPerMinute: 10_000,
    actsPerSecond: 10_000,
  })

async function post<T>(server: RunningServer, path: string, body: object, secret = ''): Promise<T> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
  expect(answer.status, path).toBeLessThan(300)
  return (await answer.json()) as T
}

async function viewOf(server: RunningServer, board: string, secret: string): Promise<BoardView> {
  const answer = await fetch(`${server.url}/api/boards/${board}`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { view: BoardView }).view
}

const moves = ['Nf3', 'Nf6', 'Ng1', 'Ng8']

describe.each(Object.entries(places))('a backup of %s', (_, place) => {
  test('made during games contains every act acknowledged before it, and opens in either store', async () => {
    const store = await place()
    const server = await serve(store)
    const game = await newGame(server.url)
    const white = await TestClient.sit(server.url, game.links.white)
    const black = await TestClient.sit(server.url, game.links.black)
    for (const player of [white, black]) await player.act(game.board, { act: 'arrive' })
    let acknowledged = 0
    let going = true
    const playing = (async () => {
      for (let n = 0; going; n++) {
        const said = await (n % 2 ? black : white).act(game.board, {
          act: 'move',
          san: moves[n % 4] as string,
        })
        if (said.type !== 'ack') return
        acknowledged = said.seq
      }
    })()
    await expect.poll(() => acknowledged, { timeout: 10_000 }).toBeGreaterThan(5)
    const before = acknowledged
    const file = newFile()
    expect(await backupStore(store, file)).toMatchObject({ boards: 1, faults: [] })
    going = false
    await playing
    await server.close()
    expect([`${file}.part`, `${file}-wal`].map(existsSync)).toEqual([false, false])
    await expect(backupStore(store, file)).rejects.toMatchObject({ code: 'file-exists' })

    for (const other of [newFile(), postgres.url]) {
      if (other === postgres.url) await postgres.empty()
      expect(await restoreStore(file, other)).toMatchObject({ boards: 1, faults: [] })
      await expect(restoreStore(file, other)).rejects.toMatchObject({ code: 'store-not-empty' })
      const kept = await openStore(other)
      const head = await kept.log.head(game.board as BoardId)
      await kept.close()
      expect(head?.seq).toBeGreaterThanOrEqual(before)
      const again = await serve(other)
      const view = await viewOf(again, game.board, game.links.white.secret)
      expect(view.pending.map(({ kind }) => kind)).toBeDefined()
      await again.close()
    }
  })

  test('writes nothing if a hash chain is broken', async () => {
    const store = await place()
    const server = await serve(store)
    await newGame(server.url)
    await server.close()
    if (store === postgres.url) await postgres.run(`UPDATE entry SET body = body || ' '`)
    else {
      const database = new Database(store)
      database.exec(`UPDATE entry SET body = body || ' '`)
      database.close()
    }
    const file = newFile()
    const { faults } = await backupStore(store, file)
    expect(faults).toMatchObject([{ code: 'chain-broken', seq: 1 }])
    expect(existsSync(file)).toBe(false)
  })
})

interface Event {
  readonly event: string
  readonly links: Readonly<Record<'organiser' | 'arbiter', SeatLink>>
}
interface Round {
  readonly boards: readonly {
    readonly board: string
    readonly links: Readonly<Record<'white' | 'black', SeatLink>>
  }[]
}

async function playEvent(store: string) {
  const server = await serve(store)
  const other = await newGame(server.url)
  const event = await post<Event>(server, '/api/events', {
    name: 'Open',
    defaults: { timeControl: '3600' },
  })
  const pairings = Array.from({ length: 3 }, (_, n) => ({
    board: n + 1,
    white: { name: `White ${n}` },
    black: { name: `Black ${n}` },
  }))
  const round = await post<Round>(
    server,
    `/api/events/${event.event}/rounds`,
    { round: '1', pairings },
    event.links.organiser.secret,
  )
  const start = `/api/events/${event.event}/rounds/1/start`
  await post(server, start, {}, event.links.arbiter.secret)
  const [first] = round.boards
  const acts = `/api/boards/${first?.board}/acts`
  const e4 = { id: 'one', act: { act: 'move', san: 'e4' } }
  await post(server, acts, e4, first?.links.white.secret)
  return { server, event, first: first as Round['boards'][number], other }
}

const exported = async (store: string, event: string): Promise<string> => {
  let text = ''
  const done = await exportEvent(store, event, Date.now(), line => {
    text += line
  })
  expect(done).toMatchObject({ ok: true, value: { boards: 3 } })
  return text
}

describe.each(Object.entries(places))('an event of %s', (name, place) => {
  test('can be exported while it is being played, and continues on another server with the same links', async () => {
    const store = await place()
    const { server, event, first, other } = await playEvent(store)
    const text = await exported(store, event.event)
    await server.close()
    expect(text).not.toContain(event.links.organiser.secret)

    const target = name === 'SQLite' ? postgres.url : newFile()
    if (target === postgres.url) await postgres.empty()
    const now = Date.now() + 60_000
    expect(await importEvent(text, target, now)).toMatchObject({
      ok: true,
      value: { event: event.event, boards: 3 },
    })
    expect(await importEvent(text, target, now)).toMatchObject({
      ok: false,
      error: { code: 'event-already-there' },
    })
    expect(await checkStore(target)).toMatchObject({ boards: 3, faults: [] })
    const next = await serve(target)
    const view = await viewOf(next, first.board, first.links.white.secret)
    // Black's clock was running: it is stopped as of the export, and the arbiter resumes play.
    expect(view).toMatchObject({ status: 'paused', hasTheMove: 'black' })
    expect(view.clocks?.black).toBeGreaterThan(3_590_000)
    const act = (id: string, what: object) => ({ id, act: what })
    const path = `/api/boards/${first.board}/acts`
    await post(next, path, act('on', { act: 'restart' }), event.links.arbiter.secret)
    await post(next, path, act('e5', { act: 'move', san: 'e5' }), first.links.black.secret)
    const gone = await fetch(`${next.url}/api/boards/${other.board}`)
    expect(gone.status).toBe(404)
    await next.close()
    expect((await checkStore(target)).faults).toEqual([])
  })
})

test('a backup is restored to a database on which a server has been started once, but none runs', async () => {
  const store = newFile()
  const { server } = await playEvent(store)
  await server.close()
  const file = newFile()
  await backupStore(store, file)
  await postgres.empty()
  const first = await serve(postgres.url)
  await expect(restoreStore(file, postgres.url)).rejects.toMatchObject({ code: 'store-in-use' })
  await first.close()
  expect(await restoreStore(file, postgres.url)).toMatchObject({ boards: 4, faults: [] })
  expect(await checkStore(postgres.url)).toMatchObject({ boards: 4, faults: [] })
})

test('a deleted event is not exported', async () => {
  const store = newFile()
  const { server, event } = await playEvent(store)
  const gone = await fetch(`${server.url}/api/events/${event.event}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${event.links.organiser.secret}` },
  })
  expect(gone.status).toBe(204)
  await server.close()
  const done = await exportEvent(store, event.event, Date.now(), () => {})
  expect(done).toMatchObject({ ok: false, error: 'no-such-event' })
})

test('an event file that was changed or truncated is rejected', async () => {
  const store = newFile()
  const { server, event } = await playEvent(store)
  const text = await exported(store, event.event)
  await server.close()
  const lines = text.trimEnd().split('\n')
  const broken: Readonly<Record<string, string>> = {
    'event-file-cut-short': lines.slice(0, -1).join('\n'),
    'event-file-changed': text.replace('White 1', 'White 9'),
    'event-file-unreadable': lines.slice(1).join('\n'),
  }
  for (const [code, changed] of Object.entries(broken)) {
    const target = newFile()
    expect(await importEvent(changed, target, Date.now())).toMatchObject({ error: { code } })
    expect(existsSync(target)).toBe(false)
  }
  for (const junk of ['', 'null', '{}', '\u0000', '[1,2]', '{"jadoube":"event/1","event":"x"}'])
    expect(await importEvent(junk, newFile(), Date.now())).toMatchObject({ ok: false })
})

test('no event can be imported to a file that is being served', async () => {
  const store = newFile()
  const { server, event } = await playEvent(store)
  const text = await exported(store, event.event)
  const copy = newFile()
  await backupStore(store, copy)
  await copyFile(copy, newFile())
  await expect(importEvent(text, store, Date.now())).rejects.toMatchObject({ code: 'store-in-use' })
  await server.close()
})
