// From the act to the opponent's screen, with so many acts a second in all.
import { join } from 'node:path'
import { start } from './processes.mjs'
import { folder, jadoubeGames, sleep } from './rig.mjs'

export async function latency(count, perSecond, seconds) {
  const seen = []
  let counting = false
  const server = await start('serve-jadoube.mjs', join(folder, 'latency.sqlite'))
  const before = server.memory()
  const list = await jadoubeGames(server.port, count, ms => counting && seen.push(ms))
  const pause = (count / perSecond) * 1000
  for (const game of list)
    setTimeout(() => game.start(() => pause * (0.5 + Math.random())), Math.random() * pause)
  await sleep(4000)
  counting = true
  const used = server.cpu()
  await sleep(seconds * 1000)
  counting = false
  const cpu = ((server.cpu() - used) / seen.length) * 1000
  const active = server.memory()
  for (const game of list) game.stop()
  await server.stop()
  seen.sort((a, b) => a - b)
  const at = part => seen[Math.floor(seen.length * part)]
  const each = (active - before) / count
  return { p50: at(0.5), p99: at(0.99), rate: seen.length / seconds, cpu, active, each }
}

/**
 * How long this machine keeps a process waiting that wants to run every 2 ms: the 99th percentile of what
 * comes on top. With other work on the machine no latency can be better.
 */
export async function stillness(ms) {
  const late = []
  for (let last = performance.now(), end = last + ms; last < end; ) {
    await sleep(2)
    const now = performance.now()
    late.push(now - last - 2)
    last = now
  }
  late.sort((a, b) => a - b)
  return late[Math.floor(late.length * 0.99)]
}
