import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTING_UP } from '../store/testing/patience.suite.js'
import { TestClient } from '../testing/client.suite.js'
import {
  type ServerProcess,
  type ServerScript,
  serverScript,
} from '../testing/server-process.suite.js'

let script: ServerScript
let server: ServerProcess
beforeAll(async () => {
  script = await serverScript()
  server = await script.start({ store: 'memory:', metricsToken: 'counters' })
}, SETTING_UP)
afterAll(() => script.remove())

const UPGRADE =
  'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

/** A client frame, masked with zeros. */
function frame(opcode: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

/** One message in this many fragments. */
function inPieces(text: string, pieces: number): Buffer {
  const length = Math.ceil(text.length / pieces)
  return Buffer.concat(
    Array.from({ length: pieces }, (_, n) => {
      const piece = frame(n === 0 ? 1 : 0, Buffer.from(text.slice(n * length, (n + 1) * length)))
      if (n < pieces - 1) piece[0] = n === 0 ? 1 : 0
      return piece
    }),
  )
}

async function memory(): Promise<number> {
  const text = await (
    await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer counters' } })
  ).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}

/** Milliseconds; a server that disconnects does so long before. */
const PATIENCE = 20_000

/**
 * Sends the same bytes until the server disconnects, slowly after this many of them; never reads.
 */
function flood(bytes: Buffer, most: number): Promise<{ sent: number; closed: boolean }> {
  const chunk = Buffer.concat(Array.from({ length: Math.ceil(60_000 / bytes.length) }, () => bytes))
  return new Promise(resolve => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let sent = 0
    const end = performance.now() + PATIENCE
    const done = (closed: boolean) => {
      socket.destroy()
      resolve({ sent, closed })
    }
    socket.on('error', () => done(true))
    socket.on('close', () => done(true))
    socket.once('connect', () => socket.write(UPGRADE))
    socket.once('data', () => {
      socket.pause()
      const more = () => {
        if (socket.destroyed) return
        // After `bye` a client may still send a little, and is cut off soon after.
        if (performance.now() > end) return done(false)
        const isEnough = sent > most
        sent += isEnough ? bytes.length : chunk.length
        socket.write(isEnough ? bytes : chunk, () => setTimeout(more, isEnough ? 100 : 0))
      }
      more()
    })
  })
}

test.each([
  ['empty pings', frame(9, Buffer.alloc(0))],
  ['long pings', frame(9, Buffer.alloc(125, 'x'))],
  ['empty pongs', frame(10, Buffer.alloc(0))],
  ['long pongs', frame(10, Buffer.alloc(125, 'x'))],
  ['unfinished messages', frame(1, Buffer.alloc(0)).fill(0x01, 0, 1)],
  ['continuations of nothing', frame(0, Buffer.from('x'))],
  ['farewells', frame(8, Buffer.alloc(0))],
  ['binary messages', frame(2, Buffer.alloc(100))],
  ['garbage', frame(1, Buffer.from('{{{{'))],
  ['messages that are answered', frame(1, Buffer.from('{"type":"ping","id":1}'))],
])(
  'a client that floods with %s and never reads is disconnected, and costs no memory',
  async (_, bytes) => {
    const before = await memory()
    const { closed } = await flood(bytes, 50_000_000)
    expect(closed, 'whether the server hung up').toBe(true)
    expect((await memory()) - before).toBeLessThan(60_000_000)
  },
)

test('answering every ping of the server is not a flood', async () => {
  const client = new TestClient(server.url)
  await client.opened()
  for (let n = 0; n < 20; n++) client.socket.pong()
  client.send({ type: 'ping', id: 1 })
  await client.one('pong')
  await client.close()
})

test('a ping is answered with its payload, in order', async () => {
  const client = new TestClient(server.url)
  await client.opened()
  const answers: string[] = []
  client.socket.on('pong', data => answers.push(data.toString('hex')))
  const sent = ['', 'ab', 'ff00fe80', 'c3a9'.repeat(30)]
  for (const each of sent) client.socket.ping(Buffer.from(each, 'hex'))
  client.send({ type: 'ping', id: 7 })
  await client.one('pong')
  expect(answers).toEqual(sent)
  await client.close()
})

test.each([
  [3, 'pong'],
  [10, 'pong'],
  [100, 'hung up'],
  [10_000, 'hung up'],
])('a message in %i fragments: %s', async (pieces, expected) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const heard = new Promise<string>(resolve => {
    let text = ''
    socket.on('data', data => {
      text += data.toString('latin1')
      if (text.includes('"pong"')) resolve('pong')
    })
    socket.on('error', () => resolve('hung up'))
    socket.on('close', () => resolve('hung up'))
  })
  socket.write(UPGRADE)
  socket.write(inPieces('{"type":"ping","id":1}', pieces))
  expect(await heard).toBe(expected)
  socket.destroy()
})
