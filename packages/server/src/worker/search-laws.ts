import type { EditionId, Language, Rule } from '@jadoube/laws'
import { writtenAs } from '@jadoube/laws'

/** A question about the Laws, and how the answer is wanted. */
export interface LawsQuestion {
  readonly question: string
  readonly edition: EditionId
  readonly language: Language
  /** The number of rules, and of terms. */
  readonly limit: number
}

/** The search data is large: it is loaded with the first question about the Laws. */
async function loadSearch() {
  const [{ ruleAsData, searchLaws }, { allAskedAs }, { allExplanations }, { terms }] =
    await Promise.all([
      import('@jadoube/laws/search'),
      import('@jadoube/laws/search/all'),
      import('@jadoube/laws/explanations'),
      import('@jadoube/laws/vocabulary'),
    ])
  return { ruleAsData, searchLaws, askedAs: allAskedAs, explanations: allExplanations, terms }
}

/** The answer to a question about the Laws, as JSON text. */
export async function answerQuestion({
  question,
  edition: requestedEdition,
  language,
  limit,
}: LawsQuestion): Promise<string> {
  const { ruleAsData, searchLaws, ...corpus } = await loadSearch()
  const found = searchLaws(question, {
    ...corpus,
    edition: requestedEdition,
    language: writtenAs(language),
  })
  const { edition } = found
  const explanations = corpus.explanations[writtenAs(language)]
  const asData = (rule: Rule) => ruleAsData(rule, edition, language, explanations)
  const rules = found.rules.slice(0, limit).map(asData)
  return JSON.stringify({ edition, language, rules, terms: found.terms.slice(0, limit) })
}
