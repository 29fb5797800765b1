// `npm test`: installs, builds, type-checks, lints and runs every test that needs nothing but this repository.
import { build, install, run, tool } from './setup.mjs'

install()
build()
run(process.execPath, [tool('typescript', 'bin/tsc'), '-p', 'tsconfig.check.json'])
run(process.execPath, [tool('@biomejs/biome', 'bin/biome'), 'ci', '--error-on-warnings', '.'])
run(process.execPath, [tool('vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)])
