import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runExampleLater } from '../../../scripts/example.js'
import { commands } from './commands/index.js'
import * as cli from './index.js'
import { runJadoube } from './testing/memory-io.js'

const readme = new URL('../README.md', import.meta.url)
const text = readFileSync(readme, 'utf8')

/** What is typed, and what is then printed. */
const session = [...text.matchAll(/```console\n(.*?)```/gs)].flatMap(([, lines]) =>
  lines!
    .split(/^\$ npx jadoube /m)
    .slice(1)
    .map(each => [each.slice(0, each.indexOf('\n')), each.slice(each.indexOf('\n') + 1)] as const),
)

test.each(session)('npx jadoube %s', async (typed, printed) => {
  const args = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!)
  expect((await runJadoube(args)).out).toBe(printed)
})

test('the README example gives the output shown', async () => {
  const checked = await runExampleLater(readme, { jadoube: cli })
  for (const { actual, said } of checked) expect(actual).toBe(said)
  expect(checked).toHaveLength(4)
})

test('every command is in the table of the README', () => {
  expect(session.length).toBeGreaterThan(3)
  for (const name of Object.keys(commands)) expect(text).toMatch(new RegExp(`\\| \`${name}[ \`]`))
})
