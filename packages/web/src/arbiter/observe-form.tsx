import type { Color } from '@jadoube/chess'
import { useState } from 'preact/hooks'
import { SideChoice } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import type { FormProps } from './forms.js'

/** What the arbiter can observe. The second value says whether it concerns one player. */
const observations = [
  ['flag-fall', true],
  ['illegal-move', true],
  ['touched-piece', true],
  ['displaced-pieces', false],
  ['both-kings-in-check', false],
  ['pawn-on-last-rank', false],
  ['board-turned', false],
  ['clock-defective', false],
  ['clock-wrongly-set', false],
  ['device-sound', true],
  ['device-possession', true],
  ['device-in-bag', true],
  ['defective-scoresheet', true],
  ['disturbance', true],
  ['advice', true],
  ['notes', true],
  ['left-venue', true],
  ['persistent-refusal', true],
  ['outside-disturbance', false],
  ['spectator-interference', false],
  ['envelope-missing', false],
] as const

/** What the arbiter has seen (12.2). */
export function ObserveForm({ onAct }: FormProps) {
  const { arbiter: t } = words()
  const [what, setWhat] = useState<string>('flag-fall')
  const [player, setPlayer] = useState<Color>('white')
  const concernsPlayer = observations.find(([name]) => name === what)?.[1] === true
  return (
    <form
      class="act-form"
      onSubmit={event => {
        event.preventDefault()
        onAct({ act: 'observe', what, ...(concernsPlayer && { player }) })
      }}
    >
      <label class="field">
        <span>{t.sees}</span>
        <select value={what} onChange={event => setWhat(event.currentTarget.value)}>
          {observations.map(([name]) => (
            <option key={name} value={name}>
              {t.sights[name]}
            </option>
          ))}
        </select>
      </label>
      {concernsPlayer && <SideChoice chosen={player} onChoose={setPlayer} />}
      <button type="submit" class="button">
        {t.observe}
      </button>
    </form>
  )
}
