import { expect, test } from 'vitest'
import { officialResultsOf, withOfficial } from './official-results.js'

const game = (number: number, more: object) => ({ board: number, white: 1, black: 2, ...more })
const found = officialResultsOf({
  games: [
    game(1, { game: 'one', result: '1-0', source: 'board' }),
    game(2, { game: 'two', result: '+/-', source: 'official' }),
    game(3, { game: 'three', result: '1/2-1/2', source: 'players' }),
    game(4, { game: 'four', result: null }),
    game(5, { game: 'five', result: '*', source: 'official' }),
    game(6, { result: '1-0', source: 'official' }),
  ] as never,
})
const line = (board: string, needs: readonly string[]) => ({
  board,
  needs,
  status: 'in-play',
  result: null as string | null,
  clocks: { running: 'white' } as object | null,
})

test('results that were entered, or reported by the players, end the game at its board', () => {
  expect([...found.keys()]).toEqual(['two', 'three'])
  expect(withOfficial(line('two', ['absent:black', 'flag:white']), found)).toMatchObject({
    status: 'concluded',
    result: '+/-',
    clocks: null,
    needs: [],
  })
})

test('questions that still need an answer stay', () => {
  const needs = ['question:appeal', 'call:white', 'absent:black']
  expect(withOfficial(line('three', needs), found).needs).toEqual(['question:appeal', 'call:white'])
})

test('a board that reports by itself is not changed', () => {
  for (const board of ['one', 'four', 'five'])
    expect(withOfficial(line(board, ['absent:black']), found)).toEqual(
      line(board, ['absent:black']),
    )
})
