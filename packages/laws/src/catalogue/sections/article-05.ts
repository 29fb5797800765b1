import type { Row } from '../row.js'

/** Article 5: the end of the game. Columns: 2009, 2017, 2018, 2023. */
export const article05 = [
  ['end.mate', 'engine', '5.1.a', '5.1.1', '5.1.1', '5.1.1'],
  ['end.mate-validity', 'procedure', '5.1.a', '5.1.1', '5.1.1', '5.1.1'],
  ['end.resign', 'procedure', '5.1.b', '5.1.2', '5.1.2', '5.1.2'],
  ['end.resign-draw', 'engine', null, null, null, '5.1.2'],
  ['end.stalemate', 'engine', '5.2.a', '5.2.1', '5.2.1', '5.2.1'],
  ['end.dead-position', 'engine', '5.2.b, 9.6', '5.2.2', '5.2.2', '5.2.2'],
  ['end.agreement', 'procedure', '5.2.c', '5.2.3', '5.2.3', '5.2.3'],
  ['end.repetition-pointer', 'procedure', '5.2.d', '(9.2)', '(9.2)', '(9.2)'],
  ['end.fifty-pointer', 'procedure', '5.2.e', '(9.3)', '(9.3)', '(9.3)'],
] as const satisfies readonly Row[]
