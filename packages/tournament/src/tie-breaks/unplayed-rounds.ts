import type { Player, PlayerRound } from '../tournament.js'

/** What a round was for tie-breaks: a game, or one of the unplayed rounds of 16.2. */
export type RoundKind = 'game' | 'forfeit-win' | 'forfeit-loss' | 'given-bye' | 'requested-bye'

/** A forfeit without an opponent is the bye that it gives the points of. */
export function kindOf({ outcome, opponent }: PlayerRound): RoundKind {
  switch (outcome) {
    case 'forfeit-win':
      return opponent === null ? 'given-bye' : 'forfeit-win'
    case 'forfeit-loss':
      return opponent === null ? 'requested-bye' : 'forfeit-loss'
    case 'pairing-bye':
    case 'full-bye':
      return 'given-bye'
    case 'half-bye':
    case 'zero-bye':
      return 'requested-bye'
    case 'won':
    case 'drawn':
    case 'lost':
    case 'short-won':
    case 'short-drawn':
    case 'short-lost':
    case 'unknown':
      return 'game'
  }
}

/** 16.1.2: the player was not available to play. */
export function isVoluntary(round: PlayerRound): boolean {
  const kind = kindOf(round)
  return kind === 'requested-bye' || kind === 'forfeit-loss'
}

/**
 * The rounds of category 16.2.5: requested byes that only voluntarily unplayed rounds follow. Counted
 * from 0.
 */
export function closingByes({ rounds }: Player): Set<number> {
  const closing = new Set<number>()
  for (let index = rounds.length - 1; index >= 0 && isVoluntary(rounds[index]!); index--) {
    if (kindOf(rounds[index]!) === 'requested-bye') closing.add(index)
  }
  return closing
}
