// `npm start`: installs, builds and runs the product, also from a fresh clone.
import { join } from 'node:path'
import { serverFlags } from './node-flags.mjs'
import { build, install, root, run } from './setup.mjs'

install()
build()
run(process.execPath, [
  ...serverFlags,
  join(root, 'packages/cli/bin/jadoube.cjs'),
  'serve',
  ...process.argv.slice(2),
])
