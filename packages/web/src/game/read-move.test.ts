import { makeSquare, parsePosition, standardPosition } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { inPairs } from '../panel/move-list.js'
import { inEnglish, readMove } from './read-move.js'

const start = standardPosition()

describe('a typed move', () => {
  test.each([
    ['Sf3', 'sl'],
    ['Jf3', 'cs'],
    ['Rf3', 'fi'],
    ['Сf3', 'sr'],
    ['Nf3', 'cs'],
    ['g1f3', 'sl'],
    ['g1-f3', 'en'],
  ] as const)('%s in %s is the knight to f3', (text, language) => {
    expect(readMove(start, text, language)).toMatchObject({ from: 6, to: 21 })
  })

  test('other text is not a move', () => {
    expect(readMove(start, 'Sf6', 'sl')).toBeNull()
    expect(readMove(start, '', 'sl')).toBeNull()
  })
})

describe('an intended move in the record', () => {
  test('is in English, and an illegal one is translated letter by letter', () => {
    expect(inEnglish(start, 'Jf3', 'cs', 'KDVSJ')).toBe('Nf3')
    expect(inEnglish(start, 'Dd5', 'cs', 'KDVSJ')).toBe('Qd5')
    expect(inEnglish(start, 'e5', 'cs', 'KDVSJ')).toBe('e5')
  })

  test('a move in an unknown position keeps everything that was written', () => {
    expect(inEnglish(undefined, 'Jgf3', 'cs', 'KDVSJ')).toBe('Ngf3')
    expect(inEnglish(undefined, 'bxc8=D+', 'cs', 'KDVSJ')).toBe('bxc8=Q+')
    expect(inEnglish(undefined, 'e8J', 'cs', 'KDVSJ')).toBe('e8N')
    expect(inEnglish(undefined, '0-0', 'cs', 'KDVSJ')).toBe('0-0')
  })
})

test.each([
  ['nf3', 'en', 'g1', 'f3'],
  ['sf3', 'sl', 'g1', 'f3'],
  ['jf3', 'cs', 'g1', 'f3'],
  ['rf3', 'fi', 'g1', 'f3'],
  ['e4', 'en', 'e2', 'e4'],
] as const)('small letters are understood: %s in %s', (text, language, from, to) => {
  const position = parsePosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
  if (!position.ok) throw new Error('no position')
  const move = readMove(position.value, text, language)
  expect(move && [makeSquare(move.from), makeSquare(move.to)]).toEqual([from, to])
})

test('moves are in pairs, and a game that Black begins has dots', () => {
  const position = parsePosition('4k3/8/8/8/8/8/8/4K3 b - - 0 7')
  expect(position.ok).toBe(true)
  expect(
    inPairs([
      { color: 'black', number: 7, text: 'Ke7' },
      { color: 'white', number: 8, text: 'Ke2' },
    ]),
  ).toEqual([
    [7, '…', 'Ke7'],
    [8, 'Ke2', ''],
  ])
})
