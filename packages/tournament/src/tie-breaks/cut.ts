import type { TieBreak } from './code.js'
import type { Term } from './value.js'

/**
 * A term that can be left out. The one with the lowest `weight` is the least significant, then the
 * one with the lowest value.
 */
export interface Cuttable {
  readonly term: Term
  readonly weight: number
  /** Whether the round was voluntarily unplayed (16.1.2). */
  readonly voluntary: boolean
}

/** Leaves out values by Article 14, with the exception of 16.5 for voluntarily unplayed rounds. */
export function leaveOut(all: readonly Cuttable[], { cutLeast, cutMost }: TieBreak): Term[] {
  const terms = all.map(each => each.term)
  if (cutLeast === 0) return terms
  const left = all.map((each, index) => ({ ...each, index }))
  const drop = (one: (typeof left)[number], leftOut: Term['leftOut']) => {
    left.splice(left.indexOf(one), 1)
    terms[one.index] = { ...one.term, leftOut }
  }
  for (let count = 0; count < cutLeast && left.length > 0; count++) {
    const least = left.reduce((one, other) => (isLess(other, one) ? other : one))
    const missed = left.filter(each => each.voluntary)
    // 16.5: of the unplayed rounds the one with the lowest value, unless that is below the least
    // value.
    const instead = missed.length === 0 ? null : missed.reduce(lowestValue)
    if (instead !== null && instead !== least && instead.term.value >= least.term.value) {
      drop(instead, 'unplayed')
    } else drop(least, 'least')
  }
  for (let count = 0; count < cutMost && left.length > 0; count++) {
    drop(
      left.reduce((one, other) => (isLess(one, other) ? other : one)),
      'most',
    )
  }
  return terms
}

function isLess(one: Cuttable, other: Cuttable): boolean {
  if (one.weight !== other.weight) return one.weight < other.weight
  return one.term.value < other.term.value
}

function lowestValue<T extends Cuttable>(one: T, other: T): T {
  return other.term.value < one.term.value ? other : one
}
