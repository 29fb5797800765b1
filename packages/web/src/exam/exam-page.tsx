import { type EditionId, type SectionSlug, sectionSlugs } from '@jadoube/laws'
import { useEffect, useState } from 'preact/hooks'
import { fetchFactWords } from '../arbiter/fact-words.js'
import { allCases, type WorkedCase } from '../casebook/cases.js'
import { useCaseWords } from '../casebook/use-case-words.js'
import { useTitle } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { currentEdition, editionInAddress } from '../law-text/corpus.js'
import { EditionSelect } from '../law-text/edition-select.js'
import { rulesOfSection, sectionNumber, sectionTitle } from '../law-text/section-name.js'
import { type Difficulty, difficultyOf } from './question.js'
import { type CaseTexts, QuestionView, type ShownQuestion } from './question-view.js'
import { makeSession, shuffled } from './session.js'
import '../casebook/casebook.css'
import '../ruling/ruling.css'

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
