// `npm run load` and `npm run scale`: builds, then runs bench/server/<name>.mjs.
import { join } from 'node:path'
import { build, install, root, run } from './setup.mjs'

const [name, ...rest] = process.argv.slice(2)
install()
build()
run(process.execPath, [join(root, 'bench/server', `${name}.mjs`), ...rest])
