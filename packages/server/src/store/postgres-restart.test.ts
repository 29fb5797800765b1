import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StoreError } from './failure.js'
import { Gate } from './gate.js'
import { verifyChain } from './hash-chain.js'
import type { ActId, BoardId } from './ids.js'
import type { News } from './news.js'
import { PostgresDatabase } from './postgres/database.js'
import { openPostgresStore } from './postgres-store.js'
import type { Store } from './store.js'
import { startCuttingProxy } from './testing/cutting-proxy.suite.js'
import { appended, eventually, fill, newBoard } from './testing/ground.suite.js'
import { SETTING_UP } from './testing/patience.suite.js'
import { startPostgres, type TestPostgres } from './testing/postgres.suite.js'

let postgres: TestPostgres
const opened: Store[] = []

async function open(patience?: number): Promise<Store> {
  const store = await openPostgresStore({
    url: postgres.url,
    ...(patience !== undefined && { patience }),
  })
  opened.push(store)
  return store
}
const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

beforeAll(async () => {
  postgres = await startPostgres()
}, SETTING_UP)
afterAll(() => postgres.remove(), SETTING_UP)
beforeEach(() => postgres.empty(), SETTING_UP)
afterEach(async () => {
  await Promise.all(opened.splice(0).map(store => store.close()))
}, SETTING_UP)

interface Played {
  readonly board: BoardId
  readonly hashes: string[]
  readonly failures: unknown[]
}

/** Appends to a board until told to stop. A failed act is sent again, with its id if it has one. */
async function play(
  store: Store,
  { board, hashes, failures }: Played,
  until: { stopped: boolean; named: boolean },
): Promise<void> {
  while (!until.stopped) {
    const expected = hashes.length
    const body = `{"n":${expected}}`
    const act = until.named && { act: `act-${expected}` as ActId }
    try {
      const answer = await appended(store, { board, expected, at: expected, body, ...act })
      hashes.push(answer.entry.hash)
    } catch (error) {
      failures.push(error)
    }
  }
}

/** The log has exactly what was acknowledged, and perhaps one more act that was in progress. */
async function expectAllKept(store: Store, played: readonly Played[]) {
  for (const { board, hashes } of played) {
    const entries = await store.log.read(board, 0, 1_000_000)
    expect(verifyChain(entries).ok).toBe(true)
    expect(entries.slice(0, hashes.length).map(({ hash }) => hash)).toEqual(hashes)
    expect(entries.length - hashes.length).toBeLessThanOrEqual(1)
    expect(entries.map(({ body }) => body)).toEqual(entries.map((_, n) => `{"n":${n}}`))
  }
}

async function playing(
  stores: readonly Store[],
  boards: number,
  disturb: (course: RunningServer) => Promise<void>,
  named = true,
): Promise<readonly Played[]> {
  const [first] = stores
  if (!first) throw new Error('no store is open')
  const until = { stopped: false, named }
  const games = await Promise.all(
    Array.from({ length: boards }, async (): Promise<Played> => {
      return { board: await newBoard(first), hashes: [], failures: [] }
    }),
  )
  const going = games.map((game, n) => play(stores[n % stores.length] ?? first, game, until))
  const course: RunningServer = {
    async goesOn() {
      const before = games.map(({ hashes }) => hashes.length)
      await expect
        .poll(() => games.every(({ hashes }, n) => hashes.length > before[n]! + 3), patience)
        .toBe(true)
    },
    async fails() {
      await expect
        .poll(() => games.every(({ failures }) => failures.length > 0), patience)
        .toBe(true)
    },
  }
  await course.goesOn()
  await disturb(course)
  await course.goesOn()
  until.stopped = true
  await Promise.all(going)
  return games
}

/** A busy machine needs time to bring PostgreSQL back, so the tests wait long enough. */
const patience = { timeout: 50_000, interval: 20 }
/** Nobody gives up before that. */
const LONG = 50_000

