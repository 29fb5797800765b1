import { describe, expect, test } from 'vitest'
import { parsePairings } from './pairings.js'

const problems = (text: string) => {
  const read = parsePairings(text)
  return read.ok ? read.value : read.error
}
const one = (text: string) => problems(text)[0]

test.each([
  ['1. A - B', 1, 'A', 'B'],
  ['A – B', 1, 'A', 'B'],
  ['7) Anne-Marie Smith vs. Lee', 7, 'Anne-Marie Smith', 'Lee'],
  ['3\tŠtefan Đorđević\tХелена', 3, 'Štefan Đorđević', 'Хелена'],
  ['12;Novák, Jan;Virtanen, Aino', 12, 'Novák, Jan', 'Virtanen, Aino'],
  ['Novák, Jan;Virtanen, Aino', 1, 'Novák, Jan', 'Virtanen, Aino'],
  ['LEE;KIM', 1, 'LEE', 'KIM'],
  ['4.A - B', 4, 'A', 'B'],
  ['  2.   A   -   B  ', 2, 'A', 'B'],
  ['\uFEFF5. A - B\r\n', 5, 'A', 'B'],
  ['Board\tWhite\tBlack\n6\tA\tB', 6, 'A', 'B'],
  ['Bílý;Černý\nA;B', 1, 'A', 'B'],
  ['Бели\tЦрни\n2\tА\tБ', 2, 'А', 'Б'],
  // People whose names are words of lists or colours.
  ['1. Černý, Jan - Bílý, Petr', 1, 'Černý, Jan', 'Bílý, Petr'],
  ['1. Round, Peter - Bye, Anders', 1, 'Round, Peter', 'Bye, Anders'],
  ['1. Slobodan Petrović - Player 2', 1, 'Slobodan Petrović', 'Player 2'],
])('%j', (text, board, white, black) => {
  expect(parsePairings(text)).toEqual({
    ok: true,
    value: [{ board, white: { name: white }, black: { name: black } }],
  })
})

test('brackets contain a federation, an identity number, or both', () => {
  expect(problems('1. WGM Ana (SLO) - Ben (4512345)\n\n2. C (FIN, 99887) - D')).toMatchObject([
    { white: { name: 'Ana', title: 'WGM', federation: 'SLO' }, black: { fideId: '4512345' } },
    { white: { name: 'C', federation: 'FIN', fideId: '99887' }, black: { name: 'D' } },
  ])
})

test.each([
  '1. GM Ana (SLO) 2401 - Ben 1987',
  '1. GM Ana (SLO, 2401) - Ben (1987)',
  '1. GM Ana [SLO] (2401) - Ben [987]',
  '1\tGM Ana (SLO)\t2401\tBen\t1987',
  '1;GM;Ana;SLO;2401;Ben;;1987',
])('a rating is neither part of a name nor an identity number: %j', text => {
  expect(problems(text)).toEqual([
    { board: 1, white: { name: 'Ana', title: 'GM', federation: 'SLO' }, black: { name: 'Ben' } },
  ])
})

