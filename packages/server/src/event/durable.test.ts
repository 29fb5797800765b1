import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlayersView, RoundView, SeatLink } from '@jadoube/protocol'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportEvent } from '../event-file/export-event.js'
import { importEvent } from '../event-file/import-event.js'
import { anonymisePerson, applyRetention, personData } from '../privacy/index.js'
import { verifyEventRecord } from '../record/verify-event.js'
import { startServer } from '../start-server.js'
import { backupStore, checkStore, openStore, restoreStore } from '../store/index.js'
import { SETTING_UP } from '../store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from '../store/testing/postgres.suite.js'
import { tempDir } from '../store/testing/temp-dir.suite.js'
import { chanceFrom } from '../testing/chance.suite.js'
import { get, post } from '../testing/client.suite.js'
import { newTournament, secretIn, TestEvent } from '../testing/event.suite.js'
import { type ServerScript, serverScript } from '../testing/server-process.suite.js'

let postgres: TestPostgres
let dir: Awaited<ReturnType<typeof tempDir>>
let script: ServerScript
let files = 0
const newFile = () => join(dir.path, `${++files}.sqlite`)
beforeAll(async () => {
  ;[postgres, dir, script] = await Promise.all([startPostgres(), tempDir(), serverScript()])
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await postgres.remove()
  await dir.remove()
}, SETTING_UP)

const config = {
  host: '127.0.0.1',
  port: 0,
  logLevel: 'error',
  boardsPerMinute: 1_000_000,
  requestsPerSecond: 100_000,
  actsPerSecond: 100_000,
} as const

const places: Readonly<Record<'SQLite' | 'PostgreSQL', () => Promise<string>>> = {
  SQLite: async () => newFile(),
  PostgreSQL: async () => {
    await postgres.empty()
    return postgres.url
  },
}

interface Logged {
  readonly by: { readonly game?: string }
  readonly acts: readonly { readonly act: string }[]
  readonly log: { readonly seq: number; readonly id?: string }
}

