import type { Words } from '../en/index.js'

export const board: Words['board'] = {
  title: 'Shakkilauta',
  pieces: {
    white: {
      pawn: 'valkea sotilas',
      knight: 'valkea ratsu',
      bishop: 'valkea lähetti',
      rook: 'valkea torni',
      queen: 'valkea kuningatar',
      king: 'valkea kuningas',
    },
    black: {
      pawn: 'musta sotilas',
      knight: 'musta ratsu',
      bishop: 'musta lähetti',
      rook: 'musta torni',
      queen: 'musta kuningatar',
      king: 'musta kuningas',
    },
  },
  /** King, queen, rook, bishop, knight. */
  letters: 'KDTLR',
  empty: 'tyhjä',
  inHand: 'kädessä',
  touched: (piece, square) => `Kosketettu nappula: ${piece}, ${square}.`,
  promotion: 'Korotus',
  beside: 'Lyödyt nappulat',
}
