/** One side of a chess clock, which belongs to one player. */
export type Side = 'white' | 'black'

/** Both sides, White first. */
export const sides: readonly Side[] = ['white', 'black']

/** The opponent's side. */
export function otherSide(side: Side): Side {
  return side === 'white' ? 'black' : 'white'
}
