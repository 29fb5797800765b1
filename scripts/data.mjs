// `npm run data`: the suites over ../shared/data (or JADOUBE_DATA), if that folder exists.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, install, root, run, tool } from './setup.mjs'

const data = resolve(process.env.JADOUBE_DATA ?? join(root, '..', 'shared', 'data'))
if (!existsSync(data)) {
  console.log(`jadoube: no data at ${data}, the data suites are left out`)
  process.exit(0)
}
install()
build()
run(
  process.execPath,
  [tool('vitest', 'vitest.mjs'), 'run', '-c', 'vitest.data.config.ts', ...process.argv.slice(2)],
  { env: { ...process.env, JADOUBE_DATA: data } },
)
