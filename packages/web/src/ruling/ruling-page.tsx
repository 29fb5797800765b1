import { type EditionId, editionOf, ruleById } from '@jadoube/laws'
import type { ComponentProps } from 'preact'
import { useMemo } from 'preact/hooks'
import { accountLines } from '../account/account-lines.js'
import { CaseBoard, Sentences } from '../casebook/case-board.js'
import { ExampleOfRule } from '../casebook/cases-of-rule.js'
import { useCaseWords } from '../casebook/use-case-words.js'
import { useTitle } from '../frame/frame.js'
import { inLetters, words } from '../i18n/language.js'
import { IncidentButton } from '../incident/incident-button.js'
import { currentEdition, editionInAddress, explain, lawsHref } from '../law-text/corpus.js'
import { EditionSelect } from '../law-text/edition-select.js'
import { address, go, withQuery } from '../router.js'
import type { Mode, SituationChoice } from './record-of-situation.js'
import { isHappening, rulingOf } from './ruling-of.js'
import { asksAbout, situations } from './situations.js'
import '../casebook/casebook.css'
import './ruling.css'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The kinds of play of an edition. The national blitz rules are for blitz only. */
const modesIn = (edition: EditionId): readonly Mode[] =>
  editionOf(edition).pace.rapid === null ? ['blitz'] : ['standard', 'rapid', 'blitz']

/** Reads the answers from the address. */
function answersIn(query: URLSearchParams): SituationChoice | null {
  const situation = situations.find(({ id }) => id === query.get('what'))
  if (situation === undefined) return null
  const one = <T extends string>(name: string, choices: readonly T[]): T =>
    choices.find(each => each === query.get(name)) ?? choices[0]!
  const edition = editionInAddress() ?? currentEdition
  return {
    situation,
    kind: one('kind', situation.kinds),
    player: one('player', ['white', 'black']),
    noticed: one('noticed', ['opponent', 'arbiter']),
    pressed: one('pressed', ['yes', 'no']) === 'yes',
    count: Number(one('count', ['1', '2', '3'])),
    mode: one('mode', modesIn(edition)),
    supervised: one('supervision', ['adequate', 'inadequate']) === 'adequate',
    edition,
  }
}

/** From a situation to the ruling: what happened, a few questions, and what the Laws say. */
export function RulingPage() {
  const texts = useCaseWords()
  const choice = answersIn(address.value.query)
  useTitle(texts?.words.ruling.title ?? '')
  if (texts === null) return <h1 tabIndex={-1}>{words().laws.loading}</h1>
  const t = texts.words.ruling
  return (
    <article>
      <h1 tabIndex={-1}>{t.title}</h1>
      {choice === null ? (
        <Choice
          legend={t.lead}
          name="what"
          chosen={null}
          choices={situations.map(({ id }) => [id, t.situations[id] ?? id])}
          also={{ kind: null }}
        />
      ) : (
        <div class="ruling-chosen">
          <h2>{t.situations[choice.situation.id]}</h2>
          <a href={withQuery({ what: null, kind: null })}>{t.lead}</a>
        </div>
      )}
      {choice !== null && <Questions choice={choice} texts={texts} />}
      {choice !== null && <Ruling choice={choice} texts={texts} />}
    </article>
  )
}

type CaseTexts = NonNullable<ReturnType<typeof useCaseWords>>

interface RulingProps {
  readonly choice: SituationChoice
  readonly texts: CaseTexts
}

function Questions({ choice, texts }: RulingProps) {
  const { situation, edition, kind, pressed } = choice
  const asked = asksAbout(situation, kind, pressed)
  return (
    <div class="ruling-questions">
      {situation.kinds.length > 1 && <KindSelect choice={choice} texts={texts} />}
      {answersTo(choice, texts.words.ruling)
        .filter(({ name }) => asked.includes(name))
        .map(question => (
          <Choice key={question.name} {...question} />
        ))}
      {modesIn(edition).length > 1 && <ModeQuestions choice={choice} texts={texts} />}
      <EditionSelect label={words().laws.edition} chosen={edition} />
    </div>
  )
}

