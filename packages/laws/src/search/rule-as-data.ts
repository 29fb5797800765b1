import { articleOf, citationsOf } from '../catalogue/lookup.js'
import type { Rule } from '../catalogue/rule.js'
import type { EditionId } from '../editions/edition-id.js'
import type { Explanations } from '../explanations/explanation.js'
import { explanationAlone } from '../explanations/heading.js'
import { type Language, writtenAs } from '../explanations/language.js'
import { inLettersOf } from '../explanations/transliteration.js'

/** A rule in one edition, as data for a program. */
export const ruleAsData = (
  rule: Rule,
  edition: EditionId,
  language: Language,
  explanations: Explanations,
) => ({
  id: rule.id,
  section: rule.section,
  kind: rule.kind,
  edition,
  article: articleOf(rule.id, edition),
  citations: citationsOf(rule, edition),
  numbers: rule.numbers,
  aliases: rule.aliases,
  language,
  explanation: explainRule(rule, edition, language, explanations),
})

/** The explanation of a rule in one edition, shown alone, in the letters of the language. */
export const explainRule = (
  { id }: Rule,
  edition: EditionId,
  language: Language,
  explanations: Explanations,
): string => inLettersOf(language, explanationAlone(explanations, id, edition, writtenAs(language)))
