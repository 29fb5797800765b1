import { makeSquare, type Square } from '@jadoube/chess'

/**
 * What the lights of a board show: the squares to which the touched piece must go, otherwise the last move.
 * Lights are help. They are given where the table shows what a touched piece may do; a tournament does not.
 */
export function litSquares(
  { help }: { readonly help: readonly string[] },
  must: readonly Square[],
  last: readonly Square[],
): ReadonlySet<string> {
  if (!help.includes('must-play')) return new Set()
  return new Set((must.length > 0 ? must : last).map(makeSquare))
}
