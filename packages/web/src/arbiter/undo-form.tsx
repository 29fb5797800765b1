import { useState } from 'preact/hooks'
import { Check } from '../fields/check.js'
import { Choices } from '../fields/choices.js'
import { TextField } from '../fields/fields.js'
import { positionsOf } from '../game/written-moves.js'
import { language, words } from '../i18n/language.js'
import { timeOfDay } from '../i18n/time-of-day.js'
import type { ArbiterGame } from './arbiter-game.js'
import type { FormProps } from './forms.js'
import { longestTime, readTypedTime, shownTime } from './typed-time.js'

type UndoAct = 'lift-result' | 'take-back'

/** Undoes a mistake, with a reason. The record shows it. */
export function UndoForm({ game, onAct }: FormProps) {
  const { hall, clock: clockWords } = words()
  const t = hall.undo
  const possible = possibleActs(game)
  const [chosen, setChosen] = useState<UndoAct | null>(null)
  const [why, setWhy] = useState('')
  const [ply, setPly] = useState('')
  const [setsClocks, setSetsClocks] = useState(false)
  const [texts, setTexts] = useState<Times>(() => ({
    white: shownTime(game, 'white'),
    black: shownTime(game, 'black'),
  }))
  const [isWrong, setWrong] = useState(false)
  const act = possible.find(each => each === chosen) ?? possible[0]
  if (act === undefined) return <p class="quiet">{t.nothing}</p>
  const submit = (event: Event) => {
    event.preventDefault()
    const times = setsClocks ? readTimes(game, texts) : {}
    setWrong(times === null)
    if (times === null) return
    const from = act === 'lift-result' && ply !== '' ? { ply: Number(ply) } : null
    onAct({ act, why: why.trim(), ...from, ...times })
  }
  return (
    <form class="act-form" onSubmit={submit}>
      <Choices
        legend={t.what}
        options={possible.map(each => [each, each === 'take-back' ? t.takeBack : t.lift] as const)}
        chosen={act}
        onChoose={setChosen}
      />
      {act === 'take-back' && <LastRuling game={game} />}
      {act === 'lift-result' && <PositionSelect game={game} ply={ply} onChoose={setPly} />}
      <TextField label={t.why} value={why} onInput={setWhy} />
      {game.state.clock !== null && (
        <Check label={t.times} isOn={setsClocks} onSet={setSetsClocks} />
      )}
      {setsClocks && <TimeFields texts={texts} onInput={setTexts} />}
      {isWrong && (
        <p class="small error" role="alert">
          {clockWords.badTime}
        </p>
      )}
      <button type="submit" class="button" disabled={why.trim() === ''}>
        {t.check}
      </button>
    </form>
  )
}

function possibleActs({ state: { result, proceedings } }: ArbiterGame): readonly UndoAct[] {
  return [
    ...(proceedings.lastRuling === null ? [] : (['take-back'] as const)),
    ...(result === null || result.reason === 'cancelled' ? [] : (['lift-result'] as const)),
  ]
}

/** Names the ruling that would be taken back. */
function LastRuling({ game }: { readonly game: ArbiterGame }) {
  const t = words().hall.undo
  const { lastRuling } = game.state.proceedings
  if (lastRuling === null) return null
  const time = timeOfDay(game.origin + lastRuling.at)
  return (
    <p class="small quiet">
      {lastRuling.article === null ? t.lastPlain(time) : t.last(lastRuling.article, time)}
    </p>
  )
}

/** The position from which the game continues without its result. */
function PositionSelect({
  game,
  ply,
  onChoose,
}: {
  readonly game: ArbiterGame
  /** An index as text. Empty for the position as it stands. */
  readonly ply: string
  readonly onChoose: (ply: string) => void
}) {
  const t = words().hall.undo
  return (
    <label class="field">
      <span>{t.from}</span>
      <select value={ply} onChange={event => onChoose(event.currentTarget.value)}>
        <option value="">{t.asItStands}</option>
        {positionsOf(game.state, language.value).map(({ name }, index) => (
          <option key={index} value={index}>
            {name === '' ? words().arbiter.atStart : name}
          </option>
        ))}
      </select>
    </label>
  )
}

function TimeFields({
  texts,
  onInput,
}: {
  readonly texts: Times
  readonly onInput: (texts: Times) => void
}) {
  return (
    <div class="two-columns">
      {(['white', 'black'] as const).map(side => (
        <TextField
          key={side}
          label={words().frame[side]}
          value={texts[side]}
          onInput={text => onInput({ ...texts, [side]: text })}
          hint="1:30:00"
        />
      ))}
    </div>
  )
}

type Times = Readonly<Record<'white' | 'black', string>>

function readTimes(game: ArbiterGame, texts: Times) {
  const { clock } = game.state
  const white = readTypedTime(texts.white, longestTime(clock, 'white'))
  const black = readTypedTime(texts.black, longestTime(clock, 'black'))
  if (white.kind !== 'time' || black.kind !== 'time') return null
  return { white: white.ms, black: black.ms }
}
