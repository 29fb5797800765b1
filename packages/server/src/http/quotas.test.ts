import { describe, expect, test } from 'vitest'
import { get, type Links, newGame, post } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'
import { makeInvitation } from './invitation.js'

interface MadeEvent {
  readonly event: string
  readonly links: Links
}

const pairings = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    board: n + 1,
    white: { name: `White ${n}` },
    black: { name: `Black ${n}` },
  }))

async function newEvent(url: string, secret?: string): Promise<MadeEvent> {
  const { status, body } = await post(`${url}/api/events`, { name: 'Open' }, secret)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body as MadeEvent
}

const newRound = (url: string, { event, links }: MadeEvent, round: string, count: number) =>
  post(
    `${url}/api/events/${event}/rounds`,
    { round, pairings: pairings(count) },
    links.organiser.secret,
  )

describe('one address', () => {
  const server = testServer({ boardsPerMinute: 20, boardsPerDay: 100 })

  test('has a daily limit of new boards, in rounds or one by one', async () => {
    const event = await newEvent(server.url)
    expect((await newRound(server.url, event, '1', 60)).status).toBe(201)
    expect(await newRound(server.url, event, '2', 60)).toMatchObject({
      status: 429,
      body: { error: { code: 'too-fast' } },
    })
    expect((await newRound(server.url, event, '2', 30)).status).toBe(201)
    const statuses = []
    for (let n = 0; n < 12; n++)
      statuses.push((await post(`${server.url}/api/boards`, { timeControl: '300' })).status)
    expect(statuses).toEqual([...Array(9).fill(201), 429, 429, 429])
  })
})

