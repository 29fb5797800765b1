import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as jadoube from './index.js'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, example]) => example!)

test.each([
  [0, 6],
  [1, 2],
])('example %i of the README does what it says', (index, checks) => {
  const checked: [unknown, unknown][] = []
  const program = examples[index]!.replace(
    /import \{(.*?)\} from '@jadoube\/laws'/s,
    'const {$1} = jadoube',
  ).replace(/^(.+) \/\/ → (.+)$/gm, 'check($1, $2)')
  runInNewContext(program, {
    jadoube,
    check: (actual: unknown, said: unknown) => checked.push([actual, said]),
  })
  for (const [actual, said] of checked) expect(JSON.stringify(actual)).toBe(JSON.stringify(said))
  expect(checked).toHaveLength(checks)
})

test('the table of the README is written in some thirty lines', () => {
  expect(examples[0]!.trimEnd().split('\n').length).toBeLessThanOrEqual(34)
})
