import type { EditionId, WrittenLanguage } from '@jadoube/laws'
import { wordings } from '@jadoube/laws/account'
import { accountLines } from '../account/account-lines.js'
import type { WorkedCase } from '../casebook/cases.js'
import { ruleCase } from '../casebook/rule-case.js'

/**
 * For tests: finds what is missing when a case is stepped through under an edition and in a
 * language.
 */
export function gapsIn(
  worked: WorkedCase,
  edition: EditionId,
  language: WrittenLanguage,
): readonly string[] {
  const where = `${worked.id} ${edition} ${language}`
  const ruled = ruleCase(worked, edition)
  if (ruled === null) return [`${where}: no game`]
  const lines = accountLines(ruled, { language, wording: wordings[language] })
  const steps = lines.length === worked.acts.length ? [] : [`${where}: ${lines.length} steps`]
  const sentences = lines
    .flat()
    .filter(({ text }) => text.trim() === '' || /undefined|[{}]|\bnull\b/.test(text))
    .map(({ text }) => `${where}: ${text}`)
  return [...steps, ...sentences]
}
