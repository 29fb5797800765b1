import type { PlayerId } from '../tournament.js'

/**
 * Draws lots among the players. The same seed gives the same order, whatever the order of the
 * input.
 */
export function drawLots(players: readonly PlayerId[], seed: string): PlayerId[] {
  const lots = new Map(players.map(player => [player, lotOf(`${seed}\n${player}`)]))
  return [...players].sort((one, other) => lots.get(one)! - lots.get(other)! || one - other)
}

/** FNV-1a, then mixed so that similar texts give very different numbers. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
