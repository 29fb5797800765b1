import { expect, test } from 'vitest'
import { exchanges, transpositions } from './literal-order.js'

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('C.04.3, 4.2: a homogeneous bracket of 11 has 720 transpositions', () => {
  const all = [...transpositions(numbers(6, 11), 5)].map(each => each.join('-'))
  expect(all.length).toBe(720)
  expect(all.slice(0, 3)).toEqual(['6-7-8-9-10', '6-7-8-9-11', '6-7-8-10-9'])
  expect(all.indexOf('6-11-10-9-8')).toBe(119)
  expect(all[120]).toBe('7-6-8-9-10')
  expect(all.at(-1)).toBe('11-10-9-8-7')
})

test('C.04.3, 4.2: with two moved-down players it has 72', () => {
  const all = [...transpositions(numbers(3, 11), 2)].map(each => each.join('-'))
  expect(all.length).toBe(72)
  expect([all[0], all[1], all[7], all[8], all[71]]).toEqual(['3-4', '3-5', '3-11', '4-3', '11-10'])
})

test('C.04.3, 4.3: exchanges come in the order of the examples', () => {
  const all = exchanges(numbers(1, 5), numbers(6, 11)).map(each => each.join('-'))
  const at = (s1: string) => all.indexOf(s1)
  expect(all[0]).toBe('1-2-3-4-5')
  // 5 with 6 first; 4 with 6 before 5 with 8; one exchanged before two.
  expect(all[1]).toBe('1-2-3-4-6')
  expect(at('1-2-3-5-6')).toBeLessThan(at('1-2-3-4-8'))
  expect(at('2-3-4-5-11')).toBeLessThan(at('1-2-3-6-7'))
  // 8+6 with 4+3 before 9+8 with 5+4.
  expect(at('1-2-5-6-8')).toBeLessThan(at('1-2-3-8-9'))
  // Same difference: rather 5 than 4 leaves; rather 6 than 7 enters.
  expect(at('1-2-3-4-7')).toBeLessThan(at('1-2-3-5-6'))
  expect(at('1-3-4-6-9')).toBeLessThan(at('1-3-4-7-8'))
})
