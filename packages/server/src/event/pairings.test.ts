import { expect, test } from 'vitest'
import { parsePairings } from './pairings.js'

test.each([
  ['1. A - B', 1, 'A', 'B'],
  ['A – B', 1, 'A', 'B'],
  ['7) Anne-Marie Smith vs. Lee', 7, 'Anne-Marie Smith', 'Lee'],
  ['3\tŠtefan Đorđević\tХелена', 3, 'Štefan Đorđević', 'Хелена'],
  ['12;Novák, Jan;Virtanen, Aino', 12, 'Novák, Jan', 'Virtanen, Aino'],
  ['Novák, Jan;Virtanen, Aino', 1, 'Novák, Jan', 'Virtanen, Aino'],
])('%s', (text, board, white, black) => {
  expect(parsePairings(text)).toEqual({
    ok: true,
    value: [{ board, white: { name: white }, black: { name: black } }],
  })
})

test('what stands in brackets is a federation, an id, or both', () => {
  const read = parsePairings('1. WGM Ana (SLO) - Ben (4512345)\n\n2. C (FIN, 99887) - D')
  expect(read).toMatchObject({
    value: [
      { white: { name: 'Ana', title: 'WGM', federation: 'SLO' }, black: { fideId: '4512345' } },
      { white: { name: 'C', federation: 'FIN', fideId: '99887' }, black: { name: 'D' } },
    ],
  })
})

test.each(['', 'A', 'A - ', '1. A - B\n1. C - D', 'A - B - C', '0;A;B'])('%j is refused', text => {
  expect(parsePairings(text).ok).toBe(false)
})
