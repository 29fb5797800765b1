import type { Row } from '../row.js'

/** Article 10 (2009: 11): points. Columns: 2009, 2017, 2018, 2023. */
export const article10Points = [
  ['points.standard', 'engine', '11.1', '10.1', '10.1', '10.1'],
  ['points.forfeit', 'engine', '11.1', '10.1', '10.1', '10.1'],
  ['points.cap', 'engine', null, '10.2', '10.2', '10.2'],
  ['points.normal-values', 'engine', null, '10.2', '10.2', '10.2'],
] as const satisfies readonly Row[]
