import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as jadoube from './index.js'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? ''

test('the example in the README does what it says', () => {
  const checked: [unknown, unknown][] = []
  const program = example
    .replace(/import \{(.*?)\} from '@jadoube\/chess'/s, 'const {$1} = jadoube')
    .replace(/^(.+) \/\/ → (.+)$/gm, 'check($1, $2)')
  runInNewContext(program, {
    jadoube,
    check: (actual: unknown, said: unknown) => checked.push([actual, said]),
  })
  for (const [actual, said] of checked) expect(actual).toBe(said)
  expect(checked).toHaveLength(9)
})

test('every name in its table is there', () => {
  const table = readme.slice(readme.indexOf('| in | out |'))
  const names = [...table.matchAll(/`((?:parse|make|read)[A-Z]\w*)`/g)].map(match => match[1])
  expect(names.length).toBeGreaterThan(12)
  for (const name of names) expect(jadoube).toHaveProperty(name)
})
