import {
  type EditionId,
  inLettersOf,
  type Language,
  type Rule,
  type WrittenLanguage,
  writtenAs,
} from '@jadoube/laws'
import { allExplanations } from '@jadoube/laws/explanations'
import { ruleAsData as asData, explainRule } from '@jadoube/laws/search'

/** A text of the Laws' data in the requested language. */
export const inLanguage = (
  texts: Readonly<Record<WrittenLanguage, string>>,
  language: Language,
): string => inLettersOf(language, texts[writtenAs(language)])

export const explain = (rule: Rule, edition: EditionId, language: Language): string =>
  explainRule(rule, edition, language, allExplanations[writtenAs(language)])

export const ruleAsData = (rule: Rule, edition: EditionId, language: Language) =>
  asData(rule, edition, language, allExplanations[writtenAs(language)])
