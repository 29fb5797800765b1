// `npm run soak [-- --games N --rounds N --seed N]`: kills, freezes, shuts down and damages servers
// and databases in the middle of many games, many times. These are the same tests as in `npm test`,
// only longer; each round reports its findings. `npm run soak -- --everything [--minutes N --games
// N]`: players, spectators, floods and garbage at the same time.
import { join } from 'node:path'
import { build, install, root, run, tool } from './setup.mjs'

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : process.argv[at + 1]
}

install()
if (process.argv.includes('--everything')) {
  build()
  run(process.execPath, [join(root, 'bench/server/everything.mjs'), ...process.argv.slice(2)])
  process.exit(0)
}
for (const { file, games, rounds } of [
  { file: 'crash.test.ts', games: 200, rounds: 50 },
  { file: 'faults.test.ts', games: 100, rounds: 80 },
  { file: 'crash-postgres.test.ts', games: 200, rounds: 20 },
]) {
  const seed = option('seed')
  const env = {
    ...process.env,
    JADOUBE_SOAK_GAMES: option('games', games),
    JADOUBE_SOAK_ROUNDS: option('rounds', rounds),
    ...(seed !== undefined && { JADOUBE_SOAK_SEED: seed }),
  }
  run(process.execPath, [tool('vitest', 'vitest.mjs'), 'run', `packages/server/src/${file}`], {
    env,
  })
}
