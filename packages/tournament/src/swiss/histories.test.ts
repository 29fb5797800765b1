import { describe, expect, test } from 'vitest'
import { tournamentOfLines } from '../testing/tournaments.js'
import { participants } from './participant.js'

const of = (lines: readonly string[], id: number, rounds = 9) =>
  participants(tournamentOfLines(rounds, lines)).find(player => player.id === id)!

describe('1.4: floats of the last round and of the one before', () => {
  const lines = ['2w1 3b=', '1b0 4w1', '4b1 1w=', '3w0 2b0']

  test('an unequal game floats one down, the other up', () => {
    expect(of(['2w1 3w1', '1b0 4w1', '4w= 1b0', '3b= 2b0'], 1).lastFloat).toBe('down')
    expect(of(['2w1 3w1', '1b0 4w1', '4w= 1b0', '3b= 2b0'], 3).lastFloat).toBe('up')
    expect(of(lines, 1).lastFloat).toBe(null)
    expect(of(lines, 1).floatBefore).toBe(null)
  })

  test.each([
    ['U', 'down'],
    ['F', 'down'],
    ['H', 'down'],
    ['9b+', 'down'],
    ['Z', null],
    ['9b-', null],
  ])('%s in the last round: %s', (round, float) => {
    expect(of([round], 1).lastFloat).toBe(float)
  })

  test('a bye without points is also a downfloat', () => {
    const tournament = tournamentOfLines(9, ['U'])
    const [player] = tournament.players
    const rounds = [{ ...player!.rounds[0]!, points: 0 }]
    const worthless = { ...tournament, players: [{ ...player!, rounds }] }
    expect(participants(worthless)[0]!.lastFloat).toBe('down')
  })

  test('virtual points of that round count', () => {
    const virtualPoints = [{ player: 1, round: 1, points: 100 }]
    const all = participants(tournamentOfLines(9, ['2w1', '1b0'], { virtualPoints }))
    expect(all.map(({ lastFloat }) => lastFloat)).toEqual(['down', 'up'])
  })
})

describe('C2: who may get the bye', () => {
  test.each([
    ['U', false],
    ['F', false],
    ['9w+', false],
    ['9wW', true],
    ['9w1', true],
    ['H', true],
    ['Z', true],
    ['9w-', true],
  ])('after %s: %s', (round, may) => {
    expect(of([round], 1).mayReceiveBye).toBe(may)
  })
})

describe('1.8: topscorers, in the last round only', () => {
  const half = ['2w1 3b0', '1b0 Z', 'Z 1w1']
  test('over half of what was possible, not half', () => {
    expect(of(half, 1, 3).topscorer).toBe(false)
    expect(of(['2w1 3b=', '1b0 Z', 'Z 1w='], 1, 3).topscorer).toBe(true)
  })
  test('an odd number of rounds played', () => {
    expect(of(['2w1 3b= Z', '1b0 Z Z', 'Z 1w= Z'], 1, 4).topscorer).toBe(false)
    expect(of(['2w1 3b1 Z', '1b0 Z Z', 'Z 1w0 Z'], 1, 4).topscorer).toBe(true)
  })
  test('not before the last round', () => {
    expect(of(['2w1 3b1', '1b0 Z', 'Z 1w0'], 1, 4).topscorer).toBe(false)
  })
})
