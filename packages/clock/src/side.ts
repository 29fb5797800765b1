/** Whose clock: each side of a chess clock belongs to one player. */
export type Side = 'white' | 'black'

/** Both sides, White first. */
export const sides: readonly Side[] = ['white', 'black']

/** The side of the opponent. */
export function otherSide(side: Side): Side {
  return side === 'white' ? 'black' : 'white'
}
