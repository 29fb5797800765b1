import {
  type Comparison,
  compareEditions,
  type EditionId,
  type Language,
  type Rule,
  type RuleInBoth,
  writtenAs,
} from '@jadoube/laws'
import { allExplanations } from '@jadoube/laws/explanations'
import { explain } from './in-language.js'

const comparison = (
  [before, after]: readonly [EditionId, EditionId],
  language: Language,
): Comparison => compareEditions(before, after, allExplanations[writtenAs(language)])

export function comparisonAsData(pair: readonly [EditionId, EditionId], language: Language) {
  const [before, after] = pair
  const { added, removed, changed, renumbered } = comparison(pair, language)
  const one = (edition: EditionId) => (rule: Rule) => ({
    id: rule.id,
    numbers: rule.numbers[edition],
    explanation: explain(rule, edition, language),
  })
  const both = ({ rule }: RuleInBoth) => ({
    id: rule.id,
    before: { numbers: rule.numbers[before], explanation: explain(rule, before, language) },
    after: { numbers: rule.numbers[after], explanation: explain(rule, after, language) },
  })
  return {
    before,
    after,
    added: added.map(one(after)),
    removed: removed.map(one(before)),
    changed: changed.map(both),
    renumbered: renumbered.map(both),
  }
}

/** What the second edition changes: new, removed, changed and renumbered rules. */
export function comparisonPage(pair: readonly [EditionId, EditionId], language: Language): string {
  const [before, after] = pair
  const data = comparisonAsData(pair, language)
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines, '']
  const renumbered = (numbers: { before: string | undefined; after: string | undefined }) =>
    numbers.before === numbers.after ? numbers.before : `${numbers.before} → ${numbers.after}`
  const numbersOf = (both: (typeof data.changed)[number]) =>
    renumbered({ before: both.before.numbers, after: both.after.numbers })
  return [
    `${before} → ${after}: ${data.added.length} new, ${data.removed.length} removed, ${data.changed.length} changed in substance, ${data.renumbered.length} renumbered`,
    '',
    ...part(
      `New in ${after}`,
      data.added.map(rule => `  ${rule.numbers}  ${rule.id}\n      ${rule.explanation}`),
    ),
    ...part(
      `Removed after ${before}`,
      data.removed.map(rule => `  ${rule.numbers}  ${rule.id}\n      ${rule.explanation}`),
    ),
    ...part(
      'Changed in substance',
      data.changed.map(
        both =>
          `  ${numbersOf(both)}  ${both.id}\n    - ${both.before.explanation}\n    + ${both.after.explanation}`,
      ),
    ),
    ...part(
      'Renumbered',
      data.renumbered.map(both => `  ${numbersOf(both)}  ${both.id}`),
    ),
  ].join('\n')
}
