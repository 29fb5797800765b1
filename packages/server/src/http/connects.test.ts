import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { startServer } from '../start-server.js'
import { get, newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const open = new Set<Socket | WebSocket>()
afterEach(() => {
  for (const each of open) each instanceof WebSocket ? each.terminate() : each.destroy()
  open.clear()
})

/** Opens a WebSocket from this address, and returns the status of the answer. */
function upgrade(url: string, address: string): Promise<{ status: number; retry: string }> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, {
    headers: { 'x-forwarded-for': address },
  })
  open.add(socket)
  socket.on('error', () => {})
  return new Promise(resolve => {
    socket.on('open', () => resolve({ status: 101, retry: '' }))
    socket.on('unexpected-response', (_, { statusCode = 0, headers }) =>
      resolve({ status: statusCode, retry: headers['retry-after'] ?? '' }),
    )
  })
}

const upgrades = (url: string, address: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => upgrade(url, address)))

/** A plain connection that sends nothing; resolves once it is known whether it stays open. */
async function plain(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  open.add(socket)
  socket.on('error', () => {})
  socket.resume()
  await new Promise(resolve => socket.once('connect', resolve).once('close', resolve))
  await new Promise(resolve => socket.once('close', resolve) && setTimeout(resolve, 1000))
  return !socket.destroyed
}

const refusedIn = async (url: string): Promise<number> => {
  const text = String((await get(`${url}/metrics`, 'counters')).body)
  return Number(/^jadoube_connections_refused_total\{kind="websocket"\} (\d+)$/m.exec(text)?.[1])
}

describe('WebSockets per second of an address', () => {
  const server = testServer({ trustProxy: ['any'], connectsPerSecond: 5 })

  test('beyond a burst of ten seconds are refused with 429 and counted; other addresses are not affected', async () => {
    const began = Date.now()
    const answers = await upgrades(server.url, '203.0.113.7', 150)
    const accepted = answers.filter(({ status }) => status === 101).length
    const seconds = (Date.now() - began) / 1000
    expect(accepted).toBeGreaterThanOrEqual(50)
    expect(accepted).toBeLessThanOrEqual(Math.ceil(50 + seconds * 5))
    const refused = answers.filter(({ status }) => status !== 101)
    for (const answer of refused) expect(answer).toEqual({ status: 429, retry: '1' })
    expect(await refusedIn(server.url)).toBe(refused.length)
    expect(await upgrade(server.url, '203.0.113.8')).toMatchObject({ status: 101 })
    // All of an IPv6 /64 is one address.
    const many = await Promise.all(
      Array.from({ length: 150 }, (_, n) => upgrade(server.url, `2001:db8::${n + 1}`)),
    )
    expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })

  test('are accepted again a moment later', async () => {
    await upgrades(server.url, '203.0.113.9', 80)
    await expect
      .poll(async () => (await upgrade(server.url, '203.0.113.9')).status, { interval: 300 })
      .toBe(101)
  })
})

describe('other connections per second of an address', () => {
  const server = testServer({ connectsPerSecond: 1 })

  test('are closed beyond ten times as many', async () => {
    const began = Date.now()
    const all = await Promise.all(Array.from({ length: 250 }, () => plain(server.url)))
    const left = all.filter(Boolean).length
    expect(left).toBeGreaterThanOrEqual(90)
    expect(left).toBeLessThanOrEqual(100 + Math.ceil((Date.now() - began) / 100))
    expect(left).toBeLessThan(250)
  })
})

test('a school of two hundred behind one address comes back at once after a restart, with the settings unchanged', async () => {
  const settings = { store: 'memory:', host: '127.0.0.1', logLevel: 'error' } as const
  const first = await startServer({ ...settings, port: 0 })
  const { url, port } = first
  const before = await Promise.all(
    Array.from({ length: 200 }, () => TestClient.sit(url.replace('localhost', '127.0.0.1'), null)),
  )
  await first.close()
  await expect.poll(() => before.filter(({ closed }) => closed === 1001).length).toBe(200)
  const second = await startServer({ ...settings, port })
  const { board, links } = await newGame(second.url, { open: true })
  // A browser opens up to six connections for the page, and one WebSocket.
  const pages = Array.from({ length: 1200 }, () => plain(second.url))
  const viewers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      TestClient.sit(second.url.replace('localhost', '127.0.0.1'), n % 2 ? links.spectator : null),
    ),
  )
  for (const viewer of viewers) viewer.send({ type: 'open', board })
  for (const viewer of viewers) await viewer.one('board')
  expect((await Promise.all(pages)).every(Boolean)).toBe(true)
  for (const viewer of viewers) await viewer.close()
  await second.close()
})
