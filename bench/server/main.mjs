// `npm run bench:server [-- --quick]`: bots over real WebSockets play whole games under the Laws,
// compared with a bare relay on the same store (the limit) and boardgame.io (in memory only). One
// run, one machine, side by side.
import { availableParallelism } from 'node:os'
import { boardgameThroughput } from './boardgame.mjs'
import { latency } from './latency.mjs'
import { idleBoards } from './memory.mjs'
import { games, median, quick, whole } from './rig.mjs'
import { compare } from './throughput.mjs'
import { twoProcesses } from './two-processes.mjs'

const MB = 1024 * 1024
const goal = (met, text) => console.log(`  ${met ? 'met   ' : 'MISSED'}  ${text}`)
/**
 * A share of CPU time. If the host takes more than this away, durations say little about the
 * server.
 */
const MUCH = 0.02
const share = part => `${(part * 100).toFixed(0)}%`
const line = (name, { rate, cpu }, what = 'acts') =>
  console.log(
    `  ${name.padEnd(20)}${whole(rate).padStart(7)} ${what}/s, ${whole(cpu)} µs of processor each`,
  )

async function throughput() {
  const count = 200
  console.log(
    `Throughput: ${count} games, as fast as they can, SQLite at full sync, grouped commits`,
  )
  const { jadoube, relay, bytes } = await compare(count)
  line('Jadoube', jadoube)
  line('bare relay (limit)', relay)
  console.log(`  (a move is ${bytes.line} bytes in the log and ${bytes.news} as news, in both)`)
  const part = jadoube.rate / relay.rate
  const cpu = relay.cpu / jadoube.cpu
  goal(part >= 0.75, `${share(part)} of the bare limit (goal: 75%)`)
  goal(cpu >= 0.65, `${share(cpu)} of the bare limit by processor time (goal: 65%)`)
  const peer = await boardgameThroughput(count, games, quick ? 3 : 5).catch(fault => {
    console.log(`  boardgame.io did not run: ${fault.message}`)
  })
  if (!peer) return
  line('boardgame.io', peer, 'moves')
  const times = jadoube.rate / peer.rate
  const byCpu = (peer.cpu / jadoube.cpu).toFixed(1)
  goal(
    times >= 3,
    `${times.toFixed(1)} times boardgame.io, which keeps nothing; by processor time ${byCpu} (goal: 3)`,
  )
}

async function delay() {
  console.log(
    '\nLatency: 1,000 games, 1,000 acts a second in all, from the act to the opponent’s screen',
  )
  const { found, active, each } = await latency(1000, 1000, quick ? 2 : 5, quick ? 4 : 10)
  for (const { p50, p99, rate, cpu, stolen } of found)
    console.log(
      `  p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms at ${whole(rate)} acts/s, ${whole(cpu)} µs of processor each; ` +
        `${(stolen * 100).toFixed(1)}% of the machine taken away by its host`,
    )
  console.log(
    `  memory: ${whole(active / MB)} MB with 1,000 games in play, ${whole(each / 1024)} kB a game with its two connections`,
  )
  const calm = found.filter(({ stolen }) => stolen < MUCH)
  if (calm.length === 0) {
    console.log('  untold  p99 under 20 ms: the host of this machine took too much of it away')
    return
  }
  const { p99 } = median(calm, stretch => stretch.p99)
  goal(p99 < 20, `p99 ${p99.toFixed(1)} ms, the median of the calm ones (goal: under 20 ms)`)
}

async function idle() {
  const many = quick ? 2000 : 20_000
  console.log(`\nMemory: ${whole(many)} boards set up and asked for, nobody playing`)
  const { memory, open, each } = await idleBoards(many)
  console.log(
    `  ${whole(memory / MB)} MB, ${(each / 1024).toFixed(1)} kB a board; ${whole(open)} of them still open in memory`,
  )
  goal(memory < 1024 * MB, 'under 1 GB')
}

async function processes() {
  const cores = availableParallelism()
  console.log(
    `\nPostgreSQL: 200 games with one server process, then with two (${cores} cores in all)`,
  )
  const { one, two } = await twoProcesses(200)
  line('one process', one)
  line('two processes', two)
  const times = (two.rate / one.rate).toFixed(2)
  goal(two.rate > one.rate, `a second process: ${times} times the throughput (goal: it grows)`)
}

const parts = { throughput, latency: delay, memory: idle, postgres: processes }
const asked = process.argv.slice(2).filter(name => Object.hasOwn(parts, name))
for (const name of asked.length > 0 ? asked : Object.keys(parts)) await parts[name]()
process.exit(0)
