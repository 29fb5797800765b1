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
  const [newLink, setNewLink] = useState<{ readonly name: string; readonly url: string } | null>(
    null,
  )
  const [isFailed, setFailed] = useState(false)
  const makeLink = async () => {
    const body = { role: 'arbiter', name: name.trim() }
    const answer = await ask<SeatLink>('POST', `/api/events/${event}/seats`, { secret, body })
    setFailed(!answer.ok)
    if (answer.ok) setNewLink({ name: body.name, url: answer.value.url })
  }
  return (
    <details>
      <summary>{t.addArbiter}</summary>
      <form
        class="act-form"
        onSubmit={event => {
          event.preventDefault()
          void makeLink()
        }}
      >
        <TextField label={t.name} value={name} onInput={setName} maxLength={100} />
        <button type="submit" class="button" disabled={name.trim() === ''}>
          {t.make}
        </button>
      </form>
      {newLink !== null && <LinkCard label={newLink.name} url={newLink.url} />}
      {isFailed && (
        <p class="error" role="alert">
          {desk.notDone}
        </p>
      )}
    </details>
  )
}
