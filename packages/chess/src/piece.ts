import { needObject, needText } from './argument.js'

/** The colour of a piece or a player. */
export type Color = 'white' | 'black'
/** The kind of a piece (Article 2.2). */
export type Role = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king'
/** What a pawn may become (Article 3.7.3.3). */
export type PromotionRole = 'knight' | 'bishop' | 'rook' | 'queen'

/** A piece: its colour and its kind. */
export interface Piece {
  readonly color: Color
  readonly role: Role
}

/** The letter of a piece in a FEN, upper case for White. */
export type PieceLetter = 'P' | 'p' | 'N' | 'n' | 'B' | 'b' | 'R' | 'r' | 'Q' | 'q' | 'K' | 'k'

/** The other colour. */
export function opposite(color: Color): Color {
  return colorCode(color) === WHITE ? 'black' : 'white'
}

// Internally, a colour is 0 or 1, a role 1 to 6, and a piece `role << 1 | colour`. 0 is an empty
// square, so a new array is an empty board.

export const WHITE = 0
export const BLACK = 1

export const PAWN = 1
export const KNIGHT = 2
export const BISHOP = 3
export const ROOK = 4
export const QUEEN = 5
export const KING = 6

export type ColorCode = 0 | 1
export type PieceCode = number

/** The six kinds of pieces, the pawn first. */
export const roles: readonly Role[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king']
/** What a pawn may become (Article 3.7.3.3), the queen first. */
export const promotionRoles: readonly PromotionRole[] = ['queen', 'rook', 'bishop', 'knight']

/**
 * Throws for anything except a colour: a caller without types may pass `w`, and would get Black's
 * answer.
 */
export function colorCode(color: Color): ColorCode {
  if (color === 'white') return WHITE
  if (color === 'black') return BLACK
  throw new RangeError(`${String(color)} is not a colour; it is 'white' or 'black'`)
}

export function colorOf(code: number): Color {
  return code === WHITE ? 'white' : 'black'
}

/** A switch, because this is called for every touched piece and searching `roles` is slower. */
export function roleCode(role: Role): number {
  switch (role) {
    case 'pawn':
      return PAWN
    case 'knight':
      return KNIGHT
    case 'bishop':
      return BISHOP
    case 'rook':
      return ROOK
    case 'queen':
      return QUEEN
    case 'king':
      return KING
    // A caller without types may pass anything. No piece has this code.
    default:
      return 0
  }
}

const pieces: readonly Piece[] = Array.from({ length: 14 }, (_, code) =>
  Object.freeze({ color: colorOf(code & 1), role: roles[Math.max((code >> 1) - 1, 0)] }),
)

export function pieceCode(piece: Piece): PieceCode {
  const role = roleCode(piece.role)
  if (role === 0) throw new RangeError(`${String(piece.role)} is not a kind of piece`)
  return (role << 1) | colorCode(piece.color)
}

/** The piece with this code; always the same frozen value. Undefined for 0. */
export function pieceOf(code: PieceCode): Piece | undefined {
  return code === 0 ? undefined : pieces[code]
}

const letters = '..PpNnBbRrQqKk'

/** The FEN letter of a piece: `K` is the white king, `p` a black pawn. */
export function makePieceLetter(piece: Piece): PieceLetter {
  needObject(piece, 'makePieceLetter', 'piece')
  return letterOfCode(pieceCode(piece)) as PieceLetter
}

/** The piece with this FEN letter; undefined if it is not one. */
export function parsePieceLetter(letter: string): Piece | undefined {
  needText(letter, 'parsePieceLetter', 'letter')
  return pieceOf(codeOfLetter(letter))
}

export function letterOfCode(code: PieceCode): string {
  return letters[code]
}

/** The piece code of a FEN letter; 0 if it is not one. */
export function codeOfLetter(letter: string): PieceCode {
  return letter.length === 1 && letter !== '.' ? Math.max(letters.indexOf(letter), 0) : 0
}
