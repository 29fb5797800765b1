export const board = {
  title: 'Chess board',
  pieces: {
    white: {
      pawn: 'white pawn',
      knight: 'white knight',
      bishop: 'white bishop',
      rook: 'white rook',
      queen: 'white queen',
      king: 'white king',
    },
    black: {
      pawn: 'black pawn',
      knight: 'black knight',
      bishop: 'black bishop',
      rook: 'black rook',
      queen: 'black queen',
      king: 'black king',
    },
  },
  /** King, queen, rook, bishop, knight. */
  letters: 'KQRBN',
  empty: 'empty',
  inHand: 'in hand',
  touched: (piece: string, square: string) => `Touched: ${piece}, ${square}.`,
  promotion: 'Promote to',
  beside: 'Captured pieces',
}
