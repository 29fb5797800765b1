import { describe, expect, test } from 'vitest'
import { bergerSchedule, knockout, newTournament, roundsNeeded, tournamentOf } from './index.js'

describe('the number of rounds that a system needs', () => {
  test('[C.05 Annex 1] a round robin has as many as the Berger tables, once or twice', () => {
    for (let players = 3; players <= 24; players++)
      for (const cycles of [1, 2] as const)
        expect(roundsNeeded('round-robin', players, { cycles })).toBe(
          bergerSchedule(players, { cycles }).length,
        )
  })

  test('a knockout continues until one player is left', () => {
    for (let players = 2; players <= 40; players++) {
      const field = Array.from({ length: players }, (_, index) => index + 1)
      expect(roundsNeeded('knockout', players)).toBe(stagesOf(field))
      expect(roundsNeeded('knockout', players, { gamesPerMatch: 2 })).toBe(2 * stagesOf(field))
    }
  })

  test('in a Swiss and by hand the organiser decides', () => {
    expect(roundsNeeded('swiss', 24)).toBeNull()
    expect(roundsNeeded('manual', 24)).toBeNull()
  })

  test('it works without players', () => {
    expect(roundsNeeded('round-robin', 0)).toBe(1)
    expect(roundsNeeded('knockout', 0)).toBe(1)
  })
})

/** Pairs, and lets the first player of each match win, until nobody is left to pair. */
function stagesOf(ids: readonly number[]): number {
  const empty = tournamentOf(newTournament)
  let players = ids.map(id => ({
    id,
    name: '',
    sex: null,
    title: null,
    rating: null,
    federation: null,
    fideId: null,
    birth: null,
    rounds: [] as {
      outcome: 'won' | 'lost' | 'zero-bye'
      opponent: number | null
      colour: 'white' | 'black' | null
      points: number
    }[],
    comingBye: null,
  }))
  for (let paired = 0; ; paired++) {
    const next = knockout().pair({ ...empty, players, paired })
    if (!next.ok) return paired
    players = players.map(player => {
      const game = next.value.games.find(({ white, black }) => [white, black].includes(player.id))
      const isWhite = game?.white === player.id
      const round = game
        ? {
            outcome: isWhite ? ('won' as const) : ('lost' as const),
            opponent: isWhite ? game.black : game.white,
            colour: isWhite ? ('white' as const) : ('black' as const),
            points: isWhite ? 100 : 0,
          }
        : { outcome: 'zero-bye' as const, opponent: null, colour: null, points: 0 }
      return { ...player, rounds: [...player.rounds, round] }
    })
  }
}
