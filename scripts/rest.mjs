// `npm run rest`: what `npm test` leaves out because it takes long: tests with the tag `rest`, the
// other devices and languages in the browser, and all of what `npm test` only samples.
import { build, install, run, tool } from './setup.mjs'

install()
build()
run(
  process.execPath,
  [
    tool('vitest', 'vitest.mjs'),
    'run',
    '-c',
    'vitest.rest.config.ts',
    '--tagsFilter=rest || sampled',
    ...process.argv.slice(2),
  ],
  { env: { ...process.env, JADOUBE_TESTS: 'rest' } },
)
