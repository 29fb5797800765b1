import { expect, test } from 'vitest'
import { swapped } from './pairing-editor.js'
import { pointsText, resultText } from './result-texts.js'
import { readGridKey, resultOfKey } from './results-grid.js'
import { numbersIn } from './start-round.js'

test.each([
  [0, '0'],
  [0.5, '½'],
  [2.5, '2½'],
  [3, '3'],
  [-0.5, '−½'],
  [1.25, '1.25'],
])('%f points are written %s', (points, text) => {
  expect(pointsText(points)).toBe(text)
})

test.each([
  ['1-0', '1–0'],
  ['1/2-1/2', '½–½'],
  ['1/2-0', '½–0'],
  ['+/-', '+ –'],
  ['-/-', '– –'],
  ['*', '*'],
])('the result %s is printed %s', (result, text) => {
  expect(resultText(result)).toBe(text)
})

test('board numbers are read one by one and as ranges', () => {
  expect(numbersIn('3, 11–13 and 20')).toEqual([3, 11, 12, 13, 20])
  expect(numbersIn('none')).toEqual([])
})

test('two players are exchanged, also with the bye', () => {
  const pairing = {
    games: [
      { white: 1, black: 2 },
      { white: 3, black: 4 },
    ],
    bye: 5,
  }
  const changed = swapped(pairing, { game: 0, side: 'black' }, { game: 1, side: 'white' })
  expect(changed.games).toEqual([
    { white: 1, black: 3 },
    { white: 2, black: 4 },
  ])
  expect(swapped(pairing, 'bye', { game: 1, side: 'black' })).toEqual({
    games: [
      { white: 1, black: 2 },
      { white: 3, black: 5 },
    ],
    bye: 4,
  })
})

test('the keys of the grid are those of its hint', () => {
  // Every possible result has a key.
  expect(new Set(Object.values(resultOfKey))).toEqual(
    new Set(['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-', '1/2-0', '0-1/2', '0-0']),
  )
})

test('a key of the grid chooses a result, takes it back or moves, and never with Ctrl', () => {
  const press = (key: string, held: object = {}) =>
    readGridKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })
  expect(press('X')).toEqual({ result: '-/-', step: 1 })
  expect(press('Backspace')).toEqual({ result: null, step: 0 })
  expect(press('ArrowUp')).toEqual({ step: -1 })
  expect(press('q')).toBeNull()
  // Larger and smaller text, and the first tab.
  for (const key of ['+', '-', '0', '1']) {
    expect(press(key, { ctrlKey: true })).toBeNull()
    expect(press(key, { metaKey: true })).toBeNull()
  }
})
