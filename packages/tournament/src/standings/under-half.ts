import type { PlayerId, PlayerRound, Tournament } from '../tournament.js'

const notCounted: PlayerRound = { outcome: 'zero-bye', opponent: null, colour: null, points: 0 }

/**
 * A round robin without the players who completed less than half of their games (C.05). Neither
 * they nor the points against them count in the final standings. Their games stay in the table and
 * count for ratings.
 */
export function withoutUnderHalf(tournament: Tournament): {
  readonly tournament: Tournament
  readonly excluded: readonly PlayerId[]
} {
  if (tournament.paired < tournament.rounds) return { tournament, excluded: [] }
  const excluded = tournament.players
    .filter(({ rounds }) => {
      const scheduled = rounds.filter(each => each.opponent !== null)
      const completed = scheduled.filter(each => each.outcome !== 'forfeit-loss')
      return completed.length * 2 < scheduled.length
    })
    .map(each => each.id)
  if (excluded.length === 0) return { tournament, excluded }
  const out = new Set(excluded)
  const players = tournament.players
    .filter(each => !out.has(each.id))
    .map(player => ({
      ...player,
      rounds: player.rounds.map(each =>
        each.opponent !== null && out.has(each.opponent) ? notCounted : each,
      ),
    }))
  return { tournament: { ...tournament, players }, excluded }
}
