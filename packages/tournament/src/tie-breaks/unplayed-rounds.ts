import type { Player, PlayerRound } from '../tournament.js'

/** The kind of a round for tie-breaks: a game, or one of the unplayed rounds of 16.2. */
export type RoundKind = 'game' | 'forfeit-win' | 'forfeit-loss' | 'given-bye' | 'requested-bye'

/** The kind of a round. A forfeit without an opponent counts as the bye with the same points. */
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

/** 16.1.2: whether the round was voluntarily unplayed. */
export function isVoluntary(round: PlayerRound): boolean {
  const kind = kindOf(round)
  return kind === 'requested-bye' || kind === 'forfeit-loss'
}

/**
 * The rounds of category 16.2.5, counted from 0: requested byes followed only by voluntarily
 * unplayed rounds.
 */
export function closingByes({ rounds }: Player): Set<number> {
  const closing = new Set<number>()
  for (let index = rounds.length - 1; index >= 0 && isVoluntary(rounds[index]!); index--) {
    if (kindOf(rounds[index]!) === 'requested-bye') closing.add(index)
  }
  return closing
}
