import { parseSquare } from '@jadoube/chess'
import { castlingOn, castlingSides } from '../article-04-act-of-moving/castling-attempt.js'
import type { EventOf } from '../game/event.js'
import { baseOf, boardOf } from '../game/standing.js'
import type { GameState } from '../game/state.js'

/**
 * The castling that an illegal move was meant to be: king and rook stand where castling puts them.
 * In Chess960 the king's squares alone do not distinguish it from an ordinary king's move.
 */
export function illegalCastling(
  { by, from, to }: Pick<EventOf<'move-made'>, 'by' | 'from' | 'to'>,
  before: GameState,
): 'O-O' | 'O-O-O' | null {
  const base = baseOf(before) ?? before.position.placement
  const board = boardOf(before)
  for (const side of castlingSides) {
    const meant = castlingOn(before.opening, base, by, side)
    if (meant === null || meant.king !== parseSquare(from) || meant.kingTo !== parseSquare(to))
      continue
    const hasRookGone = meant.rook === meant.rookTo || board.at(meant.rook) !== base.at(meant.rook)
    if (hasRookGone && board.at(meant.rookTo) === base.at(meant.rook))
      return side === 0 ? 'O-O' : 'O-O-O'
  }
  return null
}
