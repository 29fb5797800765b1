import { parsePgn } from '@jadoube/chess'
import type { BoardLine, ServerMessage } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { verifyRecord } from '../record/verify.js'
import { get, type Links, newGame, post, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const lines: string[] = []
const server = testServer(
  { boardsPerMinute: 40 },
  {
    debug: (event, fields) => void lines.push(JSON.stringify({ event, fields })),
    info: (event, fields) => void lines.push(JSON.stringify({ event, fields })),
    warn: (event, fields) => void lines.push(JSON.stringify({ event, fields })),
    error: (event, _fault, fields) => void lines.push(JSON.stringify({ event, fields })),
  },
)

async function newEvent(defaults: object = {}) {
  const created = await post(`${server.url}/api/events`, {
    name: 'Club "Evening" Open',
    site: 'Ljubljana',
    defaults: { timeControl: '5400+30', laws: 'fide-2018', ...defaults },
  })
  expect(created.status).toBe(201)
  return created.body as { event: string; links: Links }
}

interface RoundAnswer {
  readonly boards: readonly {
    readonly board: string
    readonly number: number
    readonly links: Pick<Links, 'white' | 'black'>
  }[]
}

const pasted = `1. GM Novák, Jan (CZE, 301234) – Virtanen, Aino (FIN)
2. Žižek Horvat - Петровић
`

describe('an event', () => {
  test('creates a round from pasted pairings, with one desk and one live PGN', async () => {
    const { event, links } = await newEvent()
    const url = `${server.url}/api/events/${event}`
    const round = { round: '1', pairings: pasted }
    expect((await post(`${url}/rounds`, round)).status).toBe(403)
    expect((await post(`${url}/rounds`, round, links.arbiter.secret)).status).toBe(403)
    const made = await post(`${url}/rounds`, round, links.organiser.secret)
    expect(made.status).toBe(201)
    expect((await post(`${url}/rounds`, round, links.organiser.secret)).status).toBe(409)
    const { boards } = made.body as RoundAnswer
    expect(boards).toMatchObject([
      {
        number: 1,
        white: { name: 'Novák, Jan', title: 'GM', federation: 'CZE', fideId: '301234' },
      },
      { number: 2, black: { name: 'Петровић' } },
    ])

    const arbiter = await TestClient.sit(server.url, links.arbiter)
    arbiter.send({ type: 'desk', event })
    const desk = await arbiter.one('desk')
    expect(desk.lines.map(({ number, status }) => [number, status])).toEqual([
      [1, 'awaiting-start'],
      [2, 'awaiting-start'],
    ])
    for (const { board, links: seats } of boards) {
      for (const color of ['white', 'black'] as const) {
        const player = await TestClient.sit(server.url, seats[color])
        await player.act(board, { act: 'arrive' })
        await player.close()
      }
    }
    const started = await post(`${url}/rounds/1/start`, undefined, links.arbiter.secret)
    expect(started.body).toEqual({ started: 2 })
    const unknown = await post(`${url}/rounds/2/start`, undefined, links.arbiter.secret)
    expect(unknown).toMatchObject({ status: 404, body: { error: { code: 'no-such-round' } } })
    const [first] = boards
    const player = await TestClient.sit(server.url, first!.links.white)
    await player.act(first!.board, { act: 'move', san: 'Nf3' })
    await player.act(first!.board, { act: 'summon-arbiter', why: 'noise' })
    const called = (message: ServerMessage<'desk-line'>) =>
      message.line.needs.includes('call:white')
    await arbiter.until(message => message.type === 'desk-line' && called(message))

    const pgn = String((await get(`${url}/pgn`)).body)
    const games = parsePgn(new TextEncoder().encode(pgn) as never)
    expect(JSON.stringify(games).length).toBeGreaterThan(100)
    expect(pgn).toContain('[Event "Club \\"Evening\\" Open"]')
    expect(pgn).toContain('[Round "1.1"]')
    expect(pgn).toContain('[WhiteFideId "301234"]')
    expect(pgn).toMatch(/\[WhiteClock "1:30:\d\d"\]/)
    expect(pgn).toMatch(/1\. Nf3 \{\[%clk 1:30:\d\d(\.\d)?\]\} \*/)
    expect(pgn.match(/\[Event /g)).toHaveLength(2)
    expect(String((await get(`${url}/rounds/1/pgn`)).body)).toContain('Nf3')
    // A relay may request the round before it is paired.
    expect((await get(`${url}/rounds/2/pgn`)).body).toBe('')
    const seen = (await get(url)).body as { boards: BoardLine[] }
    expect(seen.boards.map(({ needs }) => needs)).toEqual([[], []])
    // The organiser is told where the arbiter is needed; spectators are not.
    const known = (await get(url, links.organiser.secret)).body as { boards: BoardLine[] }
    expect(known.boards.map(({ needs }) => needs)).toEqual([['call:white'], []])
  })

  test('calls the arbiter to a game that ended by itself, until both have signed', async () => {
    const { event, links } = await newEvent()
    const url = `${server.url}/api/events/${event}`
    const made = await post(
      `${url}/rounds`,
      { round: '1', pairings: 'A - B' },
      links.organiser.secret,
    )
    const [{ board, links: seats }] = (made.body as { boards: [{ board: string; links: Links }] })
      .boards
    const white = await TestClient.sit(server.url, seats.white)
    const black = await TestClient.sit(server.url, seats.black)
    await white.act(board, { act: 'arrive' })
    await black.act(board, { act: 'arrive' })
    await post(`${url}/rounds/1/start`, undefined, links.arbiter.secret)
    const needs = async () => {
      const seen = (await get(url, links.arbiter.secret)).body as { boards: BoardLine[] }
      return seen.boards[0]?.needs
    }
    for (let times = 1; times < 5; times++) {
      expect(await needs()).toEqual([])
      for (const [client, san] of [
        [white, 'Nf3'],
        [black, 'Nf6'],
        [white, 'Ng1'],
        [black, 'Ng8'],
      ] as const) {
        await client.act(board, { act: 'move', san })
      }
    }
    expect(await needs()).toEqual(['ended:fivefold'])
    await white.act(board, { act: 'sign', result: '1/2-1/2' })
    expect(await needs()).toEqual(['ended:fivefold'])
    await black.act(board, { act: 'sign', result: '1/2-1/2' })
    expect(await needs()).toEqual([])
    await white.close()
    await black.close()
  })

  test('refuses what cannot be read or set up', async () => {
    const { event, links } = await newEvent()
    const url = `${server.url}/api/events/${event}/rounds`
    const ask = (body: object) => post(url, body, links.organiser.secret)
    expect(await ask({ round: '1', pairings: 'nobody' })).toMatchObject({
      status: 400,
      body: { error: { code: 'pairings-refused' } },
    })
    expect(
      await ask({ round: '1', pairings: 'A - B', settings: { timeControl: 'soon' } }),
    ).toMatchObject({ status: 400, body: { error: { code: 'header-refused' } } })
    expect((await post(`${server.url}/api/events`, { name: '' })).status).toBe(400)
    const one = { board: 1, white: { name: 'A' }, black: { name: 'B' } }
    expect(await ask({ round: '1', pairings: [one, one] })).toMatchObject({
      status: 400,
      body: { error: { code: 'pairings-refused', detail: 'board 1 is listed twice' } },
    })
  })
})

describe('a record', () => {
  test('is available to the players once their game is over, and never to spectators', async () => {
    const { board, links } = await newGame(server.url)
    const white = await TestClient.sit(server.url, links.white)
    const black = await TestClient.sit(server.url, links.black)
    await white.act(board, { act: 'arrive' })
    await black.act(board, { act: 'arrive' })
    await white.act(board, { act: 'move', san: 'e4' })
    const url = `${server.url}/api/boards/${board}/record`
    expect((await get(url, links.black.secret)).status).toBe(403)
    await black.act(board, { act: 'resign' })
    expect(String((await get(url, links.black.secret)).body)).toContain('"act":"resign"')
    expect((await get(url, links.white.secret)).status).toBe(200)
    expect((await get(url, links.spectator.secret)).status).toBe(403)
    expect((await get(url)).status).toBe(403)
  })

  test('can be exported with its chain, verified and imported again', async () => {
    const { board, links } = await newGame(server.url)
    const white = await TestClient.sit(server.url, links.white)
    const black = await TestClient.sit(server.url, links.black)
    await white.act(board, { act: 'arrive' })
    await black.act(board, { act: 'arrive' })
    await white.act(board, { act: 'move', san: 'e4' })
    await black.act(board, { act: 'record', text: 'e4 – “quoted”, \\ and "log":{' })
    const { body } = await get(`${server.url}/api/boards/${board}/record`, links.arbiter.secret)
    const text = String(body)
    const verified = verifyRecord(text)
    expect(verified).toMatchObject({ ok: true, value: { acts: 5, eventsChecked: true } })
    // Any line that was changed, removed or truncated is detected.
    const all = text.trim().split('\n')
    const changed = (n: number, from: string, to: string) =>
      verifyRecord(all.map((line, at) => (at === n ? line.replace(from, to) : line)).join('\n'))
    expect(changed(4, 'e4', 'e3')).toMatchObject({ error: { code: 'chain-broken', line: 5 } })
    expect(changed(0, 'guarded', 'physical')).toMatchObject({ error: { code: 'chain-broken' } })
    expect(verifyRecord([...all.slice(0, 2), ...all.slice(3)].join('\n'))).toMatchObject({
      error: { code: 'chain-gap' },
    })
    const head = verified.ok ? verified.value.head! : { seq: 0, hash: '' }
    expect(verifyRecord(all.slice(0, -1).join('\n'), head)).toMatchObject({
      error: { code: 'chain-cut-short' },
    })

    // An unreadable stamp is not the same as none, on one line or on all.
    for (const lines of [text, all[0]!])
      expect(verifyRecord(lines.replaceAll(/"hash":"\w+"/g, '"hash":5'))).toMatchObject({
        error: { code: 'chain-broken', line: 1 },
      })
    // A line that is not an act does not crash the reader.
    const plain = all[0]!.replace(/,"log":.*/, '}')
    expect(verifyRecord(`${plain}\nnull\n[]`)).toMatchObject({ ok: true })

    const taken = await post(`${server.url}/api/records`, text)
    expect(taken.status).toBe(201)
    const copy = taken.body as { board: string; links: Links }
    const whole = await get(`${server.url}/api/boards/${copy.board}`, copy.links.arbiter.secret)
    const { view } = whole.body as ServerMessage<'board'>
    expect(view).toMatchObject({
      status: 'paused',
      moves: [{ san: 'e4' }],
      scoresheets: { black: ['e4 – “quoted”, \\ and "log":{'] },
      pending: [{ kind: 'question', claim: 'interruption' }],
    })
    // The arbiter resumes play.
    const arbiter = await TestClient.sit(server.url, copy.links.arbiter)
    const answer = { act: 'rule', claim: 'interruption', verdict: 'correct' }
    expect(await arbiter.act(copy.board, answer)).toMatchObject({ type: 'ack' })
    await arbiter.until(message => message.type === 'news' && message.status === 'in-play')
    expect((await post(`${server.url}/api/records`, 'nonsense')).status).toBe(400)
  })

  test('an imported record must follow the same rules as a new board', async () => {
    const header = { jadoube: 'record/1', laws: 'fide-2023', timeControl: '600' }
    const take = (more: object) =>
      post(`${server.url}/api/records`, JSON.stringify({ ...header, ...more }))
    expect(await take({ regulations: { scroing: 'football' } })).toMatchObject({
      status: 400,
      body: { error: { code: 'record-refused', detail: expect.stringContaining('scroing') } },
    })
    const { body } = await take({ white: { name: 'Nováková, Jana', minor: true } })
    const { board, links } = body as { board: string; links: Links }
    for (const page of ['', '/pgn'])
      expect(
        JSON.stringify((await get(`${server.url}/api/boards/${board}${page}`)).body),
      ).not.toContain('Nováková')
    const seen = await get(`${server.url}/api/boards/${board}`, links.arbiter.secret)
    expect(JSON.stringify(seen.body)).toContain('Nováková')
  })
})

test('importing a long record does not block other work', async () => {
  const lines = ['{"jadoube":"record/1","laws":"fide-2018","timeControl":"300"}']
  lines.push('{"at":0,"by":"arbiter","act":"start"}')
  for (let at = 1; at < 20_000; at++)
    lines.push(`{"at":${at},"by":"white","act":"adjust","squares":["e2"]}`)
  let taken = false
  const taking = post(`${server.url}/api/records`, lines.join('\n')).then(answer => {
    taken = true
    return answer
  })
  let answered = 0
  while (!taken) {
    await get(`${server.url}/healthz`)
    answered++
  }
  expect((await taking).status).toBe(201)
  expect(answered).toBeGreaterThan(5)
})

test.each(['/%zz', '/api/boards/%ff', `/api/boards/${'a'.repeat(3000)}`])(
  'an unknown address: %s',
  async path => {
    const response = await fetch(`${server.url}${path}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'no-such-page' } })
  },
)

test('a start beyond the year 9999 is refused', async () => {
  const start = { scheduledStart: Number.MAX_SAFE_INTEGER }
  expect(await post(`${server.url}/api/boards`, start)).toMatchObject({
    status: 400,
    body: { error: { code: 'malformed-message' } },
  })
})

describe('the server', () => {
  test('reports its health, its metrics and its API', async () => {
    expect((await get(`${server.url}/healthz`)).body).toEqual({ ok: true })
    expect((await get(`${server.url}/metrics`, 'counters')).body).toContain('jadoube_acts_total')
    const { body } = await get(`${server.url}/openapi.json`)
    expect(body).toMatchObject({ openapi: '3.1.0' })
  })

  test('sends strict headers with everything', async () => {
    for (const path of ['/', '/healthz', '/api/boards/none', '/openapi.json']) {
      const { headers } = await get(`${server.url}${path}`)
      const policy = headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test('accepts no request from a page of another origin', async () => {
    const response = await fetch(`${server.url}/api/boards`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(403)
  })

  test('renders a link as a QR code', async () => {
    const qr = await post(`${server.url}/api/qr`, { url: 'https://club.example/board/x#secret' })
    expect(qr.headers.get('content-type')).toContain('image/svg+xml')
    expect(qr.body).toMatch(/^<svg .*<path d="M4 4h1v1h-1z/)
    expect((await post(`${server.url}/api/qr`, { url: 'no link' })).status).toBe(400)
  })

  test('logs what happened, without secrets', async () => {
    const { board, links } = await newGame(server.url)
    await get(`${server.url}/api/boards/${board}`, links.white.secret)
    await get(`${server.url}/api/boards/${board}?secret=${links.white.secret}`)
    await expect.poll(() => lines.join('\n')).toContain('/api/boards/:board')
    for (const { secret } of Object.values(links)) expect(lines.join('\n')).not.toContain(secret)
  })

  test('limits the number of new boards per address', async () => {
    let status = 201
    for (let n = 0; n < 60 && status === 201; n++)
      status = (await post(`${server.url}/api/boards`, { timeControl: '60' })).status
    expect(status).toBe(429)
  })
})
