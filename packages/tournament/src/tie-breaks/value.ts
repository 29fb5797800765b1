import type { PlayerId } from '../tournament.js'

/**
 * The value of a tie-break for one player, with everything that led to it. Numbers are points, not
 * hundredths.
 */
export interface TieBreakValue {
  /** `null` if it cannot be calculated. */
  readonly value: number | null
  readonly method: 'sum' | 'average' | 'count' | 'data' | 'performance' | 'perfect' | 'encounter'
  readonly terms: readonly Term[]
  readonly facts: Facts
}

/** One element of a sum, an average or a count. */
export interface Term {
  readonly round: number | null
  readonly opponent: PlayerId | null
  /** Its value, before anything is left out. */
  readonly value: number
  /** Sonneborn-Berger: the opponent's score and the points against them. */
  readonly factors: readonly [score: number, points: number] | null
  readonly leftOut: 'least' | 'most' | 'unplayed' | null
  readonly dummy: Dummy | null
  /** The opponent's score without the adjustment of 16.3, if there was one. */
  readonly unadjusted: number | null
}

/** The dummy opponent of an unplayed round (16.4). */
export interface Dummy {
  readonly score: number
  readonly own: number
  readonly limit: 'scheduled-opponent' | 'draws' | null
}

/** Other facts for the explanation of a value. */
export interface Facts {
  /** KS: the score that opponents need. */
  readonly limit?: number
  /** TPR: average rating, points, games, percentage and difference. PTP: the score to expect. */
  readonly average?: number
  readonly score?: number
  readonly games?: number
  readonly percentage?: number
  readonly difference?: number
  /** DE: the tied players, and whether all of them have met. */
  readonly tied?: readonly PlayerId[]
  readonly allMet?: boolean
}

export function term({
  round = null,
  opponent = null,
  value,
  factors = null,
  leftOut = null,
  dummy = null,
  unadjusted = null,
}: Partial<Term> & Pick<Term, 'value'>): Term {
  return { round, opponent, value, factors, leftOut, dummy, unadjusted }
}

export function sumOf(terms: readonly Term[]): number {
  // Sums in ten-thousandths are exact: points have two decimals, products four.
  let total = 0
  for (const each of terms) if (each.leftOut === null) total += Math.round(each.value * 10_000)
  return total / 10_000
}

/** Rounds half up (10.1). */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5)
}
