import type {
  CrosstableView,
  EventOverview,
  MyEventView,
  PlayerLink,
  PlayersView,
  ProposalView,
  RoundView,
  SeatLink,
  StandingsView,
} from '@jadoube/protocol'
import { parseTrf } from '@jadoube/tournament'
import { expect, test } from 'vitest'
import { get, post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

interface Event {
  readonly event: string
  readonly links: Readonly<Record<'organiser' | 'arbiter' | 'spectator', SeatLink>>
}

/** An event with so many players, and the ways to ask it. */
async function newEvent(tournament: object = {}, players = 8, more: object = {}) {
  const made = await post(`${server.url}/api/events`, {
    name: 'Open',
    defaults: { timeControl: '300' },
    tournament: { system: 'swiss', rounds: 3, ...tournament },
    ...more,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { event, links } = made.body as Event
  const at = `${server.url}/api/events/${event}`
  let next = 0
  const ask = async <T>(path: string, secret = links.organiser.secret): Promise<T> => {
    const { status, body } = await get(`${at}/${path}`, secret)
    expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200)
    return body as T
  }
  const send = (acts: readonly object[], id = `a${++next}`, secret = links.organiser.secret) =>
    post(`${at}/acts`, { id, acts }, secret)
  const act = async (...acts: readonly object[]) => {
    const { status, body } = await send(acts)
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { seq: number; again: boolean; events: readonly object[] }
  }
  const refusal = async (...acts: readonly object[]) => {
    const { status, body } = await send(acts)
    expect(status, JSON.stringify(body)).toBe(409)
    return (body as { error: { refusal: { code: string } } }).error.refusal.code
  }
  if (players > 0)
    await act(
      ...Array.from({ length: players }, (_, n) => ({
        act: 'enter',
        name: `Player ${String.fromCharCode(65 + n)}`,
        rating: 2400 - n * 50,
      })),
    )
  const playerLinks = async () => {
    const { body } = await post(`${at}/links`, {}, links.organiser.secret)
    return (body as { links: PlayerLink[] }).links
  }
  const start = (round: number, body: object = {}, secret = links.arbiter.secret) =>
    post(`${at}/rounds/${round}/start`, body, secret)
  return { event, links, at, ask, send, act, refusal, playerLinks, start }
}

const secretIn = (url: string | null): string => url!.split('#')[1]!

test('a tournament of eight players and three rounds, from the entries to the report file', async () => {
  const { ask, act, at, event, links, playerLinks, start } = await newEvent()
  const players = await playerLinks()
  expect(players).toHaveLength(8)
  const clients = await Promise.all(
    players.map(({ url }) => TestClient.sit(server.url, { secret: secretIn(url) } as SeatLink)),
  )
  for (let round = 1; round <= 3; round++) {
    const proposal = await ask<ProposalView>(`rounds/${round}/proposal`)
    expect(proposal.games).toHaveLength(4)
    expect(proposal.games[0]!.why).not.toBe('')
    await act({ act: 'pair-round', round })
    expect((await get(`${at}/rounds/${round}`)).status).toBe(404)
    await act({ act: 'publish', round })
    const published = (await get(`${at}/rounds/${round}`)).body as RoundView
    expect(published.games.map(({ white, black }) => [white, black])).toEqual(
      proposal.games.map(({ white, black }) => [white, black]),
    )
    expect((await start(round)).body).toMatchObject({ setUp: 4, started: 4 })
    // The better entry wins by resignation of the other, each with the one link.
    const { games } = await ask<RoundView>(`rounds/${round}`)
    for (const { white, black, game } of games) {
      const loser = Math.max(white, black)
      const mine = (await get(`${at}/me`, secretIn(players[loser - 1]!.url))).body as MyEventView
      expect(mine.game).toMatchObject({ game, round, colour: white === loser ? 'white' : 'black' })
      const client = clients[loser - 1]!
      client.send({ type: 'open', board: game })
      await client.until(message => message.type === 'board' && message.board === game)
      expect(await client.act(game!, { act: 'resign' })).toMatchObject({ type: 'ack' })
    }
    await expect.poll(async () => (await ask<RoundView>(`rounds/${round}`)).status).toBe('finished')
    const done = await ask<RoundView>(`rounds/${round}`)
    for (const { white, black, result, source } of done.games) {
      expect(result).toBe(white < black ? '1-0' : '0-1')
      expect(source).toBe('board')
    }
  }
  await act({ act: 'conclude' })
  const standings = await ask<StandingsView>('standings')
  expect(standings).toMatchObject({ round: 3, tieBreaks: ['BH/C1', 'BH', 'SB'] })
  expect(standings.places[0]).toMatchObject({ entry: 1, rank: 1, points: 3 })
  const derived = await ask<{ tieBreaks: { text: string }[] }>('standings/1?lang=sl')
  expect(derived.tieBreaks[1]!.text).toMatch(/^BH /)
  const crosstable = await ask<CrosstableView>('crosstable')
  expect(crosstable.lines[0]!.cells).toHaveLength(3)
  const overview = (await get(`${at}/overview`)).body as EventOverview
  expect(overview).toMatchObject({ event, concluded: true, players: 8 })
  expect(overview.official).toBeUndefined()
  const trf = await ask<string>('trf', links.arbiter.secret)
  expect(parseTrf(trf)).toMatchObject({ ok: true })
  expect((await get(`${at}/trf`)).status).toBe(403)
  expect(await ask<string>('standings.csv')).toMatch(/^rank,number,title,name/)
  const pgn = await ask<string>('rounds/1/pgn')
  expect(pgn.match(/\[White "/g)).toHaveLength(4)
  for (const client of clients) await client.close()
})

test('a request sent twice is done once, and another under its id is refused', async () => {
  const { send, ask } = await newEvent({}, 0)
  const enter = [{ act: 'enter', name: 'Ana' }]
  expect((await send(enter, 'x')).body).toMatchObject({ again: false })
  expect((await send(enter, 'x')).body).toMatchObject({ again: true })
  expect(await send([{ act: 'enter', name: 'Ben' }], 'x')).toMatchObject({
    status: 409,
    body: { error: { code: 'act-id-used' } },
  })
  expect((await ask<PlayersView>('players')).players).toHaveLength(1)
})

test('of two organisers who saw the same, the second is told', async () => {
  const { at, links, ask } = await newEvent()
  const { seq } = await ask<EventOverview>('overview')
  const acts = [{ act: 'pair-round', round: 1 }]
  const [one, other] = await Promise.all(
    [links.organiser, links.arbiter].map(({ secret }) =>
      post(`${at}/acts`, { id: 'p', seq, acts }, secret),
    ),
  )
  expect([one!.status, other!.status].sort()).toEqual([200, 409])
})
