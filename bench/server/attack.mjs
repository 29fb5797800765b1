// Attacks a server in every way at once, until this process is ended: `attack.mjs PORT BOARD…`.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

const [, , port, ...boards] = process.argv
const sleep = ms => new Promise(resolve => setTimeout(resolve, ms))
const from = `203.0.113.${1 + Math.floor(Math.random() * 250)}`
const head = `Host: 127.0.0.1:${port}\r\nX-Forwarded-For: ${from}\r\n`
const upgrade =
  `GET /socket HTTP/1.1\r\n${head}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

/** Masked, as a client must, with a key of zeroes. */
function frame(kind, payload) {
  const length = payload.length
  const long = length > 125
  const first = Buffer.alloc(long ? 8 : 6)
  first[0] = 0x80 | kind
  first[1] = 0x80 | (long ? 126 : length)
  if (long) first.writeUInt16BE(length, 2)
  return Buffer.concat([first, payload])
}

function open(reads) {
  return new Promise(resolve => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => socket.destroy())
    socket.once('connect', () => resolve(socket))
    socket.once('close', () => resolve(socket))
    if (reads) socket.resume()
  })
}

/** Sends the same frames again and again on one connection, and on the next when that is cut. */
async function flood(bytes) {
  for (;;) {
    const socket = await open(false)
    socket.write(upgrade)
    for (let n = 0; n < 200 && !socket.destroyed; n++) {
      socket.write(bytes)
      await sleep(5)
    }
    socket.destroy()
    await sleep(50)
  }
}

/** Meaningless bytes, and requests that never end. */
async function garbage() {
  for (;;) {
    const socket = await open(true)
    socket.write(Math.random() < 0.5 ? randomBytes(2000) : 'GET / HTTP/1.1\r\nx: ')
    setTimeout(() => socket.destroy(), 5000)
    await sleep(20)
  }
}

const ask = (method, path, body, type = 'application/json') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      'x-forwarded-for': from,
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
    .then(answer => answer.json())
    .catch(() => undefined)

async function again(pause, work) {
  for (;;) {
    await work().catch(() => {})
    await sleep(pause)
  }
}

const hard = [
  '1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1',
  '8/6pp/4r3/4q3/ppp5/bkp4Q/qnp2p2/n1K5 b - - 0 1',
  '8/6pp/8/4q3/ppp5/bkp1p2Q/qnp5/n1K5 w - - 0 1',
]

/** A board with a position in which it is hard to see who can mate; a player resigns. */
async function hardBoard() {
  const start = hard[Math.floor(Math.random() * hard.length)]
  const made = await ask('POST', '/api/boards', { start, timeControl: '60' })
  if (!made?.links) return
  for (const side of ['white', 'black'])
    await fetch(`http://127.0.0.1:${port}/api/boards/${made.board}/acts`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${made.links[side].secret}`,
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ id: side, act: { act: side === 'white' ? 'arrive' : 'resign' } }),
    })
}

/** An event with the maximum number of boards, and its page. */
async function largeEvent() {
  const made = await ask('POST', '/api/events', { name: 'Flood' })
  if (!made?.event) return
  const pairings = Array.from({ length: 300 }, (_, n) => `${n + 1}. White ${n}a - Black ${n}b`)
  await fetch(`http://127.0.0.1:${port}/api/events/${made.event}/rounds`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${made.links.organiser.secret}`,
      'x-forwarded-for': from,
    },
    body: JSON.stringify({ round: '1', pairings: pairings.join('\n') }),
  })
  for (let n = 0; n < 5; n++) {
    await ask('GET', `/api/events/${made.event}`)
    await ask('GET', `/api/events/${made.event}/pgn`)
  }
}

async function spectators() {
  const hello = Buffer.from('{"type":"hello","protocol":1}')
  for (let n = 0; n < 60; n++) {
    const socket = await open(true)
    const board = boards[n % boards.length]
    socket.write(upgrade)
    await sleep(20)
    socket.write(frame(1, hello))
    socket.write(frame(1, Buffer.from(JSON.stringify({ type: 'open', board }))))
  }
}

/** Opens WebSockets as fast as it can, and leaves them. */
async function connects() {
  for (;;) {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open(true)))
    for (const socket of sockets) socket.write(upgrade)
    await sleep(30)
    for (const socket of sockets) socket.destroy()
  }
}

const many = (bytes, size = 20_000) =>
  Buffer.concat(Array.from({ length: Math.ceil(size / bytes.length) }, () => bytes))
void flood(many(frame(9, Buffer.alloc(0))))
void flood(many(frame(9, Buffer.alloc(125, 'x'))))
void flood(many(frame(1, Buffer.from('{{{{'))))
void flood(many(frame(1, Buffer.from('{"type":"ping"}'))))
void garbage()
void again(200, hardBoard)
void again(3000, largeEvent)
void again(2000, () => ask('POST', '/api/records', '\n'.repeat(4_900_000), 'text/plain'))
void again(2000, () => ask('POST', '/api/records', '['.repeat(4_900_000)))
void again(500, () => ask('POST', '/api/boards', { start: ' '.repeat(60_000) }))
void again(5, () => ask('GET', `/api/boards/${boards[0]}`))
void connects()
void spectators()
