import type { PlayerRound, Scoring } from '../tournament.js'
import { isPlayed } from './played.js'

/** C2: who had the bye, or a win's points in one round without playing, does not get it (again). */
export function mayReceiveBye(rounds: readonly PlayerRound[], scoring: Scoring): boolean {
  return rounds.every(
    round => isPlayed(round) || (round.outcome !== 'pairing-bye' && round.points < scoring.win),
  )
}
