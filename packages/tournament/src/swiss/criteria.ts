/** The quality criteria of C.04.3, 2.4, in the order of their weight. */
export const qualityCriteria = [
  'C6',
  'C7',
  'C8',
  'C9',
  'C10',
  'C11',
  'C12',
  'C13',
  'C14',
  'C15',
  'C16',
  'C17',
  'C18',
  'C19',
  'C20',
  'C21',
] as const

export type QualityCriterion = (typeof qualityCriteria)[number]
export type AbsoluteCriterion = 'C1' | 'C2' | 'C3'
export type Criterion = AbsoluteCriterion | 'C4' | 'C5' | QualityCriterion

/** One number of a bracket that a criterion keeps low: how many players, or how many at one score. */
export interface CriterionCount {
  readonly criterion: QualityCriterion
  /** For criteria that look at scores in descending order. */
  readonly score: number | null
  readonly count: number
}
