import { explainTime, type Millis, makeClockTime } from '@jadoube/clock'
import { inLetters, words, written } from '../i18n/language.js'
import type { TypedTime } from './typed-time.js'

/** Asks what an ambiguous time means, with its units. Nothing is set until then. */
export function WhichTime({
  label,
  text,
  time,
  onChoose,
}: {
  /** Whose time it is. */
  readonly label: string
  readonly text: string
  readonly time: Extract<TypedTime, { kind: 'either' }>
  /** Called with the time in an unambiguous form. */
  readonly onChoose: (text: string) => void
}) {
  const { clock: t } = words()
  const choice = (ms: Millis) => (
    <button type="button" class="button" onClick={() => onChoose(makeClockTime(ms))}>
      {inLetters(explainTime(ms, written.value))}
    </button>
  )
  return (
    <div class="which-time" role="alert">
      <p class="small">{t.whichTime(label, text.trim())}</p>
      <div class="row">
        {choice(time.hours)}
        {choice(time.minutes)}
      </div>
    </div>
  )
}
