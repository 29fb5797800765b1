import type { Colour, Tournament } from '../tournament.js'
import { other } from './colour-history.js'
import { wasPaired } from './played.js'

/**
 * The initial colour drawn by lot (5.1). If it is not recorded, it follows from the first round
 * with colours: the colour of its first player, or the opposite if their number is even. White
 * before any round.
 */
export function initialColour(tournament: Tournament): Colour {
  if (tournament.initialColour !== null) return tournament.initialColour
  const players = [...tournament.players].sort((a, b) => a.id - b.id)
  for (let round = 0; round < tournament.paired; round++) {
    let number = 0
    for (const player of players) {
      if (!player.rounds.slice(0, round + 1).some(wasPaired)) continue
      number += 1
      const colour = player.rounds[round]?.colour ?? null
      if (colour !== null) return number % 2 === 1 ? colour : other(colour)
    }
  }
  return 'white'
}
