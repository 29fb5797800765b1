import { request } from 'node:http'
import type { StandingsView } from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { get, post, TestClient } from '../testing/client.suite.js'
import { newTournament, secretIn } from '../testing/event.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

test('public pages are compressed, and not sent again to clients that have them', async () => {
  const open = await newTournament(server, { players: 40 })
  await open.begin(1, { kind: 'wooden' })
  const ask = (headers: Record<string, string>) =>
    fetch(`${open.at}/rounds/1`, { headers: { 'accept-encoding': 'identity', ...headers } })
  const plain = await ask({})
  expect(plain.headers.get('content-encoding')).toBeNull()
  const etag = plain.headers.get('etag') ?? ''
  const packed = await ask({ 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(await packed.json()).toEqual(await plain.json())
  expect((await ask({ 'if-none-match': etag })).status).toBe(304)
  // The public page differs from what the arbiter sees.
  const arbiter = await ask({
    'if-none-match': etag,
    authorization: `Bearer ${open.links.arbiter.secret}`,
  })
  expect(arbiter.status).toBe(200)
  await open.act({ act: 'report', round: 1, board: 1, result: '1-0' })
  expect((await ask({ 'if-none-match': etag })).status).toBe(200)
})

/** How many bytes a browser receives for it, headers included. */
const sentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }, answer => {
      const { socket } = answer
      answer.resume()
      answer.on('end', () => resolve(socket.bytesRead))
    })
    asked.on('error', reject)
    asked.end()
  })

test('the live boards of a single round can be requested, compressed', async () => {
  const open = await newTournament(server, { players: 40 })
  for (const round of [1, 2]) {
    await open.begin(round)
    const boards = Array.from({ length: 20 }, (_, n) => n + 1)
    await open.act(...boards.map(board => ({ act: 'report', round, board, result: '1-0' })))
  }
  const roundsIn = async (query: string) => {
    const answer = await fetch(`${open.at}?${query}`)
    const { boards } = (await answer.json()) as { boards: { round: string }[] }
    return boards.map(({ round }) => round).join('')
  }
  expect(await roundsIn('boards=latest')).toBe('2'.repeat(20))
  expect(await roundsIn('round=1')).toBe('1'.repeat(20))
  expect(await roundsIn('boards=none')).toBe('')
  // A tenth of the uncompressed size: a hundred boards fit in 20 kB.
  expect(await sentBytes(`${open.at}?boards=latest`)).toBeLessThan(4000)
})

test('the pages of a hundred boards and nine rounds are small', async () => {
  const open = await newTournament(server, { players: 0, tournament: { rounds: 9 } })
  await open.act(
    ...Array.from({ length: 200 }, (_, n) => ({
      act: 'enter',
      name: `Surname${(n * 7919) % 1000}, Given${(n * 104729) % 1000}`,
      rating: 2500 - ((n * 37) % 1100),
      federation: ['SLO', 'SRB', 'CZE', 'FIN'][n % 4],
      fideId: String(14_600_000 + n * 4243),
      club: `Club ${n % 30}`,
      ...(n % 9 === 0 && { title: 'FM' }),
    })),
  )
  const results = ['1-0', '0-1', '1/2-1/2']
  for (let round = 1; round <= 9; round++) {
    await open.act({ act: 'pair-round', round }, { act: 'publish', round })
    const { games } = await open.round(round)
    expect(games).toHaveLength(100)
    await open.act(
      ...games.map(({ board, white, black }) => ({
        act: 'report',
        round,
        board,
        result: results[(white * 31 + black * 17 + round) % 3],
      })),
    )
  }
  const sizes: Record<string, number> = {}
  const paths = ['overview', 'players', 'standings', 'crosstable']
  for (const path of [...paths, ...Array.from({ length: 9 }, (_, n) => `rounds/${n + 1}`)]) {
    sizes[path] = await sentBytes(`${open.at}/${path}`)
  }
  for (const [path, bytes] of Object.entries(sizes)) expect(bytes, path).toBeLessThan(20_000)
  const all = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
  expect(all, JSON.stringify(sizes)).toBeLessThan(60_000)
  // A field of two hundred is explained on a worker thread.
  const why = await open.ask<{ text: string }>('rounds/9/why?one=1&other=2&lang=cs')
  expect(why.text.length).toBeGreaterThan(20)
  const from = performance.now()
  const { places } = await open.ask<StandingsView>('standings?round=8')
  expect(places).toHaveLength(200)
  // The engine is not asked again for every visitor.
  expect(performance.now() - from).toBeLessThan(5000)
  const csv = await fetch(`${open.at}/standings.csv`, { headers: { 'accept-encoding': 'gzip' } })
  expect((await csv.text()).split('\r\n')).toHaveLength(202)
})

test('followers of an event are notified of every change, and of nothing else', async () => {
  const open = await newTournament(server, { players: 4 })
  const watcher = await TestClient.sit(server.url, null)
  watcher.send({ type: 'follow', event: open.event })
  const first = await watcher.one('event-news')
  expect(first).toMatchObject({ event: open.event, seq: 2 })
  await newTournament(server, { players: 4 })
  await open.act({ act: 'pair-round', round: 1 })
  await watcher.until(message => message.type === 'event-news' && message.seq === 3)
  watcher.send({ type: 'follow', event: 'nothing' })
  expect(await watcher.one('error')).toMatchObject({ code: 'no-such-event' })
  const news = watcher.heard.filter(({ type }) => type === 'event-news')
  expect(news.map(each => (each.type === 'event-news' ? each.seq : 0))).toEqual([2, 3])
  await watcher.close()
})

