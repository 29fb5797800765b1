import { expect, test } from 'vitest'
import { tablesAreFilled } from '../packages/chess/src/attacks/tables.js'
import { exportsOf, folderOf, libraries } from './packages.mjs'

// The pure packages: whoever imports one pays for reading it, and for nothing else until the first board.
const pure = ['chess', 'clock', 'can-mate', 'laws', 'tournament'].filter(name =>
  libraries.includes(name),
)

test.each(
  pure.flatMap(name => exportsOf(name).map(({ specifier, path }) => [specifier, name, path])),
)('importing %s makes no board', async (_, name, path) => {
  const source = `${folderOf(name)}/src/${path}.ts`
  await import(source)
  expect(tablesAreFilled()).toBe(false)
})
