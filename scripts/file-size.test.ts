import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const MOST = 300

/** Folders that contain only tables. */
const tables = [
  'packages/laws/src/search/asked/',
  'packages/laws/src/search/lexicon/',
  'packages/laws/src/testing/questions/',
]

/**
 * Files that may be longer, each with its reason. One that has become short must leave this list.
 */
const longer: Readonly<Record<string, string>> = {
  'packages/laws/src/vocabulary/moves.ts': 'a table: words in five languages',
  'packages/laws/src/testing/all-sequences.ts': 'for tests: mostly tables of acts to try',
  'packages/laws/src/testing/random-acts.ts': 'for tests: mostly tables of acts to try',
  'packages/server/src/http/openapi-operations.ts': 'a table: every address of the interface',
  'scripts/codes-page.mjs': 'mostly a table: where each kind of code is defined',
}

/** Everything that is not a test; tests are lists of cases. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter(file => !/\.(test|suite)\.tsx?$/.test(file))
  .filter(file => !tables.some(folder => file.startsWith(folder)))

const long = files.filter(
  file => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length > MOST,
)

test(`no file is longer than ${MOST} lines, tables aside`, () => {
  expect(long.filter(file => longer[file] === undefined)).toEqual([])
})

test('what is excepted is that long', () => {
  expect(Object.keys(longer).filter(file => !long.includes(file))).toEqual([])
})
