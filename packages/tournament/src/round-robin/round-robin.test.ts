import { describe, expect, test } from 'vitest'
import { player, tournament } from '../testing/tiny-tournament.js'
import { bergerSchedule } from './berger.js'
import { roundRobin } from './round-robin.js'

const sizes = Array.from({ length: 22 }, (_, index) => index + 3)

/** `1-4 2-3`. */
const text = (players: number, options = {}) =>
  bergerSchedule(players, options).map(({ games }) => games.map(game => game.join('-')).join(' '))

describe('the Berger tables', () => {
  test.each([
    [4, ['1-4 2-3', '4-3 1-2', '2-4 3-1']],
    [6, ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']],
    [
      8,
      [
        '1-8 2-7 3-6 4-5',
        '8-5 6-4 7-3 1-2',
        '2-8 3-1 4-7 5-6',
        '8-6 7-5 1-4 2-3',
        '3-8 4-2 5-1 6-7',
        '8-7 1-6 2-5 3-4',
        '4-8 5-3 6-2 7-1',
      ],
    ],
  ])('[C.05, Annex 1] for %i players', (players, rounds) => {
    expect(text(players)).toEqual(rounds)
  })

  test('with an odd number of players, the opponent of the last number is free', () => {
    expect(text(3)).toEqual(['2-3', '1-2', '3-1'])
    expect(bergerSchedule(3).map(each => each.rests)).toEqual([1, 3, 2])
  })

  test.each(sizes)('%i players: everybody meets everybody once, colours balanced', players => {
    const met = new Set<string>()
    const whites = new Array<number>(players + 1).fill(0)
    for (const { games, rests } of bergerSchedule(players)) {
      const seen = games.flat()
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length + (rests === null ? 0 : 1)).toBe(players)
      for (const [white, black] of games) {
        met.add(`${Math.min(white, black)} ${Math.max(white, black)}`)
        whites[white]!++
      }
    }
    expect(met.size).toBe((players * (players - 1)) / 2)
    for (let id = 1; id <= players; id++) {
      expect(Math.abs(2 * whites[id]! - (players - 1))).toBeLessThanOrEqual(1)
    }
  })

  test.each(sizes)('%i players, twice: every pair with both colours', players => {
    const games = bergerSchedule(players, { cycles: 2 }).flatMap(each => each.games)
    const met = new Set(games.map(game => game.join('-')))
    expect([games.length, met.size]).toEqual([players * (players - 1), players * (players - 1)])
  })

  test.each(sizes.filter(each => each % 2 === 0))(
    '%i players, twice with swapped rounds: no colour three times in a row',
    players => {
      const colours = new Map<number, string>()
      for (const { games } of bergerSchedule(players, { cycles: 2, swapLastTwo: true })) {
        for (const [white, black] of games) {
          colours.set(white, `${colours.get(white) ?? ''}w`)
          colours.set(black, `${colours.get(black) ?? ''}b`)
        }
      }
      for (const each of colours.values()) expect(each).not.toMatch(/www|bbb/)
    },
  )
})

describe('the system', () => {
  const field = (players: number, paired: number) => ({
    ...tournament(Array.from({ length: players }, (_, index) => player(index + 1, null, []))),
    paired,
    rounds: 5,
  })

  test('pairs the coming round', () => {
    const attempt = roundRobin().pair(field(4, 1))
    expect(attempt.ok && attempt.value).toEqual({
      round: 2,
      games: [
        { white: 4, black: 3 },
        { white: 1, black: 2 },
      ],
      bye: null,
      rests: [],
    })
  })

  test('knows its end and its limits', () => {
    const fault = (players: number, paired: number) => {
      const attempt = roundRobin().pair(field(players, paired))
      return attempt.ok ? null : attempt.error.code
    }
    expect(fault(4, 3)).toBe('nobody-to-pair')
    expect(fault(2, 0)).toBe('pairing-impossible')
    expect(fault(25, 0)).toBe('pairing-impossible')
  })
})
