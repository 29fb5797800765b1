import type { PlayerRound, Scoring } from '../tournament.js'
import { isPlayed } from './played.js'

/**
 * C2: whether a player may get the bye. Not after a bye, or after the points of a win in a round
 * without playing.
 */
export function mayReceiveBye(rounds: readonly PlayerRound[], scoring: Scoring): boolean {
  return rounds.every(
    round => isPlayed(round) || (round.outcome !== 'pairing-bye' && round.points < scoring.win),
  )
}