const durableEvent = (place: () => Promise<string>) => (): void => {
  test('loses nothing that was acknowledged, whenever its server is killed', async () => {
    const random = chanceFrom(20261117)
    const store = await place()
    let server = await script.start({ ...config, store })
    const where = { url: server.url }
    const open = await newTournament(where, { players: 12, tournament: { rounds: 99 } })
    /** Requests without an answer are sent again with the same id, as a browser does. */
    const acknowledged = new Map<string, number>()
    let n = 0
    let isDown = false
    const send = async (acts: readonly object[], id = `k${++n}`) => {
      for (;;) {
        const answer = await post(
          `${open.at}/acts`,
          { id, acts },
          open.links.organiser.secret,
        ).catch(() => undefined)
        if (answer?.status === 200) {
          acknowledged.set(id, (answer.body as { seq: number }).seq)
          return
        }
        if (answer !== undefined && answer.status < 500)
          throw new Error(JSON.stringify(answer.body))
        if (isDown) return
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
    let round = 0
    for (let crash = 0; crash < 2; crash++) {
      const playing = (async () => {
        // Two organisers at once, and results from boards.
        await Promise.all([
          send([{ act: 'enter', name: `Late ${crash}` }]),
          send([{ act: 'note', round: Math.max(1, round), text: `note ${crash}` }]).catch(() => {}),
          send([{ act: 'correct-entry', entry: 1, rating: 2500 + crash, reason: 'list' }]),
          ...(round === 0
            ? []
            : [send([{ act: 'correct-result', round, board: 1, result: '0-1', reason: 'slip' }])]),
        ])
        round++
        await send([
          { act: 'pair-round', round },
          { act: 'publish', round },
        ])
        for (;;) {
          const started = await open.start(round).catch(() => undefined)
          if (started?.status === 200 || isDown) break
          await new Promise(resolve => setTimeout(resolve, 20))
        }
      })()
      const killing = new Promise(resolve => setTimeout(resolve, random() * 400))
      await Promise.race([playing.catch(() => {}), killing])
      await server.kill()
      server = await script.start({ ...config, store })
      where.url = server.url
      await playing
      // Every player of the round has resigned or won: the last boards end just before the next
      // crash.
      const { games } = await open.round(round)
      const links = await open.playerLinks()
      const ended = Promise.all(
        games.map(async ({ black, game }) => {
          const secret = secretIn(links[black - 1]?.url)
          const act = { id: `r${round}`, act: { act: 'resign' } }
          for (;;) {
            const sent = await post(`${where.url}/api/boards/${game}/acts`, act, secret).catch(
              () => undefined,
            )
            if (sent?.status === 200) return
            await new Promise(resolve => setTimeout(resolve, 20))
          }
        }),
      )
      await Promise.race([ended, new Promise(resolve => setTimeout(resolve, 30 + random() * 100))])
      await server.kill()
      server = await script.start({ ...config, store })
      where.url = server.url
      await ended
      await expect
        .poll(async () => (await open.round(round)).status, { timeout: 20_000 })
        .toBe('finished')
      const record = await open.ask<string>('record')
      const lines = record
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as Logged)
      expect(verifyEventRecord(record)).toMatchObject({ ok: true })
      for (const [id, seq] of acknowledged) {
        const there = lines.filter(({ log }) => log.id?.endsWith(`:${id}`))
        expect(there.map(({ log }) => log.seq)).toEqual([seq])
      }
      // Each board's result was copied once.
      const boards = lines
        .filter(({ acts }) => acts.some(({ act }) => act === 'board-result'))
        .map(({ by }) => by.game)
      expect(new Set(boards).size).toBe(boards.length)
      const all = await open.round(round)
      expect(all.games.every(({ result, source }) => result === '1-0' && source === 'board')).toBe(
        true,
      )
    }
    // Corrections that were made while the server was being killed are there, once.
    expect((await open.round(1)).games[0]?.result).toBe('0-1')
    expect((await open.ask<PlayersView>('players')).players[0]?.rating).toBe(2501)
    isDown = true
    await server.kill()
    expect(await checkStore(store)).toMatchObject({ faults: [] })
  }, 300_000)

  test('is part of the backup and the export, including its log and links', async () => {
    const store = await place()
    let server = await startServer({ ...config, store, logLevel: 'silent' })
    const open = await newTournament(server, { players: 4 })
    const links = await open.playerLinks()
    await open.begin(1)
    await open.report(1)
    const lines: string[] = []
    const record = await open.ask<string>('record')
    const standings = await open.ask<object>('standings')
    const backup = newFile()
    await backupStore(store, backup)
    await server.close()
    await exportEvent(store, open.event, Date.now(), line => void lines.push(line))
    const target = newFile()
    await restoreStore(backup, target)
    const imported = newFile()
    expect(await importEvent(lines.join(''), imported, Date.now())).toMatchObject({ ok: true })
    for (const copy of [backup, target, imported]) {
      expect(await checkStore(copy)).toMatchObject({ boards: 2, faults: [] })
      server = await startServer({ ...config, store: copy, logLevel: 'silent' })
      const again = new TestEvent(server, open)
      expect(await again.ask<string>('record')).toBe(record)
      expect(await again.ask<object>('standings')).toEqual(standings)
      expect((await again.me(secretIn(links[0]!.url))).entry).toBe(1)
      expect((await again.round(1)).games.map(({ result }) => result)).toEqual(['1-0', '1-0'])
      await server.close()
    }
    // A file in which the event's log was changed is rejected.
    const forged = lines.map(line => line.replace('Player 1', 'Player X')).join('')
    expect((await importEvent(forged, newFile(), Date.now())).ok).toBe(false)
  })

  test('a person can be found in its log and removed, and the chain stays valid', async () => {
    const address = await place()
    let server = await startServer({ ...config, store: address, logLevel: 'silent' })
    const open = await newTournament(server, { players: 3 })
    await open.act({
      act: 'enter',
      name: 'Novák, Jan',
      rating: 2000,
      fideId: '14600001',
      birth: '1990/01/02',
      club: 'Kdynium',
    })
    await open.act({
      act: 'correct-entry',
      entry: 4,
      name: 'Novák, Jan ml.',
      reason: 'son of Jan Novák',
    })
    await open.playerLinks()
    await open.begin(1)
    await open.act({ act: 'note', round: 1, text: 'Novák, Jan ml. came late' })
    await open.report(1)
    const before = await open.ask<object>('standings')
    await server.close()
    const store = await openStore(address)
    const found: object[] = []
    for await (const each of personData(store, { fideId: '14600001' })) found.push(each)
    expect(JSON.stringify(found)).toContain('1990/01/02')
    expect(JSON.stringify(found)).not.toContain('Player 1')
    await anonymisePerson(store, { fideId: '14600001' }, Date.now())
    await store.close()
    expect(await checkStore(address)).toMatchObject({ faults: [] })
    server = await startServer({ ...config, store: address, logLevel: 'silent' })
    const again = new TestEvent(server, open)
    const text = JSON.stringify([
      await again.ask<string>('record'),
      await again.ask<PlayersView>('players'),
      await again.ask<object>('links'),
      await again.ask<RoundView>('rounds/1'),
    ])
    for (const trace of ['Novák', '14600001', '1990/01/02', 'Kdynium'])
      expect(text).not.toContain(trace)
    expect(await again.ask<object>('standings')).toEqual(before)
    // The game continues without the name.
    await again.begin(2)
    await server.close()
    const later = await openStore(address)
    await applyRetention(later, { games: 0, names: 1 }, Date.now() + 3 * 86_400_000)
    await later.close()
    server = await startServer({ ...config, store: address, logLevel: 'silent' })
    const { players } = await new TestEvent(server, open).ask<PlayersView>('players')
    expect(players.map(({ name }) => name)).toEqual(['…', '…', '…', '…'])
    await server.close()
    expect(await checkStore(address)).toMatchObject({ faults: [] })
  })
}

describe('an event in SQLite', durableEvent(places.SQLite))
describe('an event in PostgreSQL', { tags: 'rest' }, durableEvent(places.PostgreSQL))

test('a changed log is detected, and the event is not shown', async () => {
  const file = newFile()
  let server = await startServer({ ...config, store: file, logLevel: 'silent' })
  const open = await newTournament(server, { players: 4 })
  await server.close()
  const database = new Database(file)
  database
    .prepare("UPDATE entry SET body = replace(body, '2400', '2500') WHERE board = ? AND seq = 2")
    .run([open.event])
  database.close()
  expect((await checkStore(file)).faults).toMatchObject([
    { event: open.event, board: open.event, code: 'chain-broken', seq: 2 },
  ])
  const jadoube = fileURLToPath(new URL('../../../cli/bin/jadoube.cjs', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [jadoube, 'check', file], {
    encoding: 'utf8',
  })
  expect([status, stdout.split('\n')[0]]).toEqual([
    1,
    `event ${open.event}, entry 2: an entry was changed after it was written (chain-broken)`,
  ])
  server = await startServer({ ...config, store: file, logLevel: 'silent' })
  const secret = open.links.organiser.secret
  const shown = await get(`${server.url}/api/events/${open.event}/players`, secret)
  expect(shown).toMatchObject({ status: 503, body: { error: { code: 'store-unavailable' } } })
  await server.close()
  const cut = new Database(file)
  cut.prepare('DELETE FROM entry WHERE board = ?').run([open.event])
  cut.close()
  expect((await checkStore(file)).faults).toMatchObject([
    { board: open.event, code: 'log-missing' },
  ])
})

describe('a truncated event log', () => {
  const cut =
    'DELETE FROM entry WHERE board = ? AND seq > (SELECT max(seq) - 1 FROM entry WHERE board = ?)'

  async function setUpRound(): Promise<{ file: string; event: string; secret: string }> {
    const file = newFile()
    const server = await startServer({ ...config, store: file, logLevel: 'silent' })
    const open = await newTournament(server, { players: 4 })
    await new TestEvent(server, open).begin(1)
    await server.close()
    return { file, event: open.event, secret: open.links.organiser.secret }
  }

  function damage(file: string, ...statements: readonly (readonly [string, readonly string[]])[]) {
    const database = new Database(file)
    for (const [statement, values] of statements) database.prepare(statement).run([...values])
    database.close()
  }

  test('is detected by the number of its last entry, and the event is not shown', async () => {
    const { file, event, secret } = await setUpRound()
    expect((await checkStore(file)).faults).toEqual([])
    damage(file, [cut, [event, event]])
    expect((await checkStore(file)).faults).toMatchObject([
      { board: event, code: 'chain-cut-short' },
    ])
    const server = await startServer({ ...config, store: file, logLevel: 'silent' })
    expect(await get(`${server.url}/api/events/${event}/players`, secret)).toMatchObject({
      status: 503,
    })
    await server.close()
  })

  test('is detected by boards that only the missing entries mention', async () => {
    const { file, event } = await setUpRound()
    damage(file, [cut, [event, event]], ['DELETE FROM snapshot WHERE board = ?', [event]])
    expect((await checkStore(file)).faults).toMatchObject([
      { board: event, code: 'chain-cut-short' },
    ])
  })

  test('a missing board that the log mentions is detected', async () => {
    const { file, event } = await setUpRound()
    damage(file, ['DELETE FROM board WHERE competition = ?', [event]])
    const codes = (await checkStore(file)).faults.map(({ code }) => code)
    expect(codes).toContain('board-missing')
    // Its own log is still there but belongs to nothing.
    expect(codes).toContain('log-unowned')
  })
})

test('two processes on one database serve one event', async () => {
  await postgres.empty()
  const both = await Promise.all(
    [1, 2].map(() => startServer({ ...config, store: postgres.url, logLevel: 'silent' })),
  )
  const [one, two] = both as [(typeof both)[0], (typeof both)[0]]
  const open = await newTournament(one, { players: 6, tournament: { rounds: 5 } })
  const there = new TestEvent(two, open)
  expect((await there.ask<PlayersView>('players')).players).toHaveLength(6)
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? open : there).send([{ act: 'enter', name: `More ${n}` }], `m${n}`),
    ),
  )
  await expect.poll(async () => (await there.ask<PlayersView>('players')).players.length).toBe(26)
  await expect.poll(async () => (await open.ask<PlayersView>('players')).players.length).toBe(26)
  const links = await open.playerLinks()
  const round = await there.begin(1)
  await Promise.all(
    round.games.map(({ black, game }, n) =>
      post(
        `${both[n % 2]!.url}/api/boards/${game}/acts`,
        { id: 'r', act: { act: 'resign' } },
        secretIn(links[black - 1]?.url),
      ),
    ),
  )
  await expect.poll(async () => (await open.round(1)).status, { timeout: 20_000 }).toBe('finished')
  await expect.poll(async () => (await there.round(1)).status, { timeout: 20_000 }).toBe('finished')
  await Promise.all(both.map(each => each.close()))
  expect(await checkStore(postgres.url)).toMatchObject({ faults: [] })
})

test('an event from before event keys still issues links to its players', async () => {
  const file = newFile()
  let server = await startServer({ ...config, store: file, logLevel: 'silent' })
  const open = await newTournament(server, { players: 3 })
  await server.close()
  const database = new Database(file)
  database.prepare("UPDATE seat SET meta = json_remove(meta, '$.eventKey', '$.generation')").run([])
  database.close()
  server = await startServer({ ...config, store: file, logLevel: 'silent' })
  const again = new TestEvent(server, open)
  const links = await again.playerLinks()
  expect((await again.me(secretIn(links[2]!.url))).entry).toBe(3)
  const file2 = await again.ask<{ links: { role: string; url: string | null }[] }>('recovery')
  const organiser = file2.links.find(({ role }) => role === 'organiser') as unknown as SeatLink
  expect(secretIn(organiser.url)).toBe(open.links.organiser.secret)
  await server.close()
})
