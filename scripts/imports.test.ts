import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { exportsOf, folderOf } from './packages.mjs'

// Importing a pure package only costs the time to read it. The attack tables are filled by the
// first board. This is tested with the built packages, in a process that has made no board yet.
const pure = ['chess', 'clock', 'can-mate', 'laws', 'tournament']

const asked = pure.flatMap(name =>
  exportsOf(name).map(({ path }) => join(folderOf(name), 'dist', `${path}.js`)),
)

/** The files after whose import the tables were filled, one after the other in one process. */
function filledAfter(files: readonly string[]): unknown {
  const internals = join(folderOf('chess'), 'dist/internals.js')
  const script = `
    import { tablesAreFilled } from ${JSON.stringify(internals)}
    const filled = []
    for (const file of ${JSON.stringify(files)}) {
      await import(file)
      if (tablesAreFilled()) filled.push(file)
    }
    console.log(JSON.stringify(filled))`
  const args = ['--input-type=module', '-e', script]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return stderr === '' ? JSON.parse(stdout) : stderr
}

test('importing a package makes no board', () => {
  expect(asked.length).toBeGreaterThan(15)
  expect(filledAfter(asked)).toEqual([])
})

test('a board would be noticed', () => {
  // A module from a data URL may import only by another URL.
  const chess = pathToFileURL(join(folderOf('chess'), 'dist/index.js')).href
  const script = `import { standardPosition } from '${chess}'\nstandardPosition()`
  const makes = `data:text/javascript,${encodeURIComponent(script)}`
  expect(filledAfter([makes])).toEqual([makes])
})
