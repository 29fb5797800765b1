import type { EditionId, Rule } from '@jadoube/laws'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { accountLines } from '../account/account-lines.js'
import { inLetters } from '../i18n/language.js'
import { lawsHref } from '../law-text/corpus.js'
import { casesOfRule, hasReadings, type WorkedCase } from './cases.js'
import { type ComparedSituation, matchingCase } from './matching-case.js'
import { decisionOf, ruleCase } from './rule-case.js'
import { titleOf } from './titles.js'
import { useCaseWords } from './use-case-words.js'
import './casebook.css'

const firstCases = 5

function useCases(rule: string): readonly WorkedCase[] | null {
  const [cases, setCases] = useState<readonly WorkedCase[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    setCases(null)
    void casesOfRule(rule).then(found => isCurrent && setCases(found))
    return () => {
      isCurrent = false
    }
  }, [rule])
  return cases
}

/**
 * Sorts the cases of the edition first, and of them those that read the Laws as usual. Otherwise
 * keeps the order.
 */
const inEditionFirst = (cases: readonly WorkedCase[], edition: EditionId) => {
  const own = cases.filter(({ editions }) => editions.includes(edition))
  return [
    ...own.filter(each => !hasReadings(each)),
    ...own.filter(hasReadings),
    ...cases.filter(({ editions }) => !editions.includes(edition)),
  ]
}

/** The cases that show a rule, each with its outcome. */
export function CasesOfRule({
  rule,
  edition,
}: {
  readonly rule: Rule
  readonly edition: EditionId
}) {
  const texts = useCaseWords()
  const cases = useCases(rule.id)
  const [showsAll, setShowsAll] = useState(false)
  if (texts === null) return null
  const t = texts.words.cases
  const shown = cases === null ? [] : inEditionFirst(cases, edition)
  return (
    <section>
      <h2>{t.title}</h2>
      {cases?.length === 0 && <p class="quiet">{t.none}</p>}
      <ul class="case-list">
        {shown.slice(0, showsAll ? undefined : firstCases).map(each => (
          <li key={each.id}>
            <CaseLink worked={each} edition={edition} />
          </li>
        ))}
      </ul>
      {!showsAll && shown.length > firstCases && (
        <button type="button" class="button" onClick={() => setShowsAll(true)}>
          {t.showAll(shown.length)}
        </button>
      )}
    </section>
  )
}

/**
 * The best case for a rule: the one most similar to what happened, otherwise the rule's shortest.
 */
export function ExampleOfRule({
  rule,
  edition,
  like,
}: {
  readonly rule: Rule
  readonly edition: EditionId
  readonly like?: ComparedSituation
}) {
  const texts = useCaseWords()
  const cases = useCases(rule.id)
  const first =
    like === undefined
      ? inEditionFirst(cases ?? [], edition)[0]
      : matchingCase(cases ?? [], like, edition)
  if (texts === null || first === undefined) return null
  return (
    <p class="small">
      {texts.words.cases.example}: <CaseLink worked={first} edition={edition} />
    </p>
  )
}

/** Links to a case by its title, or by the sentence that decides it if there is no translation. */
function CaseLink({
  worked,
  edition,
}: {
  readonly worked: WorkedCase
  readonly edition: EditionId
}) {
  const texts = useCaseWords()
  const caseEdition = worked.editions.includes(edition) ? edition : worked.editions.at(-1)!
  const narration = texts?.narration ?? null
  const title = titleOf(worked)
  const sentence = useMemo(() => {
    if (narration === null || title !== null) return null
    const ruled = ruleCase(worked, caseEdition)
    if (ruled === null) return null
    return decisionOf(accountLines(ruled, narration), worked.rules)?.sentence.text ?? null
  }, [worked, caseEdition, narration, title])
  if (texts === null) return null
  return (
    <a href={lawsHref(`/cases/${worked.id}`, { edition: caseEdition, beside: null })}>
      {inLetters(title ?? sentence ?? texts.words.cases.one)}
    </a>
  )
}
