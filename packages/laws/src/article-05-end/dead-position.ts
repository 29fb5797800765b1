import { type Color, type Position, playCode, provesCannotMate } from '@jadoube/chess'
import { isForced, legalCodes, mateOrStalemate } from '../game/legal-codes.js'
import { canMateButForTheLine } from './forced-lines.js'

/** A quiet move takes the last mate away only where what follows is forced. */
const forcedMoves = 2

/** Is the game over by 5.2.2, with forced lines or, where they are read so, without them? */
export function isDead(position: Position, forcedLinesCount: boolean): boolean {
  if (!isProvedDead(position)) return false
  if (forcedLinesCount || !isForced(position, 1)) return true
  const isLost = (color: Color) => canMateButForTheLine(position, color) === 'no'
  return isLost('white') && isLost('black')
}

/**
 * 5.2.2: neither player can mate by any series of legal moves, the pieces counted or the way barred. What is
 * answered yes is proved; where no proof was found soon, the game goes on. It is asked after every move,
 * so a quiet one is looked at only where it forces captures.
 */
function isProvedDead(position: Position): boolean {
  if (position.quiet > 0) return isForced(position, forcedMoves) && endsByForce(position)
  if (!mayBeDead(position)) return false
  const { turn } = position
  // Who has just moved had the last word, and more often still can mate.
  if (!provesCannotMate(position, turn === 'white' ? 'black' : 'white')) return false
  return provesCannotMate(position, turn)
}

/** Nobody has met a dead position with many men that had neither a wall of pawns nor a forced line in it. */
const manyMen = 10
const wall = 5

function mayBeDead(position: Position): boolean {
  const { pieces } = position.board
  let men = 0
  let blocked = 0
  for (let square = 0; square < 64; square++) {
    if (pieces[square] === 0) continue
    men++
    if (pieces[square] === whitePawn && pieces[square + 8] === blackPawn) blocked++
  }
  return men <= manyMen || blocked >= wall || isForced(position, forcedMoves)
}

const whitePawn = 2
const blackPawn = 3

/** Is every legal move a capture or a pawn's, into stalemate or a dead position? */
function endsByForce(position: Position): boolean {
  return legalCodes(position).every(code => {
    const after = playCode(position, code)
    if (after.quiet > 0) return false
    const ending = mateOrStalemate(after)
    return ending === 'stalemate' || (ending === null && isProvedDead(after))
  })
}
