import type { Player, Points, Scoring } from '../tournament.js'
import { isPlayed } from './played.js'

export type Float = 'down' | 'up' | null

/**
 * The float of a player in one round (from 1) by C.04.3, 1.4. `pairingScore` is the score that
 * counted when that round was paired, with virtual points.
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
