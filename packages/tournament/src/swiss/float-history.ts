import type { Player, Points, Scoring } from '../tournament.js'
import { isPlayed } from './played.js'

export type Float = 'down' | 'up' | null

/**
 * C.04.3, 1.4, for one round (from 1) by its number in the tournament. `pairingScore` is what counted when that
 * round was paired, virtual points included.
 */
export function floatIn(
  player: Player,
  round: number,
  scoring: Scoring,
  pairingScore: (player: number, round: number) => Points,
): Float {
  const past = player.rounds[round - 1]
  if (past === undefined) return null
  if (!isPlayed(past)) {
    const scored = past.outcome === 'pairing-bye' || past.points > scoring.loss
    return scored ? 'down' : null
  }
  const own = pairingScore(player.id, round)
  const opponents = pairingScore(past.opponent!, round)
  return own > opponents ? 'down' : own < opponents ? 'up' : null
}
