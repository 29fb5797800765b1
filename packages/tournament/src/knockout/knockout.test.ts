import { describe, expect, test } from 'vitest'
import { player, round, tournament } from '../testing/tiny-tournament.js'
import { type KnockoutOptions, knockout } from './knockout.js'
import { seedOrder } from './seeding.js'

function pair(rounds: readonly (readonly string[])[], options: KnockoutOptions = {}) {
  const from = tournament(rounds.map((each, index) => player(index + 1, null, each.map(round))))
  return knockout(options).pair(from)
}

function games(rounds: readonly (readonly string[])[], options: KnockoutOptions = {}) {
  const attempt = pair(rounds, options)
  if (!attempt.ok) return attempt.error
  return attempt.value.games.map(({ white, black }) => `${white}-${black}`)
}

test('the first two seeds can meet only in the final', () => {
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6])
})

test('the best seeds go through if places are empty', () => {
  const attempt = pair([[], [], [], [], []])
  expect(attempt.ok && attempt.value).toMatchObject({
    stage: 1,
    games: [{ white: 5, black: 4 }],
    rests: [1, 2, 3],
  })
})

describe('a match of one game', () => {
  test('sends its winner to the next', () => {
    expect(games([['w1 4'], ['b0 3'], ['w1 2'], ['b0 1']])).toEqual(['1-3'])
    expect(games([['b- 4'], ['b0 3'], ['w1 2'], ['w+ 1']])).toEqual(['4-3'])
  })

  test('that is drawn waits until it is known who advances', () => {
    const drawn = [['w= 4'], ['b0 3'], ['w1 2'], ['b= 1']]
    expect(games(drawn)).toMatchObject({ code: 'pairing-impossible', players: [1, 4] })
    expect(games(drawn, { advanced: [{ stage: 1, player: 4 }] })).toEqual(['4-3'])
  })

  test('ends with the final', () => {
    expect(games([['w1 2'], ['b0 1']])).toMatchObject({ code: 'nobody-to-pair' })
  })
})

describe('a match of two games', () => {
  test('reverses the colours', () => {
    expect(games([[], []], { gamesPerMatch: 2 })).toEqual(['1-2'])
    expect(games([['w1 2'], ['b0 1']], { gamesPerMatch: 2 })).toEqual(['2-1'])
  })

  test('counts both games', () => {
    const rounds = [
      ['w= 4', 'b1 4'],
      ['w1 3', 'b0 3'],
      ['b0 2', 'w1 2'],
      ['b= 1', 'w0 1'],
    ]
    expect(games(rounds, { gamesPerMatch: 2 })).toMatchObject({ players: [2, 3] })
    const advanced = [{ stage: 1, player: 3 }]
    expect(games(rounds, { gamesPerMatch: 2, advanced })).toEqual(['1-3'])
  })
})
