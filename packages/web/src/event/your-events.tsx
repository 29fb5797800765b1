import type { RecoveryFile } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { storeLinks, yourEvents } from '../links/stored-links.js'
import { go } from '../router.js'

/** The events of this device. An event from another device is opened with its recovery file. */
export function YourEvents() {
  const { tournament: t, seat } = words()
  const [fault, setFault] = useState(false)
  const events = yourEvents()
  const open = async (file: File | undefined) => {
    const found = file === undefined ? null : readRecovery(await file.text())
    setFault(found === null)
    if (found === null) return
    storeLinks(found.event, {
      name: found.name,
      opened: { role: 'organiser', secret: found.secret },
    })
    go(`/event/${found.event}#${found.secret}`)
  }
  return (
    <section class="your-events">
      {events.length > 0 && (
        <>
          <h2>{t.yourEvents}</h2>
          <ul>
            {events.map(({ event, name, role, href }) => (
              <li key={event}>
                <a href={href}>{name}</a> <small class="quiet">{seat.roles[role]}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{t.openRecovery}</summary>
        <label class="field">
          <span>{t.files.recovery}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={chosen => void open(chosen.currentTarget.files?.[0])}
          />
        </label>
        {fault && (
          <p class="error" role="alert">
            {t.noRecovery}
          </p>
        )}
      </details>
    </section>
  )
}

/** Finds the organiser's link in a recovery file. Null if the file is not one. */
export function readRecovery(
  text: string,
): { readonly event: string; readonly name: string; readonly secret: string } | null {
  try {
    const file = JSON.parse(text) as Partial<RecoveryFile>
    if (file.jadoube !== 'recovery/1' || !Array.isArray(file.links)) return null
    const url = file.links.find(({ role, url }) => role === 'organiser' && url !== null)?.url
    const secret = typeof url === 'string' ? new URL(url).hash.slice(1) : ''
    if (secret === '' || typeof file.event !== 'string' || !/^[\w-]+$/.test(file.event)) return null
    return { event: file.event, name: String(file.name ?? ''), secret }
  } catch {
    return null
  }
}
