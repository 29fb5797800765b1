import { needPosition } from './argument.js'
import type { Board } from './board.js'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from './piece.js'
import type { StandingPosition } from './standing-position.js'

declare const keyBrand: unique symbol

/**
 * A key that is equal exactly if two positions are the same in the sense of Article 9.2: pieces,
 * player to move, castling *rights*, and an en passant capture only if it is legal. It is not a
 * hash: equal keys always mean the same position.
 */
export type PositionKey = string & { readonly [keyBrand]: 'PositionKey' }

/**
 * Four bits per square are enough for the twelve pieces and an empty square: the colour, and the
 * three bits of the role.
 */
const buffer = new ArrayBuffer(32)
const planes = new Int32Array(buffer)
const units = new Uint16Array(buffer)

function readPlanes(board: Board): void {
  const { sets } = board
  for (let half = 0; half < 2; half++) {
    const bishops = sets[2 + BISHOP * 2 + half]
    const queens = sets[2 + QUEEN * 2 + half]
    const king = sets[2 + KING * 2 + half]
    planes[half] = sets[half]
    planes[2 + half] = sets[2 + PAWN * 2 + half] | bishops | queens
    planes[4 + half] = sets[2 + KNIGHT * 2 + half] | bishops | king
    planes[6 + half] = sets[2 + ROOK * 2 + half] | queens | king
  }
}

/**
 * The exact key of a position: see `PositionKey`.
 *
 * @example
 * positionKey(standardPosition()) === positionKey(standardPosition()) // → true
 */
export function positionKey(position: StandingPosition): PositionKey {
  needPosition(position, 'positionKey')
  const { board } = position
  const enPassant = position.enPassant ?? 0
  readPlanes(board)
  let files = 0
  for (let right = 0; right < 4; right++) {
    // Which of two rooks may castle matters only in Chess960.
    if ((board.castling & (1 << right)) !== 0) files |= (board.rooks[right] & 7) << (right * 3)
  }
  const rights = board.turn | (board.castling << 1) | (enPassant << 5)
  const u = units
  // Written out, because spreading an array into the call takes five times as long.
  // biome-ignore format: a table
  return String.fromCharCode(
    u[0], u[1], u[2], u[3], u[4], u[5], u[6], u[7], u[8], u[9], u[10], u[11], u[12], u[13], u[14], u[15],
    rights, files,
  ) as PositionKey
}

/** Whether two positions are the same in the sense of Article 9.2. */
export function samePosition(a: StandingPosition, b: StandingPosition): boolean {
  needPosition(a, 'samePosition')
  needPosition(b, 'samePosition')
  return positionKey(a) === positionKey(b)
}
