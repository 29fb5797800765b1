import { type EditionId, type RuledLine, ruleById } from '@jadoube/laws'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { accountLines } from '../account/account-lines.js'
import { clockTime } from '../account/clock-time.js'
import { useTitle } from '../frame/frame.js'
import { inLetters, language, words } from '../i18n/language.js'
import { IncidentButton } from '../incident/incident-button.js'
import { currentEdition, editionInAddress, explain, lawsHref } from '../law-text/corpus.js'
import { EditionSelect } from '../law-text/edition-select.js'
import { firstNumber } from '../law-text/numbers.js'
import { address, go, withQuery } from '../router.js'
import { CaseBoard, Sentences } from './case-board.js'
import { caseById, type WorkedCase } from './cases.js'
import { KindOfPlay } from './kind-of-play.js'
import { decisionOf, ruleCase } from './rule-case.js'
import { StepButtons } from './step-buttons.js'
import { titleOf } from './titles.js'
import { TryIt } from './try-it.js'
import { useCaseWords } from './use-case-words.js'
import './casebook.css'

/** Shows a case act by act: the board, the clocks, what was done and what the Laws say. */
export function CasePage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<WorkedCase | null | undefined>(undefined)
  const texts = useCaseWords()
  useEffect(() => {
    let isCurrent = true
    void caseById(id).then(each => isCurrent && setFound(each))
    return () => {
      isCurrent = false
    }
  }, [id])
  if (texts === null || found === undefined) {
    return <h1 tabIndex={-1}>{words().laws.loading}</h1>
  }
  if (found === null) return <h1 tabIndex={-1}>{texts.words.cases.notFound}</h1>
  return <Case worked={found} texts={texts} />
}

type CaseTexts = NonNullable<ReturnType<typeof useCaseWords>>

function Case({
  worked,
  texts: { words: w, narration },
}: {
  readonly worked: WorkedCase
  readonly texts: CaseTexts
}) {
  const t = w.cases
  const edition = editionInAddress() ?? newestOf(worked)
  const ruled = useMemo(() => ruleCase(worked, edition), [worked, edition])
  const lines = useMemo(
    () => (ruled === null ? [] : accountLines(ruled, narration)),
    [ruled, narration],
  )
  const decision = useMemo(() => decisionOf(lines, worked.rules), [lines, worked])
  const last = worked.acts.length
  const step = stepInAddress(last, (decision?.line ?? last - 1) + 1)
  const toStep = (next: number) => go(withQuery({ step: String(next) }), { replace: true })
  const rule = ruleById(worked.rules[0] ?? '')
  const number = rule === undefined ? '' : firstNumber(rule, edition)
  const title = titleOf(worked)
  useTitle(`${t.one} ${number}`)
  return (
    <article class="case-page">
      <p class="kicker">
        {rule !== undefined && (
          <a href={lawsHref(`/${rule.id}`, { edition })}>
            {number === '' ? rule.id : words().laws.article(number)}
          </a>
        )}{' '}
        · {t.one}
      </p>
      <h1 tabIndex={-1} class="case-title">
        {inLetters(title ?? decision?.sentence.text ?? t.one)}
      </h1>
      {language.value === 'en' ? (
        <p class="laws-lead">{worked.why}</p>
      ) : (
        rule !== undefined && <p class="laws-lead">{explain(rule, edition)}</p>
      )}
      <div class="edition-choice single">
        <EditionSelect label={words().laws.edition} chosen={edition} />
      </div>
      {ruled !== null && <KindOfPlay ruled={ruled} />}
      {!worked.editions.includes(edition) && <p class="quiet">{t.written}</p>}
      {ruled === null ? (
        <p role="status">{t.cannot}</p>
      ) : (
        <div class="case-play">
          <div>
            <CaseBoard ruled={ruled} step={step} />
            <StepButtons step={step} last={last} words={t} onStep={toStep} />
            <TryIt worked={worked} ruled={ruled} acts={step} edition={edition} words={t} />
            <IncidentButton key={`${worked.id} ${edition}`} fetchRecord={() => ruled} />
          </div>
          <ol class="case-steps">
            {ruled.lines.map((line, index) => (
              <li key={line.line} class={index + 1 === step ? 'now' : undefined}>
                <ActButton
                  act={line.act}
                  texts={{ words: w, narration }}
                  isShown={index + 1 === step}
                  onShow={() => toStep(index + 1)}
                />
                <Sentences sentences={lines[index] ?? []} edition={edition} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <RulesOfCase worked={worked} edition={edition} title={t.rules} />
    </article>
  )
}

/** The step in the address, or else the first one to show. */
function stepInAddress(last: number, first: number): number {
  const step = Number(address.value.query.get('step') ?? first)
  return Number.isInteger(step) ? Math.min(Math.max(step, 0), last) : last
}

/** One act of the case: when, who and what. */
function ActButton({
  act,
  texts: { words: w, narration },
  isShown,
  onShow,
}: {
  readonly act: RuledLine['act']
  readonly texts: CaseTexts
  readonly isShown: boolean
  readonly onShow: () => void
}) {
  return (
    <button
      type="button"
      class="case-act"
      aria-current={isShown ? 'step' : undefined}
      onClick={onShow}
    >
      <span class="figures">{clockTime(act?.at ?? 0)}</span>{' '}
      {act !== null &&
        `${w.cases.actors[act.by]}: ${inLetters(narration.wording.acts.names[act.act])}`}
    </button>
  )
}

function RulesOfCase({
  worked,
  edition,
  title,
}: {
  readonly worked: WorkedCase
  readonly edition: EditionId
  readonly title: string
}) {
  return (
    <section>
      <h2>{title}</h2>
      <ul class="case-rules">
        {worked.rules.map(id => {
          const rule = ruleById(id)
          if (rule === undefined) return null
          return (
            <li key={id}>
              <a href={lawsHref(`/${rule.id}`, { edition })}>
                {firstNumber(rule, edition) || rule.id}
              </a>{' '}
              {explain(rule, edition)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const newestOf = ({ editions }: WorkedCase): EditionId => editions.at(-1) ?? currentEdition
