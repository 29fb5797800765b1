import {
  type ClockSetup,
  clockSetup,
  explainTimeControl,
  makeTimeControl,
  type NextPeriod,
  type TimeControl,
} from '@jadoube/clock'
import { useId, useState } from 'preact/hooks'
import { Check } from '../frame/check.js'
import { Choices } from '../frame/choices.js'
import { inLetters, words, written } from '../i18n/language.js'
import { ControlEditor } from './control-editor.js'
import { commonControls, controlOf, isSameControl, kinds, shortName } from './time-controls.js'
import './control.css'

const isCommon = (control: TimeControl): boolean =>
  kinds.some(kind => commonControls[kind].some(text => text === makeTimeControl(control)))

/** The common time controls by name, and any other by its periods; Black's may differ. */
export function ControlChooser({
  setup,
  submit,
  onSubmit,
  onChange,
  asksNextPeriod = true,
}: {
  readonly setup: ClockSetup
  readonly submit?: string
  readonly onSubmit?: (setup: ClockSetup) => void
  readonly onChange?: (setup: ClockSetup) => void
  /** When the next period's time is added: a matter of the clock, not of a game's record. */
  readonly asksNextPeriod?: boolean
}) {
  const t = words().clock
  const [chosen, setChosen] = useState(setup)
  const isUnequal = !isSameControl(chosen.white, chosen.black)
  const [ownBlack, setOwnBlack] = useState(isUnequal)
  const [custom, setCustom] = useState(isUnequal || !isCommon(chosen.white))
  const name = useId()
  const take = (next: ClockSetup) => {
    setChosen(next)
    onChange?.(next)
  }
  const { nextPeriod } = chosen
  const hasPeriods = chosen.white.periods.length > 1 || chosen.black.periods.length > 1
  const common = (text: string) => {
    setCustom(false)
    setOwnBlack(false)
    take(clockSetup(controlOf(text), { nextPeriod }))
  }
  // Within another form it is a part of that.
  const Whole = submit === undefined ? 'div' : 'form'
  return (
    <Whole
      class="control-list"
      onSubmit={event => {
        event.preventDefault()
        onSubmit?.(chosen)
      }}
    >
      {kinds.map(kind => (
        <fieldset class="choices" key={kind}>
          <legend>{t[kind]}</legend>
          <div class="row">
            {commonControls[kind].map(text => (
              <label class="chip" key={text}>
                <input
                  type="radio"
                  name={name}
                  checked={!custom && text === makeTimeControl(chosen.white)}
                  onChange={() => common(text)}
                />
                <span>{shortName(controlOf(text), t)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <label class="chip">
        <input type="radio" name={name} checked={custom} onChange={() => setCustom(true)} />
        <span>{t.custom}</span>
      </label>
      {custom && (
        <>
          <ControlEditor
            title={ownBlack ? words().frame.white : t.forBoth}
            control={chosen.white}
            onChange={white => take({ ...chosen, white, black: ownBlack ? chosen.black : white })}
          />
          <Check
            label={t.unequal}
            isOn={ownBlack}
            onSet={own => {
              setOwnBlack(own)
              if (!own) take({ ...chosen, black: chosen.white })
            }}
          />
          {ownBlack && (
            <ControlEditor
              title={words().frame.black}
              control={chosen.black}
              onChange={black => take({ ...chosen, black })}
            />
          )}
        </>
      )}
      {hasPeriods && asksNextPeriod && (
        <Choices<NextPeriod>
          legend={t.nextPeriod}
          options={(['at-move-count', 'at-zero', 'at-zero-for-both'] as const).map(each => [
            each,
            t.nextPeriods[each],
          ])}
          chosen={nextPeriod}
          onChoose={each => take({ ...chosen, nextPeriod: each })}
        />
      )}
      <p class="control-says">
        {inLetters(explainTimeControl(chosen.white, written.value))}
        {isUnequal &&
          ` ${words().frame.black}: ${inLetters(explainTimeControl(chosen.black, written.value))}`}
      </p>
      {submit !== undefined && (
        <button type="submit" class="button main">
          {submit}
        </button>
      )}
    </Whole>
  )
}
