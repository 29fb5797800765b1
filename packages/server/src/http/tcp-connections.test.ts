import { connect, type Socket } from 'node:net'
import type { SeatLink } from '@jadoube/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { get, newGame, TestClient } from '../testing/client.suite.js'
import { testServer } from '../testing/test-server.suite.js'

const UPGRADE =
  'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

/** A text frame of a client, masked with zeros. */
function frame(message: object): Buffer {
  const payload = Buffer.from(JSON.stringify(message))
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

const open = new Set<Socket>()
afterEach(() => {
  for (const socket of open) socket.destroy()
  open.clear()
})

/** A connection that reads only as long as `reads` is true. */
async function connected(url: string, reads = true): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  open.add(socket)
  socket.on('error', () => {})
  socket.on('close', () => open.delete(socket))
  if (reads) socket.resume()
  else socket.pause()
  await new Promise(resolve => socket.once('connect', resolve).once('close', resolve))
  return socket
}

/** How many are still open; a connection that does not read notices its end only when it writes. */
async function left(sockets: readonly Socket[], bytes: Buffer | string): Promise<number> {
  for (const socket of sockets) if (!socket.destroyed) socket.write(bytes)
  await new Promise(resolve => setTimeout(resolve, 200))
  return sockets.filter(socket => !socket.destroyed).length
}

describe.each([
  // The kernel takes a few megabytes for each connection, and the server holds back the rest. It
  // ends a connection by itself only when it holds back more than 4 MB.
  { unreadMegabytes: 1, bytes: 6_000_000, survive: false },
  { unreadMegabytes: 64, bytes: 3_900_000, survive: true },
])(
  'with a limit of $unreadMegabytes MB of unread data per address',
  ({ unreadMegabytes, bytes, survive }) => {
    const ended: unknown[] = []
    const nothing = () => {}
    const server = testServer(
      { unreadMegabytes },
      {
        debug: nothing,
        info: nothing,
        error: nothing,
        warn: (event, fields) => {
          if (event === 'connections-ended') ended.push(fields)
        },
      },
    )

    test(`eight WebSockets that do not read ${survive ? 'stay open' : 'are closed until it is met'}`, async () => {
      const { board } = await newGame(server.url, { open: true })
      const watching = await TestClient.sit(server.url, null)
      watching.send({ type: 'open', board })
      const size = JSON.stringify(await watching.one('board')).length
      const sockets = await Promise.all(
        Array.from({ length: 8 }, () => connected(server.url, false)),
      )
      const opens = Buffer.concat(
        Array.from({ length: Math.floor(bytes / (size + 100)) }, () =>
          frame({ type: 'open', board }),
        ),
      )
      for (const socket of sockets) {
        socket.write(UPGRADE)
        socket.write(frame({ type: 'hello', protocol: 1 }))
        socket.write(opens)
      }
      const count = () => left(sockets, frame({ type: 'ping', id: 1 }))
      if (survive) {
        for (let n = 0; n < 10; n++) expect(await count()).toBe(8)
      } else {
        await expect.poll(count, { timeout: 20_000 }).toBeLessThan(8)
        await expect.poll(() => ended.length, { timeout: 20_000 }).toBeGreaterThan(0)
        expect(ended[0]).toMatchObject({ idle: 0, unread: expect.any(Number) })
      }
      // Another client at the same address reads, and notices nothing.
      watching.send({ type: 'ping', id: 7 })
      await watching.one('pong')
      await watching.close()
    })

    test(`HTTP connections that do not read ${survive ? 'stay open' : 'are closed until it is met'}`, async () => {
      const request = 'GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'
      const sockets = await Promise.all(
        Array.from({ length: 30 }, () => connected(server.url, false)),
      )
      for (const socket of sockets) socket.write(request.repeat(60))
      const count = () => left(sockets, request)
      if (survive) {
        for (let n = 0; n < 10; n++) expect(await count()).toBe(30)
      } else {
        await expect.poll(count, { timeout: 20_000 }).toBeLessThan(30)
      }
      expect((await get(`${server.url}/healthz`)).status).toBe(200)
    })
  },
)

const waiting = {
  'that send nothing': '',
  'with half a request': 'GET / HTTP/1.1\r\nHost: x\r\n',
  'with half a body':
    'POST /api/boards HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  'that are kept alive': 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
} as const

