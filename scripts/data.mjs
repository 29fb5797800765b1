// `npm run data`: what takes too long for `npm test` (the other devices and languages in the browser, longer exhaustive
// tests), then the suites over ../shared/data (or JADOUBE_DATA), where that folder is there.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, install, root, run, tool } from './setup.mjs'

const data = resolve(process.env.JADOUBE_DATA ?? join(root, '..', 'shared', 'data'))
const vitest = (config, env) =>
  run(
    process.execPath,
    [
      tool('vitest', 'vitest.mjs'),
      'run',
      '-c',
      config,
      '--passWithNoTests',
      ...process.argv.slice(2),
    ],
    { env: { ...process.env, ...env } },
  )

install()
build()
vitest('vitest.rest.config.ts', { JADOUBE_TESTS: 'rest' })
if (existsSync(data)) vitest('vitest.data.config.ts', { JADOUBE_DATA: data })
else console.log(`jadoube: no data at ${data}, the data suites are left out`)
