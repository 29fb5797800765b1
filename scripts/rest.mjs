// `npm run rest`: what `npm test` leaves out because it takes long. These are the other devices and languages in the
// browser, and longer exhaustive tests.
import { build, install, run, tool } from './setup.mjs'

install()
build()
run(
  process.execPath,
  [tool('vitest', 'vitest.mjs'), 'run', '-c', 'vitest.rest.config.ts', ...process.argv.slice(2)],
  { env: { ...process.env, JADOUBE_TESTS: 'rest' } },
)
