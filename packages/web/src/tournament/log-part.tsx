import { type EventLogLine, readEventLogPage } from '@jadoube/protocol'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../i18n/language.js'
import type { RunningWords } from '../i18n/running/en.js'
import { fetchRunningWords, runningWords } from '../i18n/running/words.js'
import { ask } from '../net/ask.js'
import type { Seat } from './api.js'
import { actorText, logText, momentText, reasonOf } from './log-text.js'
import type { Players } from './players.js'
import { TableScroll } from './table-scroll.js'

/** How many entries are loaded at once. */
const pageSize = 100
/** How many items of one entry are written out, such as players. */
const maxShown = 5

/** Who did what and when in the event, with the reasons, newest first. */
export function LogPart({
  seat,
  seq,
  players,
}: {
  readonly seat: Seat
  /** The number of the last entry, so that new ones are loaded. */
  readonly seq: number
  readonly players: Players
}) {
  const { tournament: t } = words()
  const w = runningWords()
  const [lines, setLines] = useState<readonly EventLogLine[] | null>(null)
  const [count, setCount] = useState(pageSize)
  useEffect(() => void fetchRunningWords(), [])
  useEffect(() => {
    let isCurrent = true
    void loadLog(seat, Math.max(0, seq - count)).then(found => {
      if (isCurrent && found !== null) setLines(found)
    })
    return () => {
      isCurrent = false
    }
  }, [seat.event, seat.secret, seq, count])
  if (w === null || lines === null) return <p class="waiting" aria-busy="true" />
  return (
    <section class="t-part">
      <h2>{t.log}</h2>
      <p class="quiet">{w.logLead}</p>
      <div class="row no-print">
        <button type="button" class="button" onClick={() => print()}>
          {t.print}
        </button>
      </div>
      <TableScroll label={t.log}>
        <table class="t-table t-log">
          <thead>
            <tr>
              <th scope="col" class="t-number">
                {t.number}
              </th>
              <th scope="col">{w.when}</th>
              <th scope="col">{w.who}</th>
              <th scope="col">{w.what}</th>
              <th scope="col">{t.reason}</th>
            </tr>
          </thead>
          <tbody>
            {lines.toReversed().map(line => (
              <Line key={line.seq} line={line} w={w} players={players} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {(lines[0]?.seq ?? 1) > 1 && (
        <button
          type="button"
          class="button no-print"
          onClick={() => setCount(before => before + pageSize)}
        >
          {w.earlier}
        </button>
      )}
    </section>
  )
}

function Line({
  line,
  w,
  players,
}: {
  readonly line: EventLogLine
  readonly w: RunningWords
  readonly players: Players
}) {
  const { events } = line
  const reasons = [...new Set(events.map(event => reasonOf(event, w)).filter(text => text !== ''))]
  const texts = events.map(event => logText(event, w, players))
  return (
    <tr>
      <td class="t-number">{line.seq}</td>
      <td class="t-when">
        <time dateTime={new Date(line.at).toISOString()}>{momentText(line.at)}</time>
      </td>
      <td>{actorText(line.by, w, players)}</td>
      <td>
        {texts.slice(0, maxShown).map((text, index) => (
          <div key={`${index}`}>{text}</div>
        ))}
        {texts.length > maxShown && (
          <details>
            <summary>{w.more(texts.length - maxShown)}</summary>
            {texts.slice(maxShown).map((text, index) => (
              <div key={`${index}`}>{text}</div>
            ))}
          </details>
        )}
      </td>
      <td class={reasons.length > 0 ? 't-reason' : ''} data-label={words().tournament.reason}>
        {reasons.join(' · ')}
      </td>
    </tr>
  )
}

/** Loads everything after an entry, page by page. */
async function loadLog({ event, secret }: Seat, after: number): Promise<EventLogLine[] | null> {
  const found: EventLogLine[] = []
  for (let from = after; ; ) {
    const answer = await ask<unknown>('GET', `/api/events/${event}/log?after=${from}`, { secret })
    const page = answer.ok ? readEventLogPage(answer.value) : undefined
    if (page === undefined) return null
    found.push(...page.lines)
    from = page.lines.at(-1)?.seq ?? page.seq
    if (from >= page.seq) return found
  }
}
