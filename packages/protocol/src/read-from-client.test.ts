import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromClientSchema } from './from-client.js'
import { readFromClient, readPlainAct } from './read-from-client.js'

const bySchema = (value: unknown) => {
  const read = fromClientSchema.safeParse(value)
  return read.success ? read.data : undefined
}

const word = fc.constantFrom('act', 'move', 'seal', 'at', 'by', 'text', 'san', '__proto__', 'type')
const text = fc.oneof(
  word,
  fc.string({ maxLength: 12 }),
  fc.constantFrom('x'.repeat(40), 'x'.repeat(41), 'x'.repeat(1000), 'x'.repeat(1001), '', 'é'),
)
const leaf = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(text, { maxLength: 3 }),
  fc.record({ ciphertext: text, commitment: text }),
)
const fields = fc.dictionary(text, leaf, { maxKeys: 4 })
const act = fc
  .tuple(fc.record({ act: text }), fields)
  .chain(([a, b]) => fc.constantFrom({ ...a, ...b }, { ...b, ...a }))
const id = fc.oneof(fc.constantFrom('a', 'A-1_.', 'a:b', 'x'.repeat(64), 'x'.repeat(65), ''), text)
const message = fc.oneof(
  fc.record({ type: fc.constant('act'), board: id, id, act }),
  fc
    .tuple(fc.record({ type: fc.constant('act'), board: id, id, act }), fields)
    .map(([m, more]) => ({
      ...more,
      ...m,
    })),
  fc.record({ type: text, board: leaf, id: leaf, act: leaf }, { requiredKeys: [] }),
  fc.anything(),
)

test('the quick way and the schema read every message alike', () => {
  fc.assert(
    fc.property(message, value => {
      expect(readFromClient(value)).toEqual(bySchema(value))
      const sent: unknown = JSON.parse(JSON.stringify(value) ?? 'null')
      expect(readFromClient(sent)).toEqual(bySchema(sent))
    }),
    { numRuns: 3000 },
  )
})

test.each([
  { act: 'move', san: 'Nf3' },
  { act: 'move', from: 'e2', to: 'e4', press: false },
  { act: 'press' },
  { act: 'penalise', player: 'white', penalty: 'add-time', minutes: 2 },
  { act: 'seal' },
])('what is sent most goes the quick way: %j', what => {
  const sent = { type: 'act', board: 'kY3-_x', id: 'move-17', act: what }
  expect(readPlainAct(sent)).toBe(sent)
})

test.each([
  [{ act: { act: 'move', at: 5 } }],
  [{ act: { act: 'move', by: 'arbiter' } }],
  [{ act: { act: 'seal', text: 'Nf3' } }],
  [{ act: { act: 'move', san: 'x'.repeat(1001) } }],
  [{ act: { act: '' } }],
  [{ act: JSON.parse('{"act":"move","__proto__":{"x":1}}') }],
  [{ act: JSON.parse('{"act":"move","ms":1e999}') }],
  [{ board: 'a b' }],
  [{ id: 'a:b' }],
  [{ more: 1 }],
  [{ type: 'open' }],
])('what the schema refuses is not let through: %j', change => {
  const sent = { type: 'act', board: 'b', id: 'i', act: { act: 'press' }, ...change }
  expect(readPlainAct(sent)).toBeUndefined()
  expect(readFromClient(sent)).toEqual(bySchema(sent))
})
