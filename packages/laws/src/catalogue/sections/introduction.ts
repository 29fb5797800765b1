import type { Row } from '../row.js'

/** Introduction and preface. Columns: 2009, 2017, 2018, 2023. */
export const introduction = [
  ['scope.otb', 'procedure', 'Intro', 'Intro', 'Intro', 'Intro'],
  ['scope.two-parts', 'engine', '(Headings)', 'Intro', 'Intro', 'Intro'],
  ['scope.edition-by-date', 'engine', 'Intro', 'Intro', 'Intro', 'Intro'],
  ['scope.gender', 'engine', 'Intro', 'Intro', 'Intro', 'Intro'],
  ['preface.analogy', 'arbiter', 'Preface', 'Preface', 'Preface', 'Preface'],
  ['preface.judgement', 'arbiter', 'Preface', 'Preface', 'Preface', 'Preface'],
  ['preface.accept-view', 'arbiter', 'Preface', '(Preface)', 'Preface', 'Preface'],
  ['preface.federation.no-conflict', 'procedure', 'Preface a', null, null, null],
  ['preface.federation.territory', 'procedure', 'Preface b', null, null, null],
  ['preface.federation.not-fide-events', 'procedure', 'Preface c', null, null, null],
  ['preface.rating-condition', 'procedure', '(Preface c)', 'Preface', 'Preface', 'Preface'],
  ['preface.unrated-recommended', 'procedure', null, 'Preface', 'Preface', 'Preface'],
  ['preface.fide-ruling', 'arbiter', '14.1', 'Preface', 'Preface', 'Preface'],
] as const satisfies readonly Row[]
