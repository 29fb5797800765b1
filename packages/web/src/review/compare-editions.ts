import { type EditionId, evolve, type RuledLine, ruleRecord } from '@jadoube/laws'
import { type Ruling, rulingsOf } from '../game/rulings.js'

/** An act on which two editions rule differently. */
export interface Difference {
  readonly line: number
  readonly own: readonly Ruling[]
  readonly other: readonly Ruling[]
}

export interface Comparison {
  readonly differences: readonly Difference[]
  /**
   * The edition under which the game ends while it continues under the other. What follows cannot
   * be compared.
   */
  readonly endsOnlyUnder: 'own' | 'other' | null
}

/** Finds where two editions rule differently on the same record. Null if it cannot be ruled on. */
export function compareEditions(text: string, own: EditionId, other: EditionId): Comparison | null {
  const [first, second] = [ruleRecord(text, { laws: own }), ruleRecord(text, { laws: other })]
  if (!first.ok || !second.ok) return null
  const differences: Difference[] = []
  for (const [index, line] of first.value.lines.entries()) {
    const otherLine = second.value.lines[index]
    if (otherLine === undefined) break
    const rulings = { own: rulingsOn(line), other: rulingsOn(otherLine) }
    if (!isSame(rulings.own, rulings.other)) differences.push({ line: line.line, ...rulings })
    const ended = { own: hasEnded(line), other: hasEnded(otherLine) }
    if (ended.own !== ended.other) {
      return { differences, endsOnlyUnder: ended.own ? 'own' : 'other' }
    }
  }
  return { differences, endsOnlyUnder: null }
}

const hasEnded = ({ after }: RuledLine): boolean => after.status === 'concluded'

const rulingsOn = ({ before, outcome }: RuledLine): readonly Ruling[] =>
  rulingsOf({ before, events: outcome, follow: evolve })

/** A different article number alone is not a different ruling. */
const isSame = (a: readonly Ruling[], b: readonly Ruling[]): boolean =>
  a.length === b.length && a.every(({ text }, index) => text === b[index]?.text)
