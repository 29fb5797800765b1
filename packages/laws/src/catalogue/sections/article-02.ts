import type { Row } from '../row.js'

/** Article 2: the board and the initial position. Columns: 2009, 2017, 2018, 2023. */
export const article02 = [
  ['board.8x8', 'engine', '2.1', '2.1', '2.1', '2.1'],
  ['board.orientation', 'venue', '2.1', '2.1', '2.1', '2.1'],
  ['pieces.set', 'engine', '2.2', '2.2', '2.2', '2.2'],
  ['pieces.symbols', 'engine', '2.2', '2.2', '2.2', '2.2'],
  ['pieces.initial-position', 'engine', '2.3', '2.3', '2.3', '2.3'],
  ['board.files-ranks', 'engine', '2.4', '2.4', '2.4', '2.4'],
  ['board.diagonal', 'engine', '2.4', '2.4', '2.4', '2.4'],
] as const satisfies readonly Row[]
