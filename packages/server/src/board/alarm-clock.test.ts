import type { ServerMessage } from '@jadoube/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../start-server.js'
import { SETTING_UP } from '../store/testing/patience.suite.js'
import { startPostgres, type TestPostgres } from '../store/testing/postgres.suite.js'
import { get, newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer()

const eventsOf = ({ heard }: TestClient, type: string) =>
  heard.flatMap(message =>
    message.type === 'news' ? message.events.filter(event => event.type === type) : [],
  )

async function begun(url: string, settings: object) {
  const { board, links } = await newGame(url, settings)
  const white = await TestClient.sit(url, links.white)
  const black = await TestClient.sit(url, links.black)
  await white.act(board, { act: 'arrive' })
  await black.act(board, { act: 'arrive' })
  return { board, links, white, black }
}

describe('what happens without an act', () => {
  test('[flag.loss · fide-2023] a flag falls without an act, exact to the millisecond in the record and a few milliseconds late on screen', async () => {
    const { white, black } = await begun(server.url, { timeControl: '1' })
    const started = eventsOf(black, 'game-started')[0] ?? (await startOf(black))
    const end = await black.until(m => m.type === 'news' && m.status === 'concluded')
    const [fallen] = eventsOf(black, 'flag-fallen')
    expect(fallen).toMatchObject({ player: 'white', at: Number(started.at) + 1000 })
    expect(end).toMatchObject({ now: expect.any(Number) })
    expect(eventsOf(white, 'flag-fallen')).toHaveLength(1)
  })

  test('[flag.draw-no-mate · fide-2023] and the game is drawn if the opponent has a bare king', async () => {
    const start = '7k/8/8/8/8/8/8/KQ6 w - - 0 1'
    const { black } = await begun(server.url, { timeControl: '1', start })
    await black.until(m => m.type === 'news' && m.status === 'concluded')
    expect(eventsOf(black, 'game-concluded')).toMatchObject([{ result: '1/2-1/2' }])
  })

  test('if the regulations leave flags to people, nothing happens until somebody claims', async () => {
    const { board, black } = await begun(server.url, {
      timeControl: '1',
      regulations: { calledByDevice: [] },
    })
    const flags = async () => {
      const { body } = await get(`${server.url}/api/boards/${board}`)
      return (body as ServerMessage<'board'>).view.clocks?.flags
    }
    await expect.poll(flags, { timeout: 30_000 }).toEqual(['white'])
    const claim = await black.act(board, { act: 'claim', claim: 'flag' })
    await black.until(m => m.type === 'news' && m.status === 'concluded')
    // The flag fell, but nobody was told before it was claimed.
    const told = black.heard.filter(
      m => m.type === 'news' && m.events.some(({ type }) => type === 'flag-fallen'),
    )
    expect(told).toMatchObject([{ seq: (claim as ServerMessage<'ack'>).seq }])
  })

  test('[default.late-loses · fide-2023] a player who has not arrived by the default time loses', async () => {
    // Long enough for White to arrive in time on any machine.
    const scheduledStart = Date.now() + 1500
    const { board, links } = await newGame(server.url, {
      scheduledStart,
      startWhen: 'scheduled',
      regulations: { defaultTime: 1000 },
    })
    const white = await TestClient.sit(server.url, links.white)
    await white.act(board, { act: 'arrive' })
    await white.until(m => m.type === 'news' && m.status === 'in-play')
    await white.until(m => m.type === 'news' && m.status === 'concluded')
    expect(eventsOf(white, 'game-concluded')).toMatchObject([{ result: '+/-', reason: 'late' }])
    expect(eventsOf(white, 'game-started')).toMatchObject([{ at: 0 }])
  })

  test('the allowance for network delay is limited, recorded, and never reaches back before the last act', async () => {
    const { board, links, white } = await begun(server.url, {
      timeControl: '300',
      lagAllowance: 50,
    })
    await white.act(board, { act: 'move', san: 'e4' })
    const { body } = await get(`${server.url}/api/boards/${board}/record`, links.arbiter.secret)
    const lines = String(body)
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    for (const { lag } of lines) expect(lag ?? 0).toBeLessThanOrEqual(50)
    const times = lines.slice(1).map(({ at }) => at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })
})

async function startOf(client: TestClient) {
  await client.until(m => m.type === 'news' && m.events.some(e => e.type === 'game-started'))
  return eventsOf(client, 'game-started')[0]!
}

describe('with two processes on one PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  }, SETTING_UP)
  afterAll(() => postgres.remove(), SETTING_UP)

  test('every flag falls exactly once, and both processes report it', async () => {
    const config = {
      store: postgres.url,
      port: 0,
      host: '127.0.0.1',
      logLevel: 'error',
      boardsPerMinute: 1000,
    } as const
    const one = await startServer(config)
    const other = await startServer(config)
    const games = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const game = await begun(one.url, { timeControl: '1' })
        const watcher = await TestClient.sit(other.url, game.links.arbiter)
        return { ...game, watcher }
      }),
    )
    for (const { watcher, board, links } of games) {
      const over = (m: (typeof watcher.heard)[number]) =>
        (m.type === 'news' && m.status === 'concluded') ||
        (m.type === 'board' && m.view.status === 'concluded')
      await watcher.until(over)
      const { body } = await get(`${other.url}/api/boards/${board}/record`, links.arbiter.secret)
      expect(String(body).match(/"type":"flag-fallen"/g)).toHaveLength(1)
      expect(String(body).match(/"type":"game-concluded"/g)).toHaveLength(1)
    }
    await one.close()
    await other.close()
  })
})
