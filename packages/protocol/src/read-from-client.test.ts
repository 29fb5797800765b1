import { actNames } from '@jadoube/laws'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFromClient } from './from-client.js'
import { readFromServer } from './from-server.js'
import { jsonSchemas } from './json-schema.js'

const sent = (act: unknown, more: object = {}) => ({
  type: 'act',
  board: 'kY3-_x',
  id: 'move-17',
  act,
  ...more,
})

test.each([
  { act: 'move', san: 'Nf3' },
  { act: 'move', from: 'e2', to: 'e4', press: false },
  { act: 'press' },
  { act: 'penalise', player: 'white', penalty: 'add-time', minutes: 2 },
  { act: 'adjust', squares: ['e2', 'e4'] },
  { act: 'seal', envelope: { ciphertext: 'x'.repeat(20), commitment: 'y'.repeat(20) } },
])('an act is taken as it was sent: %j', act => {
  const message = sent(act)
  expect(readFromClient(message)).toBe(message)
})

test.each([
  [{ act: { act: 'move', at: 5 } }],
  [{ act: { act: 'move', by: 'arbiter' } }],
  [{ act: { act: 'seal', text: 'Nf3' } }],
  [{ act: { act: 'move', san: 'x'.repeat(1001) } }],
  [{ act: { act: '' } }],
  [{ act: { act: 'x'.repeat(41) } }],
  [{ act: { act: 'adjust', squares: Array(65).fill('e2') } }],
  [{ act: { act: 'adjust', squares: ['x'.repeat(21)] } }],
  [{ act: { act: 'seal', envelope: { ciphertext: 'a', commitment: 'b', more: 'c' } } }],
  [{ act: { act: 'move', deep: { er: 1 } } }],
  [{ act: JSON.parse('{"act":"move","__proto__":{"x":1}}') }],
  [{ act: JSON.parse('{"act":"move","ms":1e999}') }],
  [{ act: ['move'] }],
  [{ act: null }],
  [{ board: 'a b' }],
  [{ board: 'x'.repeat(65) }],
  [{ id: 'a:b' }],
  [{ more: 1 }],
  [{ type: 'open' }],
  [{ type: 'constructor' }],
])('what is not an act is not let through: %j', change => {
  expect(readFromClient(sent({ act: 'press' }, change))).toBeUndefined()
})

test('whatever comes, reading it never throws, and what is read is a message', () => {
  const types = ['hello', 'open', 'close', 'act', 'desk', 'ping', '__proto__', 'toString']
  const anything = fc.oneof(
    fc.anything(),
    fc
      .tuple(fc.constantFrom(...types), fc.dictionary(fc.string(), fc.anything()))
      .map(([type, more]) => ({ ...more, type })),
  )
  fc.assert(
    fc.property(anything, value => {
      const read = readFromClient(value)
      if (read !== undefined) expect(types).toContain(read.type)
      expect(readFromServer(value)).toBeUndefined()
    }),
    { numRuns: 3000 },
  )
})

test('the JSON Schema names every act of the Laws’ table, and every kind of message', () => {
  const text = JSON.stringify(jsonSchemas)
  for (const name of actNames) expect(text).toContain(`{"const":"${name}"}`)
  for (const name of ['hello', 'news', 'desk-line', 'bye'])
    expect(text).toContain(`{"const":"${name}"}`)
  expect(jsonSchemas.ActRequest).toMatchObject({
    type: 'object',
    properties: { act: { oneOf: expect.any(Array) } },
  })
})
