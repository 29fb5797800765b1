import { expect, test } from 'vitest'
import { parsePairings } from './pairings.js'

test.each([
  ['1. A - B', 1, 'A', 'B'],
  ['A – B', 1, 'A', 'B'],
  ['7) Anne-Marie Smith vs. Lee', 7, 'Anne-Marie Smith', 'Lee'],
  ['3\tŠtefan Đorđević\tХелена', 3, 'Štefan Đorđević', 'Хелена'],
  ['12;Novák, Jan;Virtanen, Aino', 12, 'Novák, Jan', 'Virtanen, Aino'],
  ['Novák, Jan;Virtanen, Aino', 1, 'Novák, Jan', 'Virtanen, Aino'],
  ['4.A - B', 4, 'A', 'B'],
  ['\uFEFF5. A - B\r\n', 5, 'A', 'B'],
  ['Board\tWhite\tBlack\n6\tA\tB', 6, 'A', 'B'],
  ['Bílý;Černý\nA;B', 1, 'A', 'B'],
  ['Бели\tЦрни\n2\tА\tБ', 2, 'А', 'Б'],
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

test('a rating behind a name is no part of it', () => {
  const read = parsePairings('1. GM Ana (SLO) 2401 - Ben 1987\n2\tC 2000\tD (FIN)')
  expect(read).toMatchObject({
    value: [
      { white: { name: 'Ana', federation: 'SLO' }, black: { name: 'Ben' } },
      { white: { name: 'C' }, black: { name: 'D', federation: 'FIN' } },
    ],
  })
})

test.each(['', 'A', 'A - ', '1. A - B\n1. C - D', 'A - B - C', '0;A;B', '1\t5\tGM A\t2830\tB'])(
  '%j is refused',
  text => {
    expect(parsePairings(text).ok).toBe(false)
  },
)

test('a line without a number takes one that no other line names', () => {
  const read = parsePairings('A - B\n1. C - D\nE - F')
  expect(read.ok && read.value.map(({ board }) => board)).toEqual([2, 1, 3])
})

test.each([
  ['1. A - B\nnobody\n2. C - D', 'line 2: nobody'],
  ['1. A - B\nnobody\n\nnot even he', 'lines 2, 4 cannot be read'],
  ['nobody\n1. A - B\n1. C - D\nnot even he', 'lines 1, 4 cannot be read'],
  ['1. A - B\n1. C - D', 'line 2: board 1 stands there twice'],
])('%j names every line that cannot be read', (text, error) => {
  expect(parsePairings(text)).toEqual({ ok: false, error })
})

test('of very many lines that cannot be read the first are named', () => {
  const error = `lines ${Array.from({ length: 20 }, (_, n) => n + 1).join(', ')}, … cannot be read`
  expect(parsePairings('nobody\n'.repeat(1000))).toEqual({ ok: false, error })
})

test('a long line and a long list are refused, not pondered', () => {
  expect(parsePairings(`a${' '.repeat(199_000)}b`).ok).toBe(false)
  expect(parsePairings('a - b\n'.repeat(33_000))).toEqual({
    ok: false,
    error: 'line 1001: more than 1000 boards',
  })
  expect(parsePairings('a - b\n'.repeat(1000))).toMatchObject({ ok: true })
})
