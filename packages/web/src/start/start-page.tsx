import { displayTime, type Millis } from '@jadoube/clock'
import { useEffect, useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { linkFaces } from '../link/link-faces.js'
import { yourEvents } from '../links/kept-links.js'
import { type TableSummary, tableSummary, timeLeftNow } from '../table/table-summary.js'
import {
  presetNames,
  quickHref,
  type LastChoice,
  storeLastChoice,
  lastChoice,
} from '../table/last-choice.js'
import { now } from '../time.js'
import './start.css'

/** The maximum number of games by link offered to continue. */
const mostByLink = 3

/** The time controls of the quick games. */
const controls = [
  ['180+2', '3 + 2'],
  ['300+3', '5 + 3'],
  ['600+5', '10 + 5'],
  ['900+10', '15 + 10'],
] as const

export function StartPage() {
  const { start: t, play, table } = words()
  const [last, setLast] = useState(lastChoice)
  const choose = (part: Partial<LastChoice>) => {
    const next = { ...last, ...part }
    storeLastChoice(next)
    setLast(next)
  }
  const entries = [
    ...(import.meta.env.VITE_STATIC ? [] : ([['/link', t.link, t.linkText]] as const)),
    ['/clock', t.clock, t.clockText],
    ['/laws', t.laws, t.lawsText],
    ['/laws/what-happened', t.whatHappened, t.whatHappenedText],
    ['/laws/exam', t.exam, t.examText],
    ...(import.meta.env.VITE_STATIC ? [] : ([['/event', t.event, t.eventText]] as const)),
    ['/games', t.games, t.gamesText],
  ] as const
  const tap = (control: LastChoice['control'], label: string, className: string) => (
    <a
      key={control}
      class={`${className}${control === last.control ? ' last' : ''}`}
      href={quickHref(control, last.preset)}
    >
      {label}
    </a>
  )
  return (
    <Frame title="Jadoube">
      <div class="start">
        <h1 tabIndex={-1}>Jadoube</h1>
        <p class="lead">{t.lead}</p>
        <GamesInProgress />
        <EventsHere />
        <section class="quick" aria-labelledby="quick-title">
          <h2 id="quick-title">{play.here}</h2>
          <div class="quick-times">
            {controls.map(([control, label]) => tap(control, label, 'quick-time'))}
            {tap('none', table.noClock, 'quick-time words')}
          </div>
          <Choices
            legend={play.preset}
            options={presetNames.map(each => [each, play.presets[each]])}
            chosen={last.preset}
            onChoose={preset => choose({ preset })}
          />
          <p class="small quiet">
            {play.presetTexts[last.preset]} <a href="/table?set-up">{play.allSettings}</a>
          </p>
        </section>
        <ul class="entries">
          {entries.map(([href, title, text]) => (
            <li key={href}>
              <a href={href}>
                <strong>{title}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  )
}

/** The events managed from this device, each with its stored link. */
function EventsHere() {
  const { start: t, seat } = words()
  const [events] = useState(yourEvents)
  if (events.length === 0) return null
  return (
    <nav class="events-here" aria-label={t.yourEvents}>
      <h2>{t.yourEvents}</h2>
      <ul>
        {events.map(({ event, name, role, href }) => (
          <li key={event}>
            <a href={href}>{name}</a> <small class="quiet">{seat.roles[role]}</small>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The games in progress: on the table and by link. */
function GamesInProgress() {
  const [table] = useState(tableSummary)
  const [byLink, setByLink] = useState(() => linkFaces().slice(0, mostByLink))
  useEffect(() => {
    if (byLink.length === 0) return
    // Only the server knows what the opponent has done in the meantime.
    void import('../link/refresh-faces.js')
      .then(({ refreshFaces }) => refreshFaces(byLink))
      .then(() => setByLink(linkFaces().slice(0, mostByLink)))
  }, [])
  return (
    <>
      {table !== undefined && <GameInProgress face={table} href="/table" />}
      {byLink.map(({ board, face, href, isYours }) => (
        <GameInProgress key={board} face={face} href={href} isYours={isYours} />
      ))}
    </>
  )
}

/** A game in progress: its players and the current times. */
function GameInProgress({
  face,
  href,
  isYours = false,
}: {
  readonly face: TableSummary
  readonly href: string
  readonly isYours?: boolean
}) {
  const { play: t, frame, table } = words()
  const [, setTick] = useState(0)
  const runs = face.clocks?.running != null
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setTick(tick => tick + 1), 500)
    return () => clearInterval(timer)
  }, [runs])
  const names = face.names.map((name, side) => name || (side === 0 ? frame.white : frame.black))
  return (
    <a class="go-on" href={href}>
      <strong>{t.goOn}</strong>
      <span class="go-on-names">
        {names.join(' – ')}
        {isYours && ` · ${t.yourMove}`}
      </span>
      <span class="go-on-times">{timesOf(face) ?? table.noClock}</span>
    </a>
  )
}

function timesOf(face: TableSummary): string | null {
  const [white, black] = (['white', 'black'] as const).map(side => timeLeftNow(face, side, now()))
  if (white == null || black == null) return null
  return `${displayTime(white as Millis)} – ${displayTime(black as Millis)}`
}
