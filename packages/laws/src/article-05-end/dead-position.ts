import { type Position, playCode, provesCannotMate } from '@jadoube/chess'
import { legalCodes, mateOrStalemate, movablePieces } from '../game/legal-codes.js'

/** A quiet move takes the last mate away only where what follows is forced. */
const forcedMoves = 2

/**
 * 5.2.2: neither player can mate by any series of legal moves, the pieces counted or the way barred. What is
 * answered yes is proved; where no proof was found soon, the game goes on. It is asked after every move,
 * so a quiet one is looked at only where it forces captures.
 */
export function isDead(position: Position): boolean {
  if (position.quiet > 0) return movablePieces(position) <= forcedMoves && isForced(position)
  const { turn } = position
  // Who has just moved had the last word, and more often still can mate.
  if (!provesCannotMate(position, turn === 'white' ? 'black' : 'white')) return false
  return provesCannotMate(position, turn)
}

/** Is every legal move a capture or a pawn's, into stalemate or a dead position? */
function isForced(position: Position): boolean {
  const codes = legalCodes(position)
  if (codes.length > forcedMoves) return false
  return codes.every(code => {
    const after = playCode(position, code)
    if (after.quiet > 0) return false
    const ending = mateOrStalemate(after)
    return ending === 'stalemate' || (ending === null && isDead(after))
  })
}
