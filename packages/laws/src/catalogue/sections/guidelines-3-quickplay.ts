import type { Row } from '../row.js'

/**
 * Guidelines III (2009: Articles 6.11 and 10, Appendix D): games without increment, quickplay
 * finish. Columns: 2009, 2017, 2018, 2023.
 */
export const guidelines3Quickplay = [
  ['qpf.def', 'engine', '10.1', 'III.1', 'III.1', 'III.1'],
  ['qpf.announced', 'procedure', null, 'III.2.1', 'III.2.1', 'III.2.1'],
  ['qpf.scope.no-increment', 'engine', null, 'III.2.2', 'III.2.2', 'III.2.2'],
  ['qpf.scope.no-blitz', 'engine', 'B3.b', 'III.2.2', 'III.2.2', 'III.2.2'],
  ['qpf.both-flags.not-last', 'procedure', '6.11.a', 'III.3.1.1', 'III.3.1.1', 'III.3.1.1'],
  ['qpf.both-flags.last', 'procedure', '6.11.b', 'III.3.1.2', 'III.3.1.2', 'III.3.1.2'],
  ['qpf.incr.request', 'procedure', null, 'III.4', 'III.4', 'III.4'],
  ['qpf.incr.is-draw-offer', 'procedure', null, 'III.4', 'III.4', 'III.4'],
  ['qpf.incr.granted', 'arbiter', null, 'III.4', 'III.4', 'III.4'],
  ['qpf.incr.refused', 'arbiter', null, '(III.4)', '(III.4)', '(III.4)'],
  ['qpf.claim.when', 'engine', '10.2', 'III.5', 'III.5', 'III.5'],
  ['qpf.claim.only-if-no-incr', 'procedure', null, 'III.5', 'III.5', 'III.5'],
  ['qpf.claim.act', 'procedure', '10.2', 'III.5', 'III.5', 'III.5'],
  ['qpf.claim.ground.cannot', 'arbiter', '10.2.a', 'III.5', 'III.5', 'III.5'],
  ['qpf.claim.ground.no-effort', 'arbiter', '10.2.a', 'III.5', 'III.5', 'III.5'],
  ['qpf.claim.is-draw-offer', 'procedure', '9.1.b(3)', null, null, null],
  ['qpf.rule.agree', 'arbiter', '10.2.a', 'III.5.1', 'III.5.1', 'III.5.1'],
  ['qpf.rule.postpone-or-reject', 'arbiter', '10.2.a', 'III.5.1', 'III.5.1', 'III.5.1'],
  ['qpf.postpone.time', 'arbiter', '10.2.b', 'III.5.2', 'III.5.2', 'III.5.2'],
  ['qpf.postpone.play-on', 'procedure', '10.2.b', 'III.5.2', 'III.5.2', 'III.5.2'],
  ['qpf.postpone.decide-when', 'arbiter', '10.2.b', 'III.5.2', 'III.5.2', 'III.5.2'],
  ['qpf.postpone.draw-test', 'arbiter', '10.2.b', 'III.5.2', 'III.5.2', 'III.5.2'],
  ['qpf.reject.time', 'procedure', '10.2.c', 'III.5.3', 'III.5.3', 'III.5.3'],
  ['qpf.final', 'procedure', '10.2.d, 12.10', null, null, null],
  ['qpf.noarb.applies', 'procedure', 'D1', 'III.6', 'III.6', 'III.6'],
  ['qpf.noarb.claim', 'engine', 'D1', 'III.6.1', 'III.6.1', 'III.6.1'],
  ['qpf.noarb.ground.cannot', 'procedure', 'D1.a', 'III.6.1.1', 'III.6.1.1', 'III.6.1.1'],
  ['qpf.noarb.ground.no-effort', 'procedure', 'D1.b', 'III.6.1.2', 'III.6.1.2', 'III.6.1.2'],
  ['qpf.noarb.refer', 'arbiter', 'D1, 12.10', 'III.6.2', 'III.6.2', 'III.6.2'],
  ['qpf.normal-means', 'arbiter', null, 'Glossary', null, null],
] as const satisfies readonly Row[]
