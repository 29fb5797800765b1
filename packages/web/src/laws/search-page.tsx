import type { EditionId, Rule } from '@jadoube/laws'
import { parseAskedArticle, searchLaws } from '@jadoube/laws/search'
import { type Term, terms } from '@jadoube/laws/vocabulary'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useTitle } from '../frame/frame.js'
import { lazy } from '../frame/lazy.js'
import { inLetters, words, written } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'
import {
  askedAs,
  corpus,
  currentEdition,
  editionInAddress,
  explain,
  fetchAll,
  fetchSearch,
  lawsHref,
} from '../law-text/corpus.js'
import { EditionSelect } from '../law-text/edition-select.js'
import { Numbers } from '../law-text/numbers.js'
import { sectionTitle } from '../law-text/section-name.js'
import { PaperButtons } from './paper-buttons.js'

const maxResults = 60
/** The number of results shown first. The others are shown on demand. */
const firstResults = 10
/** The number of terms shown above the rules. */
const maxTerms = 6
/** How many of the first results come with an example case. */
const resultsWithExample = 3

const ExampleOfRule = lazy(async () => (await import('../casebook/cases-of-rule.js')).ExampleOfRule)

/** The number of the article that was asked for; null for any other question. */
const articleInQuestion = (question: string): string | null =>
  parseAskedArticle(question)?.article.replace(/^[a-z]+/, part => part.toUpperCase()) ?? null

/** The rules that answer a question, in whichever language it was asked, and the terms in it. */
export function SearchPage({ question }: { readonly question: string }) {
  const t = words().laws
  const editionRead = editionInAddress() ?? currentEdition
  useTitle(`${question} · ${t.title}`)
  const found = useSearch(question, editionRead)
  const [showsAll, setShowsAll] = useState(false)
  useEffect(() => setShowsAll(false), [question, editionRead])
  if (found === null) {
    return (
      <p class="quiet" role="status">
        {t.loading}
      </p>
    )
  }
  const { edition } = found
  const article = articleInQuestion(question)
  const shown = found.rules.slice(0, showsAll ? maxResults : firstResults)
  return (
    <>
      <h1 tabIndex={-1} class="search-question">
        {question}
      </h1>
      <p class="laws-lead" role="status">
        {found.terms.length > 0
          ? t.found(found.rules.length, found.terms.length)
          : found.rules.length > 0
            ? t.rules(found.rules.length)
            : t.nothingFound}
      </p>
      <div class="edition-choice single">
        <EditionSelect label={t.edition} chosen={edition} />
      </div>
      {article !== null && found.rules.length > 0 && (
        <PaperButtons printed={{ article, rules: found.rules }} edition={edition} />
      )}
      <TermsFound terms={found.terms} />
      <ol class="rule-list">
        {shown.map((rule, index) => (
          <li key={rule.id}>
            <RuleFound rule={rule} edition={edition} withExample={index < resultsWithExample} />
          </li>
        ))}
      </ol>
      {!showsAll && found.rules.length > shown.length && (
        <button type="button" class="button" onClick={() => setShowsAll(true)}>
          {t.showAll}
        </button>
      )}
    </>
  )
}

/** What is found in the texts that are loaded, and then in all others. Null while they load. */
function useSearch(question: string, edition: EditionId) {
  const explanations = corpus.value
  const phrases = askedAs.value
  const language = written.value
  const isReady =
    explanations[language] !== undefined &&
    phrases[language] !== undefined &&
    phrases.en !== undefined
  const [hasTried, setHasTried] = useState(false)
  useEffect(() => {
    const tried = () => setHasTried(true)
    fetchSearch(language).then(tried, tried)
  }, [language])
  // An index of incomplete texts would be wasted, unless the others cannot be loaded.
  const isComplete = isReady || hasTried
  const found = useMemo(
    () =>
      isComplete
        ? searchLaws(question, { edition, explanations, askedAs: phrases, terms, language })
        : null,
    [question, edition, explanations, phrases, language, isComplete],
  )
  const needsOtherLanguages = isReady && found?.isOwn === false
  useEffect(() => {
    if (needsOtherLanguages) void fetchAll()
  }, [needsOtherLanguages])
  return found
}

function TermsFound({ terms }: { readonly terms: readonly Term[] }) {
  if (terms.length === 0) return null
  return (
    <ul class="terms-found">
      {terms.slice(0, maxTerms).map(term => (
        <li key={term.id}>
          <TermFound term={term} />
        </li>
      ))}
    </ul>
  )
}

function RuleFound({
  rule,
  edition,
  withExample,
}: {
  readonly rule: Rule
  readonly edition: EditionId
  readonly withExample: boolean
}) {
  const asked = { edition: edition === currentEdition ? null : edition }
  return (
    <>
      <a class="rule-margin" href={lawsHref(`/${rule.id}`, asked)}>
        <Numbers rule={rule} edition={edition} />
      </a>
      <div>
        <p class="rule-text">
          <WithGerman text={explain(rule, edition) ?? ''} />
        </p>
        <p class="small quiet">{sectionTitle(rule.section)}</p>
        {withExample && <ExampleOfRule rule={rule} edition={edition} />}
      </div>
    </>
  )
}

function TermFound({ term }: { readonly term: Term }) {
  const meaning = term.meaning?.[written.value]
  return (
    <>
      <a href={lawsHref('/vocabulary', { q: inLetters(term.forms[written.value]) })}>
        {inLetters(term.forms[written.value])}
      </a>
      {meaning !== undefined && <span class="quiet">: {inLetters(meaning)}</span>}
    </>
  )
}
