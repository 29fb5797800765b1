/** The quality criteria of C.04.3, 2.4, by weight. */
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

/**
 * A number that a criterion minimises in a bracket: a number of players, in total or at one score.
 */
export interface CriterionCount {
  readonly criterion: QualityCriterion
  /** The score, for criteria that consider scores in descending order. */
  readonly score: number | null
  readonly count: number
}
