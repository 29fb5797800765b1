import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateTournament, generatorDefaults } from '../generate/tournament.js'
import { linesOf } from '../testing/pairing-lines.js'
import { roundsOf } from '../testing/small-tournaments.js'
import type { Tournament } from '../tournament.js'
import { pairDutch } from './dutch.js'

const tournaments = fc
  .record({
    seed: fc.nat(1_000_000),
    players: fc.integer({ min: 2, max: 40 }),
    rounds: fc.integer({ min: 1, max: 9 }),
    forfeits: fc.constantFrom(0, 0.1),
    halfByes: fc.constantFrom(0, 0.1),
    draws: fc.constantFrom(0, 0.3, 1),
    acceleration: fc.constantFrom('none' as const, 'baku' as const),
  })
  .map(settings => generateTournament({ ...generatorDefaults, ...settings }))

function played(tournament: Tournament) {
  const games: { round: number; white: number; black: number }[] = []
  for (const player of tournament.players) {
    player.rounds.forEach(({ outcome, opponent, colour }, index) => {
      if (outcome.startsWith('forfeit') || opponent === null || colour !== 'white') return
      games.push({ round: index + 1, white: player.id, black: opponent })
    })
  }
  return games
}

test('C1: nobody meets the same opponent twice at the board', () => {
  fc.assert(
    fc.property(tournaments, tournament => {
      const pairs = played(tournament).map(({ white, black }) => [white, black].sort().join())
      expect(new Set(pairs).size).toBe(pairs.length)
    }),
    { numRuns: 60 },
  )
})

test('C2: nobody gets the bye twice, nor after a win without playing', () => {
  fc.assert(
    fc.property(tournaments, ({ players }) => {
      for (const { rounds } of players) {
        const bye = rounds.findLastIndex(({ outcome }) => outcome === 'pairing-bye')
        const before = rounds.slice(0, Math.max(0, bye))
        expect(
          before.some(({ outcome }) => outcome === 'pairing-bye' || outcome === 'forfeit-win'),
        ).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

test('C3: before the last round no colour three times running, no difference above 2', () => {
  fc.assert(
    fc.property(tournaments, tournament => {
      for (const { rounds } of tournament.players) {
        const colours = rounds
          .slice(0, tournament.rounds - 1)
          .filter(({ outcome, opponent }) => opponent !== null && !outcome.startsWith('forfeit'))
          .map(({ colour }) => (colour === 'white' ? 1 : -1))
        let difference = 0
        colours.forEach((colour, i) => {
          difference += colour
          expect(Math.abs(difference)).toBeLessThanOrEqual(2)
          expect(Math.abs(colour + (colours[i - 1] ?? 0) + (colours[i - 2] ?? 0))).toBeLessThan(3)
        })
      }
    }),
    { numRuns: 60 },
  )
})

test('everybody present is paired once, at most one gets the bye', () => {
  fc.assert(
    fc.property(tournaments, tournament => {
      for (const before of roundsOf(tournament)) {
        const attempt = pairDutch(before)
        if (!attempt.ok) continue
        const { games, bye } = attempt.value
        const ids = games.flatMap(({ white, black }) => [white, black])
        const present = before.players.filter(({ comingBye }) => comingBye === null)
        expect([...ids, ...(bye === null ? [] : [bye])].sort((a, b) => a - b)).toEqual(
          present.map(({ id }) => id),
        )
      }
    }),
    { numRuns: 40 },
  )
})

test('the order of the entries does not matter', () => {
  fc.assert(
    fc.property(tournaments, fc.infiniteStream(fc.nat()), (tournament, stream) => {
      const before = roundsOf(tournament).at(-1)!
      const shuffled = before.players
        .map(player => ({ player, key: stream.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ player }) => player)
      const [one, other] = [before, { ...before, players: shuffled }].map(each => {
        const attempt = pairDutch(each)
        return attempt.ok ? linesOf(attempt.value) : attempt.error
      })
      expect(other).toEqual(one)
    }),
    { numRuns: 40 },
  )
})

test('considering more of the field than needed gives the same pairing', () => {
  fc.assert(
    fc.property(tournaments, tournament => {
      for (const before of roundsOf(tournament)) {
        const [alone, next, all] = (['alone', 'next', 'all'] as const).map(scope => {
          const attempt = pairDutch(before, scope)
          return attempt.ok ? linesOf(attempt.value) : attempt.error
        })
        expect(next).toEqual(alone)
        expect(all).toEqual(alone)
      }
    }),
    { numRuns: 40 },
  )
})
