import { makeSquare, type Square } from '@jadoube/chess'

/**
 * Returns the squares to light: those that the touched piece must go to, otherwise the last move.
 * Lights are help. They are used if the table shows what a touched piece may do, which a tournament
 * does not.
 */
export function litSquares(
  { help }: { readonly help: readonly string[] },
  must: readonly Square[],
  last: readonly Square[],
): ReadonlySet<string> {
  if (!help.includes('must-play')) return new Set()
  return new Set((must.length > 0 ? must : last).map(makeSquare))
}
