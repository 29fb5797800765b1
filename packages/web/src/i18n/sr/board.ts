import type { Words } from '../en/index.js'

export const board: Words['board'] = {
  title: 'Шаховска табла',
  pieces: {
    white: {
      pawn: 'бели пешак',
      knight: 'бели скакач',
      bishop: 'бели ловац',
      rook: 'бели топ',
      queen: 'бела дама',
      king: 'бели краљ',
    },
    black: {
      pawn: 'црни пешак',
      knight: 'црни скакач',
      bishop: 'црни ловац',
      rook: 'црни топ',
      queen: 'црна дама',
      king: 'црни краљ',
    },
  },
  /** King, queen, rook, bishop, knight. */
  letters: 'КДТЛС',
  empty: 'празно',
  inHand: 'у руци',
  touched: (piece, square) => `Додирнута фигура: ${piece}, ${square}.`,
  promotion: 'Промоција пешака',
  beside: 'Узете фигуре',
}
