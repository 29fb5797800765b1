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

/** Whether a game was played over the board. Forfeits do not count: the two may still meet. */
export function isPlayed(round: PlayerRound): boolean {
  return playedOutcomes.has(round.outcome) && round.opponent !== null
}

/** Whether the player was paired in the round. Requested byes and absences do not count. */
export function wasPaired(round: PlayerRound): boolean {
  return (
    round.opponent !== null || round.outcome === 'pairing-bye' || round.outcome === 'forfeit-win'
  )
}
