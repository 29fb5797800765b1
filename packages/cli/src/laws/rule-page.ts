import { type EditionId, editionIds, existsIn, type Language, type Rule } from '@jadoube/laws'
import { explain } from './in-language.js'

const width = Math.max(...editionIds.map(edition => edition.length))

/** The other editions, each with its number and, if the rule differs there, its text. */
function otherEditions(rule: Rule, edition: EditionId, language: Language): readonly string[] {
  const shown = explain(rule, edition, language)
  return editionIds
    .filter(other => other !== edition)
    .flatMap(other => {
      const line = `  ${other.padEnd(width)}  ${rule.numbers[other] ?? '—'}`
      if (!existsIn(rule, other)) return [line]
      const text = explain(rule, other, language)
      return text === shown ? [line] : [line, `  ${' '.repeat(width)}  ${text}`]
    })
}

/** One rule: what it says, where it is, and how other editions have it. */
export const rulePage = (rule: Rule, edition: EditionId, language: Language): string =>
  [
    `${rule.id} · ${edition} ${rule.numbers[edition] ?? '—'} · ${rule.kind}`,
    explain(rule, edition, language),
    '',
    ...otherEditions(rule, edition, language),
    '',
  ].join('\n')

/** Several rules of one edition, each with its number and its text. */
export const ruleList = (rules: readonly Rule[], edition: EditionId, language: Language): string =>
  rules
    .map(rule => `${rule.numbers[edition]}  ${rule.id}\n    ${explain(rule, edition, language)}\n`)
    .join('')
