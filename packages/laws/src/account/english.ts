import { type Handled, otherColour } from './moving/words.js'

const names: Readonly<Record<string, string>> = {
  k: 'a king',
  q: 'a queen',
  r: 'a rook',
  b: 'a bishop',
  n: 'a knight',
  p: 'a pawn',
}

/** `a rook`, or `a white rook` in Black's hand. */
export const aPiece = ({ piece, by }: Handled): string => {
  const name = names[piece.toLowerCase()] ?? piece
  const color = otherColour(piece, by)
  return color === null ? name : name.replace(/^a /, `a ${color} `)
}

/** `the rook`, or `the white rook` in Black's hand. */
export const thePiece = (handled: Handled): string => aPiece(handled).replace(/^a /, 'the ')
