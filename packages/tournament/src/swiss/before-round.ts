import type { Player, Tournament } from '../tournament.js'
import { initialColour } from './initial-colour.js'
import { wasPaired } from './played.js'

/** Returns the tournament as it was before `round` (counted from 1) was paired. */
export function beforeRound(tournament: Tournament, round: number): Tournament {
  return {
    ...tournament,
    paired: round - 1,
    initialColour: initialColour(tournament),
    players: tournament.players.map(player => ({
      ...player,
      rounds: player.rounds.slice(0, round - 1),
      comingBye: byeIn(player, round),
    })),
  }
}

function byeIn(player: Player, round: number): Player['comingBye'] {
  const past = player.rounds[round - 1]
  if (past === undefined) return player.comingBye
  if (wasPaired(past)) return null
  const { outcome } = past
  return outcome === 'full-bye' || outcome === 'half-bye' ? outcome : 'zero-bye'
}
