import type { Player, Points, RoundOutcome, Scoring } from './tournament.js'

/**
 * Returns the player's points after `rounds` rounds, by default after all paired rounds. Penalties
 * and bonuses are included.
 */
export function scoreOf(player: Player, rounds = player.rounds.length): Points {
  let score = 0
  for (let index = 0; index < rounds; index++) score += player.rounds[index]?.points ?? 0
  for (const each of player.adjustments ?? []) if (each.round <= rounds) score += each.points
  return score
}

const kinds: Readonly<Record<RoundOutcome, keyof Scoring>> = {
  won: 'win',
  drawn: 'draw',
  lost: 'loss',
  'short-won': 'win',
  'short-drawn': 'draw',
  'short-lost': 'loss',
  unknown: 'draw',
  'forfeit-win': 'forfeitWin',
  'forfeit-loss': 'forfeitLoss',
  'pairing-bye': 'pairingBye',
  'full-bye': 'fullBye',
  'half-bye': 'halfBye',
  'zero-bye': 'zeroBye',
}

/** Returns the points for an outcome under a scoring. An unknown outcome counts as a draw. */
export function pointsFor(outcome: RoundOutcome, scoring: Scoring): Points {
  return scoring[kinds[outcome]]
}

/** The usual scoring: one point for a win, half a point for a draw. */
export const usualScoring: Scoring = {
  win: 100,
  draw: 50,
  loss: 0,
  pairingBye: 100,
  fullBye: 100,
  halfBye: 50,
  zeroBye: 0,
  forfeitWin: 100,
  forfeitLoss: 0,
}
