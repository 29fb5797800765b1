import type { ClockSetup, NextPeriod } from '@jadoube/clock'
import { useState } from 'preact/hooks'
import { Check } from '../fields/check.js'
import { Choices } from '../fields/choices.js'
import { words } from '../i18n/language.js'
import { ControlEditor } from './control-editor.js'
import { isSameControl } from './time-controls.js'

/** Edits a custom time control by its periods. Black's may differ. */
export function CustomControl({
  setup,
  onChange,
}: {
  readonly setup: ClockSetup
  readonly onChange: (setup: ClockSetup) => void
}) {
  const { clock: t, frame } = words()
  const [blackDiffers, setBlackDiffers] = useState(!isSameControl(setup.white, setup.black))
  return (
    <>
      <ControlEditor
        title={blackDiffers ? frame.white : t.forBoth}
        control={setup.white}
        isHourglass={setup.hourglass === true}
        onChange={white => onChange({ ...setup, white, black: blackDiffers ? setup.black : white })}
      />
      <Check
        label={t.unequal}
        isOn={blackDiffers}
        onSet={own => {
          setBlackDiffers(own)
          if (!own) onChange({ ...setup, black: setup.white })
        }}
      />
      {blackDiffers && (
        <ControlEditor
          title={frame.black}
          control={setup.black}
          isHourglass={setup.hourglass === true}
          onChange={black => onChange({ ...setup, black })}
        />
      )}
    </>
  )
}

/** When the time of the next period is added. A setting of the clock, not of a game's record. */
export function NextPeriodChoice({
  setup,
  onChange,
}: {
  readonly setup: ClockSetup
  readonly onChange: (setup: ClockSetup) => void
}) {
  const t = words().clock
  if (setup.white.periods.length < 2 && setup.black.periods.length < 2) return null
  return (
    <Choices<NextPeriod>
      legend={t.nextPeriod}
      options={(['at-move-count', 'at-zero', 'at-zero-for-both'] as const).map(each => [
        each,
        t.nextPeriods[each],
      ])}
      chosen={setup.nextPeriod}
      onChoose={nextPeriod => onChange({ ...setup, nextPeriod })}
    />
  )
}
