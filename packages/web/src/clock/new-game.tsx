import { type ClockSetup, clockSetup, hourglassSetup } from '@jadoube/clock'
import { useState } from 'preact/hooks'
import { Check } from '../fields/check.js'
import { clockSheetWords } from '../i18n/clock-sheet/words.js'
import { words } from '../i18n/language.js'
import { clock } from './clock-state.js'
import { ControlText } from './control-text.js'
import { CustomControl, NextPeriodChoice } from './custom-control.js'
import { recentSetups } from './recent.js'
import { hourglasses, isSameSetup, setupKey, setupName, timesName } from './setups.js'
import { commonControls, controlOf, kinds } from './time-controls.js'
import './control.css'

type OnChoose = (setup: ClockSetup) => void

/** Starts a new game. One tap on a time control sets it. */
export function NewGame({ onChoose }: { readonly onChoose: OnChoose }) {
  const t = words().clock
  const sheet = clockSheetWords()
  const recent = recentSetups.value
  return (
    <div class="control-list">
      {recent.length > 0 && (
        <SetupButtons
          title={sheet.recent}
          setups={recent}
          name={setup => setupName(setup, t, sheet)}
          onTake={onChoose}
        />
      )}
      {kinds.map(kind => (
        <SetupButtons
          key={kind}
          title={t[kind]}
          setups={commonControls[kind].map(text => clockSetup(controlOf(text)))}
          name={setup => timesName(setup, t)}
          onTake={onChoose}
        />
      ))}
      <SetupButtons
        title={sheet.hourglass}
        setups={hourglasses}
        name={setup => timesName(setup, t)}
        onTake={onChoose}
      />
      <details class="custom">
        <summary>{t.custom}</summary>
        <CustomSetup onTake={onChoose} />
      </details>
    </div>
  )
}

function SetupButtons({
  title,
  setups,
  name,
  onTake,
}: {
  readonly title: string
  readonly setups: readonly ClockSetup[]
  readonly name: (setup: ClockSetup) => string
  readonly onTake: OnChoose
}) {
  const isSet = (setup: ClockSetup) => isSameSetup(setup, clock.value.setup)
  return (
    <div class="tap-choices" role="group" aria-label={title}>
      <p class="label" aria-hidden="true">
        {title}
      </p>
      <div class="row">
        {setups.map(setup => (
          <button
            key={setupKey(setup)}
            type="button"
            class="button"
            aria-current={isSet(setup) ? 'true' : undefined}
            onClick={() => onTake(setup)}
          >
            {name(setup)}
          </button>
        ))}
      </div>
    </div>
  )
}

function CustomSetup({ onTake }: { readonly onTake: OnChoose }) {
  const t = words().clock
  const sheet = clockSheetWords()
  const [setup, setSetup] = useState(clock.value.setup)
  return (
    <form
      class="control-list"
      onSubmit={event => {
        event.preventDefault()
        onTake(setup)
      }}
    >
      <Check
        label={sheet.hourglassText}
        isOn={setup.hourglass === true}
        onSet={isHourglass => setSetup(isHourglass ? asHourglass(setup) : asClock(setup))}
      />
      <CustomControl setup={setup} onChange={setSetup} />
      <NextPeriodChoice setup={setup} onChange={setSetup} />
      <ControlText setup={setup} />
      <button type="submit" class="button main">
        {t.useIt}
      </button>
    </form>
  )
}

/** Turns a setup into an hourglass with its first times. */
function asHourglass({ white, black }: ClockSetup): ClockSetup {
  const [first, other] = [white, black].map(({ periods }) => periods[0]?.time)
  // A time control with an increment only has no main time for an hourglass.
  return first && other ? hourglassSetup(first, other) : (hourglasses[1] as ClockSetup)
}

const asClock = ({ white, black }: ClockSetup): ClockSetup => clockSetup({ white, black })
