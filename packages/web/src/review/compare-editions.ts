import { type EditionId, evolve, type RuledLine, ruleRecord } from '@jadoube/laws'
import { type Ruling, rulingsOf } from '../game/rulings.js'

/** An act to which two editions say something else. */
export interface Difference {
  readonly line: number
  readonly own: readonly Ruling[]
  readonly other: readonly Ruling[]
}

export interface Comparison {
  readonly differences: readonly Difference[]
  /** One of the two ends the game where the other goes on; what follows cannot be compared. */
  readonly endsOnlyUnder: 'own' | 'other' | null
}

/** The same record under two editions: where they rule differently. Null where it cannot be ruled on. */
export function compareEditions(text: string, own: EditionId, other: EditionId): Comparison | null {
  const [first, second] = [ruleRecord(text, { laws: own }), ruleRecord(text, { laws: other })]
  if (!first.ok || !second.ok) return null
  const differences: Difference[] = []
  for (const [index, line] of first.value.lines.entries()) {
    const beside = second.value.lines[index]
    if (beside === undefined) break
    const said = { own: saidOn(line), other: saidOn(beside) }
    if (!isSame(said.own, said.other)) differences.push({ line: line.line, ...said })
    const ended = { own: hasEnded(line), other: hasEnded(beside) }
    if (ended.own !== ended.other) {
      return { differences, endsOnlyUnder: ended.own ? 'own' : 'other' }
    }
  }
  return { differences, endsOnlyUnder: null }
}

const hasEnded = ({ after }: RuledLine): boolean => after.status === 'concluded'

const saidOn = ({ before, outcome }: RuledLine): readonly Ruling[] =>
  rulingsOf({ before, events: outcome, follow: evolve })

/** The number of an article alone is no other ruling. */
const isSame = (a: readonly Ruling[], b: readonly Ruling[]): boolean =>
  a.length === b.length && a.every(({ text }, index) => text === b[index]?.text)
