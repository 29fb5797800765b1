import { kingAtHome, namedRook } from './castling-rights.js'
import { BLACK, WHITE } from './piece.js'
import { makePlacement } from './placement.js'
import { exactSetup, needSetup, type Setup, type SetupLike } from './setup.js'
import { fileOf, makeSquare } from './square.js'
import type { StandingPosition } from './standing-position.js'

/**
 * How castling rights are written: `KQ` (X-FEN), or with the files of the rooks, `HA`
 * (Shredder-FEN).
 */
export type CastlingStyle = 'x-fen' | 'shredder'

/**
 * Writes a FEN, by default X-FEN. For a `Position`, the en passant square is written only if such a
 * capture is legal. Positions that are the same (Article 9.2) therefore have the same first four
 * fields.
 *
 * @example
 * makeFen(standardPosition()) // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
 */
export function makeFen(of: SetupLike | StandingPosition, style: CastlingStyle = 'x-fen'): string {
  needSetup(of, 'makeFen')
  const setup = 'toSetup' in of ? of.toSetup() : exactSetup(of)
  return `${makeFields(setup, style)} ${setup.quiet} ${setup.moveNumber}`
}

/** The first four fields, which FEN and EPD have in common. */
export function makeFields(setup: Setup, style: CastlingStyle): string {
  const turn = setup.turn === 'white' ? 'w' : 'b'
  const crossed = setup.enPassant === undefined ? '-' : makeSquare(setup.enPassant)
  return `${makePlacement(setup.placement)} ${turn} ${makeCastling(setup, style)} ${crossed}`
}

function makeCastling(setup: Setup, style: CastlingStyle): string {
  let text = ''
  for (const color of [WHITE, BLACK]) {
    const king = kingAtHome(setup.placement, color)
    const rank = color === WHITE ? 0 : 7
    const own = setup.castling.filter(rook => rook >> 3 === rank)
    own.sort((a, b) => b - a)
    for (const rook of own) {
      const side = king !== undefined && rook > king ? 'K' : 'Q'
      const named =
        style === 'x-fen' && king !== undefined && namedRook(setup.placement, color, side) === rook
      const letter = named ? side : String.fromCharCode(65 + fileOf(rook))
      text += color === WHITE ? letter : letter.toLowerCase()
    }
  }
  return text === '' ? '-' : text
}
