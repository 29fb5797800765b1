// The throughput when everybody plays as fast as they can.
import { join } from 'node:path'
import { start } from './processes.mjs'
import {
  bytesOf,
  checkGames,
  folder,
  jadoubeGames,
  median,
  quick,
  relayGames,
  sleep,
} from './rig.mjs'

/**
 * The number of acts for the warm-up, and then for the measurement. V8 is still compiling after the
 * first seconds, and a server runs for days.
 */
const WARM = quick ? 20_000 : 45_000
const COUNTED = quick ? 10_000 : 30_000

/** Milliseconds. A game that stands still must not hold up the report. */
const PATIENCE = 180_000

/** Acknowledged acts per second, and the CPU time of each in the server process alone. */
export async function measure(servers, list) {
  const acks = () => list.reduce((sum, game) => sum + game.acks, 0)
  const cpu = () => servers.reduce((sum, server) => sum + server.cpu(), 0)
  for (const game of list) game.start(() => 0)
  const until = async wanted => {
    const limit = performance.now() + PATIENCE
    while (acks() < wanted) {
      checkGames(list)
      if (performance.now() > limit)
        throw new Error(`${acks()} of ${wanted} acts in ${PATIENCE} ms`)
      await sleep(20)
    }
  }
  await until(WARM)
  const [before, began, used] = [acks(), performance.now(), cpu()]
  await until(before + COUNTED)
  const count = acks() - before
  const rate = (count / (performance.now() - began)) * 1000
  return { rate, cpu: ((cpu() - used) / count) * 1000 }
}

/** Jadoube and the limit in turns, so that neither has the quieter minute. */
export async function compare(count) {
  const rounds = []
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const server = await start('serve-jadoube.mjs', join(folder, `j${round}.sqlite`))
    const ours = await jadoubeGames(server.port, count)
    const jadoube = await measure([server], ours)
    const bytes = await bytesOf(ours)
    for (const game of ours) game.stop()
    await server.stop()
    const sizes = [`${bytes.line}`, `${bytes.news}`]
    const limit = await start('serve-relay.mjs', join(folder, `r${round}.sqlite`), ...sizes)
    const theirs = await relayGames(limit.port, count)
    const relay = await measure([limit], theirs)
    for (const game of theirs) game.stop()
    await limit.stop()
    rounds.push({ jadoube, relay, bytes, part: jadoube.rate / relay.rate })
  }
  return median(rounds, ({ part }) => part)
}
