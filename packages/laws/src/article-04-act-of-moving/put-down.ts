import {
  type Color,
  type Move,
  makePieceLetter,
  makeSquare,
  type Piece,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import type { OpenRuling } from '../game/open-ruling.js'
import { boardOf } from '../game/standing.js'
import { capturedOn } from '../game/written-move.js'
import type { CastlingAttempt } from './castling-attempt.js'
import type { UncheckedMove } from './read-written-move.js'
import { touchOnce } from './touch.js'

// These functions change what stands on the board. They do not decide whether that is a move.

/** Touches a piece and puts it down. */
export function putDown(
  ruling: OpenRuling,
  by: Color,
  from: Square | null,
  to: Square,
  piece: Piece,
  twoHands: boolean,
): void {
  const board = boardOf(ruling.state)
  // In a promotion the pawn is touched.
  if (from !== null) touchOnce(ruling, by, from, board.at(from) ?? piece)
  const there = board.at(to)
  // Putting a piece on an occupied square touches and removes the piece there.
  if (there !== undefined && from !== to) touchOnce(ruling, by, to, there)
  if (ruling.concluded) return
  ruling.happen({
    type: 'piece-placed',
    at: ruling.at,
    by,
    from: from === null ? null : makeSquare(from),
    to: makeSquare(to),
    piece: makePieceLetter(piece),
    ...(twoHands ? { twoHands } : null),
  })
}

/** Takes a piece off the board that is touched already. */
export function takeOff(ruling: OpenRuling, by: Color, square: Square, piece: Piece): void {
  ruling.happen({
    type: 'piece-removed',
    at: ruling.at,
    by,
    square: makeSquare(square),
    piece: makePieceLetter(piece),
  })
}

/** Puts the pieces where this legal move puts them. */
export function putLegalMove(
  ruling: OpenRuling,
  by: Color,
  position: StandingPosition,
  move: Move,
  twoHands: boolean,
): void {
  if (move.kind === 'castling') {
    const { from: king, rook, to: kingTo } = move
    const rookTo = (kingTo + (rook > king ? -1 : 1)) as Square
    putCastling(ruling, by, { king, rook, kingTo, rookTo }, twoHands)
    return
  }
  const promotion = move.kind === 'promotion' ? move.promotion : undefined
  putPiece(ruling, by, { from: move.from, to: move.to, promotion }, twoHands)
  const captured = capturedOn(position, move)
  if (captured === null || captured === move.to) return
  const piece = boardOf(ruling.state).at(captured)!
  touchOnce(ruling, by, captured, piece)
  takeOff(ruling, by, captured, piece)
}

/** Moves one piece from one square to another, perhaps with a promotion. */
export function putPiece(
  ruling: OpenRuling,
  by: Color,
  { from, to, promotion }: UncheckedMove,
  twoHands: boolean,
): void {
  const piece = boardOf(ruling.state).at(from)!
  putDown(ruling, by, from, to, piece, twoHands)
  if (promotion === undefined || ruling.concluded) return
  putDown(ruling, by, null, to, { color: by, role: promotion }, twoHands)
}

/**
 * Puts king and rook where castling puts them. If one is in the other's way, the king is lifted
 * first.
 */
export function putCastling(
  ruling: OpenRuling,
  by: Color,
  { king, rook, kingTo, rookTo }: CastlingAttempt,
  twoHands: boolean,
): void {
  const board = boardOf(ruling.state)
  const kingPiece = board.at(king)!
  const rookPiece = board.at(rook)!
  touchOnce(ruling, by, king, kingPiece)
  if (kingTo !== rook && rookTo !== king) {
    if (kingTo !== king) putDown(ruling, by, king, kingTo, kingPiece, twoHands)
    if (!ruling.concluded) putDown(ruling, by, rook, rookTo, rookPiece, twoHands)
    return
  }
  takeOff(ruling, by, king, kingPiece)
  putDown(ruling, by, rook, rookTo, rookPiece, twoHands)
  putDown(ruling, by, null, kingTo, kingPiece, twoHands)
}
