import { type Act, type EditionId, ruleById, type SectionSlug, sectionSlugs } from '@jadoube/laws'
import { useEffect, useState } from 'preact/hooks'
import { factWords, fetchFactWords } from '../arbiter/fact-words.js'
import { CaseBoard, Sentences } from '../casebook/case-board.js'
import { allCases, type WorkedCase } from '../casebook/cases.js'
import { KindOfPlay } from '../casebook/kind-of-play.js'
import { useCaseWords } from '../casebook/use-case-words.js'
import { useTitle } from '../frame/frame.js'
import { inLetters, words } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'
import { currentEdition, editionInAddress, explain, lawsHref } from '../law-text/corpus.js'
import { EditionSelect } from '../law-text/edition-select.js'
import { rulesOfSection, sectionNumber, sectionTitle } from '../law-text/section-name.js'
import {
  actSentences,
  contextOf,
  type Difficulty,
  difficultyOf,
  explainingRule,
  type Question,
} from './question.js'
import { makeSession, shuffled } from './session.js'
import '../casebook/casebook.css'
import '../ruling/ruling.css'

type CaseTexts = NonNullable<ReturnType<typeof useCaseWords>>

/** A question with its answers in display order. */
interface ShownQuestion {
  readonly question: Question
  readonly answers: readonly string[]
}

/** An exam of twenty questions from the cases. The score stays on the device. */
export function ExamPage() {
  const texts = useCaseWords()
  const edition = editionInAddress() ?? currentEdition
  const [session, setSession] = useState<readonly ShownQuestion[] | null>(null)
  const [section, setSection] = useState<SectionSlug | ''>('')
  const [difficulty, setDifficulty] = useState<Difficulty | ''>('')
  useTitle(texts?.words.exam.title ?? '')
  useEffect(fetchFactWords, [])
  if (texts === null) return <h1 tabIndex={-1}>{words().laws.loading}</h1>
  const t = texts.words.exam
  const begin = async () => {
    const cases = await casesFor(edition, section, difficulty)
    const questions = makeSession(cases, edition, texts.narration, Math.random)
    setSession(
      questions.map(question => ({
        question,
        answers: shuffled([question.right, ...question.wrong], Math.random),
      })),
    )
  }
  if (session !== null && session.length > 0) {
    return <Session session={session} texts={texts} onLeave={() => setSession(null)} />
  }
  return (
    <>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p class="laws-lead">{t.lead}</p>
      <div class="ruling-questions">
        <EditionSelect label={words().laws.edition} chosen={edition} />
        <SectionSelect t={t} edition={edition} chosen={section} onChoose={setSection} />
        <DifficultySelect t={t} chosen={difficulty} onChoose={setDifficulty} />
      </div>
      {session !== null && <p role="status">{t.none}</p>}
      <button type="button" class="button main" onClick={() => void begin()}>
        {t.begin}
      </button>
    </>
  )
}

async function casesFor(
  edition: EditionId,
  section: SectionSlug | '',
  difficulty: Difficulty | '',
): Promise<readonly WorkedCase[]> {
  const isIn = (folder: string) =>
    section === '' || folder === section || folder.startsWith(`${section}-`)
  return (await allCases(isIn))
    .filter(({ editions }) => editions.includes(edition))
    .filter(each => difficulty === '' || difficultyOf(each) === difficulty)
}

type ExamWords = CaseTexts['words']['exam']

function SectionSelect({
  t,
  edition,
  chosen,
  onChoose,
}: {
  readonly t: ExamWords
  readonly edition: EditionId
  readonly chosen: SectionSlug | ''
  readonly onChoose: (section: SectionSlug | '') => void
}) {
  const sections = sectionSlugs.filter(each => rulesOfSection(each, edition).length > 0)
  return (
    <label class="field">
      <span>{t.article}</span>
      <select
        value={chosen}
        onChange={event =>
          onChoose(sections.find(each => each === event.currentTarget.value) ?? '')
        }
      >
        <option value="">{t.all}</option>
        {sections.map(each => (
          <option key={each} value={each}>
            {[sectionNumber(each, edition), sectionTitle(each)].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </label>
  )
}

function DifficultySelect({
  t,
  chosen,
  onChoose,
}: {
  readonly t: ExamWords
  readonly chosen: Difficulty | ''
  readonly onChoose: (difficulty: Difficulty | '') => void
}) {
  return (
    <label class="field">
      <span>{t.difficulty}</span>
      <select
        value={chosen}
        onChange={event => onChoose(levels.find(each => each === event.currentTarget.value) ?? '')}
      >
        <option value="">{t.any}</option>
        {levels.map(each => (
          <option key={each} value={each}>
            {t.levels[each]}
          </option>
        ))}
      </select>
    </label>
  )
}

const levels: readonly Difficulty[] = ['easy', 'medium', 'hard']

function Session({
  session,
  texts,
  onLeave,
}: {
  readonly session: readonly ShownQuestion[]
  readonly texts: CaseTexts
  readonly onLeave: () => void
}) {
  const t = texts.words.exam
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  const [score, setScore] = useState(0)
  const shown = session[at]
  if (shown === undefined) {
    return (
      <>
        <h1 tabIndex={-1}>{t.score(score, session.length)}</h1>
        <button type="button" class="button main" onClick={onLeave}>
          {t.again}
        </button>
      </>
    )
  }
  const choose = (answer: string) => {
    setChosen(answer)
    if (answer === shown.question.right) setScore(score + 1)
  }
  return (
    <article class="exam">
      <p class="kicker" role="status">
        {t.question(at + 1, session.length)} · {t.score(score, at + (chosen === null ? 0 : 1))}
      </p>
      <QuestionView shown={shown} chosen={chosen} texts={texts} onChoose={choose} />
      {chosen !== null && (
        <button
          type="button"
          class="button main"
          onClick={() => {
            setChosen(null)
            setAt(at + 1)
          }}
        >
          {t.next}
        </button>
      )}
    </article>
  )
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
function QuestionView({
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
