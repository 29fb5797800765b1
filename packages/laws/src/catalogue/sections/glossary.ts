import type { Row } from '../row.js'

/** The glossary of 2017: definitions with the force of a rule. Columns: 2009, 2017, 2018, 2023. */
export const glossary = [
  ['gloss.made', 'procedure', null, 'Glossary', null, null],
  ['gloss.completed', 'procedure', null, 'Glossary', null, null],
  ['gloss.increment-range', 'engine', null, 'Glossary', null, null],
  ['gloss.cumulative', 'engine', null, 'Glossary', null, null],
  ['gloss.move-count', 'engine', null, 'Glossary', null, null],
  ['gloss.move-counter', 'engine', null, 'Glossary', null, null],
  ['gloss.standard', 'engine', null, 'Glossary', null, null],
  ['gloss.results', 'engine', null, 'Glossary', null, null],
  ['gloss.points-alt', 'engine', null, 'Glossary', null, null],
  ['gloss.penalty-order', 'arbiter', null, 'Glossary', null, null],
  ['gloss.zero-tolerance', 'procedure', null, 'Glossary', null, null],
] as const satisfies readonly Row[]
