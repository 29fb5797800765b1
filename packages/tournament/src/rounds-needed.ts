/**
 * Returns how many rounds a tournament system needs for this number of players, or null if the
 * organiser decides (Swiss and manual pairing).
 *
 * @example
 * roundsNeeded('round-robin', 7) // → 7
 * roundsNeeded('swiss', 7) // → null
 */
export function roundsNeeded(
  system: 'swiss' | 'round-robin' | 'knockout' | 'manual',
  players: number,
  {
    cycles = 1,
    gamesPerMatch = 1,
  }: { readonly cycles?: 1 | 2; readonly gamesPerMatch?: 1 | 2 } = {},
): number | null {
  if (system === 'round-robin') return Math.max(1, players - 1 + (players % 2)) * cycles
  if (system === 'knockout') return Math.max(1, Math.ceil(Math.log2(players))) * gamesPerMatch
  return null
}
