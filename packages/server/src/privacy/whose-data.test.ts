import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../start-server.js'
import { type BoardId, type CompetitionId, openStore, type SeatId } from '../store/index.js'
import { tempDir } from '../store/testing/temp-dir.suite.js'
import { get, newGame, post } from '../testing/client.suite.js'
import { newTournament, secretIn } from '../testing/event.suite.js'
import { applyRetention } from './index.js'

const SECRET = 'the-secret-of-the-operator'
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  dir = await tempDir()
})
afterAll(() => dir.remove())

const serve = (store: string) =>
  startServer({ host: '127.0.0.1', port: 0, logLevel: 'silent', store, operatorSecret: SECRET })

async function ask(url: string, what: 'export' | 'anonymise', person: object) {
  const { status, body } = await post(`${url}/api/privacy/${what}`, person, SECRET)
  expect(status).toBe(200)
  return body
}

const ANA = /Ana Novak|Novak, Ana\b/

test('one of two players with similar names is exported and removed, the other stays', async () => {
  const file = join(dir.path, 'similar.sqlite')
  const server = await serve(file)
  const open = await newTournament(server, { players: 0, name: 'Ana Novak Memorial' })
  await open.act(
    { act: 'enter', name: 'Novak, Ana', rating: 2000, fideId: '14600000' },
    { act: 'enter', name: 'Novak, Anamarija', rating: 1900 },
    { act: 'enter', name: 'Virtanen, Ville', rating: 1800 },
    { act: 'enter', name: 'Li, Wei', rating: 1700 },
  )
  await open.act({ act: 'change-event', site: 'Hotel Ana Novak', reason: 'Ana Novak pays' })
  // The same person is also an arbiter here.
  const arbiter = await post(
    `${open.at}/seats`,
    { role: 'arbiter', name: 'Ana Novak' },
    open.links.organiser.secret,
  )
  const { secret } = arbiter.body as { secret: string }
  const { games } = await open.begin(1)
  const entryLinks = await open.playerLinks()
  const note = { act: 'note', round: 1 }
  await open.act({ ...note, text: 'Ana Novak was late' })
  const about = 'Anamarija Novak was early'
  expect((await open.send([{ ...note, text: about }], 'by-ana', secret)).status).toBe(200)
  for (const { game, white } of games) {
    const place = `${server.url}/api/boards/${game}/acts`
    const act = { act: 'summon-arbiter', why: 'Novak, Ana talks to us' }
    const called = await post(place, { id: '1', act }, secretIn(entryLinks[white - 1]?.url))
    expect(called.status).toBe(200)
  }

  const exported = String(await ask(server.url, 'export', { fideId: '14600000' }))
  expect(exported).not.toContain('Novak, Anamarija')
  const lines = exported
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toContainEqual({
    event: open.event,
    eventName: 'Ana Novak Memorial',
    site: 'Hotel Ana Novak',
  })
  expect(lines).toContainEqual(expect.objectContaining({ event: open.event, round: 1, white: 1 }))
  // What this person did as an official is about them too.
  expect(exported).toContain(about)
  expect(lines.filter(line => 'link' in line).map(({ role }) => role)).toEqual(
    expect.arrayContaining(['player', 'arbiter']),
  )

  expect(await ask(server.url, 'anonymise', { fideId: '14600000' })).toMatchObject({
    unreadable: [],
  })
  const pages = ['', '/overview', '/players', '/trf', '/pgn', '/rounds/1', '/log', '/links']
  for (const page of [...pages, '/seats', '/recovery', '/rounds/1/incidents']) {
    const url = `${open.at}${page}`
    const seen = async () => JSON.stringify((await get(url, open.links.organiser.secret)).body)
    await expect.poll(seen, { message: page }).not.toMatch(ANA)
  }
  const players = JSON.stringify((await get(`${open.at}/players`)).body)
  expect(players).toContain('Novak, Anamarija')
  expect(JSON.stringify((await get(open.at)).body)).toContain('"… Memorial"')
  const log = JSON.stringify((await get(`${open.at}/log`, open.links.organiser.secret)).body)
  expect(log).toContain(about)
  expect(log).not.toContain('was late')
  // A correction still reaches the board of a player who was removed, for the opponent.
  const { white = 0, black = 0, game } = games.find(each => [each.white, each.black].includes(1))!
  const entry = white === 1 ? black : white
  await open.act({ act: 'correct-entry', entry, name: 'Kos, Eva', reason: 'misread' })
  const pgn = async () => String((await get(`${server.url}/api/boards/${game}/pgn`)).body)
  await expect.poll(pgn).toContain('Kos, Eva')
  expect(await pgn()).not.toMatch(ANA)
  await server.close()
  const database = new Database(file)
  const rows = ['board', 'competition', 'entry', 'seat', 'snapshot'].map(table =>
    JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all([])),
  )
  database.close()
  expect(rows.join()).not.toMatch(ANA)

  // After the retention time, no name is left: neither a player's nor an official's.
  const store = await openStore(file)
  await store.seats.create({
    id: 'abcdefghijkl' as SeatId,
    scope: { kind: 'competition', competition: open.event as CompetitionId },
    secretHash: '0'.repeat(64),
    meta: '{"role":"arbiter","name":"Zora Zajec"}',
    at: 0,
  })
  await applyRetention(store, { games: 0, names: 30 }, Date.now() + 40 * 86_400_000)
  const entries = await store.log.read(open.event as BoardId)
  const seats = await store.seats.list({
    kind: 'competition',
    competition: open.event as CompetitionId,
  })
  const left = JSON.stringify([seats, await store.boards.list(), entries.map(({ body }) => body)])
  expect(left).not.toMatch(/Zajec|Novak|Virtanen|Li, Wei|Kos, Eva/)
  await store.close()
})

test('damaged logs keep nobody’s name anywhere else, and are reported', async () => {
  const file = join(dir.path, 'damaged.sqlite')
  const server = await serve(file)
  const boards: string[] = []
  for (const name of ['Jan', 'Eva', 'Ivo'])
    boards.push(
      (await newGame(server.url, { white: { name: 'Ana Novak' }, black: { name } })).board,
    )
  const [broken, sound] = [await newTournament(server), await newTournament(server)]
  await sound.act({ act: 'enter', name: 'Ana Novak' })
  await server.close()
  const damaged = boards.sort()[0]
  const database = new Database(file)
  const damage = database.prepare("UPDATE entry SET body = 'x' WHERE board = ? AND seq = ?")
  damage.run([damaged, 1])
  damage.run([broken.event, 2])
  database.close()

  const again = await serve(file)
  const exported = String(await ask(again.url, 'export', { name: 'Ana Novak' }))
  expect(exported).toContain(JSON.stringify({ board: damaged, unreadable: true }))
  expect(exported).toContain(JSON.stringify({ event: broken.event, unreadable: true }))
  const removed = await ask(again.url, 'anonymise', { name: 'Ana Novak' })
  expect(removed).toMatchObject({ boards: 2 })
  const { unreadable } = removed as { unreadable: readonly string[] }
  expect([...unreadable].sort()).toEqual([damaged, broken.event].sort())
  await again.close()
  const store = await openStore(file)
  const left = await store.boards.list()
  expect(left.filter(({ meta }) => ANA.test(meta)).map(({ id }) => id)).toEqual([damaged])
  const later = Date.now() + 40 * 86_400_000
  const retired = await applyRetention(store, { games: 0, names: 30 }, later)
  expect(retired).toMatchObject({ anonymised: 3, unreadable: 2 })
  await store.close()
})
