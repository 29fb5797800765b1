import { expect, test } from 'vitest'
import { mentions, withoutMentions } from './names-in-text.js'

test.each([
  ['Ana Novak was late', 'Ana Novak'],
  ['ANA  NOVAK was late', 'Novak, Ana'],
  ['said Novak,Ana.', 'Ana Novak'],
  ['Ana Novakille annettiin aikaa', 'Ana Novak'],
  ['(Li, Wei)', 'Li, Wei'],
  ['a+b (*) said so', 'a+b (*)'],
])('%s names %s', (text, name) => {
  expect(mentions(text, [name])).toBe(true)
})

test.each([
  ['Anamarija Novak was late', 'Ana Novak'],
  ['Novak, Anamarija was late', 'Novak, Ana'],
  ['Jana Novak was late', 'Ana Novak'],
  ['somebody is listening', 'Li'],
  ['anybody', ''],
])('%s does not name %s', (text, name) => {
  expect(mentions(text, [name])).toBe(false)
})

test('only the name itself leaves the name of an event', () => {
  expect(withoutMentions('Ana Novak Memorial', ['Novak, Ana'])).toBe('… Memorial')
  expect(withoutMentions('Club championship', ['Novak, Ana'])).toBe('Club championship')
})
