import type { ActedOption, Option } from '@jadoube/laws'
import { useState } from 'preact/hooks'
import { claimName } from '../account/claim-name.js'
import { asLabel, effectName } from '../account/effect-name.js'
import { RuleLink } from '../account/rule-link.js'
import { answerAct } from '../game/answer-act.js'
import { words } from '../i18n/language.js'
import { previewAct } from './act-preview.js'
import type { ArbiterAct, ArbiterGame, OpenQuestion } from './arbiter-game.js'
import { ConfirmAct } from './confirm-act.js'
import { FactList } from './facts.js'
import { answerForm } from './forms.js'
import { inHalves } from './penalty-form.js'
import './arbiter.css'

/** The claim under which the server asks whether play continues. The Laws do not contain it. */
const INTERRUPTION = 'interruption'

function optionLabel(option: Option): string {
  const { table: t, arbiter, frame } = words()
  if (!('verdict' in option)) return asLabel(effectName(option.effect))
  const more = [
    ...(option.points === undefined
      ? []
      : [`${arbiter.opponentScores} ${inHalves(option.points)}`]),
    ...(option.move === undefined ? [] : [option.move]),
    ...(option.version === undefined ? [] : [frame[option.version]]),
  ]
  return `${t.verdicts[option.verdict]}: ${effectName(option.effect)}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
}

/** Lists the open questions with the proved facts, their answers and what each answer would do. */
export function OpenQuestions({ game }: { readonly game: ArbiterGame }) {
  const { table: t } = words()
  if (game.questions.length === 0) return null
  return (
    <section class="questions">
      <h3>{t.answers}</h3>
      {game.questions.map(question => (
        <QuestionCard key={`${question.claim}${question.player}`} game={game} question={question} />
      ))}
    </section>
  )
}

function QuestionCard({
  game,
  question,
}: {
  readonly game: ArbiterGame
  readonly question: OpenQuestion
}) {
  const { frame } = words()
  const [chosen, setChosen] = useState<Option | null>(null)
  const [act, setAct] = useState<ArbiterAct | null>(null)
  const about = question.player ?? question.by
  // An interruption is answered with the clock buttons, not here.
  const hasClockButton = question.claim === INTERRUPTION && game.questions.length === 1
  const options = hasClockButton ? [] : question.options
  const clear = () => {
    setChosen(null)
    setAct(null)
  }
  const choose = (option: Option) => {
    const needsNoForm = 'verdict' in option || isComplete(game, answerAct(question, option))
    setChosen(option)
    setAct(needsNoForm ? answerAct(question, option) : null)
  }
  const hasForm = chosen !== null && !('verdict' in chosen)
  return (
    <div class="question">
      <p class="confirm-text">
        {claimName(question.claim)}
        {about !== null && ` · ${about === 'white' ? frame.white : frame.black}`}{' '}
        <RuleLink rule={question.rule} article={question.article} edition={game.edition} />
      </p>
      <FactList facts={question.facts} />
      <div class="answers">
        {options.map(option => (
          <button
            key={JSON.stringify(option)}
            type="button"
            class="button"
            aria-pressed={chosen === option}
            onClick={() => choose(option)}
          >
            {optionLabel(option)}
          </button>
        ))}
      </div>
      {chosen !== null && !('verdict' in chosen) && (
        <div hidden={act !== null}>
          <AnswerForm game={game} question={question} answer={chosen} onAct={setAct} />
        </div>
      )}
      {act !== null && chosen !== null && (
        <ConfirmAct
          game={game}
          act={act}
          textInstead={question.claim === INTERRUPTION ? optionLabel(chosen) : undefined}
          onYes={() => {
            clear()
            game.perform(act)
          }}
          onNo={() => (hasForm ? setAct(null) : clear())}
        />
      )}
    </div>
  )
}

/** The form of an answer that is an act of the arbiter, filled in as far as the question says. */
function AnswerForm({
  game,
  question,
  answer,
  onAct,
}: {
  readonly game: ArbiterGame
  readonly question: OpenQuestion
  readonly answer: ActedOption
  readonly onAct: (act: ArbiterAct) => void
}) {
  const Form = answerForm[answer.act]
  const { player } = question
  const preset = {
    act: answer.act,
    ...(player !== null && answer.act === 'penalise' && { player }),
    ...(answer.penalty && { penalty: answer.penalty }),
  }
  return <Form game={game} preset={preset} onAct={onAct} />
}

/**
 * Whether a penalty needs no further input. A warning does not, a time penalty needs its minutes.
 */
const isComplete = (game: ArbiterGame, act: ArbiterAct): boolean =>
  act.act === 'penalise' && act.penalty !== 'loss' && previewAct(game, act).refusal === null
