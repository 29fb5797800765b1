import type { Color } from '@jadoube/chess'
import type { Option, Question } from '@jadoube/laws'
import { useState } from 'preact/hooks'
import { Choices } from '../frame/choices.js'
import { Sheet } from '../frame/sheet.js'
import { words } from '../i18n/language.js'
import { game, perform } from './game.js'

const penalties = ['warning', 'add-time', 'cut-time', 'loss'] as const
type Penalty = (typeof penalties)[number]

/** The arbiter's hat, on the same device: questions first, then what he may do of himself. */
export function ArbiterSheet({
  side,
  turned,
  status,
  onMenu,
  onClose,
}: {
  readonly side: Color
  readonly turned: boolean
  readonly status: string
  readonly onMenu: () => void
  readonly onClose: () => void
}) {
  const t = words().table
  const questions = game.value?.state.questions ?? []
  const arbiter = (act: Readonly<Record<string, unknown>>) => {
    onClose()
    perform('arbiter', act)
  }
  const call = () => {
    onClose()
    perform(side, { act: 'summon-arbiter' })
    perform(side, { act: 'pause', why: 'arbiter' })
  }
  return (
    <Sheet title={t.arbiterTitle} turned={turned} onClose={onClose}>
      <div class="row">
        {status === 'in-play' && (
          <>
            <button type="button" class="button main" onClick={call}>
              {t.callArbiter}
            </button>
            <button type="button" class="button" onClick={() => arbiter({ act: 'pause' })}>
              {t.stop}
            </button>
          </>
        )}
        {status === 'paused' && questions.length === 0 && (
          <button type="button" class="button main" onClick={() => arbiter({ act: 'restart' })}>
            {t.restart}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => {
            onClose()
            onMenu()
          }}
        >
          {t.moves}
        </button>
      </div>
      {questions.length > 0 && (
        <section class="questions">
          <h3>{t.answers}</h3>
          {questions.map(question => (
            <Answer
              key={question.claim}
              question={question}
              onAnswer={option => arbiter(answerOf(question, option))}
            />
          ))}
        </section>
      )}
      <Observing onObserve={(what, player) => arbiter({ act: 'observe', what, player })} />
      <TimeAndPenalty onAct={arbiter} />
      <Putting onAct={arbiter} />
    </Sheet>
  )
}

/** The act that gives an answer: `rule`, or where the Laws name another, that one. */
function answerOf(question: Question, option: Option): Readonly<Record<string, unknown>> {
  const player = question.player === null ? null : { player: question.player }
  if ('verdict' in option) {
    const points = option.points === undefined ? null : { points: option.points }
    return { act: 'rule', claim: question.claim, verdict: option.verdict, ...player, ...points }
  }
  return { act: option.act, ...player, ...(option.penalty && { penalty: option.penalty }) }
}

function labelOf(option: Option): string {
  const t = words().table
  const effect = t.effects[option.effect] ?? option.effect
  if (!('verdict' in option)) return effect
  const points = option.points === undefined ? '' : ` (${option.points})`
  return `${t.verdicts[option.verdict]}: ${effect}${points}`
}

function Answer({
  question,
  onAnswer,
}: {
  readonly question: Question
  readonly onAnswer: (option: Option) => void
}) {
  const t = words().table
  return (
    <div class="question">
      <p class="sure">
        {t.claims[question.claim] ?? question.claim}
        {question.article !== null && ` (${question.article})`}
      </p>
      <div class="answers">
        {question.options.map(option => (
          <button
            key={JSON.stringify(option)}
            type="button"
            class="button"
            onClick={() => onAnswer(option)}
          >
            {labelOf(option)}
          </button>
        ))}
      </div>
    </div>
  )
}

const sidesOf = (names: { readonly white: string; readonly black: string }) =>
  [
    ['white', names.white],
    ['black', names.black],
  ] as const

function Observing({ onObserve }: { readonly onObserve: (what: string, player: Color) => void }) {
  const { table: t, frame } = words()
  return (
    <section class="arbiter-part">
      <h3>{t.observes}</h3>
      {(['flag-fall', 'illegal-move'] as const).map(what => (
        <div class="row" key={what}>
          {sidesOf(frame).map(([player, name]) => (
            <button
              key={player}
              type="button"
              class="button"
              onClick={() => onObserve(what, player)}
            >
              {name}: {t.observed[what]}
            </button>
          ))}
        </div>
      ))}
    </section>
  )
}

function TimeAndPenalty({
  onAct,
}: {
  readonly onAct: (act: Readonly<Record<string, unknown>>) => void
}) {
  const { table: t, frame } = words()
  const [player, setPlayer] = useState<Color>('white')
  const [penalty, setPenalty] = useState<Penalty>('warning')
  const [minutes, setMinutes] = useState('2')
  const [isSure, setSure] = useState(false)
  const amount = Math.max(1, Math.min(120, Number(minutes) || 1))
  const needsMinutes = penalty === 'add-time' || penalty === 'cut-time'
  const impose = () =>
    onAct({ act: 'penalise', player, penalty, ...(needsMinutes && { minutes: amount }) })
  return (
    <section class="arbiter-part">
      <Choices
        legend={t.player}
        options={sidesOf(frame)}
        chosen={player}
        onChoose={next => {
          setPlayer(next)
          setSure(false)
        }}
      />
      <Choices
        legend={t.penalties}
        options={penalties.map(each => [each, t.penaltyNames[each]])}
        chosen={penalty}
        onChoose={next => {
          setPenalty(next)
          setSure(false)
        }}
      />
      <label class="field">
        <span>{t.minutes}</span>
        <input
          type="number"
          inputMode="numeric"
          min="1"
          max="120"
          value={minutes}
          onInput={event => setMinutes(event.currentTarget.value)}
        />
      </label>
      {isSure ? (
        <div role="alert" class="question">
          <p class="sure">
            {t.penaltySure(
              player === 'white' ? frame.white : frame.black,
              needsMinutes ? `${t.penaltyNames[penalty]}, ${amount} min` : t.penaltyNames[penalty],
            )}
          </p>
          <div class="row">
            <button type="button" class="button main" onClick={impose}>
              {t.impose}
            </button>
            <button type="button" class="button" onClick={() => setSure(false)}>
              {t.no}
            </button>
          </div>
        </div>
      ) : (
        <div class="row">
          <button type="button" class="button" onClick={() => setSure(true)}>
            {t.impose}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => onAct({ act: 'add-time', player, ms: amount * 60_000 })}
          >
            {player === 'white' ? frame.white : frame.black} + {amount} min
          </button>
        </div>
      )}
    </section>
  )
}

