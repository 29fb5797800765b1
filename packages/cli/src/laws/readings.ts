import {
  articleOf,
  citationsOf,
  type EditionId,
  explanationAlone,
  inLettersOf,
  type Language,
  type Rule,
  type WrittenLanguage,
  writtenAs,
} from '@jadoube/laws'
import { allExplanations } from '@jadoube/laws/explanations'

/** A text of the Laws' data in the language that it is asked for in. */
export const inLanguage = (
  texts: Readonly<Record<WrittenLanguage, string>>,
  language: Language,
): string => inLettersOf(language, texts[writtenAs(language)])

export function explain(rule: Rule, edition: EditionId, language: Language): string {
  const written = writtenAs(language)
  return inLettersOf(
    language,
    explanationAlone(allExplanations[written], rule.id, edition, written),
  )
}

/** A rule as it stands in one edition, for a program. */
export const ruleAsData = (rule: Rule, edition: EditionId, language: Language) => ({
  id: rule.id,
  section: rule.section,
  kind: rule.kind,
  edition,
  article: articleOf(rule.id, edition),
  citations: citationsOf(rule, edition),
  numbers: rule.numbers,
  aliases: rule.aliases,
  language,
  explanation: explain(rule, edition, language),
})
