import { type Act, ruleById } from '@jadoube/laws'
import { factWords } from '../arbiter/fact-words.js'
import { CaseBoard, Sentences } from '../casebook/case-board.js'
import { KindOfPlay } from '../casebook/kind-of-play.js'
import type { useCaseWords } from '../casebook/use-case-words.js'
import { inLetters, words } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'
import { explain, lawsHref } from '../law-text/corpus.js'
import { actSentences, contextOf, explainingRule, type Question } from './question.js'

export type CaseTexts = NonNullable<ReturnType<typeof useCaseWords>>

/** A question with its answers in display order. */
export interface ShownQuestion {
  readonly question: Question
  readonly answers: readonly string[]
}

interface QuestionProps {
  readonly question: Question
  readonly chosen: string | null
  readonly texts: CaseTexts
}

/**
 * The board before the act, the act and the answers. After the choice, the board after the act and
 * the reason.
 */
export function QuestionView({
  shown: { question, answers },
  chosen,
  texts,
  onChoose,
}: {
  readonly shown: ShownQuestion
  readonly chosen: string | null
  readonly texts: CaseTexts
  readonly onChoose: (answer: string) => void
}) {
  const { asks } = texts.words.exam
  const { ruled, decision, kind, right } = question
  return (
    <>
      <h1 tabIndex={-1} class="case-title">
        {asks[kind]}
      </h1>
      <KindOfPlay ruled={ruled} />
      <div class="case-play">
        <CaseBoard ruled={ruled} step={decision.line + (chosen === null ? 0 : 1)} />
        <div>
          <Situation question={question} chosen={chosen} texts={texts} />
          <div class="exam-answers" role="group" aria-label={asks[kind]}>
            {answers.map(answer => (
              <button
                key={answer}
                type="button"
                class={answerClass(answer, right, chosen)}
                disabled={chosen !== null}
                onClick={() => onChoose(answer)}
              >
                {inLetters(answer)}
              </button>
            ))}
          </div>
          {chosen !== null && <Solution question={question} chosen={chosen} texts={texts} />}
        </div>
      </div>
    </>
  )
}

/** What led to the act, the act itself, and as much of its consequences as may be known. */
function Situation({ question, chosen, texts }: QuestionProps) {
  const { ruled, lines, decision, edition, kind } = question
  const act = ruled.lines[decision.line]?.act ?? null
  return (
    <>
      <div class="quiet">
        {contextOf(question).map(({ text }) => (
          <p key={text} class="case-sentence">
            <WithGerman text={inLetters(text)} />
          </p>
        ))}
      </div>
      {act !== null && (
        <p>
          <b>{texts.words.cases.actors[act.by]}:</b> {inLetters(actText(act, texts))}
        </p>
      )}
      {chosen === null && (
        <Sentences sentences={actSentences(question).map(withoutArticle)} edition={edition} />
      )}
      {(kind === 'article' || chosen !== null) && (
        <Sentences
          sentences={
            chosen === null ? [withoutArticle(decision.sentence)] : (lines[decision.line] ?? [])
          }
          edition={edition}
        />
      )}
    </>
  )
}

/** Whether the chosen answer is right, and why. */
function Solution({ question, chosen, texts }: QuestionProps) {
  const t = texts.words.exam
  const { decision, edition, right, worked } = question
  const rule = ruleById(explainingRule(decision, worked, edition))
  return (
    <div role="status">
      <p>
        <b>{chosen === right ? t.right : t.wrong}</b> {rule && explain(rule, edition)}
      </p>
      <p>
        <a href={lawsHref(`/cases/${worked.id}`, { edition })} target="_blank" rel="noopener">
          {t.toCase}
        </a>
      </p>
    </div>
  )
}

/** The act, with what was claimed or seen. */
function actText(act: Act, { narration: { wording } }: CaseTexts): string {
  const name = wording.acts.names[act.act]
  if ('claim' in act) return `${name}: ${wording.claims[act.claim] ?? act.claim}`
  return act.act === 'observe' ? name + observationText(act.what) : name
}

/** What the arbiter saw. The question cannot be answered without it. */
function observationText(what: string): string {
  const sights: Readonly<Record<string, string>> = words().arbiter.sights
  const name = sights[what] ?? factWords.value?.values[what]
  return name === undefined ? '' : `: ${name}`
}

const withoutArticle = <T extends object>(sentence: T) => ({ ...sentence, citation: null })

const answerClass = (answer: string, right: string, chosen: string | null): string => {
  if (chosen === null) return 'button'
  if (answer === right) return 'button right'
  return answer === chosen ? 'button wrong' : 'button'
}
