import type { Color } from '@jadoube/chess'
import { useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { SideChoice, TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import type { FormProps } from './forms.js'

const gestures = ['handshake', 'king-tipped', 'clocks-stopped', 'ok'] as const
type Gesture = (typeof gestures)[number]

/** Records what a player did or said at the board: a gesture, or their version of a fact. */
export function NoteForm({ onAct }: FormProps) {
  const t = words().hall.note
  const [kind, setKind] = useState<'gesture' | 'dispute'>('gesture')
  const [player, setPlayer] = useState<Color>('white')
  const [what, setWhat] = useState<Gesture>('handshake')
  const [about, setAbout] = useState('')
  const [version, setVersion] = useState('')
  const isComplete = kind === 'gesture' || (about.trim() !== '' && version.trim() !== '')
  return (
    <form
      class="act-form"
      onSubmit={event => {
        event.preventDefault()
        onAct(
          kind === 'gesture'
            ? { act: 'gesture', player, what }
            : { act: 'dispute', player, about: about.trim(), version: version.trim() },
        )
      }}
    >
      <Choices
        legend={t.what}
        options={[
          ['gesture', t.gesture],
          ['dispute', t.dispute],
        ]}
        chosen={kind}
        onChoose={setKind}
      />
      <SideChoice chosen={player} onChoose={setPlayer} />
      {kind === 'gesture' ? (
        <Choices
          legend={t.gesture}
          options={gestures.map(each => [each, t.gestures[each]] as const)}
          chosen={what}
          onChoose={setWhat}
        />
      ) : (
        <>
          <TextField label={t.about} value={about} onInput={setAbout} />
          <TextField label={t.version} value={version} onInput={setVersion} />
        </>
      )}
      <button type="submit" class="button" disabled={!isComplete}>
        {t.note}
      </button>
    </form>
  )
}
