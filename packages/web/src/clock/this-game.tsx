import {
  addTime,
  cutTime,
  explainTime,
  makeClockTime,
  minutes,
  type Side,
  setClock,
  sides,
  timeLeft,
} from '@jadoube/clock'
import { useState } from 'preact/hooks'
import { longestTime, readTypedTime } from '../arbiter/typed-time.js'
import { WhichTime } from '../arbiter/which-time.js'
import { Check } from '../fields/check.js'
import { Choices } from '../fields/choices.js'
import { inLetters, words, written } from '../i18n/language.js'
import { changeClock, clock, layout, moment, setTurn } from './clock-state.js'

/** The settings of the current game. */
export function ThisGame() {
  const { clock: t, frame } = words()
  const [note, setNote] = useState('')
  const { near, turned } = layout.value
  return (
    <>
      <div class="side-settings">
        {sides.map(side => (
          <SideSettings key={side} side={side} onNote={setNote} />
        ))}
      </div>
      <p class="small settings-note" role="status">
        {note}
      </p>
      <Choices
        legend={t.turn}
        options={[
          ['white', frame.white],
          ['black', frame.black],
        ]}
        chosen={clock.value.turn}
        onChoose={setTurn}
      />
      <Choices
        legend={t.sides}
        options={[
          ['white', t.whiteNear],
          ['black', t.whiteFar],
        ]}
        chosen={near}
        onChoose={side => {
          layout.value = { ...layout.value, near: side }
        }}
      />
      <Check
        label={t.turned}
        isOn={turned}
        onSet={isOn => {
          layout.value = { ...layout.value, turned: isOn }
        }}
      />
    </>
  )
}

interface SideProps {
  readonly side: Side
  readonly onNote: (text: string) => void
}

/** The typed time and number of moves of one side, until they are applied to the clock. */
function useTypedClock({ side, onNote }: SideProps) {
  const { clock: t, frame } = words()
  const [time, setTime] = useState<string | null>(null)
  const [count, setCount] = useState<string | null>(null)
  const [asksWhichTime, setAsksWhichTime] = useState(false)
  const typed = time === null ? null : readTypedTime(time, longestTime(clock.value, side))
  const apply = (setTo: typeof typed) => {
    setAsksWhichTime(setTo?.kind === 'either')
    if (setTo?.kind === 'either') return
    if (setTo?.kind === 'unreadable') return onNote(t.badTime)
    const presses = count === null ? undefined : Math.min(999, Math.max(0, Number(count) || 0))
    const changes = {
      ...(setTo !== null && { left: setTo.ms }),
      ...(presses !== undefined && { presses }),
    }
    changeClock((before, at) => setClock(before, side, changes, at))
    setTime(null)
    setCount(null)
    onNote(
      setTo === null
        ? t.applied
        : t.setTo(frame[side], inLetters(explainTime(setTo.ms, written.value))),
    )
  }
  return { time, setTime, count, setCount, asksWhichTime, typed, apply }
}

function SideSettings({ side, onNote }: SideProps) {
  const { clock: t, frame } = words()
  const left = makeClockTime(timeLeft(clock.value, side, moment.value)).replace(/\.\d+$/, '')
  const { time, setTime, count, setCount, asksWhichTime, typed, apply } = useTypedClock({
    side,
    onNote,
  })
  const submit = (event: Event) => {
    event.preventDefault()
    apply(typed)
  }
  return (
    <form onSubmit={submit}>
      <fieldset>
        <legend>{side === 'white' ? frame.white : frame.black}</legend>
        <label class="field">
          <span>{t.time}</span>
          <input
            value={time ?? left}
            autocomplete="off"
            onInput={event => setTime(event.currentTarget.value)}
          />
        </label>
        {asksWhichTime && time !== null && typed?.kind === 'either' && (
          <WhichTime
            label={frame[side]}
            text={time}
            time={typed}
            onChoose={text => apply(readTypedTime(text, 0))}
          />
        )}
        <label class="field">
          <span>{t.counter}</span>
          <input
            type="number"
            inputMode="numeric"
            min="0"
            max="999"
            value={count ?? clock.value[side].presses}
            onInput={event => setCount(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button main">
          {t.apply}
        </button>
        <MinuteButtons side={side} onNote={onNote} onChange={() => setTime(null)} />
      </fieldset>
    </form>
  )
}

/** Buttons that add or take away whole minutes at once. */
function MinuteButtons({ side, onNote, onChange }: SideProps & { readonly onChange: () => void }) {
  const { clock: t } = words()
  const changeTime = (change: typeof addTime, count: number) => () => {
    changeClock((before, at) => change(before, side, minutes(count), at))
    onChange()
    onNote(t.applied)
  }
  return (
    <div class="row">
      <button type="button" class="button" onClick={changeTime(addTime, 1)}>
        {t.addMinutes(1)}
      </button>
      <button type="button" class="button" onClick={changeTime(addTime, 2)}>
        {t.addMinutes(2)}
      </button>
      <button type="button" class="button" onClick={changeTime(cutTime, 1)}>
        {t.takeMinutes(1)}
      </button>
    </div>
  )
}
