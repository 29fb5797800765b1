import type { Words } from '../en/index.js'

export const board: Words['board'] = {
  title: 'Šahovnica',
  pieces: {
    white: {
      pawn: 'beli kmet',
      knight: 'beli skakač',
      bishop: 'beli lovec',
      rook: 'bela trdnjava',
      queen: 'bela dama',
      king: 'beli kralj',
    },
    black: {
      pawn: 'črni kmet',
      knight: 'črni skakač',
      bishop: 'črni lovec',
      rook: 'črna trdnjava',
      queen: 'črna dama',
      king: 'črni kralj',
    },
  },
  /** King, queen, rook, bishop, knight. */
  letters: 'KDTLS',
  empty: 'prazno',
  inHand: 'v roki',
  touched: (piece, square) => `Dotaknjena figura: ${piece}, ${square}.`,
  promotion: 'Promocija kmeta',
  beside: 'Vzete figure',
}
