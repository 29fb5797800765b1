import type { PlayerRound, RoundOutcome } from '../tournament.js'

const playedOutcomes: ReadonlySet<RoundOutcome> = new Set<RoundOutcome>([
  'won',
  'drawn',
  'lost',
  'short-won',
  'short-drawn',
  'short-lost',
  'unknown',
])

/** Was there a game at the board? A forfeited game is none: the two may still meet. */
export function isPlayed(round: PlayerRound): boolean {
  return playedOutcomes.has(round.outcome) && round.opponent !== null
}

/** Was the player taken into account when the round was paired? Requested byes and absences are not. */
export function wasPaired(round: PlayerRound): boolean {
  return (
    round.opponent !== null || round.outcome === 'pairing-bye' || round.outcome === 'forfeit-win'
  )
}
