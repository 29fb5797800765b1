import { colourIfOpponents, type HandledPiece } from './moving/words.js'

const names: Readonly<Record<string, string>> = {
  k: 'a king',
  q: 'a queen',
  r: 'a rook',
  b: 'a bishop',
  n: 'a knight',
  p: 'a pawn',
}

/** `a rook`, or `a white rook` in Black's hand. */
export const aPiece = ({ piece, by }: HandledPiece): string => {
  const name = names[piece.toLowerCase()] ?? piece
  const color = colourIfOpponents(piece, by)
  return color === null ? name : name.replace(/^a /, `a ${color} `)
}

/** `the rook`, or `the white rook` in Black's hand. */
export const thePiece = (handled: HandledPiece): string => aPiece(handled).replace(/^a /, 'the ')
