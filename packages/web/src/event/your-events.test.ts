import { expect, test } from 'vitest'
import { readRecovery } from './your-events.js'

const file = {
  jadoube: 'recovery/1',
  event: 'abc123',
  name: 'Open',
  madeAt: 0,
  links: [
    { role: 'arbiter', name: null, url: 'https://chess.example/event/abc123#second' },
    { role: 'organiser', name: null, url: 'https://chess.example/event/abc123#first' },
  ],
  players: [],
}

test('a recovery file opens the event with the link of its organiser', () => {
  expect(readRecovery(JSON.stringify(file))).toEqual({
    event: 'abc123',
    name: 'Open',
    secret: 'first',
  })
})

test.each([
  '',
  'no JSON',
  '[]',
  'null',
  '{"jadoube":"record/1"}',
  JSON.stringify({ ...file, links: [] }),
  JSON.stringify({ ...file, links: [{ role: 'organiser', url: null }] }),
  JSON.stringify({ ...file, links: [{ role: 'organiser', url: 'not a link' }] }),
  JSON.stringify({ ...file, event: '../../elsewhere' }),
])('anything else opens nothing: %s', text => {
  expect(readRecovery(text)).toBeNull()
})
