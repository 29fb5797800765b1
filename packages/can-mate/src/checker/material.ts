import type { ClaimRole } from './geometry.js'

/**
 * T0 to T2 of material.ts in the solver: whether nobody can be mated with these pieces besides the
 * kings. `own` are the pieces of the player who would mate, `rest` those of the opponent, `bishops`
 * the squares where any bishop may stand.
 */
export function cannotMateWith(
  own: readonly ClaimRole[],
  rest: readonly ClaimRole[],
  bishops: Iterable<number>,
): boolean {
  if (own.length === 0) return true
  if (own.length === 1 && own[0] === 'knight') return rest.every(role => role === 'queen')
  if (!own.every(role => role === 'bishop')) return false
  if (rest.some(role => role === 'pawn' || role === 'knight' || role === 'wild')) return false
  return new Set(Array.from(bishops, shade)).size === 1
}

const shade = (square: number): number => (Math.floor(square / 8) + square) % 2