const results = ['1-0', '1/2-1/2', '0-1', '0-0'] as const
const points: Readonly<Record<(typeof results)[number], readonly [number, number]>> = {
  '1-0': [1, 0],
  '1/2-1/2': [0.5, 0.5],
  '0-1': [0, 1],
  '0-0': [0, 0],
}

/** An earlier position put back, or the result declared. */
function Putting({ onAct }: { readonly onAct: (act: Readonly<Record<string, unknown>>) => void }) {
  const t = words().table
  const most = game.value?.state.ply ?? 0
  const [ply, setPly] = useState(String(Math.max(0, most - 1)))
  const [asked, setAsked] = useState<(typeof results)[number] | null>(null)
  const written = (result: string) => result.replaceAll('1/2', '½').replace('-', '–')
  return (
    <section class="arbiter-part">
      <h3>{t.reinstate}</h3>
      <form
        class="row"
        onSubmit={event => {
          event.preventDefault()
          onAct({ act: 'reinstate', ply: Number(ply) || 0 })
        }}
      >
        <label class="field">
          <span>{t.reinstateAfter}</span>
          <input
            type="number"
            inputMode="numeric"
            min="0"
            max={most}
            value={ply}
            onInput={event => setPly(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {t.reinstate}
        </button>
      </form>
      <h3>{t.declare}</h3>
      {asked === null ? (
        <div class="row">
          {results.map(result => (
            <button key={result} type="button" class="button" onClick={() => setAsked(result)}>
              {written(result)}
            </button>
          ))}
        </div>
      ) : (
        <div role="alert" class="question">
          <p class="sure">{t.declareSure(written(asked))}</p>
          <div class="row">
            <button
              type="button"
              class="button main"
              onClick={() =>
                onAct({ act: 'declare', white: points[asked][0], black: points[asked][1] })
              }
            >
              {t.declare}
            </button>
            <button type="button" class="button" onClick={() => setAsked(null)}>
              {t.no}
            </button>
          </div>
        </div>
      )}
    </section>
  )
}
