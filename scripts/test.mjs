// `npm test`: installs, builds, type-checks, lints and runs the tests that need nothing but this
// repository. Those that take long are in `npm run rest`, which CI runs too.
import { join } from 'node:path'
import { build, install, root, run, tool } from './setup.mjs'

install()
build()
for (const project of [
  'tsconfig.check.json',
  'packages/web/tsconfig.json',
  'packages/web/tsconfig.tests.json',
]) {
  run(process.execPath, [tool('typescript', 'bin/tsc'), '-p', project])
}
run(process.execPath, [tool('@biomejs/biome', 'bin/biome'), 'ci', '--error-on-warnings', '.'])
run(process.execPath, [
  tool('vitest', 'vitest.mjs'),
  'run',
  '--tagsFilter=!rest',
  ...process.argv.slice(2),
])
// A test that names a rule counts in the matrix, so the generated pages follow the tests.
run(process.execPath, [join(root, 'scripts/docs.mjs'), '--check'])
