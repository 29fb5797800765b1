// `npm run bench:server [-- --quick]`: bots over real WebSockets play whole games by the Laws, beside a bare relay
// on the same store (the limit) and boardgame.io (in memory only). One run, one machine, side by side.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boardgameThroughput } from './boardgame.mjs'
import { makeGames } from './games.mjs'
import { SocketGame } from './players.mjs'
import { start } from './processes.mjs'

const quick = process.argv.includes('--quick')
const folder = mkdtempSync(join(tmpdir(), 'jadoube-bench-'))
const PLIES = 400
/** Header, two arrivals, the start. */
const BEGUN = 4
const games = makeGames(64, PLIES)
const sleep = ms => new Promise(resolve => setTimeout(resolve, ms))
const whole = number => Math.round(number).toLocaleString('en')

async function post(port, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function jadoubeGames(port, count, onSeen) {
  const made = []
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, () =>
      post(port, '/api/boards', { timeControl: '36000', afterInterruption: 'arbiter' }),
    )
    made.push(...(await Promise.all(some)))
  }
  const list = made.map(({ board, links }, n) => {
    const hellos = ['white', 'black'].map(side => ({
      type: 'hello',
      protocol: 1,
      secret: links[side].secret,
    }))
    return new SocketGame(
      `ws://127.0.0.1:${port}/socket`,
      board,
      hellos,
      games[n % games.length],
      onSeen,
    )
  })
  await Promise.all(list.map(game => game.ready))
  const begun = list.map(game => game.begun)
  for (const game of list) for (const side of [0, 1]) game.act(side, { act: 'arrive' }, 'arrive')
  await Promise.all(begun)
  return list
}

async function relayGames(port, count, onSeen) {
  const list = Array.from({ length: count }, (_, n) => {
    const hello = { type: 'hello', board: `b${n}` }
    const game = new SocketGame(
      `ws://127.0.0.1:${port}`,
      `b${n}`,
      [hello, hello],
      games[n % games.length],
      onSeen,
    )
    game.relayed = true
    return game
  })
  await Promise.all(list.map(game => game.ready))
  await sleep(300)
  return list
}

/** Acts acknowledged a second while everybody plays as fast as he can. */
async function throughput(server, list, seconds) {
  for (const game of list) game.start(() => 0, game.relayed ? 0 : BEGUN)
  await sleep(1000)
  const acks = () => list.reduce((sum, game) => sum + game.acks, 0)
  const [before, began, used] = [acks(), performance.now(), server.cpu()]
  await sleep(seconds * 1000)
  const count = acks() - before
  const rate = (count / (performance.now() - began)) * 1000
  const cpu = ((server.cpu() - used) / count) * 1000
  const played = list.filter(game => game.next < game.moves.length).length
  for (const game of list) game.stop()
  if (played < list.length / 2)
    console.log('  (more than half of the games ended meanwhile: the number is too low)')
  return { rate, cpu }
}

/** Jadoube and the limit in turn, so that neither has the quieter minute. */
async function compare(count, seconds) {
  const rates = { jadoube: [], relay: [] }
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const server = await start('serve-jadoube.mjs', join(folder, `j${round}.sqlite`))
    rates.jadoube.push(
      await throughput(server, await jadoubeGames(server.port, count, () => {}), seconds),
    )
    await server.stop()
    const relay = await start('serve-relay.mjs', join(folder, `r${round}.sqlite`), '560', '560')
    rates.relay.push(
      await throughput(relay, await relayGames(relay.port, count, () => {}), seconds),
    )
    await relay.stop()
  }
  const median = list => list.sort((a, b) => a.rate - b.rate)[list.length >> 1]
  return { jadoube: median(rates.jadoube), relay: median(rates.relay) }
}

/** From the act to the opponent's screen, with so many acts a second in all. */
async function latency(count, perSecond, seconds) {
  const seen = []
  let counting = false
  const server = await start('serve-jadoube.mjs', join(folder, 'latency.sqlite'))
  const list = await jadoubeGames(server.port, count, ms => counting && seen.push(ms))
  const idle = server.memory()
  const pause = (count / perSecond) * 1000
  for (const game of list)
    setTimeout(() => game.start(() => pause * (0.5 + Math.random()), BEGUN), Math.random() * pause)
  await sleep(2000)
  counting = true
  await sleep(seconds * 1000)
  counting = false
  const active = server.memory()
  for (const game of list) game.stop()
  await server.stop()
  seen.sort((a, b) => a - b)
  const at = part => seen[Math.floor(seen.length * part)]
  return { p50: at(0.5), p99: at(0.99), rate: seen.length / seconds, idle, active }
}

async function idleBoards(count) {
  const server = await start('serve-jadoube.mjs', join(folder, 'idle.sqlite'))
  const before = server.memory()
  for (let from = 0; from < count; from += 100) {
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        const { board } = await post(server.port, '/api/boards', { timeControl: '5400+30' })
        await (await fetch(`http://127.0.0.1:${server.port}/api/boards/${board}`)).text()
      }),
    )
  }
  const memory = server.memory()
  await server.stop()
  return { memory, each: (memory - before) / count }
}

const goal = (met, text) => console.log(`  ${met ? 'met   ' : 'MISSED'}  ${text}`)
const MB = 1024 * 1024

try {
  const count = 200
  const seconds = quick ? 3 : 5
  console.log(
    `Throughput: ${count} games, everybody as fast as he can, SQLite at full sync, grouped commits`,
  )
  const rate = await compare(count, seconds)
  console.log(
    `  Jadoube             ${whole(rate.jadoube.rate).padStart(8)} acts/s, ${whole(rate.jadoube.cpu)} µs of processor an act`,
  )
  console.log(
    `  bare relay (limit)  ${whole(rate.relay.rate).padStart(8)} acts/s, ${whole(rate.relay.cpu)} µs of processor an act`,
  )
  const peer = await boardgameThroughput(count, games, seconds).catch(fault => {
    console.log(`  boardgame.io did not run: ${fault.message}`)
    return undefined
  })
  if (peer)
    console.log(
      `  boardgame.io        ${whole(peer).padStart(8)} moves/s (in memory, nothing durable)`,
    )
  const part = rate.jadoube.rate / rate.relay.rate
  goal(part >= 0.6, `${(part * 100).toFixed(0)}% of the bare limit (goal: at least 60%)`)
  if (peer)
    goal(
      rate.jadoube.rate / peer >= 3,
      `${(rate.jadoube.rate / peer).toFixed(1)} times boardgame.io (goal: at least 3)`,
    )

  console.log(
    '\nLatency: 1,000 games, 1,000 acts a second in all, from the act to the opponent’s screen',
  )
  const late = await latency(1000, 1000, quick ? 4 : 10)
  console.log(
    `  p50 ${late.p50.toFixed(1)} ms, p99 ${late.p99.toFixed(1)} ms at ${whole(late.rate)} acts/s`,
  )
  console.log(
    `  memory of the server: ${whole(late.active / MB)} MB with 1,000 games in play (2,000 connections)`,
  )
  goal(late.p99 < 20, 'p99 under 20 ms')

  const many = quick ? 2000 : 20_000
  console.log(`\nMemory: ${whole(many)} boards set up and open, nobody playing`)
  const idle = await idleBoards(many)
  console.log(`  ${whole(idle.memory / MB)} MB, ${(idle.each / 1024).toFixed(1)} kB a board`)
  goal(idle.memory < 1024 * MB, 'under 1 GB')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
