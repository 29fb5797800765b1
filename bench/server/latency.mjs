// The time from an act to the opponent's screen, at a given total rate of acts per second.
import { join } from 'node:path'
import { stolenSince, ticks } from './machine.mjs'
import { start } from './processes.mjs'
import { folder, jadoubeGames, sleep } from './rig.mjs'

/** Milliseconds. The code of a newly started server is still being compiled. */
const WARM_UP = 15_000

/**
 * Measures several stretches of the same games one after the other, each with the share of CPU time
 * that the host took away meanwhile: while a virtual machine is paused, nothing on it can answer.
 */
export async function latency(count, perSecond, stretches, seconds) {
  let seen = []
  const server = await start('serve-jadoube.mjs', join(folder, 'latency.sqlite'))
  const before = server.memory()
  const list = await jadoubeGames(server.port, count, ms => seen.push(ms))
  const pause = (count / perSecond) * 1000
  for (const game of list)
    setTimeout(() => game.start(() => pause * (0.5 + Math.random())), Math.random() * pause)
  await sleep(WARM_UP)
  const found = []
  while (found.length < stretches) {
    seen = []
    const used = server.cpu()
    const machine = ticks()
    await sleep(seconds * 1000)
    const waits = seen.toSorted((a, b) => a - b)
    const at = part => waits[Math.floor(waits.length * part)]
    found.push({
      p50: at(0.5),
      p99: at(0.99),
      rate: waits.length / seconds,
      cpu: ((server.cpu() - used) / waits.length) * 1000,
      stolen: stolenSince(machine),
    })
  }
  const active = server.memory()
  for (const game of list) game.stop()
  await server.stop()
  return { found, active, each: (active - before) / count }
}
