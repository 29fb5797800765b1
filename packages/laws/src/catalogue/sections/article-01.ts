import type { Row } from '../row.js'

/** Article 1: the nature of the game. Columns: 2009, 2017, 2018, 2023. */
export const article01 = [
  ['game.two-players', 'engine', '1.1', '1.1', '1.1', '1.1'],
  ['game.white-first', 'engine', '1.1', '1.2', '1.2', '1.2'],
  ['game.have-the-move', 'engine', '1.1', '1.3', '1.3', '1.3'],
  ['game.goal', 'engine', '1.2', '1.4', '1.4', '1.4'],
  ['game.mate-wins', 'engine', '1.2', '1.4.1', '1.4.1', '1.4.1'],
  ['game.king-safety', 'engine', '1.2', '1.4.1', '1.4.1', '1.4.1'],
  ['game.no-king-capture', 'engine', '1.2', '1.4.1', '1.4.1', '1.4.1'],
  ['game.mated-loses', 'engine', '1.2', '1.4.2', '1.4.2', '1.4.2'],
  ['game.neither-can-mate', 'engine', '1.3', '1.5', '1.5', '1.5'],
] as const satisfies readonly Row[]
