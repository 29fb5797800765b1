// `npm run bench:<name>`: builds, then runs bench/<name>/main.mjs.
import { join } from 'node:path'
import { build, install, root, run } from './setup.mjs'

const [name, ...rest] = process.argv.slice(2)
install()
build()
run(process.execPath, ['--expose-gc', join(root, 'bench', name, 'main.mjs'), ...rest])
