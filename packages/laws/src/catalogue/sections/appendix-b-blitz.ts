import type { Row } from '../row.js'

/** Appendix B: blitz. Columns: 2009, 2017, 2018, 2023. */
export const appendixBBlitz = [
  ['blitz.def.fixed', 'engine', 'B1', 'B.1', 'B.1', 'B.1'],
  ['blitz.def.increment', 'engine', 'B1', 'B.1', 'B.1', 'B.1'],
  ['blitz.penalty.one-minute', 'engine', null, 'B.2', 'B.2', 'B.3, A.3'],
  ['blitz.sup.ratio', 'procedure', 'B2', 'B.3.1.1', 'B.3.1.1', 'B.2.1'],
  ['blitz.sup.recorded', 'procedure', null, 'B.3.1.2', 'B.3.1.2', 'B.2.2'],
  ['blitz.sup.effect', 'procedure', 'B2', 'B.3.1', 'B.3.1', 'B.2'],
  ['blitz.sup.record-optional', 'procedure', 'B2', null, null, null],
  ['blitz.sup.show-sheet', 'procedure', null, 'B.3.2', 'B.3.2', 'B.2.3'],
  ['blitz.sup.show-sheet.limit', 'procedure', null, 'B.3.2', 'B.3.2', 'B.2.3'],
  ['blitz.unsup.base', 'procedure', 'B3, B3.a', 'B.4', 'B.4', 'B.3'],
  ['blitz.unsup.no-quickplay-claim', 'engine', 'B3.b', 'III.2.2', 'III.2.2', 'III.2.2'],
  ['blitz.unsup.no-A4c', 'engine', 'B3.b', null, null, null],
  [
    'blitz.unsup.illegal.completed',
    'engine',
    'B3.c',
    'A.4.2, 7.5.1',
    'A.4.2, 7.5.1',
    'A.5.2, 7.5.1',
  ],
  ['blitz.unsup.illegal.claim-win-2009', 'procedure', 'B3.c', null, null, null],
  ['blitz.unsup.illegal.claim-draw-2009', 'procedure', 'B3.c', null, null, null],
  ['blitz.unsup.illegal.cost-2017', 'procedure', null, 'B.4, A.4.2', null, null],
  [
    'blitz.unsup.illegal.cost-2018',
    'procedure',
    null,
    null,
    'B.4, A.4.2, 7.5.5, B.2',
    'B.3, A.5.2, 7.5.5, A.3',
  ],
  ['blitz.unsup.illegal.stands', 'procedure', 'B3.c', 'A.4.2', 'A.4.2', 'A.5.2'],
  ['blitz.regs.declare', 'procedure', null, 'B.5', 'B.5', 'B.4'],
] as const satisfies readonly Row[]
