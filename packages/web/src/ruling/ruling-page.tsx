import { ruleById } from '@jadoube/laws'
import { useMemo } from 'preact/hooks'
import { ExampleOfRule } from '../casebook/cases-of-rule.js'
import { Sentences, Standing } from '../casebook/step.js'
import { decisionOf, ruleCase, tellLines } from '../casebook/told-case.js'
import { useCaseWords } from '../casebook/use-case-words.js'
import { useTitle } from '../frame/frame.js'
import { inLetters, words } from '../i18n/language.js'
import { IncidentButton } from '../incident/incident-button.js'
import { currentEdition, editionAsked } from '../laws/corpus.js'
import { EditionSelect } from '../laws/edition-select.js'
import { go, place, withQuery } from '../router.js'
import { type Asked, type Mode, recordOfSituation } from './record-of-situation.js'
import { situations } from './situations.js'
import '../casebook/casebook.css'
import './ruling.css'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const modes: readonly Mode[] = ['standard', 'rapid', 'blitz']

/** What was answered, as the address has it. */
function answersIn(query: URLSearchParams): Asked | null {
  const situation = situations.find(({ id }) => id === query.get('what'))
  if (situation === undefined) return null
  const one = <T extends string>(name: string, choices: readonly T[]): T =>
    choices.find(each => each === query.get(name)) ?? choices[0]!
  return {
    situation,
    kind: one('kind', situation.kinds),
    player: one('player', ['white', 'black']),
    noticed: one('noticed', ['opponent', 'arbiter']),
    pressed: one('pressed', ['yes', 'no']) === 'yes',
    count: Number(one('count', ['1', '2', '3'])),
    mode: one('mode', modes),
    supervised: one('supervision', ['adequate', 'inadequate']) === 'adequate',
    edition: editionAsked() ?? currentEdition,
  }
}

/** From a situation to the ruling: what happened, a few questions, and what the Laws make of it. */
export function RulingPage() {
  const said = useCaseWords()
  const asked = answersIn(place.value.query)
  useTitle(said?.words.ruling.title ?? '')
  if (said === null) return <h1 tabIndex={-1}>{words().laws.loading}</h1>
  const t = said.words.ruling
  return (
    <article class="ruling-page">
      <h1 tabIndex={-1}>{t.title}</h1>
      <Choice
        legend={t.lead}
        name="what"
        chosen={asked?.situation.id ?? null}
        choices={situations.map(({ id }) => [id, t.situations[id] ?? id])}
        also={{ kind: null }}
      />
      {asked !== null && <Questions asked={asked} said={said} />}
      {asked !== null && <Ruling asked={asked} said={said} />}
    </article>
  )
}

type Said = NonNullable<ReturnType<typeof useCaseWords>>

function Questions({ asked, said }: { readonly asked: Asked; readonly said: Said }) {
  const t = said.words.ruling
  const { situation, edition } = asked
  const asks = (what: (typeof situation.asks)[number]) => situation.asks.includes(what)
  const named = (names: Readonly<Record<string, string>>, ids: readonly string[]) =>
    ids.map(id => [id, names[id] ?? id] as const)
  const { frame } = words()
  return (
    <div class="ruling-questions">
      {situation.kinds.length > 1 && (
        <Choice
          legend={t.which}
          name="kind"
          chosen={asked.kind}
          choices={situation.kinds.map(kind => [kind, t.kinds[`${situation.id}.${kind}`] ?? kind])}
        />
      )}
      {asks('player') && (
        <Choice
          legend={t.who}
          name="player"
          chosen={asked.player}
          choices={named({ white: frame.white, black: frame.black }, ['white', 'black'])}
        />
      )}
      {asks('pressed') && asked.kind !== 'no-move' && (
        <Choice
          legend={t.pressed}
          name="pressed"
          chosen={asked.pressed ? 'yes' : 'no'}
          choices={named(t.yesNo, ['yes', 'no'])}
        />
      )}
      {asks('noticed') && (
        <Choice
          legend={t.noticed}
          name="noticed"
          chosen={asked.noticed}
          choices={named(t.noticers, ['opponent', 'arbiter'])}
        />
      )}
      {asks('count') && (
        <Choice
          legend={t.count}
          name="count"
          chosen={String(asked.count)}
          choices={named(t.counts, ['1', '2', '3'])}
        />
      )}
      <Choice
        legend={t.mode}
        name="mode"
        chosen={asked.mode}
        choices={modes.map(mode => [mode, capital(inLetters(said.teller.wording.modes[mode]))])}
      />
      {asked.mode !== 'standard' && (
        <Choice
          legend={t.supervision}
          name="supervision"
          chosen={asked.supervised ? 'adequate' : 'inadequate'}
          choices={named(t.supervisions, ['adequate', 'inadequate'])}
        />
      )}
      <EditionSelect label={words().laws.edition} chosen={edition} />
    </div>
  )
}

/** One question with its answers to tap; the address keeps what was chosen. */
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
    <fieldset class="choice">
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

/** What the Laws make of it: the steps in their order, the board, and a case that shows it. */
function Ruling({ asked, said }: { readonly asked: Asked; readonly said: Said }) {
  const t = said.words.ruling
  const { edition } = asked
  const key = JSON.stringify([asked.situation.id, { ...asked, situation: null }])
  const { record, ruled } = useMemo(() => {
    const made = recordOfSituation(asked)
    return { record: made, ruled: ruleCase(made, edition) }
  }, [key])
  if (ruled === null) return <p role="status">{said.words.cases.cannot}</p>
  const lines = tellLines(ruled, said.teller)
  // What people did is told first; the last act is what the ruling answers.
  const happened = lines.slice(record.from, -1).flat()
  const steps = lines.at(-1) ?? []
  const { summary } = ruled
  const isOver = summary.status === 'concluded'
  const stops = !isOver && asked.situation.id !== 'late'
  const cited = steps.filter(({ event }) => event?.rule !== undefined)
  const deciding = decisionOf([cited], [])?.told.event?.rule
  const rule = ruleById(summary.rule ?? deciding ?? '')
  return (
    <section class="ruling-result" aria-live="polite">
      <div class="case-play">
        <Standing ruled={ruled} step={ruled.lines.length} />
        <div>
          {happened.length > 0 && (
            <div class="quiet">
              <Sentences told={happened} edition={edition} />
            </div>
          )}
          <h2>{t.ruling}</h2>
          <ol class="ruling-steps">
            {stops && <li>{t.stop}</li>}
            {steps.map(told => (
              <li key={told.text}>
                <Sentences told={[told]} edition={edition} />
              </li>
            ))}
            {!isOver && <li>{inLetters(said.teller.wording.hasTheMove(summary.hasTheMove))}</li>}
            {isOver && <li>{t.over}</li>}
          </ol>
          <p>
            <IncidentButton key={key} fetchRecord={() => ruled} />
          </p>
          {rule !== undefined && <ExampleOfRule rule={rule} edition={edition} />}
        </div>
      </div>
    </section>
  )
}
