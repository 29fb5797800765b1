import { type ClockSetup, clockSetup, makeTimeControl, type TimeControl } from '@jadoube/clock'
import { useId, useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { ControlText } from './control-text.js'
import { CustomControl } from './custom-control.js'
import { commonControls, controlOf, isSameControl, kinds, shortName } from './time-controls.js'
import './control.css'

const isCommon = (control: TimeControl): boolean =>
  kinds.some(kind => commonControls[kind].some(text => text === makeTimeControl(control)))

/** Chooses a common time control by name, or a custom one by its periods. Black's may differ. */
export function ControlChooser({
  setup,
  onChange,
}: {
  readonly setup: ClockSetup
  readonly onChange: (setup: ClockSetup) => void
}) {
  const t = words().clock
  const [chosen, setChosen] = useState(setup)
  const [custom, setCustom] = useState(
    !isSameControl(chosen.white, chosen.black) || !isCommon(chosen.white),
  )
  const name = useId()
  const choose = (next: ClockSetup) => {
    setChosen(next)
    onChange(next)
  }
  const chooseCommon = (text: string) => {
    setCustom(false)
    choose(clockSetup(controlOf(text), { nextPeriod: chosen.nextPeriod }))
  }
  return (
    <div class="control-list">
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
                  onChange={() => chooseCommon(text)}
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
      {custom && <CustomControl setup={chosen} onChange={choose} />}
      <ControlText setup={chosen} />
    </div>
  )
}
