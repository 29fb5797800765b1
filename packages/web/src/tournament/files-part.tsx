import type { EventOverview } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { TextField } from '../fields/fields.js'
import { lazy } from '../frame/lazy.js'
import { words } from '../i18n/language.js'
import { LinkCard } from '../links/link-card.js'
import { withBase } from '../links/local-only.js'
import { type EventLinks, storeLinks } from '../links/stored-links.js'
import { ask } from '../net/ask.js'
import { go } from '../router.js'
import { saveFile } from '../save-file.js'
import { AboutPart } from './about-part.js'
import { faultText, type Seat, sendActs } from './api.js'
import { FormatPart } from './format-part.js'
import type { Players } from './players.js'

/** Loaded on demand, because it includes the editions of the Laws. */
const RegulationsPart = lazy(async () => (await import('./regulations-part.js')).RegulationsPart)

interface PartProps {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly players: Players
  readonly base: string
  readonly role: 'organiser' | 'arbiter'
  readonly onDone: () => void
}

/** Files to download, handing over, repeating or concluding the event. */
export function FilesPart(props: PartProps) {
  const { seat, overview, role } = props
  return (
    <div class="t-part t-event">
      <Downloads seat={seat} overview={overview} role={role} />
      <AboutPart seat={seat} overview={overview} onDone={props.onDone} />
      <FormatPart seat={seat} overview={overview} onDone={props.onDone} />
      <RegulationsPart seat={seat} overview={overview} onDone={props.onDone} />
      {role === 'organiser' && <HandOver {...props} />}
      {role === 'organiser' && <Duplicate {...props} />}
      <Conclude {...props} />
    </div>
  )
}

function Downloads({ seat, overview, role }: Pick<PartProps, 'seat' | 'overview' | 'role'>) {
  const t = words().tournament
  const [fault, setFault] = useState('')
  const files = [
    ['trf', 'trf?format=trf26', '.trf', 'text/plain'],
    ['standingsCsv', 'standings.csv', '-standings.csv', 'text/csv'],
    ['playersCsv', 'players.csv', '-players.csv', 'text/csv'],
    ['pgn', 'pgn', '.pgn', 'application/x-chess-pgn'],
    ['record', 'record', '.jsonl', 'application/jsonl'],
    ['recovery', 'recovery', '-recovery.json', 'application/json'],
  ] as const
  const save = async (path: string, ending: string, type: string) => {
    const answer = await ask<unknown>('GET', `/api/events/${seat.event}/${path}`, {
      secret: seat.secret,
    })
    setFault(answer.ok ? '' : faultText(answer.error))
    if (!answer.ok) return
    const { value } = answer
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
    saveFile(`${overview.name}${ending}`, text, type)
  }
  return (
    <section>
      <h2>{t.download}</h2>
      <div class="row">
        {files
          .filter(([name]) => role === 'organiser' || name !== 'recovery')
          .map(([name, path, ending, type]) => (
            <button
              type="button"
              class="button"
              key={name}
              onClick={() => void save(path, ending, type)}
            >
              {t.files[name]}
            </button>
          ))}
      </div>
      {role === 'organiser' && <p class="small quiet">{t.recoveryLead}</p>}
      <FaultLine text={fault} />
    </section>
  )
}

function HandOver({ seat, base }: PartProps) {
  const { tournament: t, seat: seats } = words()
  const [url, setUrl] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const make = async () => {
    const answer = await ask<{ readonly url: string }>('POST', `/api/events/${seat.event}/seats`, {
      secret: seat.secret,
      body: { role: 'organiser' },
    })
    setFault(answer.ok ? '' : faultText(answer.error))
    if (answer.ok) setUrl(withBase(answer.value.url, base))
  }
  return (
    <section>
      <h2>{t.handOver}</h2>
      <p class="quiet">{t.handOverLead}</p>
      {url === null ? (
        <button type="button" class="button" onClick={() => void make()}>
          {t.newLink}
        </button>
      ) : (
        <LinkCard label={seats.roles.organiser} url={url} />
      )}
      <FaultLine text={fault} />
    </section>
  )
}

function Duplicate({ seat, overview }: PartProps) {
  const t = words().tournament
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const make = async (submitted: Event) => {
    submitted.preventDefault()
    const answer = await ask<{ readonly event: string; readonly links: EventLinks }>(
      'POST',
      `/api/events/${seat.event}/duplicate`,
      { secret: seat.secret, body: { name: name.trim() } },
    )
    if (!answer.ok) return setFault(faultText(answer.error))
    const { event, links } = answer.value
    storeLinks(event, { name: name.trim(), links })
    go(`/event/${event}?part=players#${links.organiser.secret}`)
  }
  return (
    <section>
      <h2>{t.duplicate}</h2>
      <form class="t-form" onSubmit={submitted => void make(submitted)}>
        <TextField label={t.duplicateName} value={name} hint={overview.name} onInput={setName} />
        <button type="submit" class="button" disabled={name.trim() === ''}>
          {t.duplicate}
        </button>
      </form>
      <FaultLine text={fault} />
    </section>
  )
}

function Conclude({ seat, overview, onDone }: PartProps) {
  const t = words().tournament
  const [isConfirming, setConfirming] = useState(false)
  const [fault, setFault] = useState('')
  if (overview.concluded) return <p class="quiet">{t.concluded}</p>
  const conclude = async () => {
    const answer = await sendActs(seat, [{ act: 'conclude' }])
    setFault(answer.ok ? '' : faultText(answer.error))
    setConfirming(false)
    onDone()
  }
  return (
    <section>
      <h2>{t.conclude}</h2>
      {isConfirming ? (
        <div class="row">
          <p>{t.concludeSure}</p>
          <button type="button" class="button main" onClick={() => void conclude()}>
            {t.conclude}
          </button>
          <button type="button" class="button" onClick={() => setConfirming(false)}>
            {words().arbiter.back}
          </button>
        </div>
      ) : (
        <button type="button" class="button" onClick={() => setConfirming(true)}>
          {t.conclude}
        </button>
      )}
      <FaultLine text={fault} />
    </section>
  )
}

function FaultLine({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <p class="error" role="alert">
      {text}
    </p>
  )
}
