import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { protectIds } from './id-arguments.js'

const options = {
  event: { type: 'string' },
  store: { type: 'string' },
  all: { type: 'boolean' },
} as const
const parse = (...args: string[]) => {
  const { values, positionals } = parseArgs({
    args: protectIds(args, options),
    allowPositionals: true,
    options,
  })
  return { ...values, positionals }
}

test.each(['-bcdefghijk', '--cdefghijk', '-----------', '-_bcdefghij', 'abcdefghijk'])(
  'the id %s is accepted after its option and as a positional argument',
  id => {
    expect(parse('delete', '--event', id, '--store', 'a.sqlite')).toEqual({
      event: id,
      store: 'a.sqlite',
      positionals: ['delete'],
    })
    expect(parse(id, '--store', 'a.sqlite')).toEqual({ store: 'a.sqlite', positionals: [id] })
    expect(parse('--all', id)).toEqual({ all: true, positionals: [id] })
    expect(parse('--all', '--', id)).toEqual({ all: true, positionals: [id] })
  },
)

test('other options are still parsed as options', () => {
  expect(parse('--event=abcd', 'x')).toEqual({ event: 'abcd', positionals: ['x'] })
  expect(() => parse('--evnt', 'abcdefghijk')).toThrow("Unknown option '--evnt'")
  expect(() => parse('--event', '--store', 'a')).toThrow('ambiguous')
})
