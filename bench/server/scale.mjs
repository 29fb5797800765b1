// `npm run scale [-- --quick] [--minutes 15]`: how cost grows with games, spectators and processes.
// docs/scale.md uses the slopes; figures from a shared machine are comparable within one run only.
// Parts can be named: `npm run scale -- games spectators processes`.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { start } from './processes.mjs'
import { checkGames, folder, jadoubeGames, sleep, whole } from './rig.mjs'
import { Steps, slope } from './scale-steps.mjs'
import { startPostgres } from './two-processes.mjs'
import { Wire } from './wire.mjs'

const quick = process.argv.includes('--quick')
const minutes = Number(process.argv[process.argv.indexOf('--minutes') + 1]) || (quick ? 5 : 15)
const SECONDS = quick ? 5 : 20
/** Milliseconds between two moves of a game, on average. */
const THINK = 5000
const gameCounts = quick ? [100, 200, 400] : [500, 1000, 2000, 3500, 5000]
const spectatorCounts = quick ? [0, 100, 200] : [0, 500, 1000, 2000]
const SPECTATED = 20
const steps = new Steps(minutes * 60_000, 180_000)
const summary = []

const cpuOf = servers => servers.reduce((sum, server) => sum + server.cpu(), 0)
const acksOf = list => list.reduce((sum, game) => sum + game.acks, 0)

/** Plays for a while, and returns the cost of an act. */
async function play(servers, list, think = THINK) {
  for (const game of list)
    setTimeout(() => game.start(() => Math.random() * 2 * think), Math.random() * think)
  await sleep(think)
  const [cpu, acks, from] = [cpuOf(servers), acksOf(list), performance.now()]
  await sleep(SECONDS * 1000)
  checkGames(list)
  const acts = acksOf(list) - acks
  if (acts === 0) throw new Error('nobody moved')
  const seconds = (performance.now() - from) / 1000
  const cpuMs = cpuOf(servers) - cpu
  return { seconds, perSecond: acts / seconds, cpuMs, each: (cpuMs * 1000) / acts }
}

/** A server that is ended with its step. */
async function serverFor(ends, store) {
  const server = await start('serve-jadoube.mjs', store)
  ends(() => server.stop())
  return server
}

async function gamesOn(ends, ...wanted) {
  const list = await jadoubeGames(...wanted)
  ends(() => {
    for (const game of list) game.stop()
  })
  return list
}

async function games() {
  console.log('games on one process, SQLite')
  const found = []
  for (const count of gameCounts)
    await steps.run(`${count} games`, async ends => {
      const file = join(folder, `scale-${count}.sqlite`)
      const server = await serverFor(ends, file)
      const empty = server.memory()
      const list = await gamesOn(ends, server.port, count)
      const { seconds, perSecond, cpuMs, each } = await play([server], list)
      const memory = server.memory() - empty
      const size = end => statSync(file + end, { throwIfNoEntry: false })?.size ?? 0
      found.push({ count, memory, perSecond, cpu: cpuMs / seconds })
      console.log(
        `${String(count).padStart(6)} games: ${perSecond.toFixed(0)} acts/s, ${each.toFixed(0)} µs CPU an act, ${(memory / count / 1024).toFixed(0)} KB a game, ${((size('') + size('-wal')) / 1e6).toFixed(1)} MB kept`,
      )
    })
  const act = slope(found.map(({ perSecond, cpu }) => [perSecond, cpu])) * 1000
  const game = slope(found.map(({ count, memory }) => [count, memory])) / 1024
  summary.push(
    `one act more a second: ${act.toFixed(0)} µs of CPU`,
    `one game more: ${game.toFixed(0)} KB`,
  )
}

/** A spectator of a board, who counts what they receive. */
function watch(port, board, told) {
  return new Wire(
    `ws://127.0.0.1:${port}/socket`,
    wire => {
      wire.send(JSON.stringify({ type: 'hello', protocol: 1 }))
      wire.send(JSON.stringify({ type: 'open', board }))
    },
    (_data, at, end) => {
      told.messages++
      told.bytes += end - at
    },
  )
}

async function spectators() {
  console.log(`spectators of ${SPECTATED} games on one process, SQLite`)
  const found = []
  for (const count of spectatorCounts)
    await steps.run(`${count} spectators`, async ends => {
      const server = await serverFor(ends, join(folder, `watched-${count}.sqlite`))
      const list = await gamesOn(ends, server.port, SPECTATED)
      const empty = server.memory()
      const told = { messages: 0, bytes: 0 }
      const wires = Array.from({ length: count }, (_, n) =>
        watch(server.port, list[n % list.length].board, told),
      )
      ends(() => {
        for (const wire of wires) wire.end()
      })
      // Each is connected and has the board before anybody moves.
      while (told.messages < 2 * count) await sleep(50)
      const memory = server.memory() - empty
      const before = { ...told }
      const { seconds, cpuMs, each } = await play([server], list, 500)
      const messages = told.messages - before.messages
      const bytes = messages === 0 ? 0 : Math.round((told.bytes - before.bytes) / messages)
      found.push({ count, memory, rate: messages / seconds, cpu: cpuMs / seconds })
      console.log(
        `${String(count).padStart(6)} spectators: ${whole(messages / seconds)} messages/s of ${bytes} bytes, ${each.toFixed(0)} µs CPU an act, ${(memory / 1e6).toFixed(0)} MB more`,
      )
    })
  const message = slope(found.map(({ rate, cpu }) => [rate, cpu])) * 1000
  const one = slope(found.map(({ count, memory }) => [count, memory])) / 1024
  summary.push(
    `one message more to a spectator: ${message.toFixed(1)} µs of CPU`,
    `one spectator more: ${one.toFixed(0)} KB`,
  )
}

async function processes() {
  console.log('processes on PostgreSQL, with and without boards bound to a process')
  const postgres = await startPostgres()
  try {
    for (const many of quick ? [1, 2] : [1, 2, 3])
      for (const bound of many === 1 ? [true] : [true, false]) {
        const name = `${many} process${many > 1 ? 'es' : ''}, ${bound ? 'boards bound' : 'players apart'}`
        await steps.run(name, async ends => {
          await postgres.empty()
          const servers = []
          for (let n = 0; n < many; n++) servers.push(await serverFor(ends, postgres.url))
          const count = quick ? 90 : 600
          const lists = await Promise.all(
            servers.map(({ port }, n) =>
              gamesOn(
                ends,
                port,
                count / many,
                undefined,
                bound ? port : servers[(n + 1) % many].port,
              ),
            ),
          )
          const { perSecond, each } = await play(servers, lists.flat(), 1000)
          const line = `${name}: ${perSecond.toFixed(0)} acts/s, ${each.toFixed(0)} µs CPU an act in all`
          console.log(`  ${line}`)
          summary.push(line)
        })
      }
  } finally {
    await postgres.remove()
  }
}

const parts = { games, spectators, processes }
const asked = process.argv.slice(2).filter(name => Object.hasOwn(parts, name))
for (const name of asked.length > 0 ? asked : Object.keys(parts))
  await parts[name]().catch(fault => steps.failed.push(`${name}: ${fault.message}`))
console.log(`\nSummary after ${Math.round(performance.now() / 1000)} s`)
for (const line of summary) console.log(`  ${line}`)
for (const line of steps.failed) console.log(`  FAILED  ${line}`)
process.exit(steps.failed.length === 0 ? 0 : 1)