interface RunningServer {
  /** Waits until something more was stored for every game. */
  goesOn(): Promise<void>
  /** Waits until something was refused in every game. */
  fails(): Promise<void>
}

describe('when PostgreSQL is unavailable', () => {
  test('for a moment, appends wait; acknowledged entries are stored exactly once', async () => {
    const store = await open(LONG)
    const played = await playing([store], 12, async course => {
      for (const how of ['fast', 'immediate'] as const) {
        await postgres.halt(how)
        await postgres.start()
        await course.goesOn()
      }
    })
    expect(played.flatMap(({ failures }) => failures)).toEqual([])
    for (const { hashes } of played) expect(hashes.length).toBeGreaterThan(5)
    await expectAllKept(store, played)
  })

  test('appends that time out fail as transient, and are stored once when sent again', async () => {
    const store = await open(50)
    const played = await playing([store], 6, async course => {
      await postgres.halt('immediate')
      await course.fails()
      await postgres.start()
    })
    const failures = played.flatMap(game => game.failures)
    expect(failures.length).toBeGreaterThan(0)
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(StoreError)
      expect(failure).toMatchObject({ code: 'store-unavailable', transient: true })
    }
    await expectAllKept(store, played)
  })

  for (const named of [true, false])
    test(`randomly cut connections neither lose nor duplicate entries, ${named ? 'with' : 'without'} act ids`, async () => {
      const stores = [await open(LONG), await open(LONG)]
      const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name LIKE 'jadoube%'`
      const disturb = async () => {
        for (let n = 0; n < 20; n++) {
          await postgres.run(cut)
          await new Promise(resolve => setTimeout(resolve, Math.random() * 20))
        }
      }
      const played = await playing(stores, 10, disturb, named)
      expect(played.flatMap(({ failures }) => failures)).toEqual([])
      await expectAllKept(stores[0] as Store, played)
    })

  test('an entry whose answer was lost after the commit is found again', async () => {
    const proxy = await startCuttingProxy(postgres.url)
    const store = await openPostgresStore({ url: proxy.url })
    const boards = await Promise.all([1, 2, 3].map(() => newBoard(store)))
    proxy.cutAnswerTo('INSERT INTO entry')
    const heard: News[] = []
    store.subscribe('all', news => heard.push(news))
    const answers = await Promise.all(
      boards.map(board => appended(store, { board, expected: 0, at: 1, body: '{}' })),
    )
    expect(answers.map(({ again }) => again)).toEqual([false, false, false])
    expect(heard.filter(({ kind }) => kind === 'appended').length).toBe(3)
    for (const board of boards) expect((await store.log.read(board)).length).toBe(1)
    expect(proxy.cuts).toBe(1)
    await store.close()
    await proxy.close()
  })

  test('other writes whose answer was lost have an unknown outcome, and are not repeated', async () => {
    const proxy = await startCuttingProxy(postgres.url)
    const store = await openPostgresStore({ url: proxy.url })
    const board = await newBoard(store)
    proxy.cutAnswerTo('UPDATE board')
    const error = await thrownBy(store.boards.change(board, 1, '{"once":true}'))
    expect(error).toMatchObject({ code: 'store-unavailable', outcome: 'unknown' })
    expect(await store.boards.get(board)).toMatchObject({ version: 2, meta: '{"once":true}' })
    await store.close()
    await proxy.close()
  })

  test('a write that the database rejects affects only its sender', async () => {
    const store = await open()
    const boards = await Promise.all([1, 2, 3].map(() => newBoard(store)))
    boards[1] = 'not\u0000an id' as BoardId
    const answers = await Promise.allSettled(
      boards.map(board => store.log.append({ board, expected: 0, at: 1, body: '{}' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(answers[1]).toMatchObject({ reason: { code: 'store-failed', outcome: 'not-written' } })
  })

  test('and is restored from an older copy, the log of the copy counts', async () => {
    const store = await open()
    const [cut, other] = [await newBoard(store), await newBoard(store)]
    await Promise.all([fill(store, cut, 3), fill(store, other, 3)])
    const hash = 'f'.repeat(64)
    await postgres.run(`DELETE FROM entry WHERE board = '${cut}' AND seq = 3;
      UPDATE entry SET hash = '${hash}' WHERE board = '${other}' AND seq = 3`)
    expect(await store.log.append({ board: cut, expected: 3, at: 9, body: '{}' })).toEqual({
      ok: false,
      error: { code: 'sequence-conflict', expected: 3, actual: 2 },
    })
    const { entry } = await appended(store, { board: other, expected: 3, at: 9, body: '{}' })
    expect(verifyChain([entry], { start: { seq: 3, hash } }).ok).toBe(true)
  })

  test('listeners are told that they may have missed news, and then receive news again', async () => {
    const [writer, listener] = [await open(), await open()]
    const board = await newBoard(writer)
    const heard: News[] = []
    listener.subscribe(board, news => heard.push(news))
    await fill(writer, board, 2)
    await eventually(() => heard.some(news => news.kind === 'appended' && news.seq === 2))
    await postgres.halt('fast')
    await postgres.start()
    await eventually(() => heard.some(({ kind }) => kind === 'missed'))
    await appended(writer, { board, expected: 2, at: 1, body: '{}' })
    await eventually(() => heard.some(news => news.kind === 'appended' && news.seq === 3))
  })

  test('reads and other writes wait too, and time out', async () => {
    const [patient, hasty] = [await open(LONG), await open(50)]
    const board = await newBoard(patient)
    await postgres.halt('fast')
    const [read, changed] = [patient.boards.get(board), patient.boards.change(board, 1, '{"a":1}')]
    const errors = [
      await thrownBy(hasty.log.read(board)),
      await thrownBy(hasty.boards.change(board, 1, '{}')),
      await thrownBy(hasty.alarms.arm(board, 1)),
    ]
    for (const error of errors) expect(error).toMatchObject({ code: 'store-unavailable' })
    await postgres.start()
    expect((await read)?.id).toBe(board)
    expect((await changed).ok).toBe(true)
    expect((await hasty.boards.get(board))?.version).toBe(2)
  })
})

describe('opening', () => {
  test('by many processes at once creates the schema once', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, () => open()))
    const board = await newBoard(stores[0] as Store)
    for (const store of stores) expect((await store.boards.get(board))?.id).toBe(board)
  })

  test('a database of a newer version is refused', async () => {
    await open()
    await postgres.run('INSERT INTO schema_version VALUES (99)')
    const error = await thrownBy(open())
    expect(error).toMatchObject({ code: 'store-too-new', transient: false })
  })

  test('reports what is wrong without revealing a secret', async () => {
    const wrong = postgres.url.replace('test-only', 'hunter2')
    const refused = await thrownBy(openPostgresStore({ url: wrong }))
    expect(refused).toMatchObject({ code: 'store-failed', reason: '28P01', transient: false })
    const nobody = wrong.replace(/:\d+\//, ':1/')
    const away = await thrownBy(openPostgresStore({ url: nobody, patience: 50 }))
    expect(away).toMatchObject({ code: 'store-unavailable', reason: 'ECONNREFUSED' })
    for (const error of [refused, away])
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('hunter2')
  })

  test('a commit waits for the disk even if the server is configured otherwise', async () => {
    await postgres.run('ALTER DATABASE games SET synchronous_commit = off')
    const database = new PostgresDatabase({ url: postgres.url }, new Gate())
    const setting = await database.read({ name: 'show', text: 'SHOW synchronous_commit' })
    await database.close()
    await postgres.run('ALTER DATABASE games RESET synchronous_commit')
    expect(setting).toEqual([{ synchronous_commit: 'on' }])
  })
})
