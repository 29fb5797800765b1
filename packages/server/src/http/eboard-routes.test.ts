import { expect, test } from 'vitest'
import { get, type Links, post } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const server = testServer({ maxEvents: 1000, boardsPerDay: 100_000 })

async function newEvent() {
  const { body } = await post(`${server.url}/api/events`, { name: 'Open' })
  const { event, links } = body as { event: string; links: Links }
  return { at: `${server.url}/api/events/${event}/eboards`, secret: links.organiser.secret }
}

const board = (n: number) => ({
  serial: `board-${n}`,
  isActive: true,
  battery: 80,
  agreement: 'same',
  squares: [],
  asks: null,
})

const place = (at: string, secret: string, body: object) =>
  fetch(at, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })

test('a report of a thousand boards is accepted, and a longer one is not', async () => {
  const { at, secret } = await newEvent()
  const report = (count: number) =>
    post(`${at}/report`, { boards: Array.from({ length: count }, (_, n) => board(n)) }, secret)
  expect(await report(1000)).toMatchObject({ status: 200 })
  expect((await report(1001)).status).toBeGreaterThanOrEqual(400)
  const long = { boards: [{ ...board(1), asks: 'x'.repeat(41) }] }
  expect((await post(`${at}/report`, long, secret)).status).toBe(400)
  const { body } = await get(at, secret)
  // A refused request changes nothing.
  expect((body as { boards: unknown[] }).boards).toHaveLength(1000)
  // A stranger cannot report anything.
  expect((await post(`${at}/report`, { boards: [] })).status).toBe(403)
})

test('an event has places for a thousand electronic boards, and no more', async () => {
  const { at, secret } = await newEvent()
  for (let n = 1; n <= 1000; n++)
    expect((await place(at, secret, { serial: `board-${n}`, number: n })).status).toBe(204)
  const more = await place(at, secret, { serial: 'one-more', number: 1001 })
  expect([more.status, await more.json()]).toMatchObject([
    507,
    { error: { code: 'too-many-boards' } },
  ])
  // It can replace another board.
  expect((await place(at, secret, { serial: 'one-more', number: 1000 })).status).toBe(204)
})

test('the latest reports of a limited number of events are kept', async () => {
  const first = await newEvent()
  await post(`${first.at}/report`, { boards: [board(1)] }, first.secret)
  for (let n = 0; n < 200; n++) {
    const { at, secret } = await newEvent()
    await post(`${at}/report`, { boards: [board(1)] }, secret)
  }
  const { body } = await get(first.at, first.secret)
  expect(body).toMatchObject({ reported: null, boards: [] })
})