function KindSelect({ choice: { situation, kind }, texts }: RulingProps) {
  const t = texts.words.ruling
  return (
    <label class="field">
      <span>{t.which}</span>
      <select
        value={kind}
        onChange={event => go(withQuery({ kind: event.currentTarget.value }), { replace: true })}
      >
        {situation.kinds.map(each => (
          <option key={each} value={each}>
            {inLetters(t.kinds[`${situation.id}.${each}`] ?? each)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The questions that a situation may ask, in their order. */
const answersTo = (choice: SituationChoice, t: CaseTexts['words']['ruling']) =>
  [
    {
      name: 'player',
      legend: t.who,
      chosen: choice.player,
      choices: named(words().frame, ['white', 'black']),
    },
    {
      name: 'pressed',
      legend: t.pressed,
      chosen: choice.pressed ? 'yes' : 'no',
      choices: named(t.yesNo, ['yes', 'no']),
    },
    {
      name: 'noticed',
      legend: t.noticed,
      chosen: choice.noticed,
      choices: named(t.noticers, ['opponent', 'arbiter']),
    },
    {
      name: 'count',
      legend: t.count,
      chosen: String(choice.count),
      choices: named(t.counts, ['1', '2', '3']),
    },
  ] as const

const named = <T extends string>(names: Readonly<Partial<Record<T, string>>>, ids: readonly T[]) =>
  ids.map(id => [id, names[id] ?? id] as const)

/** The kind of play, and for rapid and blitz whether it is supervised. */
function ModeQuestions({ choice, texts }: RulingProps) {
  const t = texts.words.ruling
  const { modes } = texts.narration.wording
  return (
    <>
      <Choice
        legend={t.mode}
        name="mode"
        chosen={choice.mode}
        choices={modesIn(choice.edition).map(mode => [mode, capital(inLetters(modes[mode]))])}
      />
      {choice.mode !== 'standard' && (
        <Choice
          legend={t.supervision}
          name="supervision"
          chosen={choice.supervised ? 'adequate' : 'inadequate'}
          choices={named(t.supervisions, ['adequate', 'inadequate'])}
        />
      )}
    </>
  )
}

/** One question with its answers. The address keeps the choice. */
function Choice({
  legend,
  name,
  chosen,
  choices,
  also = {},
}: {
  readonly legend: string
  readonly name: string
  readonly chosen: string | null
  readonly choices: readonly (readonly [string, string])[]
  readonly also?: Readonly<Record<string, null>>
}) {
  return (
    <fieldset class={name === 'what' ? 'choice list' : 'choice'}>
      <legend>{legend}</legend>
      {choices.map(([id, label]) => (
        <button
          key={id}
          type="button"
          class="button"
          aria-pressed={id === chosen}
          onClick={() => go(withQuery({ ...also, [name]: id }), { replace: true })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

/** The ruling: the steps in order, the board, and a case that shows it. */
function Ruling({ choice, texts }: RulingProps) {
  const t = texts.words.ruling
  const { edition } = choice
  const key = JSON.stringify([choice.situation.id, { ...choice, situation: null }])
  const ruling = useMemo(() => rulingOf(choice), [key])
  if (ruling === null) return <p role="status">{texts.words.cases.cannot}</p>
  const { ruled, from, answer, rule, article } = ruling
  const lines = accountLines(ruled, texts.narration)
  const last = lines[answer] ?? []
  const happened = [
    ...lines.slice(from, answer).flat(),
    ...last.filter(sentence => isHappening(sentence.event)),
  ]
  const decidingRule = ruleById(rule)
  return (
    <section class="ruling-result" aria-live="polite">
      <div class="case-play">
        <CaseBoard ruled={ruled} step={answer + 1} />
        <div>
          {happened.length > 0 && (
            <div class="quiet">
              <Sentences sentences={happened} edition={edition} />
            </div>
          )}
          <h2>{t.ruling}</h2>
          <RulingSteps
            choice={choice}
            texts={texts}
            ruling={ruling}
            consequences={last.filter(sentence => !isHappening(sentence.event))}
          />
          <h3>{t.because}</h3>
          <p class="ruling-why">
            <a href={lawsHref(`/${rule}`, { edition })}>{article}</a>{' '}
            {explain(decidingRule, edition)}
          </p>
          <p>
            <IncidentButton key={key} fetchRecord={() => ruled} />
          </p>
          <ExampleOfRule rule={decidingRule} edition={edition} like={ruling.like} />
        </div>
      </div>
    </section>
  )
}

/** What the arbiter does, one step after the other. */
function RulingSteps({
  choice,
  texts,
  ruling,
  consequences,
}: RulingProps & {
  readonly ruling: NonNullable<ReturnType<typeof rulingOf>>
  readonly consequences: ComponentProps<typeof Sentences>['sentences']
}) {
  const t = texts.words.ruling
  const { ruled, answer, stops } = ruling
  const { summary } = ruled
  const isOver = summary.status === 'concluded'
  const waits = ruled.lines[answer]?.outcome.some(({ type }) => type === 'question') ?? false
  const restarts = !isOver && !waits && (stops || summary.status === 'paused')
  return (
    <ol class="ruling-steps">
      {choice.kind === 'denied' && <li>{t.hear}</li>}
      {stops && <li>{t.stop}</li>}
      {consequences.map(sentence => (
        <li key={sentence.text}>
          <Sentences sentences={[sentence]} edition={choice.edition} />
        </li>
      ))}
      {consequences.length === 0 && !isOver && <li>{t.nothing}</li>}
      {isOver && <li>{summary.reason === 'cancelled' ? t.newGame : t.over}</li>}
      {!isOver && waits && summary.status === 'paused' && <li>{t.decide}</li>}
      {!isOver && <li>{inLetters(texts.narration.wording.hasTheMove(summary.hasTheMove))}</li>}
      {restarts && <li>{t.restart}</li>}
    </ol>
  )
}
