// `npm run soak [-- --games N --rounds N --seed N]`: servers and databases are killed in the middle of many games, many
// times over. The same tests as in `npm test`, longer; each round says what it found.
import { install, run, tool } from './setup.mjs'

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : process.argv[at + 1]
}

install()
for (const { file, games, rounds } of [
  { file: 'crash.test.ts', games: 200, rounds: 50 },
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
