// `npm run scale [-- --quick]`: how cost grows with games, spectators and processes. The slopes are what docs/scale.md
// reckons with; what is measured on a shared machine is compared within one run only.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { start } from './processes.mjs'
import { folder, jadoubeGames, sleep, whole } from './rig.mjs'
import { startPostgres } from './two-processes.mjs'
import { Wire } from './wire.mjs'

const quick = process.argv.includes('--quick')
const SECONDS = quick ? 5 : 20
/** A move a game every so many milliseconds on average. */
const THINK = 5000
const gameCounts = quick ? [100, 200, 400] : [500, 1000, 2000, 3500, 5000]
const spectatorCounts = quick ? [0, 100, 200] : [0, 500, 1000, 2000]
const SPECTATED = 20

const cpuOf = servers => servers.reduce((sum, server) => sum + server.cpu(), 0)
const acksOf = list => list.reduce((sum, game) => sum + game.acks, 0)

/** Plays for a while, and says what an act took. */
async function play(servers, list, think = THINK) {
  for (const game of list)
    setTimeout(() => game.start(() => Math.random() * 2 * think), Math.random() * think)
  await sleep(think)
  const [cpu, acks, from] = [cpuOf(servers), acksOf(list), performance.now()]
  await sleep(SECONDS * 1000)
  const acts = acksOf(list) - acks
  const seconds = (performance.now() - from) / 1000
  return { acts, perSecond: acts / seconds, cpuMs: cpuOf(servers) - cpu }
}

/** The line through points with the least squares: what one more costs. */
function slope(points) {
  const mean = pick => points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [x, y] = [mean(point => point[0]), mean(point => point[1])]
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}

console.log('games on one process, SQLite')
const byGames = []
for (const count of gameCounts) {
  const file = join(folder, `scale-${count}.sqlite`)
  const server = await start('serve-jadoube.mjs', file)
  const empty = server.memory()
  const list = await jadoubeGames(server.port, count)
  const bytes = () =>
    ['', '-wal'].reduce(
      (sum, end) => sum + (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
  const { acts, perSecond, cpuMs } = await play([server], list)
  const memory = server.memory() - empty
  byGames.push([count, cpuMs / SECONDS, memory, perSecond])
  console.log(
    `${String(count).padStart(6)} games: ${perSecond.toFixed(0)} acts/s, ${((cpuMs * 1000) / acts).toFixed(0)} µs CPU an act, ${(memory / count / 1024).toFixed(0)} KB a game, ${(bytes() / 1e6).toFixed(1)} MB kept`,
  )
  for (const game of list) game.stop()
  await server.stop()
}
console.log(
  `one act more a second: ${(slope(byGames.map(([, cpu, , rate]) => [rate, cpu])) * 1000).toFixed(0)} µs of CPU; one game more: ${(slope(byGames.map(([count, , memory]) => [count, memory])) / 1024).toFixed(0)} KB`,
)

console.log(`spectators of ${SPECTATED} games on one process, SQLite`)
const bySpectators = []
for (const count of spectatorCounts) {
  const server = await start('serve-jadoube.mjs', join(folder, `watched-${count}.sqlite`))
  const list = await jadoubeGames(server.port, SPECTATED)
  let heard = 0
  let bytes = 0
  const wires = Array.from({ length: count }, (_, n) => {
    const board = list[n % list.length].board
    return new Wire(
      `ws://127.0.0.1:${server.port}/socket`,
      wire => {
        wire.send(JSON.stringify({ type: 'hello', protocol: 1 }))
        wire.send(JSON.stringify({ type: 'open', board }))
      },
      (_data, at, end) => {
        heard++
        bytes += end - at
      },
    )
  })
  await sleep(2000)
  const before = server.memory()
  const [heardBefore, bytesBefore] = [heard, bytes]
  const { acts, cpuMs } = await play([server], list, 500)
  const told = heard - heardBefore
  bySpectators.push([told / SECONDS, cpuMs / SECONDS])
  console.log(
    `${String(count).padStart(6)} spectators: ${whole(told / SECONDS)} messages/s of ${told === 0 ? 0 : Math.round((bytes - bytesBefore) / told)} bytes, ${((cpuMs * 1000) / acts).toFixed(0)} µs CPU an act, ${(before / 1e6).toFixed(0)} MB`,
  )
  for (const game of list) game.stop()
  for (const wire of wires) wire.end?.()
  await server.stop()
}
console.log(`one message more to a spectator: ${(slope(bySpectators) * 1000).toFixed(1)} µs of CPU`)

console.log('processes on PostgreSQL, with and without boards bound to a process')
const postgres = await startPostgres()
try {
  for (const processes of quick ? [1, 2] : [1, 2, 3]) {
    for (const bound of processes === 1 ? [true] : [true, false]) {
      await postgres.empty()
      const servers = []
      for (let n = 0; n < processes; n++)
        servers.push(await start('serve-jadoube.mjs', postgres.url))
      const count = quick ? 90 : 600
      const lists = await Promise.all(
        servers.map(({ port }, n) =>
          jadoubeGames(
            port,
            count / processes,
            undefined,
            bound ? port : servers[(n + 1) % processes].port,
          ),
        ),
      )
      const { acts, perSecond, cpuMs } = await play(servers, lists.flat(), 1000)
      console.log(
        `${processes} process${processes > 1 ? 'es' : ''}, ${bound ? 'boards bound' : 'players apart'}: ${perSecond.toFixed(0)} acts/s, ${((cpuMs * 1000) / acts).toFixed(0)} µs CPU an act in all`,
      )
      for (const game of lists.flat()) game.stop()
      for (const server of servers) await server.stop()
    }
  }
} finally {
  await postgres.remove()
}
process.exit(0)
