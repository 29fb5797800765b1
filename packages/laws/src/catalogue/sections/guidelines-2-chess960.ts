import type { Row } from '../row.js'

/** Guidelines II (2009: Appendix F): Chess960. Columns: 2009, 2017, 2018, 2023. */
export const guidelines2Chess960 = [
  ['c960.game', 'engine', 'F1', 'II.1', 'II.1', 'II.1'],
  ['c960.start.pawns', 'engine', 'F2', 'II.2', 'II.2', 'II.2'],
  ['c960.start.random', 'engine', 'F2', 'II.2', 'II.2', 'II.2'],
  ['c960.start.king-between', 'engine', 'F2.a', 'II.2.1', 'II.2.1', 'II.2.1'],
  ['c960.start.bishops', 'engine', 'F2.b', 'II.2.2', 'II.2.2', 'II.2.2'],
  ['c960.start.mirror', 'engine', 'F2.c', 'II.2.3', 'II.2.3', 'II.2.3'],
  ['c960.start.generator', 'procedure', 'F2', 'II.2', 'II.2', 'II.2'],
  ['c960.castle.once', 'engine', 'F3.a', 'II.3.1', 'II.3.1', 'II.3.1'],
  [
    'c960.castle.regular-rules',
    'engine',
    'F3.a, 3.8',
    'II.3.1, 3.8.2',
    'II.3.1, 3.8.2',
    'II.3.1, 3.8.2',
  ],
  ['c960.castle.double', 'engine', 'F3.b.1', 'II.3.2.1', 'II.3.2.1', 'II.3.2.1'],
  ['c960.castle.transposition', 'engine', 'F3.b.2', 'II.3.2.2', 'II.3.2.2', 'II.3.2.2'],
  ['c960.castle.king-only', 'engine', 'F3.b.3', 'II.3.2.3', 'II.3.2.3', 'II.3.2.3'],
  ['c960.castle.rook-only', 'engine', 'F3.b.4', 'II.3.2.4', 'II.3.2.4', 'II.3.2.4'],
  ['c960.castle.how-by-hand', 'venue', 'F3.b', 'II.3.2.5.1', 'II.3.2.5.1', 'II.3.2.5.1'],
  ['c960.castle.final-squares', 'engine', 'F3.b', 'II.3.2.5.2', 'II.3.2.5.2', 'II.3.2.5.2'],
  ['c960.castle.c-side', 'engine', 'F3.b', 'II.3.2.6', 'II.3.2.6', 'II.3.2.6'],
  ['c960.castle.g-side', 'engine', 'F3.b', 'II.3.2.6', 'II.3.2.6', 'II.3.2.6'],
  ['c960.castle.announce', 'venue', 'F3.b', 'II.3.2.7.1', 'II.3.2.7.1', 'II.3.2.7.1'],
  ['c960.castle.one-may-stay', 'engine', 'F3.b', 'II.3.2.7.2', 'II.3.2.7.2', 'II.3.2.7.2'],
  ['c960.castle.first-move', 'engine', 'F3.b', 'II.3.2.7.3', 'II.3.2.7.3', 'II.3.2.7.3'],
  ['c960.castle.path-empty', 'engine', 'F3.b', 'II.3.2.7.4', 'II.3.2.7.4', 'II.3.2.7.4'],
  ['c960.castle.may-stay-filled', 'engine', 'F3.b', 'II.3.2.7.5', 'II.3.2.7.5', 'II.3.2.7.5'],
] as const satisfies readonly Row[]
