/** Whose clock: each side of a chess clock belongs to one player. */
export type Side = 'white' | 'black'

export const sides: readonly Side[] = ['white', 'black']

export function otherSide(side: Side): Side {
  return side === 'white' ? 'black' : 'white'
}
