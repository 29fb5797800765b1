import { lookWords } from '../i18n/look/words.js'
import type { Place } from './place.js'
import { isOn, switchSound } from './sound-setting.js'
import './sound-button.css'

/** Turns the sound here off and on again. */
export function SoundButton({ place }: { readonly place: Place }) {
  const t = lookWords()
  const on = isOn(place)
  return (
    <button
      type="button"
      class="button plain sound-button"
      aria-label={on ? t.mute : t.unmute}
      title={on ? t.mute : t.unmute}
      aria-pressed={!on}
      onClick={() => switchSound(place)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path class="body" d="M3 7.5H6L10.5 3.500V16.500L6 12.500H3Z" />
        <path
          d={
            on
              ? 'M13 7.500Q15 10 13 12.500M15 5.200Q18.6 10 15 14.8'
              : 'M13.5 7.500L18 12.500M18 7.500L13.5 12.5'
          }
        />
      </svg>
    </button>
  )
}
