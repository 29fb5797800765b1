import { createServer } from 'node:net'
import type { SeatLink, ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { startServer } from '../start-server.js'
import { get, newGame, post } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const club = 'https://club.example'
const server = testServer({ origins: [club] })

let count = 0
const act = (board: string, link: SeatLink, act: object, id = `edge-${++count}`) =>
  post(`${server.url}/api/boards/${board}/acts`, { id, act }, link.secret)

test('a player’s visual disability is shown to the people at the board, but not to spectators', async () => {
  const { board, links } = await newGame(server.url, {
    white: { name: 'Ana', visuallyDisabled: true },
    black: { name: 'Ben' },
  })
  const seen = async (link?: SeatLink) => {
    const { body } = await get(`${server.url}/api/boards/${board}`, link?.secret)
    return body as ServerMessage<'board'>
  }
  for (const role of ['white', 'black', 'arbiter'] as const)
    expect(JSON.stringify(await seen(links[role])), role).toContain('visuallyDisabled')
  for (const link of [undefined, links.spectator]) {
    const text = JSON.stringify(await seen(link))
    expect(text).not.toContain('visuallyDisabled')
    expect(text).toContain('"name":"Ana"')
  }
  const pgn = await get(`${server.url}/api/boards/${board}/pgn`)
  expect(String(pgn.body)).not.toMatch(/disab|blind/i)
})

describe('an unknown setting is refused, with its name', () => {
  test.each([
    [{ regulations: { defaultTme: 1000 } }, 'regulations.defaultTme: there is no such regulation'],
    [{ table: { hlep: [] } }, 'table.hlep: there is no such setting of a table'],
    [{ regulations: { constructor: 1 } }, 'regulations.constructor: there is no such regulation'],
  ])('%j', async (settings, detail) => {
    const refused = { status: 400, body: { error: { code: 'malformed-message' } } }
    const board = await post(`${server.url}/api/boards`, settings)
    expect(board).toMatchObject(refused)
    expect(board.body).toMatchObject({ error: { detail } })
    expect(await post(`${server.url}/api/events`, { name: 'A', defaults: settings })).toMatchObject(
      refused,
    )
    const made = await post(`${server.url}/api/events`, { name: 'A' })
    const { event, links } = made.body as { event: string; links: Record<string, SeatLink> }
    const round = { round: '1', pairings: 'A - B', settings }
    const url = `${server.url}/api/events/${event}/rounds`
    expect(await post(url, round, links.organiser!.secret)).toMatchObject(refused)
  })
})

describe('an act id', () => {
  test('that was used for another act is refused, and nothing happens', async () => {
    const { board, links } = await newGame(server.url)
    await act(board, links.white, { act: 'arrive' })
    await act(board, links.black, { act: 'arrive' })
    expect((await act(board, links.white, { act: 'move', san: 'e4' }, 'one')).status).toBe(200)
    for (const other of [
      { act: 'move', san: 'd4' },
      { act: 'offer-draw' },
      { act: 'resign' },
      // An act that the Laws would refuse is also a different act.
      { act: 'move', san: 'Ke2' },
    ]) {
      const again = await act(board, links.white, other, 'one')
      expect(again, JSON.stringify(other)).toMatchObject({
        status: 409,
        body: { code: 'act-id-used' },
      })
    }
    const { body } = await get(`${server.url}/api/boards/${board}`)
    expect((body as ServerMessage<'board'>).view).toMatchObject({ status: 'in-play', ply: 1 })
  })

  test.each([
    ['white', { act: 'move', san: 'e4', press: false }, { act: 'move', san: 'e4' }],
    ['white', { act: 'move', san: 'e4', hands: 2 }, { act: 'move', san: 'e4' }],
    ['white', { act: 'move', from: 'e2', to: 'e4' }, { act: 'move', san: 'e4' }],
    ['white', { act: 'summon-arbiter', why: 'noise' }, { act: 'summon-arbiter' }],
    [
      'white',
      { act: 'claim', claim: 'threefold', move: 'Nf3' },
      { act: 'claim', claim: 'threefold' },
    ],
    ['arbiter', { act: 'set-clock', white: 1000, moves: 3 }, { act: 'set-clock', white: 1000 }],
    [
      'arbiter',
      { act: 'penalise', player: 'white', penalty: 'add-time', minutes: 2 },
      { act: 'penalise', player: 'white', penalty: 'add-time' },
    ],
  ] as const)(
    'of %s for %j does not count for %j, nor the other way round',
    async (who, more, less) => {
      for (const [first, second] of [
        [more, less],
        [less, more],
      ] as const) {
        const { board, links } = await newGame(server.url, { boardKind: 'physical' })
        await act(board, links.white, { act: 'arrive' })
        await act(board, links.black, { act: 'arrive' })
        const taken = await act(board, links[who], first, 'one')
        // Some lack too much to be accepted at all.
        if (taken.status !== 200) continue
        const other = await act(board, links[who], second, 'one')
        expect(other).toMatchObject({ status: 409, body: { code: 'act-id-used' } })
        const again = await act(board, links[who], first, 'one')
        expect(again).toMatchObject({ status: 200, body: { again: true } })
      }
    },
  )

  test('sent again with the same act gets the first answer, even with extra fields', async () => {
    const { board, links } = await newGame(server.url)
    const first = await act(board, links.white, { act: 'arrive' }, 'here')
    for (const same of [{ act: 'arrive' }, { act: 'arrive', mood: 'good' }])
      expect((await act(board, links.white, same, 'here')).body).toMatchObject({
        type: 'ack',
        again: true,
        seq: (first.body as { seq: number }).seq,
      })
  })
})

describe('a page of another origin', () => {
  const ask = (origin: string) =>
    fetch(`${server.url}/api/boards`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })

  test('that is allowed may send a preflight request and then the request', async () => {
    const answer = await ask(club)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(club)
    expect(answer.headers.get('access-control-allow-methods')).toMatch(/POST.*PATCH.*DELETE/)
    expect(answer.headers.get('access-control-allow-headers')).toMatch(
      /authorization.*content-type/,
    )
    const made = await fetch(`${server.url}/api/boards`, {
      method: 'POST',
      headers: { origin: club, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(made.status).toBe(201)
    expect(made.headers.get('access-control-allow-origin')).toBe(club)
  })

  test('that is not allowed gets no access', async () => {
    const answer = await ask('https://evil.example')
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('metrics', () => {
  test('can be read only with the token', async () => {
    const url = `${server.url}/metrics`
    expect((await get(url)).status).toBe(404)
    expect((await get(url, 'wrong')).status).toBe(404)
    expect((await get(url, 'counters')).status).toBe(200)
  })

  test('are not served without a token, except on a separate port', async () => {
    const metricsPort = await freePort()
    const quiet = await startServer({
      store: 'memory:',
      port: 0,
      host: '127.0.0.1',
      logLevel: 'error',
      metricsPort,
    })
    expect((await get(`${quiet.url}/metrics`)).status).toBe(404)
    expect((await get(`${quiet.url}/metrics`, '')).status).toBe(404)
    const own = await get(`http://127.0.0.1:${metricsPort}/metrics`)
    expect(String(own.body)).toContain('jadoube_')
    expect((await get(`http://127.0.0.1:${metricsPort}/api/events`)).status).toBe(404)
    await quiet.close()
    await expect(get(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow()
  })
})

describe('a time beyond the range of dates', () => {
  const header = { jadoube: 'record/1', laws: 'fide-2023' }
  const take = (at: number) =>
    post(
      `${server.url}/api/records`,
      `${JSON.stringify(header)}\n${JSON.stringify({ at, by: 'white', act: 'arrive' })}\n`,
    )

  test.each([
    [8.64e15 + 1, false],
    [-8.64e15 - 1, false],
    [9_007_199_254_740_991, false],
    [8.64e15, true],
    [-8.64e15, true],
    [0, true],
  ])('%s in a record: accepted is %s, and the board can be shown', async (at, taken) => {
    const made = await take(at)
    expect(made.status).toBe(201)
    const { board, links } = made.body as { board: string; links: Record<string, SeatLink> }
    const shown = await get(`${server.url}/api/boards/${board}`)
    expect(shown.status).toBe(200)
    const { white } = (shown.body as ServerMessage<'board'>).view
    expect(white.presence).toBe(taken ? 'present' : 'absent')
    expect((await get(`${server.url}/api/boards/${board}/pgn`)).status).toBe(200)
    const record = await get(`${server.url}/api/boards/${board}/record`, links.arbiter!.secret)
    expect(record.status).toBe(200)
  })

  test.each([
    { act: 'add-time', player: 'white' },
    { act: 'set-clock' },
    { act: 'penalise', player: 'white', penalty: 'add-time' },
    { act: 'penalise', player: 'white', penalty: 'cut-time' },
  ] as const)('is refused for a clock: %j', async given => {
    const { board, links } = await newGame(server.url, { boardKind: 'physical' })
    await act(board, links.white, { act: 'arrive' })
    await act(board, links.black, { act: 'arrive' })
    for (const much of [1e10, 8.64e15, 2 ** 53, 1e18, 1e300, -1, -1e300]) {
      const said = { ...given, ms: much, white: much, black: much, minutes: much }
      const { status } = await act(board, links.arbiter, said)
      expect(status, String(much)).toBe(409)
    }
    const { body } = await get(`${server.url}/api/boards/${board}`)
    expect((body as ServerMessage<'board'>).view.clocks?.black).toBe(303_000)
  })

  test('is refused as the start of a round and as the time of a resumption', async () => {
    expect((await post(`${server.url}/api/boards`, { scheduledStart: 8.64e15 + 1 })).status).toBe(
      400,
    )
    const { board, links } = await newGame(server.url)
    const adjourned = await act(board, links.arbiter, { act: 'adjourn', resumes: 8.64e15 + 1 })
    expect(adjourned.status).toBe(409)
  })
})

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