describe('a line without two players is reported with its number', () => {
  test.each(['', ' \n\t\n;;'])('%j', text => {
    expect(problems(text)).toEqual([{ line: 1, problem: 'none' }])
  })

  test.each([
    'A',
    'A - ',
    'A - B - C',
    '0;A;B',
    '1\t5\tGM A\t2830\tB',
    '1;Ana;Ben;Eva',
    '1;2401;Ana;Ben',
    '1. Ana 1 - 0 Ben',
    '1. Ana ½ - ½ Ben',
    '1. Ana - 12 Ben',
    '1. 2401 - 1987',
    `a${' '.repeat(199_000)}b`,
  ])('%j cannot be read', text => {
    expect(one(text)).toMatchObject({ line: 1, problem: 'unreadable' })
  })

  test.each([
    '1. Ana - bye',
    '1. BYE - Ana',
    '1. Ana – (bye)',
    '1. Ana - Bye (1)',
    '1. Ana - half-point bye',
    '1;Ana;bye',
    '1. Ana - spielfrei',
    '1. Ana - prost',
    '1. Ана - слободан',
    '1. Ana - volno',
    '1. Ana - vapaa',
  ])('%j has no opponent', text => {
    expect(one(text)).toMatchObject({ line: 1, problem: 'bye' })
  })

  test.each([
    'Round 5 - 15 November 2026',
    'Club championship – Round 3',
    'Pairings - Open',
    'Group A – Group B',
    '3 Round - Board 1',
    '1. kolo – Odprti turnir',
    'Коло 3 - Група А',
    '2. kolo - Krajský přebor',
    'Kierros 4 – Helsinki',
    'White – Black\n2. A - B',
    '1. A - B\nWhite - Black\n2. C - D',
  ])('%j is a heading', text => {
    expect(problems(text)).toContainEqual(expect.objectContaining({ problem: 'heading' }))
  })

  test('a line without a number among numbered lines is not a board', () => {
    expect(problems('Memorial – Ljubljana\n1. A - B\n2. C - D')).toEqual([
      { line: 1, problem: 'board-missing', text: 'Memorial – Ljubljana' },
    ])
  })

  test.each([
    ['1. Ana - Ben\n2. Cid - Ana', 'Ana'],
    ['1. Novák, Jan - Ben\n2. Cid - jan  NOVÁK', 'jan NOVÁK'],
    ['1. Ana (4512345) - Ben\n2. Cid - Ana', 'Ana'],
    ['1. Ana (4512345) - Ben\n2. Cid - Anna (4512345)', 'Anna'],
  ])('%j contains a player twice', (text, name) => {
    expect(problems(text)).toEqual([{ line: 2, problem: 'player-twice', text: name, before: 1 }])
  })

  test('nobody plays against themselves', () => {
    expect(one('1. Ana - Ana')).toMatchObject({ line: 1, problem: 'player-twice' })
  })

  test('two people with the same name are distinguished by their identity numbers', () => {
    expect(parsePairings('1. Ana (4512345) - Ben\n2. Cid - Ana (4512346)').ok).toBe(true)
  })

  test('no board may occur twice', () => {
    expect(problems('1. A - B\n1. C - D')).toEqual([
      { line: 2, problem: 'board-twice', board: 1, before: 1 },
    ])
  })

  test('all problems are reported at once, up to twenty', () => {
    expect(problems('nobody\n1. A - B\n1. C - A\nnot even they')).toMatchObject([
      { line: 1, problem: 'unreadable' },
      { line: 3, problem: 'board-twice' },
      { line: 3, problem: 'player-twice' },
      { line: 4, problem: 'unreadable' },
    ])
    expect(problems('nobody\n'.repeat(1000))).toHaveLength(20)
  })
})

test('a list that is too long is refused', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, n) => `w${n} - b${n}\n`).join('')
  expect(one(lines(1001))).toEqual({ line: 1001, problem: 'too-many' })
  expect(parsePairings(lines(1000))).toMatchObject({ ok: true })
  expect(one('; \n'.repeat(50_000))).toEqual({ line: 10_001, problem: 'too-many' })
})

/**
 * Each input grows to the maximum size of a request; a parser that is not linear would need
 * minutes.
 */
test.each([
  ['spaces', `${' '.repeat(499)}\n`],
  ['names of spaces', `a${' '.repeat(490)}b - c\n`],
  ['newlines', '\n'],
  ['brackets', `${'('.repeat(480)} - a\n`],
  ['dashes', `${'- '.repeat(240)}\n`],
  ['columns', `${';'.repeat(480)}\n`],
  ['numbers', `${'1'.repeat(480)}\n`],
  ['one long line of spaces', ' '.repeat(200_000)],
  ['the same players', 'a - b\n'],
  ['lines without players', 'a,b\n'],
  ['empty columns', ';\n'],
  ['lines of one space', ' \n'],
  ['invisible lines', '\u200b\n'],
])('%s are parsed quickly', (_, piece) => {
  const text = piece.repeat(Math.ceil(200_000 / piece.length))
  // Other work on the machine counts little. What grows with the square of the length takes far
  // longer.
  const before = process.cpuUsage()
  parsePairings(text)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500)
})