test('a result annulled at the board is annulled in the round, and the next one counts', async () => {
  const open = await newTournament(server, { players: 2, tournament: { rounds: 1 } })
  const links = await open.playerLinks()
  const { games } = await open.begin(1)
  const { game, white, black } = games[0]!
  let n = 0
  const act = async (secret: string, what: object) => {
    const sent = await post(
      `${server.url}/api/boards/${game}/acts`,
      { id: `l${++n}`, act: what },
      secret,
    )
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  }
  const result = async () => (await open.round(1)).games[0]!.result
  await act(secretIn(links[white - 1]?.url), { act: 'resign' })
  await expect.poll(result).toBe('0-1')
  await act(open.links.arbiter.secret, { act: 'lift-result', why: 'said in jest' })
  await expect.poll(result).toBe('*')
  await act(open.links.arbiter.secret, { act: 'declare', white: 0.5, black: 0.5, why: 'appeal' })
  await expect.poll(result).toBe('1/2-1/2')
  const { lines } = await open.ask<{ lines: { by: { role: string }; events: object[] }[] }>('log')
  const ofBoard = lines.filter(({ by }) => by.role === 'board')
  expect(ofBoard).toHaveLength(3)
  expect(ofBoard[1]!.events).toContainEqual(
    expect.objectContaining({ type: 'result-corrected', result: '*', counts: 'fully' }),
  )
  expect(black).toBeGreaterThan(0)
})

test('[irreg.colours-reversed · fide-2018] the new game is the players’ next board, and its result counts for the pairing', async () => {
  const open = await newTournament(server, {
    players: 2,
    tournament: { rounds: 1 },
    defaults: { laws: 'fide-2018', timeControl: '300' },
  })
  const links = await open.playerLinks()
  const { games } = await open.begin(1)
  const { game: old, white, black } = games[0]!
  const secretOf = (entry: number) => secretIn(links[entry - 1]?.url)
  let n = 0
  const act = async (board: string, secret: string, what: object) => {
    const sent = await post(
      `${server.url}/api/boards/${board}/acts`,
      { id: `n${++n}`, act: what },
      secret,
    )
    expect(sent.status, JSON.stringify([what, sent.body])).toBe(200)
  }
  const { arbiter } = open.links
  const claim = 'reversed-colours'
  await act(old!, secretOf(white), { act: 'move', san: 'e4' })
  await act(old!, secretOf(black), { act: 'claim', claim })
  await act(old!, arbiter.secret, { act: 'rule', claim, verdict: 'correct' })
  await expect.poll(async () => (await open.me(secretOf(white))).game!.game).not.toBe(old)
  const { game: next } = (await open.me(secretOf(white))).game!
  expect((await open.me(secretOf(black))).game!.game).toBe(next)
  const view = await get(`${server.url}/api/boards/${next}`, secretOf(white))
  expect(view.body).toMatchObject({ view: { as: 'black' } })
  await act(next!, secretOf(white), { act: 'arrive' })
  await act(next!, secretOf(black), { act: 'arrive' })
  expect((await open.start(1)).body).toMatchObject({ started: 1 })
  // The player paired with White has Black now, and wins.
  await act(next!, secretOf(black), { act: 'resign' })
  await expect.poll(async () => (await open.round(1)).games[0]!.result).toBe('1-0')
  expect((await open.round(1)).games[0]).toMatchObject({ game: next, white, black })
})

test('bad input is answered with one code, and has no effect', async () => {
  const open = await newTournament(server, { players: 4 })
  const { organiser } = open.links
  const bodies: unknown[] = [
    {},
    { id: 'x' },
    { id: 'x', acts: [] },
    { id: 'x', acts: [null] },
    { id: 'x', acts: [{ act: 'nothing' }] },
    { id: 'x', acts: [{ act: 'enter' }] },
    { id: 'x', acts: [{ act: 'enter', name: 'A', by: 'me' }] },
    { id: 'x', acts: [{ act: 'publish', round: '1' }] },
    { id: 'x', acts: [{ act: 'publish', round: 1, more: 2 }] },
    { id: 'x', acts: [{ act: 'set-up', round: 1, games: [] }] },
    { id: 'x', acts: [{ act: 'board-result', round: 1, board: 1, game: 'g', result: '1-0' }] },
    { id: 'x', acts: [{ act: 'request-bye', round: 1, bye: 'half-bye' }] },
    { id: 'a b', acts: [{ act: 'conclude' }] },
    { id: 'x', seq: -1, acts: [{ act: 'conclude' }] },
    { id: 'x', acts: Array.from({ length: 4000 }, () => ({ act: 'conclude' })) },
  ]
  for (const body of bodies) {
    const answer = await post(`${open.at}/acts`, body, organiser.secret)
    expect(answer.status, JSON.stringify(body).slice(0, 100)).toBe(400)
    expect(answer.body).toMatchObject({ error: { code: 'malformed-message' } })
    const { detail = '' } = (answer.body as { error: { detail?: string } }).error
    expect(detail).not.toContain('\n')
  }
  for (const name of ['\u0000', '\ud800']) {
    const answer = await open.send([{ act: 'enter', name: `A${name}B` }])
    expect(answer.status).toBeLessThan(500)
  }
  expect((await open.ask<{ players: number }>('overview')).players).toBeLessThanOrEqual(6)
})
