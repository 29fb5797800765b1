import { type Color, canCheckmate, type Position, provesCannotMate } from '@jadoube/chess'
import { movablePieces } from '../game/legal-codes.js'

/** A quiet move takes the last mate away only where nearly everything that follows is forced. */
const fewMovable = 2
/** With so few men the exact search is quick, and what it finds out is worth it. */
const fewMen = 5
const nodes = 20_000

/**
 * 5.2.2: neither player can mate by any series of legal moves, the pieces counted or the way barred. What is
 * answered yes is proved; where no proof was found soon, the game goes on.
 */
export function isDead(position: Position): boolean {
  if (position.quiet > 0 && movablePieces(position) > fewMovable) return false
  return cannotMate(position, 'white') && cannotMate(position, 'black')
}

function cannotMate(position: Position, color: Color): boolean {
  if (provesCannotMate(position, color)) return true
  if (position.quiet > 0 || men(position) > fewMen) return false
  return canCheckmate(position, color, { nodes }).verdict === 'no'
}

function men({ board: { pieces } }: Position): number {
  let count = 0
  for (let square = 0; square < 64; square++) if (pieces[square] !== 0) count++
  return count
}
