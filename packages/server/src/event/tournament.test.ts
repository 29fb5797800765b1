import type {
  CrosstableView,
  EventOverview,
  MyEventView,
  PlayersView,
  ProposalView,
  RoundView,
  SeatLink,
  StandingsView,
} from '@jadoube/protocol'
import { expect, test } from 'vitest'
import { get, post, TestClient } from '../testing/client.suite.js'
import { codeOf, newTournament, secretIn } from '../testing/event.suite.js'
import { roundsThatDiffer } from '../testing/event-bots.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

test('a tournament of eight players and three rounds, from the entries to the report file', async () => {
  const open = await newTournament(server)
  const { at, event, links } = open
  const players = await open.playerLinks()
  expect(players).toHaveLength(8)
  const clients = await Promise.all(
    players.map(({ url }) => TestClient.sit(server.url, { secret: secretIn(url) } as SeatLink)),
  )
  for (let round = 1; round <= 3; round++) {
    const proposal = await open.ask<ProposalView>(`rounds/${round}/proposal`)
    expect(proposal.games).toHaveLength(4)
    expect(proposal.games[0]!.why).not.toBe('')
    await open.act({ act: 'pair-round', round })
    expect((await get(`${at}/rounds/${round}`)).status).toBe(404)
    await open.act({ act: 'publish', round })
    const published = (await get(`${at}/rounds/${round}`)).body as RoundView
    expect(published.games.map(({ white, black }) => [white, black])).toEqual(
      proposal.games.map(({ white, black }) => [white, black]),
    )
    expect((await open.start(round)).body).toMatchObject({ setUp: 4, started: 4 })
    // The better entry wins because the other resigns, each with their one link.
    const { games } = await open.ask<RoundView>(`rounds/${round}`)
    for (const { white, black, game } of games) {
      const loser = Math.max(white, black)
      const mine = (await get(`${at}/me`, secretIn(players[loser - 1]!.url))).body as MyEventView
      expect(mine.game).toMatchObject({ game, round, colour: white === loser ? 'white' : 'black' })
      const client = clients[loser - 1]!
      client.send({ type: 'open', board: game })
      await client.until(message => message.type === 'board' && message.board === game)
      expect(await client.act(game!, { act: 'resign' })).toMatchObject({ type: 'ack' })
    }
    await expect
      .poll(async () => (await open.ask<RoundView>(`rounds/${round}`)).status)
      .toBe('finished')
    const done = await open.ask<RoundView>(`rounds/${round}`)
    for (const { white, black, result, source } of done.games) {
      expect(result).toBe(white < black ? '1-0' : '0-1')
      expect(source).toBe('board')
    }
  }
  await open.act({ act: 'conclude' })
  const standings = await open.ask<StandingsView>('standings')
  expect(standings).toMatchObject({ round: 3, tieBreaks: ['BH/C1', 'BH', 'SB'] })
  expect(standings.places[0]).toMatchObject({ entry: 1, rank: 1, points: 3 })
  const derived = await open.ask<{ tieBreaks: { text: string }[] }>('standings/1?lang=sl')
  expect(derived.tieBreaks[1]!.text).toMatch(/^BH /)
  const crosstable = await open.ask<CrosstableView>('crosstable')
  expect(crosstable.lines[0]!.cells).toHaveLength(3)
  const overview = (await get(`${at}/overview`)).body as EventOverview
  expect(overview).toMatchObject({ event, concluded: true, players: 8 })
  expect(overview.official).toBeUndefined()
  const trf = await open.ask<string>('trf', links.arbiter.secret)
  expect(roundsThatDiffer(trf)).toEqual([])
  expect(roundsThatDiffer((await get(`${at}/trf`)).body as string)).toEqual([])
  expect(await open.ask<string>('standings.csv')).toMatch(/^rank,number,title,name/)
  const pgn = await open.ask<string>('rounds/1/pgn')
  expect(pgn.match(/\[White "/g)).toHaveLength(4)
  for (const client of clients) await client.close()
})

test('a request sent twice is performed once, and a different one with the same id is refused', async () => {
  const open = await newTournament(server, { players: 0 })
  const enter = [{ act: 'enter', name: 'Ana' }]
  expect((await open.send(enter, 'x')).body).toMatchObject({ again: false })
  expect((await open.send(enter, 'x')).body).toMatchObject({ again: true })
  expect(codeOf(await open.send([{ act: 'enter', name: 'Ben' }], 'x'))).toBe('act-id-used')
  expect((await open.ask<PlayersView>('players')).players).toHaveLength(1)
})

test('if two organisers act on the same state, the second is refused', async () => {
  const open = await newTournament(server)
  const { seq } = await open.ask<EventOverview>('overview')
  const acts = [{ act: 'pair-round', round: 1 }]
  const both = await Promise.all(
    [open.links.organiser, open.links.arbiter].map(({ secret }) =>
      post(`${open.at}/acts`, { id: 'p', seq, acts }, secret),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('rounds are pasted only in events without a tournament', async () => {
  const plain = await post(`${server.url}/api/events`, { name: 'Plain' })
  const { event, links } = plain.body as { event: string; links: Record<string, SeatLink> }
  const at = `${server.url}/api/events/${event}`
  const paste = { round: '1', pairings: 'Ana - Ben' }
  expect((await post(`${at}/rounds`, paste, links.organiser!.secret)).status).toBe(201)
  expect((await get(`${at}/overview`)).body).toMatchObject({ error: { code: 'no-tournament' } })
  const open = await newTournament(server)
  expect(await post(`${open.at}/rounds`, paste, open.links.organiser.secret)).toMatchObject({
    status: 409,
    body: { error: { code: 'tournament-there' } },
  })
})
