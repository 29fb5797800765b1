import type { EventOverview, PlayerLink } from '@jadoube/protocol'
import { useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import { isLocalOnly, withBase } from '../links/local-only.js'
import { QrCode } from '../links/qr-code.js'
import { ask } from '../net/ask.js'
import { useView } from '../net/use-view.js'
import { saveFile } from '../save-file.js'
import { faultText, type Seat } from './api.js'
import '../links/links.css'

/** One link per player for the whole event, to print and cut out, share or mail. */
export function PlayerLinksPart({
  seat,
  overview,
  base,
}: {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly base: string
}) {
  const { tournament: t } = words()
  const path = `/api/events/${seat.event}/links`
  const { value, refresh } = useView<{ readonly links: readonly PlayerLink[] }>(path, seat.secret)
  const [fault, setFault] = useState('')
  const send = async (method: 'POST' | 'DELETE', to: string, body?: unknown) => {
    const answer = await ask(method, path + to, { secret: seat.secret, body })
    setFault(answer.ok ? '' : faultText(answer.error))
    refresh()
  }
  const saveCsv = async () => {
    const csv = await ask<string>('GET', `${path}?format=csv`, { secret: seat.secret })
    if (csv.ok) saveFile(`${overview.name}-links.csv`, csv.value, 'text/csv')
  }
  const links = value?.links ?? []
  return (
    <section class="t-part">
      <h2 class="no-print">{t.playerLinks}</h2>
      <p class="quiet no-print">{t.playerLinksLead}</p>
      <div class="row no-print">
        <button type="button" class="button main" onClick={() => void send('POST', '', {})}>
          {t.makeLinks}
        </button>
        {links.length > 0 && (
          <>
            {/* A printed link to this computer would not work on any phone. */}
            <button
              type="button"
              class="button"
              disabled={isLocalOnly(base)}
              onClick={() => print()}
            >
              {t.print}
            </button>
            <button type="button" class="button" onClick={() => void saveCsv()}>
              {t.csv}
            </button>
          </>
        )}
      </div>
      {fault !== '' && (
        <p class="error" role="alert">
          {fault}
        </p>
      )}
      <ul class={isLocalOnly(base) ? 't-strips no-print' : 't-strips'}>
        {links.map(link => (
          <li key={link.entry}>
            <Strip
              link={link}
              event={overview.name}
              base={base}
              onReissue={() => void send('POST', '', { entries: [link.entry], reissue: true })}
              onRevoke={() => void send('DELETE', `/${link.entry}`)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Strip({
  link,
  event,
  base,
  onReissue,
  onRevoke,
}: {
  readonly link: PlayerLink
  readonly event: string
  readonly base: string
  readonly onReissue: () => void
  readonly onRevoke: () => void
}) {
  const { tournament: t, seat } = words()
  const url = link.url === null ? null : withBase(link.url, base)
  const mail =
    url === null
      ? ''
      : `subject=${encodeURIComponent(event)}&body=${encodeURIComponent(t.mailText(event, url))}`
  return (
    <div class="t-strip">
      {url !== null && <QrCode url={url} label={seat.qrOf(link.name)} />}
      <div>
        <b>{link.name}</b>
        <span class="print-only small">{event}</span>
        {url === null ? (
          <small class="quiet">{t.linkElsewhere}</small>
        ) : (
          <code class="small">{url}</code>
        )}
        <div class="row no-print">
          {url !== null && (
            <>
              <a class="button" href={`mailto:?${mail}`} aria-label={`${t.mail}: ${link.name}`}>
                {t.mail}
              </a>
              {typeof navigator.share === 'function' && (
                <button
                  type="button"
                  class="button"
                  aria-label={`${seat.share}: ${link.name}`}
                  onClick={() => void navigator.share({ title: event, url }).catch(() => undefined)}
                >
                  {seat.share}
                </button>
              )}
            </>
          )}
          <button
            type="button"
            class="button"
            aria-label={`${t.reissueOne}: ${link.name}`}
            onClick={onReissue}
          >
            {t.reissueOne}
          </button>
          <button
            type="button"
            class="button"
            aria-label={`${t.revoke}: ${link.name}`}
            onClick={onRevoke}
          >
            {t.revoke}
          </button>
        </div>
      </div>
    </div>
  )
}
