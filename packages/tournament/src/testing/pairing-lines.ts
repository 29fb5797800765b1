import type { RoundPairing } from '../pairing-system.js'
import type { Tournament } from '../tournament.js'

/** One line `white black` per game, the bye as `id 0`, sorted. */
export function linesOf({ games, bye }: Pick<RoundPairing, 'games' | 'bye'>): string[] {
  const lines = games.map(({ white, black }) => `${white} ${black}`)
  return [...lines, ...(bye === null ? [] : [`${bye} 0`])].sort()
}

/** The same lines for a round of the tournament. */
export function linesIn(tournament: Tournament, round: number): string[] {
  return tournament.players
    .flatMap(player => {
      const { outcome, opponent, colour } = player.rounds[round - 1]!
      if (outcome === 'pairing-bye') return `${player.id} 0`
      return opponent !== null && colour === 'white' ? `${player.id} ${opponent}` : []
    })
    .sort()
}
