import { describe, expect, test } from 'vitest'
import { tournamentOfLines } from '../testing/tournaments.js'
import { allocateColours } from './colour-allocation.js'
import { initialColour } from './initial-colour.js'
import { participants } from './participant.js'

/** Two players with these colours of played games, the second ranked lower. */
function two(first: string, second: string, rounds = 20) {
  const line = (colours: string, other: number) =>
    [...colours]
      .map((colour, i) => (colour === 'u' ? 'Z' : `${10 * other + i}${colour}=`))
      .join(' ')
  const length = Math.max(first.length, second.length)
  const lines = [first.padStart(length, 'u'), second.padStart(length, 'u')]
  const all = participants(tournamentOfLines(rounds, [line(lines[0]!, 1), line(lines[1]!, 2)]))
  const one = all.find(({ id }) => id === 1)!
  const other = all.find(({ id }) => id === 2)!
  return { one, other }
}

test.each([
  ['', null, 'none'],
  ['w', 'black', 'strong'],
  ['wb', 'white', 'mild'],
  ['bw', 'black', 'mild'],
  ['wbw', 'black', 'strong'],
  ['bww', 'black', 'absolute'],
  ['wbb', 'white', 'absolute'],
  ['wbwuw', 'black', 'absolute'],
  ['bbuw', 'white', 'strong'],
] as const)('1.7: after %s a player prefers %s (%s)', (colours, preference, strength) => {
  expect(two(colours, '').one.history).toMatchObject({ preference, strength })
})

test('1.7: an unplayed round leaves no gap: BWBuW is read as uBWBW', () => {
  expect(two('bwbuw', '').one.history.colours).toEqual(['black', 'white', 'black', 'white'])
})

describe('5.2: the colour of the higher ranked player', () => {
  test.each([
    ['5.2.1', 'w', 'b', 'black'],
    ['5.2.1', 'w', '', 'black'],
    ['5.2.1', '', 'b', 'black'],
    ['5.2.2', 'bw', 'w', 'white'],
    ['5.2.2', 'w', 'bw', 'black'],
    ['5.2.2', 'bww', 'w', 'black'],
    ['5.2.2', 'wwbww', 'bww', 'black'],
    ['5.2.2', 'bww', 'wwbww', 'white'],
    // They differed last in the third game from the end, where the first had White.
    ['5.2.3', 'bwwb', 'wbwb', 'black'],
    ['5.2.3', 'wbwb', 'bwwb', 'white'],
    ['5.2.4', 'w', 'w', 'black'],
    ['5.2.5', '', '', 'white'],
  ] as const)('%s: %s against %s has %s', (rule, first, second, colour) => {
    const { one, other } = two(first, second)
    // Ranked by the order of Article 1.2, whatever the scores of these histories are.
    expect(allocateColours(one, other, 'white')).toEqual({ colour, rule })
  })

  test('5.2.5: an even number gets the opposite of the initial colour', () => {
    const { one, other } = two('', '')
    expect(allocateColours({ ...one, number: 2 }, other, 'white').colour).toBe('black')
    expect(allocateColours({ ...one, number: 2 }, other, 'black').colour).toBe('white')
  })
})

test('5.2.5: a player who was never taken into account has no number yet', () => {
  const tournament = tournamentOfLines(5, ['Z coming-Z', '3w1', '2b0', 'Z'])
  const numbers = participants(tournament).map(({ id, number }) => [id, number])
  // Player 1 was never there; player 4 comes now and takes the third number.
  expect(numbers).toEqual([
    [2, 1],
    [3, 2],
    [4, 3],
  ])
})

test('5.1: the initial colour follows from the first round if it is not recorded', () => {
  const unknown = { initialColour: null }
  expect(initialColour(tournamentOfLines(5, ['2b1', '1w0'], unknown))).toBe('black')
  expect(initialColour(tournamentOfLines(5, ['Z', '3b1', '2w0'], unknown))).toBe('black')
  expect(initialColour(tournamentOfLines(5, ['', ''], unknown))).toBe('white')
})