describe('at the limit of one address', () => {
  const server = testServer({ maxConnections: 10 })

  test.each(Object.entries(waiting))(
    'idle connections %s are replaced by new ones',
    async (_, bytes) => {
      const sockets: Socket[] = []
      for (let n = 0; n < 40; n++) {
        const socket = await connected(server.url)
        if (bytes !== '') socket.write(bytes)
        sockets.push(socket)
      }
      await expect
        .poll(() => sockets.filter(socket => !socket.destroyed).length, { timeout: 10_000 })
        .toBeLessThanOrEqual(10)
      expect((await get(`${server.url}/healthz`)).status).toBe(200)
      const { board } = await newGame(server.url)
      expect((await get(`${server.url}/api/boards/${board}`)).status).toBe(200)
    },
  )

  test('a request that is being answered is not interrupted', async () => {
    const { board, links } = await newGame(server.url)
    const answers = Array.from({ length: 60 }, () =>
      get(`${server.url}/api/boards/${board}`, links.white.secret),
    )
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses).toEqual(Array(60).fill(200))
  })
})

describe('at the limit of the whole server', () => {
  // Behind a proxy, every client has an address of its own.
  const server = testServer({ trustProxy: ['any'], maxConnections: 8, maxTotalConnections: 20 })

  const from = async (n: number, secret?: string) => {
    const client = new TestClient(server.url, { 'x-forwarded-for': `203.0.113.${n}` })
    await client.opened()
    client.send({ type: 'hello', protocol: 1, ...(secret && { secret }) })
    await client.one('welcome')
    return client
  }
  const leave = (clients: readonly TestClient[]) =>
    Promise.all(clients.map(client => client.close()))

  test.each(Object.entries(waiting))(
    'idle connections %s are replaced by new ones',
    async (_, bytes) => {
      const sockets: Socket[] = []
      for (let n = 0; n < 60; n++) {
        const socket = await connected(server.url)
        if (bytes !== '') socket.write(bytes)
        sockets.push(socket)
      }
      await expect
        .poll(() => sockets.filter(socket => !socket.destroyed).length, { timeout: 10_000 })
        .toBeLessThanOrEqual(20)
      expect((await get(`${server.url}/healthz`)).status).toBe(200)
    },
  )

  test('officials and players replace spectators, and health checks are answered', async () => {
    const { board, links } = await newGame(server.url)
    const strangers: TestClient[] = []
    for (let n = 0; n < 20; n++) strangers.push(await from(n < 8 ? 1 : n))
    expect((await get(`${server.url}/healthz`)).status).toBe(200)
    const seated: TestClient[] = []
    for (const role of ['arbiter', 'white', 'black'] as const)
      seated.push(await from(100, links[role].secret))
    for (const client of seated.slice(1))
      expect(await client.act(board, { act: 'arrive' })).toMatchObject({ type: 'ack' })
    // The address that has most connections loses them, oldest first, and is told why.
    await expect
      .poll(() => strangers.map(({ closed }) => closed).filter(code => code !== undefined))
      .toEqual([1013, 1013, 1013])
    expect(strangers.findIndex(({ closed }) => closed === undefined)).toBe(3)
    expect(strangers[0]!.heard.at(-1)).toMatchObject({ type: 'bye', code: 'too-many-connections' })
    await leave([...strangers, ...seated])
  })

  test('a connection is refused if everybody has a seat', async () => {
    const games = await Promise.all(Array.from({ length: 10 }, () => newGame(server.url)))
    const players: TestClient[] = []
    for (const [n, { links }] of games.entries())
      for (const { secret } of [links.white, links.black] as SeatLink[])
        players.push(await from(n, secret))
    await expect(from(200)).rejects.toThrow('503')
    await expect(from(200, games[0]!.links.arbiter.secret)).rejects.toThrow('503')
    expect((await get(`${server.url}/healthz`)).status).toBe(200)
    expect(players.every(({ closed }) => closed === undefined)).toBe(true)
    await leave(players)
  })

  test('at one address, players replace strangers but not each other', async () => {
    const games = await Promise.all(Array.from({ length: 4 }, () => newGame(server.url)))
    const stranger = await from(50)
    const players: TestClient[] = []
    for (const { links } of games)
      for (const { secret } of [links.white, links.black] as SeatLink[])
        players.push(await from(50, secret))
    expect(players).toHaveLength(8)
    await expect.poll(() => stranger.closed).toBe(1013)
    await expect(from(50)).rejects.toThrow('429')
    await leave(players)
  })
})
