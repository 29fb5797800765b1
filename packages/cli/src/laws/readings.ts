import {
  allExplanations,
  articleOf,
  citationsOf,
  type EditionId,
  explanationIn,
  type Language,
  latinFromCyrillic,
  type Rule,
  writtenAs,
} from '@jadoube/laws'

/** A text of the Laws' data in the language it is asked for in. */
export const inLanguage = (texts: Readonly<Record<string, string>>, language: Language): string => {
  const text = texts[writtenAs(language)] ?? ''
  return language === 'sr-Latn' ? latinFromCyrillic(text) : text
}

export function explain(rule: Rule, edition: EditionId, language: Language): string {
  const written = allExplanations[writtenAs(language)][rule.id] ?? ''
  const text = explanationIn(written, edition)
  return language === 'sr-Latn' ? latinFromCyrillic(text) : text
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
