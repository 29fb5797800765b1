import type { Board } from '../board.js'
import { type IllegalCode, type WhyIllegal, why } from '../illegal/why.js'
import { PAWN, roles, WHITE } from '../piece.js'
import { makeSquare, type Square } from '../square.js'
import type { StandingPosition } from '../standing-position.js'
import { whyIllegal } from '../why-illegal.js'
import type { Reading } from './reading.js'

/**
 * If several pieces may have been meant, the first of these codes is reported: the most informative
 * one.
 */
const mostInformative: readonly IllegalCode[] = [
  'king-left-in-check',
  'king-into-check',
  'promotion-missing',
  'promotion-not-allowed',
  'en-passant-too-late',
  'nothing-to-capture',
  'path-blocked',
  'pawn-blocked',
  'own-piece-there',
  'king-cannot-be-captured',
  'pawn-not-on-its-first-move',
  'not-how-the-piece-moves',
]

/** Why no legal move matches what is written. */
export function whyNotWritten(position: StandingPosition, reading: Reading): WhyIllegal {
  const { board } = position
  const reasons = intendedMoves(board, reading).flatMap(([from, to]) => {
    const promotion = reading.promotion === 0 ? undefined : roles[reading.promotion - 1]
    return whyIllegal(position, { from, to, promotion }) ?? []
  })
  reasons.sort((a, b) => mostInformative.indexOf(a.code) - mostInformative.indexOf(b.code))
  return reasons[0] ?? why('no-such-piece', noSuchPiece(board, reading))
}

/** The moves that the text may mean: each piece with its target square. */
function intendedMoves(board: Board, reading: Reading): readonly (readonly [Square, Square])[] {
  const { role, fromRank, toFile } = reading
  const straight = role === PAWN && reading.fromFile < 0
  const fromFile = straight ? toFile : reading.fromFile
  const pairs: (readonly [Square, Square])[] = []
  for (let from = 0; from < 64; from++) {
    if (board.pieces[from] !== ((role << 1) | board.turn)) continue
    if (fromFile >= 0 && (from & 7) !== fromFile) continue
    if (fromRank >= 0 && from >> 3 !== fromRank) continue
    const ahead = (from >> 3) + (board.turn === WHITE ? 1 : -1)
    const toRank = reading.toRank < 0 ? ahead : reading.toRank
    pairs.push([from as Square, (toRank * 8 + toFile) as Square])
  }
  return pairs
}

function noSuchPiece(board: Board, reading: Reading): string {
  const { role, fromFile, fromRank, toFile, toRank } = reading
  const side = board.turn === WHITE ? 'White' : 'Black'
  if (role === PAWN && fromFile < 0) {
    const target = makeSquare((toRank * 8 + toFile) as Square)
    return `${side} has no pawn that can move to ${target}; a capture needs the file of the pawn`
  }
  const file = fromFile < 0 ? '' : 'abcdefgh'[fromFile]
  const rank = fromRank < 0 ? '' : `${fromRank + 1}`
  const where = file + rank === '' ? '' : ` on ${file}${rank}`
  return `${side} has no ${roles[role - 1]}${where}`
}
