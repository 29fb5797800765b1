// `npm run load -- --games 500 [--url https://chess.example] [--seconds 60] [--think 5]
// [--spectators 1]`: plays games against a server as players do, and reports how long they waited.
// Without --url it starts a server on a new file.
import { join } from 'node:path'
import WebSocket from 'ws'
import { start } from './processes.mjs'
import { folder, games as movesOf, sleep, whole } from './rig.mjs'

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : process.argv[at + 1]
}
const number = (name, usual, least = 0) => {
  const value = Number(option(name, usual))
  if (Number.isFinite(value) && value >= least) return value
  console.error(`jadoube: --${name} is a number from ${least} on (bad-option)`)
  process.exit(2)
}
const count = number('games', 100, 1)
const seconds = number('seconds', 60, 1)
const think = number('think', 5)
const spectators = number('spectators', 0)

const own =
  option('url') === undefined ? await start('serve-jadoube.mjs', join(folder, 'load.sqlite')) : null
const url = (option('url') ?? `http://127.0.0.1:${own.port}`).replace(/\/$/, '')
const socketUrl = `${url.replace(/^http/, 'ws')}/socket`

const answers = []
const news = []
const refused = new Map()
let ended = false

/** A client with or without a link. */
function sit(board, secret, hear) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketUrl)
    socket.once('error', reject)
    socket.once('open', () => {
      socket.on('error', () => {})
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, ...(secret && { secret }) }))
      if (!secret) socket.send(JSON.stringify({ type: 'open', board }))
    })
    socket.on('message', data => {
      const message = JSON.parse(String(data))
      if (message.type === 'board') resolve(socket)
      hear(message)
    })
  })
}

async function setUp(n) {
  const made = await fetch(`${url}/api/boards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...operator },
    body: JSON.stringify({ timeControl: '36000', white: { name: `Load ${n}` } }),
  })
  if (!made.ok) throw new Error(`no board: ${made.status} ${await made.text()}`)
  const { board, links } = await made.json()
  const moves = movesOf[n % movesOf.length]
  const sent = new Map()
  let ply = 0
  const hear = side => message => {
    if (message.type === 'refused') refused.set(message.code, (refused.get(message.code) ?? 0) + 1)
    if (message.type === 'ack' && sent.has(message.id))
      answers.push(performance.now() - sent.get(message.id))
    const moved =
      message.type === 'news' && message.events.some(({ type }) => type === 'move-completed')
    if (!moved || side !== (ply & 1)) return
    news.push(performance.now() - sent.get(`m${ply - 1}`))
    setTimeout(() => move(), Math.random() * 2000 * think)
  }
  const players = await Promise.all(
    ['white', 'black'].map((side, color) => sit(board, links[side].secret, hear(color))),
  )
  for (let each = 0; each < spectators; each++) await sit(board, undefined, () => {})
  const act = (side, id, what) =>
    players[side].send(JSON.stringify({ type: 'act', board, id, act: what }))
  const move = () => {
    if (ended || ply >= moves.length) return
    const side = ply & 1
    sent.set(`m${ply}`, performance.now())
    const san = moves[ply]
    act(side, `m${ply++}`, { act: 'move', san })
  }
  for (const side of [0, 1]) act(side, 'here', { act: 'arrive' })
  return move
}

const secret = process.env.JADOUBE_OPERATOR_SECRET
const operator = secret ? { authorization: `Bearer ${secret}` } : {}
const tables = []
try {
  for (let n = 0; n < count; n += 20)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, count - n) }, (_, k) => setUp(n + k)),
      )),
    )
} catch (fault) {
  console.error(
    `jadoube: ${fault.message} (load-failed); a public server limits boards by address: set JADOUBE_OPERATOR_SECRET`,
  )
  process.exit(2)
}
console.log(
  `${count} games, ${spectators} spectators each, a move every ${think} s on average, ${seconds} s`,
)
await sleep(500)
for (const move of tables) setTimeout(move, Math.random() * 1000 * think)
await sleep(seconds * 1000)
ended = true
await sleep(500)

const at = (list, share) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? Number.NaN
const line = (what, list) =>
  console.log(
    `${what.padEnd(28)} median ${at(list, 0.5).toFixed(1)} ms, p99 ${at(list, 0.99).toFixed(1)} ms, most ${at(list, 0.9999).toFixed(1)} ms`,
  )
console.log(`${whole(answers.length)} acts, ${(answers.length / seconds).toFixed(1)} a second`)
line('from an act to its answer', answers)
line('to the opponent', news)
for (const [code, times] of refused) console.log(`refused: ${code} ${times} times`)
await own?.stop()
process.exit(refused.size === 0 && answers.length > 0 ? 0 : 1)
