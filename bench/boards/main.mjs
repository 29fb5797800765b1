// 60 LiveChess boards at once through the real programs: `jadoube serve`, `jadoube board
// --livechess --event`, and a fake LiveChess that plays games with careless hands. Prints the
// bridge's share of one core, and the time from the press of the clock until the server shows the
// move to the arbiter.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { legalMoves, play, standardPosition } from '@jadoube/chess'
import { SimulatedHall, simulateGame, timeTrouble } from '@jadoube/eboard'
import WebSocket, { WebSocketServer } from 'ws'

const count = Number(process.argv[2] ?? 60)
const seconds = Number(process.argv[3] ?? 40)
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const program = join(root, 'packages', 'cli', 'bin', 'jadoube.cjs')
const port = 18_000 + Math.floor(Math.random() * 2000)

const server = spawn(
  process.execPath,
  [
    program,
    'serve',
    '--port',
    `${port}`,
    '--store',
    'memory:',
    '--requests-per-second',
    '100000',
    '--acts-per-second',
    '100000',
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
await once(server.stdout, 'data')
const base = `http://127.0.0.1:${port}`
const ask = async (method, path, body, secret) => {
  const answer = await fetch(`${base}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(secret && { authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text === '' ? null : JSON.parse(text)
}

const serials = Array.from({ length: count }, (_, n) => `${30_000 + n}`)
const hall = new SimulatedHall(serials)
const [dump] = [...simulateGame(standardPosition(), [], 1)]
for (const serial of serials) hall.send(serial, dump)
const live = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/api/v1.0' })
await once(live, 'listening')
live.on('connection', socket =>
  socket.on('message', data => {
    for (const text of hall.answer(String(data))) socket.send(text)
  }),
)

const { event, links } = await ask('POST', 'events', {
  name: 'Bench',
  defaults: { timeControl: '5400+30' },
})
const secret = links.organiser.secret
const pairings = serials.map((_, n) => ({
  board: n + 1,
  white: { name: `W${n}` },
  black: { name: `B${n}` },
}))
await ask('POST', `events/${event}/rounds`, { round: '1', pairings }, secret)
await ask('POST', `events/${event}/rounds/1/start`, {}, links.arbiter.secret)
for (const [n, serial] of serials.entries())
  await ask('PATCH', `events/${event}/eboards`, { serial, number: n + 1 }, secret)

const bridge = spawn(
  process.execPath,
  [
    program,
    'board',
    '--livechess',
    `ws://127.0.0.1:${live.address().port}/api/v1.0`,
    '--event',
    `${base}/event/${event}#${secret}`,
  ],
  { stdio: ['ignore', 'ignore', 'pipe'] },
)
let said = ''
bridge.stderr.on('data', data => {
  said += data
})

// The arbiter's desk: how many moves each board has.
const plies = new Map()
const pressed = new Map()
const latencies = []
const desk = new WebSocket(`${base.replace('http', 'ws')}/socket`)
await once(desk, 'open')
desk.send(JSON.stringify({ type: 'hello', protocol: 1, secret: links.arbiter.secret }))
desk.on('message', data => {
  const message = JSON.parse(String(data))
  if (message.type === 'welcome') desk.send(JSON.stringify({ type: 'desk', event }))
  const lines =
    message.type === 'desk' ? message.lines : message.type === 'desk-line' ? [message.line] : []
  for (const { number, ply, clocks } of lines) {
    plies.set(number, ply)
    const presses = (clocks?.presses.white ?? 0) + (clocks?.presses.black ?? 0)
    const at = pressed.get(`${number} ${presses}`)
    if (at === undefined) continue
    latencies.push(performance.now() - at)
    pressed.delete(`${number} ${presses}`)
  }
})

// Until every board is connected.
for (;;) {
  const { boards } = await (
    await fetch(`${base}/api/events/${event}/eboards`, {
      headers: { authorization: `Bearer ${secret}` },
    })
  ).json()
  if (boards.length === count && boards.every(({ agreement }) => agreement === 'same')) break
  await new Promise(resolve => setTimeout(resolve, 300))
}

function randomMoves(seed, most) {
  let position = standardPosition()
  let state = seed + 1
  const moves = []
  while (moves.length < most) {
    const legal = legalMoves(position).filter(({ kind }) => kind !== 'promotion')
    if (legal.length === 0) break
    state = (state * 1103515245 + 12345) & 0x7fffffff
    const move = legal[(state >> 8) % legal.length]
    moves.push(move)
    position = play(position, move)
  }
  return moves
}

/** CPU seconds that a process has used. */
function cpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

// How long the machine kept this program waiting: on a busy machine, that is what the times below
// show.
const waits = monitorEventLoopDelay({ resolution: 5 })
waits.enable()
let messages = 0
let presses = 0
const start = performance.now()
const before = cpu(bridge.pid)
await Promise.all(
  serials.map(async (serial, n) => {
    let done = 0
    for (const simulated of simulateGame(standardPosition(), randomMoves(n, 60), n, {
      ...timeTrouble,
      hovers: 0.05,
    })) {
      const wait = start + simulated.message.at - performance.now()
      if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
      if (performance.now() - start > seconds * 1000) return
      if (simulated.message.kind === 'clock' && simulated.message.at > 0) {
        done++
        presses++
        pressed.set(`${n + 1} ${done}`, performance.now())
      }
      const text = hall.send(serial, simulated)
      if (text === null) continue
      messages++
      for (const client of live.clients) client.send(text)
    }
  }),
)
const used = cpu(bridge.pid) - before
const took = (performance.now() - start) / 1000
await new Promise(resolve => setTimeout(resolve, 1500))
latencies.sort((a, b) => a - b)
const at = share =>
  Math.round(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))])
console.log(
  `${count} boards, ${Math.round(took)} s: ${messages} messages, ${presses} presses, ${latencies.length} seen by the arbiter`,
)
console.log(`bridge: ${((used / took) * 100).toFixed(1)} % of one core (at most 10)`)
console.log(
  `press to arbiter: median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (at most 300)`,
)
waits.disable()
console.log(
  `meanwhile the machine kept this program waiting: p99 ${Math.round(waits.percentile(99) / 1e6)} ms, longest ${Math.round(waits.max / 1e6)} ms`,
)
console.log(
  `not certain: ${said.split('\n').filter(line => /not certain|lost|refused/.test(line)).length}`,
)
bridge.kill('SIGTERM')
server.kill('SIGTERM')
desk.close()
for (const client of live.clients) client.terminate()
live.close()
