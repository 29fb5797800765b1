// Runs before `npm pack` of the program: builds everything and copies the web app into the package,
// so that the program alone is the whole product. `--undo` removes the copy: in a clone the app is
// served from where it is built.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, root } from './setup.mjs'

const copy = join(root, 'packages/cli/dist/web')
rmSync(copy, { recursive: true, force: true })
if (!process.argv.includes('--undo')) {
  build()
  cpSync(join(root, 'packages/web/dist'), copy, {
    recursive: true,
    filter: path => !path.endsWith('.built'),
  })
}
