import type { Words } from '../en/index.js'

export const board: Words['board'] = {
  title: 'Šachovnice',
  pieces: {
    white: {
      pawn: 'bílý pěšec',
      knight: 'bílý jezdec',
      bishop: 'bílý střelec',
      rook: 'bílá věž',
      queen: 'bílá dáma',
      king: 'bílý král',
    },
    black: {
      pawn: 'černý pěšec',
      knight: 'černý jezdec',
      bishop: 'černý střelec',
      rook: 'černá věž',
      queen: 'černá dáma',
      king: 'černý král',
    },
  },
  /** King, queen, rook, bishop, knight. */
  letters: 'KDVSJ',
  empty: 'prázdné',
  inHand: 'v ruce',
  touched: (piece, square) => `Dotknutý kámen: ${piece}, ${square}.`,
  promotion: 'Proměna pěšce',
  beside: 'Vzaté kameny',
}
