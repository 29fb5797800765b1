// Players, spectators, floods and garbage at the same time: how long do the players wait? `npm run
// soak -- --everything [--minutes N] [--games N]`
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { diskWaits, stolenSince, ticks } from './machine.mjs'
import { start } from './processes.mjs'
import { folder, jadoubeGames, sleep } from './rig.mjs'

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
const MINUTES = option('minutes', 10)
const GAMES = option('games', 100)
const PAUSE = 1000
const GOAL = 50

const disk = await diskWaits()
const diskP99 = disk[Math.floor(disk.length * 0.99)]
console.log(
  `the disk alone: p50 ${disk[disk.length >> 1].toFixed(1)} ms, p99 ${diskP99.toFixed(1)} ms a commit`,
)
let seen = []
const all = []
const server = await start('serve-everything.mjs', join(folder, 'everything.sqlite'))
const sitDown = async () => {
  const list = await jadoubeGames(server.port, GAMES, ms => {
    seen.push(ms)
    all.push(ms)
  })
  for (const game of list)
    setTimeout(() => game.start(() => PAUSE * (0.5 + Math.random())), Math.random() * PAUSE)
  return list
}
let list = await sitDown()

const at = (waits, part) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * part)] ?? 0
const shown = waits =>
  `${waits.length} acts, p50 ${at(waits, 0.5).toFixed(1)} ms, p99 ${at(waits, 0.99).toFixed(1)} ms, ` +
  `longest ${Math.max(0, ...waits).toFixed(0)} ms`
const lag = async () => {
  const text = await (
    await fetch(`http://127.0.0.1:${server.port}/metrics`, {
      headers: { authorization: 'Bearer counters' },
    })
  ).text()
  const read = name =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1])
  return `event loop late by ${(read('p99') * 1000).toFixed(1)} ms (p99), ${(read('max') * 1000).toFixed(0)} ms (most)`
}

await sleep(15_000)
console.log(`alone: ${shown(seen)}`)
const attack = spawn(process.execPath, [
  fileURLToPath(new URL('attack.mjs', import.meta.url)),
  String(server.port),
  ...list.slice(0, 20).map(({ board }) => board),
])
attack.stderr.pipe(process.stderr)
// Attackers have machines of their own. Here they give way to the players, who measure how long
// they wait.
setPriority(attack.pid, 10)
process.once('exit', () => attack.kill('SIGKILL'))
all.length = 0
await lag().catch(() => {})
for (let minute = 1; minute <= MINUTES; minute++) {
  seen = []
  const machine = ticks()
  await sleep(60_000)
  const stolen = stolenSince(machine)
  // Before the games run out of moves, the players move to new boards.
  if (minute % 3 === 0 && minute < MINUTES) {
    for (const game of list) game.stop()
    list = await sitDown()
  }
  const memory = Math.round(server.memory() / 1e6)
  console.log(
    `minute ${minute}: ${shown(seen)}; ${await lag().catch(() => 'no metrics')}; ${memory} MB; ` +
      `${(stolen * 100).toFixed(1)} % of the machine taken away by its host`,
  )
}
attack.kill('SIGKILL')
const p99 = at(all, 0.99)
console.log(`everything at once: ${shown(all)}`)
for (const game of list) game.stop()
await server.stop()
console.log(p99 < GOAL ? `p99 is under ${GOAL} ms` : `p99 is NOT under ${GOAL} ms`)
process.exit(p99 < GOAL ? 0 : 1)
