/** Whose piece it is, or whose move. */
export type Color = 'white' | 'black'
/** What kind of piece it is (Article 2.2). */
export type Role = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king'
/** What a pawn may become (Article 3.7.5). */
export type PromotionRole = 'knight' | 'bishop' | 'rook' | 'queen'

/** A piece on the board, or beside it. */
export interface Piece {
  readonly color: Color
  readonly role: Role
}

/** Pieces as FEN writes them, White's in capitals. */
export type PieceLetter = 'P' | 'p' | 'N' | 'n' | 'B' | 'b' | 'R' | 'r' | 'Q' | 'q' | 'K' | 'k'

/** The other colour. */
export function opposite(color: Color): Color {
  return color === 'white' ? 'black' : 'white'
}

// Inside, a colour is 0 or 1, a role 1 to 6, and a piece `role << 1 | colour`; 0 is an empty square.
// The zero lets a fresh array be an empty board.

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
/** What a pawn may become (Article 3.7.5), the queen first. */
export const promotionRoles: readonly PromotionRole[] = ['queen', 'rook', 'bishop', 'knight']

export function colorCode(color: Color): ColorCode {
  return color === 'white' ? WHITE : BLACK
}

export function colorOf(code: number): Color {
  return code === WHITE ? 'white' : 'black'
}

/** Asked for every piece that is touched, and a search of `roles` is slower. */
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
    // A caller without types may give anything; no piece has this code.
    default:
      return 0
  }
}

const pieces: readonly Piece[] = Array.from({ length: 14 }, (_, code) =>
  Object.freeze({ color: colorOf(code & 1), role: roles[Math.max((code >> 1) - 1, 0)] }),
)

export function pieceCode(piece: Piece): PieceCode {
  return (roleCode(piece.role) << 1) | colorCode(piece.color)
}

/** The piece of a code; the same frozen value every time. */
export function pieceOf(code: PieceCode): Piece | undefined {
  return code === 0 ? undefined : pieces[code]
}

const letters = '..PpNnBbRrQqKk'

/** The letter of FEN: `K` is the white king, `p` a black pawn. */
export function makePieceLetter(piece: Piece): PieceLetter {
  return letterOfCode(pieceCode(piece)) as PieceLetter
}

/** The piece of a FEN letter; undefined if it is not one. */
export function parsePieceLetter(letter: string): Piece | undefined {
  return pieceOf(codeOfLetter(letter))
}

export function letterOfCode(code: PieceCode): string {
  return letters[code]
}

/** The code of a FEN letter, 0 if it is not one. */
export function codeOfLetter(letter: string): PieceCode {
  return letter.length === 1 && letter !== '.' ? Math.max(letters.indexOf(letter), 0) : 0
}