describe('text that is stored as sent', () => {
  const server = testServer({ megabytesPerDay: 1, operatorSecret: 'correct-horse-battery-staple' })

  test('is limited per address: records, acts at events, and copies of events', async () => {
    const { body } = await post(`${server.url}/api/events`, {
      name: 'Open',
      tournament: { system: 'manual', rounds: 3 },
    })
    const { event, links } = body as MadeEvent
    const change = { act: 'change-event', name: 'x'.repeat(200), reason: 'y'.repeat(500) }
    const send = (id: string) =>
      post(
        `${server.url}/api/events/${event}/acts`,
        { id, acts: Array(240).fill(change) },
        links.organiser.secret,
      )
    const answers = []
    for (let n = 0; n < 6; n++) answers.push((await send(`${n}`)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    const record = `${JSON.stringify({ jadoube: 'record/1', laws: 'fide-2023' })}\n`
    const importing = (text: string, secret?: string) =>
      fetch(`${server.url}/api/records`, {
        method: 'POST',
        headers: {
          'content-type': 'text/plain',
          ...(secret && { authorization: `Bearer ${secret}` }),
        },
        body: text,
      })
    const long = record + '\n'.repeat(200_000)
    expect((await importing(long)).status).toBe(429)
    expect((await importing(record)).status).toBe(201)
    // The operator may fill their own disk.
    expect((await importing(long, 'correct-horse-battery-staple')).status).not.toBe(429)
  })
})

describe('one event', () => {
  const server = testServer({ maxEventBoards: 10, maxEvents: 2 })

  test('has a limit of boards, and the server a limit of events', async () => {
    const event = await newEvent(server.url)
    expect((await newRound(server.url, event, '1', 8)).status).toBe(201)
    expect(await newRound(server.url, event, '2', 3)).toMatchObject({
      status: 507,
      body: { error: { code: 'too-many-boards' } },
    })
    expect((await newRound(server.url, event, '2', 2)).status).toBe(201)
    await newEvent(server.url)
    expect(await post(`${server.url}/api/events`, { name: 'Third' })).toMatchObject({
      status: 507,
      body: { error: { code: 'too-many-events' } },
    })
  })
})

describe('one seat', () => {
  const server = testServer({ maxActs: 100 })

  test('has a limit of acts, and nobody else is affected', async () => {
    const { board, links } = await newGame(server.url)
    const act = (who: 'white' | 'black', what: object, id: string) =>
      post(`${server.url}/api/boards/${board}/acts`, { id, act: what }, links[who].secret)
    for (const who of ['white', 'black'] as const) await act(who, { act: 'arrive' }, `here-${who}`)
    let answer = await act('white', { act: 'summon-arbiter', why: 'x' }, '0')
    for (let n = 1; n < 150 && answer.status === 200; n++)
      answer = await act('white', { act: 'summon-arbiter', why: 'x' }, `${n}`)
    expect(answer).toMatchObject({ status: 409, body: { code: 'log-full' } })
    const seq = async () =>
      ((await get(`${server.url}/api/boards/${board}`)).body as { seq: number }).seq
    expect(await seq()).toBeLessThan(110)
    expect((await act('black', { act: 'offer-draw' }, 'offer')).body).not.toMatchObject({
      code: 'log-full',
    })
  })

  test('has a limit of links', async () => {
    const { board, links } = await newGame(server.url)
    let status = 201
    let count = 0
    for (; status === 201 && count < 300; count++) {
      const place = `${server.url}/api/boards/${board}/seats`
      status = (await post(place, { role: 'spectator' }, links.organiser.secret)).status
    }
    expect([status, count]).toEqual([507, 196])
  })
})

describe('if only the operator creates events', () => {
  const operatorSecret = 'correct-horse-battery-staple'
  const server = testServer({ createEvents: 'operator', operatorSecret })

  test('others are refused, but may create boards', async () => {
    expect(await post(`${server.url}/api/events`, { name: 'Mine' })).toMatchObject({
      status: 403,
      body: { error: { code: 'operator-only' } },
    })
    const wrong = await post(`${server.url}/api/events`, { name: 'Mine' }, `${operatorSecret}r`)
    expect(wrong.status).toBe(403)
    await newEvent(server.url, operatorSecret)
    await newGame(server.url)
  })
})

describe('the page of a large event', () => {
  const server = testServer({ maxEventBoards: 2000 })

  test('is sent in parts, in the order of rounds and boards', async () => {
    const event = await newEvent(server.url)
    for (const round of ['1', '2', '10']) await newRound(server.url, event, round, 150)
    const seen: string[] = []
    let pages = 0
    for (let after: string | null = ''; after !== null; pages++) {
      const query: string = after === '' ? '' : `?after=${after}`
      const { body } = await get(`${server.url}/api/events/${event.event}${query}`)
      const page = body as {
        boards: { round: string; number: number; board: string }[]
        next: string | null
      }
      expect(page.boards.length).toBeLessThanOrEqual(200)
      seen.push(...page.boards.map(({ round, number }) => `${round}.${number}`))
      after = page.next
    }
    expect(pages).toBe(3)
    const expected = ['1', '2', '10'].flatMap(round =>
      pairings(150).map(({ board }) => `${round}.${board}`),
    )
    expect(seen).toEqual(expected)
    const one = (await get(`${server.url}/api/events/${event.event}?round=2`)).body
    expect(one).toMatchObject({ next: null })
    expect((one as { boards: unknown[] }).boards.length).toBe(150)
  })

  test('is the same whatever query a stranger sends', async () => {
    const event = await newEvent(server.url)
    await newRound(server.url, event, '1', 3)
    const page = async (query: string) => {
      const { body } = await get(`${server.url}/api/events/${event.event}${query}`)
      return (body as { boards: { board: string }[] }).boards.map(({ board }) => board)
    }
    const [first, ...rest] = await page('')
    expect(rest).toHaveLength(2)
    expect(await page('?after=nowhere')).toEqual([first, ...rest])
    expect(await page(`?after=${first}`)).toEqual(rest)
    expect(await page('?round=9')).toEqual([])
    const pgn = await get(`${server.url}/api/events/${event.event}/rounds/9/pgn`)
    expect([pgn.status, pgn.body]).toEqual([200, ''])
  })

  test('is computed once for simultaneous requests, and shows changes', async () => {
    const event = await newEvent(server.url)
    const { body } = await newRound(server.url, event, '1', 2)
    const [first] = (body as { boards: { board: string }[] }).boards
    const page = async () =>
      (await get(`${server.url}/api/events/${event.event}`)).body as {
        boards: { status: string }[]
      }
    const all = await Promise.all(Array.from({ length: 50 }, page))
    expect(new Set(all.map(({ boards }) => boards[0]?.status))).toEqual(new Set(['awaiting-start']))
    await post(
      `${server.url}/api/boards/${first?.board}/acts`,
      { id: 's', act: { act: 'start' } },
      event.links.arbiter.secret,
    )
    await expect.poll(async () => (await page()).boards[0]?.status).toBe('in-play')
  })
})

describe('if a password is needed to create events', () => {
  const server = testServer({ createEvents: 'password', eventPassword: 'four-knights' })

  test('it is accepted, and attempts are limited', async () => {
    expect((await post(`${server.url}/api/events`, { name: 'Mine' })).status).toBe(403)
    await newEvent(server.url, 'four-knights')
    const statuses = []
    for (let n = 0; n < 12; n++)
      statuses.push((await post(`${server.url}/api/events`, { name: 'x' }, `guess-${n}`)).status)
    expect(statuses).toContain(429)
    expect(statuses).not.toContain(201)
  })
})

describe('if an invitation is needed to create events', () => {
  const operatorSecret = 'correct-horse-battery-staple'
  const server = testServer({ createEvents: 'invitation', operatorSecret })
  const day = 86_400_000

  test('it is valid for its number of events, until its date, and only from this operator', async () => {
    const open = async (secret?: string) =>
      (await post(`${server.url}/api/events`, { name: 'Club' }, secret)).status
    const two = makeInvitation(operatorSecret, 2, Date.now() + day)
    expect([await open(two), await open(two), await open(two)]).toEqual([201, 201, 403])
    // If many use the last one at once, only the first succeeds.
    const one = makeInvitation(operatorSecret, 1, Date.now() + day)
    const together = await Promise.all(Array.from({ length: 5 }, () => open(one)))
    expect(together.sort()).toEqual([201, 403, 403, 403, 403])
    expect(await open(makeInvitation(operatorSecret, 1, Date.now() - 1))).toBe(403)
    expect(await open(makeInvitation(`${operatorSecret}r`, 1, Date.now() + day))).toBe(403)
    expect(await open(two.replace('.2.', '.9.'))).toBe(403)
    expect(await open()).toBe(403)
    expect(await open(operatorSecret)).toBe(201)
  })
})

describe('a school behind one address', () => {
  const server = testServer({ requestsPerSecond: 20, actsPerSecond: 20 })

  test('can open all its boards at once; clients without a link must wait', async () => {
    const event = await newEvent(server.url)
    const { body } = await newRound(server.url, event, '1', 100)
    const { boards } = body as { boards: { board: string; links: Links }[] }
    const asked = await Promise.all(
      boards.flatMap(({ board, links }) =>
        [links.white, links.black].map(
          async ({ secret }) => (await get(`${server.url}/api/boards/${board}`, secret)).status,
        ),
      ),
    )
    expect(asked).toEqual(Array(200).fill(200))
    const strangers = await Promise.all(
      boards.map(async ({ board }) => (await get(`${server.url}/api/boards/${board}`)).status),
    )
    expect(strangers).toContain(429)
  })
})
