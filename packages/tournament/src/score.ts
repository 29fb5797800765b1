import type { Player, Points } from './tournament.js'

/** The player's points after `rounds` rounds, or after all that are paired. */
export function scoreOf(player: Player, rounds = player.rounds.length): Points {
  let score = 0
  for (let index = 0; index < rounds; index++) score += player.rounds[index]?.points ?? 0
  return score
}
