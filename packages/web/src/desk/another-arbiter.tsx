import type { SeatLink } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import { LinkCard } from '../links/link-card.js'
import { ask } from '../net/ask.js'
import '../arbiter/arbiter.css'

/** Makes a separate link for each arbiter, so that the desk can show who is where. */
export function AnotherArbiter({
  event,
  secret,
}: {
  readonly event: string
  readonly secret: string
}) {
  const { hall, desk } = words()
  const t = hall.desk
  const [name, setName] = useState('')
  const [made, setMade] = useState<{ readonly name: string; readonly url: string } | null>(null)
  const [isFailed, setFailed] = useState(false)
  const make = async () => {
    const body = { role: 'arbiter', name: name.trim() }
    const answer = await ask<SeatLink>('POST', `/api/events/${event}/seats`, { secret, body })
    setFailed(!answer.ok)
    if (answer.ok) setMade({ name: body.name, url: answer.value.url })
  }
  return (
    <details class="another-arbiter">
      <summary>{t.addArbiter}</summary>
      <form
        class="act-form"
        onSubmit={event => {
          event.preventDefault()
          void make()
        }}
      >
        <TextField label={t.name} value={name} onInput={setName} maxLength={100} />
        <button type="submit" class="button" disabled={name.trim() === ''}>
          {t.make}
        </button>
      </form>
      {made !== null && <LinkCard label={made.name} url={made.url} />}
      {isFailed && (
        <p class="error" role="alert">
          {desk.notDone}
        </p>
      )}
    </details>
  )
}
