import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BoardLine, BoardView, SeatLink } from '@jadoube/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyRecord } from '../record/verify.js'
import { type RunningServer, startServer } from '../start-server.js'
import { type BoardId, checkStore, openStore, type Store } from '../store/index.js'
import { SETTING_UP } from '../store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from '../store/testing/postgres.suite.js'
import { tempDir } from '../store/testing/temp-dir.suite.js'
import { get, post } from '../testing/client.suite.js'
import { applyRetention } from './index.js'

let postgres: TestPostgres
let dir: Awaited<ReturnType<typeof tempDir>>
let count = 0
beforeAll(async () => {
  ;[postgres, dir] = await Promise.all([startPostgres(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await postgres.remove()
  await dir.remove()
}, SETTING_UP)

const SECRET = 'the-secret-of-the-operator'
const ANA = 'Ana Novak'
const places: Readonly<Record<string, () => Promise<string>>> = {
  SQLite: async () => join(dir.path, `${++count}.sqlite`),
  PostgreSQL: async () => {
    await postgres.empty()
    return postgres.url
  },
}

interface Played {
  readonly server: RunningServer
  readonly event: string
  readonly organiser: string
  readonly arbiter: string
  readonly boards: readonly { readonly board: string; readonly links: Record<string, SeatLink> }[]
}

/** An event with two boards; Ana plays at the first and is named at the second. */
async function play(store: string, changes: object = {}): Promise<Played> {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    store,
    operatorSecret: SECRET,
    ...changes,
  })
  const opened = await post(`${server.url}/api/events`, { name: 'School' })
  const { event, links } = opened.body as { event: string; links: Record<string, SeatLink> }
  const organiser = links.organiser?.secret ?? ''
  const arbiter = links.arbiter?.secret ?? ''
  const round = await post(
    `${server.url}/api/events/${event}/rounds`,
    {
      round: '1',
      pairings: [
        { board: 1, white: { name: ANA, fideId: '14600000' }, black: { name: 'Jan Dvořák' } },
        { board: 2, white: { name: 'Matti Virtanen', minor: true }, black: { name: 'Vera Jović' } },
      ],
      settings: { timeControl: '3600' },
    },
    organiser,
  )
  const { boards } = round.body as Pick<Played, 'boards'>
  await post(`${server.url}/api/events/${event}/rounds/1/start`, {}, arbiter)
  for (const { board, links: seats } of boards) {
    const act = (id: string, what: object, secret: string) =>
      post(`${server.url}/api/boards/${board}/acts`, { id, act: what }, secret)
    await act('1', { act: 'move', san: 'e4' }, seats.white?.secret ?? '')
    const why = `ANA  Novak is talking`
    const called = await act('2', { act: 'summon-arbiter', why }, seats.black?.secret ?? '')
    expect(called.status).toBe(200)
    const end = { act: 'resign' }
    expect((await act('3', end, seats.black?.secret ?? '')).status).toBe(200)
  }
  return { server, event, organiser, arbiter, boards }
}

const everything = async (store: Store): Promise<string> => {
  let text = ''
  for (const { id, meta } of await store.boards.list()) {
    text += meta + JSON.stringify(await store.seats.list({ kind: 'board', board: id }))
    for (const { body } of await store.log.read(id)) text += body
    text += (await store.snapshots.latest(id))?.body ?? ''
  }
  return text
}

describe.each(Object.entries(places))('on %s', (name, place) => {
  test('a person’s data can be exported and removed; the chains stay verifiable', async () => {
    const address = await place()
    const { server, arbiter, boards, organiser } = await play(address)
    const [first] = boards
    const ask = (what: string, body: object, secret = SECRET) =>
      post(`${server.url}/api/privacy/${what}`, body, secret)
    expect((await ask('export', { name: ANA }, organiser)).status).toBe(403)
    expect((await ask('anonymise', {})).status).toBe(400)
    const shown = String((await ask('export', { fideId: '14600000' })).body)
    const lines = shown
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { board: string })
    expect(lines[0]).toMatchObject({ board: first?.board, color: 'white', player: { name: ANA } })
    expect(lines.filter(line => 'line' in line)).toHaveLength(2)
    expect(shown).not.toContain('Vera')

    const removed = await ask('anonymise', { name: 'ana novak' })
    expect(removed.body).toMatchObject({ boards: 2 })
    const view = (await get(`${server.url}/api/boards/${first?.board}`, arbiter)).body as {
      view: BoardView
    }
    expect(view.view).toMatchObject({ result: '1-0', black: { name: 'Jan Dvořák' } })
    expect(JSON.stringify(view)).not.toMatch(/novak|14600000/i)
    const record = await get(`${server.url}/api/boards/${first?.board}/record`, organiser)
    const verified = verifyRecord(String(record.body))
    expect(verified).toMatchObject({ ok: true, value: { eventsChecked: true, tombstones: 2 } })
    // A body that was changed after that is detected.
    const again = String(record.body).replace('"language"', '"x"').replace('Jan Dvořák', 'Jan D')
    expect(verifyRecord(again)).toMatchObject({ error: { code: 'chain-broken', line: 1 } })
    await server.close()

    const store = await openStore(address)
    expect(await everything(store)).not.toMatch(/novak|14600000/i)
    expect(await everything(store)).toContain('Vera Jović')
    await store.close()
    expect((await checkStore(address)).faults).toEqual([])
    // Not in the free space of the file either.
    if (name === 'SQLite') expect(readFileSync(address, 'utf8')).not.toMatch(/novak/i)
    const next = await startServer({
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      store: address,
    })
    const seen = await get(`${next.url}/api/boards/${first?.board}`, arbiter)
    expect(seen.status).toBe(200)
    await next.close()
  })

  test('a game, then its event, is deleted for good; the hash of its last entry remains', async () => {
    const address = await place()
    const { server, event, arbiter, organiser, boards } = await play(address)
    const [first, second] = boards
    const record = String(
      (await get(`${server.url}/api/boards/${first?.board}/record`, organiser)).body,
    )
    const remove = (path: string, secret?: string) =>
      post(`${server.url}/api/${path}`, undefined, secret, 'DELETE')
    expect((await remove(`boards/${first?.board}`, arbiter)).status).toBe(403)
    expect((await remove(`boards/${first?.board}`)).status).toBe(403)
    expect((await remove(`boards/${first?.board}`, organiser)).status).toBe(204)
    expect((await get(`${server.url}/api/boards/${first?.board}`)).status).toBe(404)
    const secret = first?.links.white?.secret ?? ''
    expect((await get(`${server.url}/api/boards/${first?.board}`, secret)).status).not.toBe(200)
    const page = (await get(`${server.url}/api/events/${event}`)).body as { boards: BoardLine[] }
    expect(page.boards.map(({ board }) => board)).toEqual([second?.board])
    expect((await remove(`events/${event}`, SECRET)).status).toBe(204)
    expect((await get(`${server.url}/api/events/${event}`)).status).toBe(404)
    expect((await get(`${server.url}/healthz`)).status).toBe(200)
    await server.close()
    expect(await checkStore(address)).toMatchObject({ boards: 0, entries: 0, faults: [] })
    const store = await openStore(address)
    const left = await store.boards.get(first?.board as BoardId)
    const { deleted } = JSON.parse(left?.meta ?? '') as { deleted: { seq: number; hash: string } }
    expect(verifyRecord(record, deleted)).toMatchObject({ ok: true })
    expect(await everything(store)).not.toMatch(/novak|virtanen/i)
    await store.close()
  })

  test('names and games are removed after their retention time, and not before', async () => {
    const address = await place()
    const { server, boards } = await play(address)
    await server.close()
    const store = await openStore(address)
    const day = 86_400_000
    const later = (days: number) => Date.now() + days * day
    const none = { deleted: 0, anonymised: 0, events: 0, unreadable: 0 }
    const keep = { games: 365, names: 30 }
    expect(await applyRetention(store, keep, later(29))).toEqual(none)
    expect(await applyRetention(store, keep, later(31))).toEqual({ ...none, anonymised: 2 })
    expect(await everything(store)).not.toMatch(/novak|virtanen|vera/i)
    expect(await applyRetention(store, keep, later(32))).toEqual(none)
    expect(await applyRetention(store, keep, later(366))).toEqual({
      ...none,
      deleted: boards.length,
      events: 1,
    })
    await store.close()
    expect((await checkStore(address)).faults).toEqual([])
  })
})

test('spectators do not see the names of minors, nor of anybody if the organiser hides names', async () => {
  const { server, event, arbiter, organiser, boards } = await play('memory:')
  const second = boards[1]
  const seen = async (secret?: string) => {
    const paths = [
      `boards/${second?.board}`,
      `boards/${second?.board}/pgn`,
      `events/${event}`,
      `events/${event}/pgn`,
      `boards/${second?.board}/news?since=0`,
    ]
    const texts = await Promise.all(
      paths.map(async path =>
        JSON.stringify((await get(`${server.url}/api/${path}`, secret)).body),
      ),
    )
    return texts.join()
  }
  expect(await seen()).not.toContain('Virtanen')
  expect(await seen()).toContain('Vera')
  expect(await seen(arbiter)).toContain('Virtanen')
  expect(await seen(second?.links.black?.secret)).toContain('Virtanen')
  const hide = { hideNames: true }
  for (const { board } of boards)
    await post(`${server.url}/api/boards/${board}`, hide, organiser, 'PATCH')
  await expect.poll(() => seen()).not.toMatch(/Virtanen|Vera|Novak/)
  expect(await seen(arbiter)).toContain('Vera')
  await server.close()
})
