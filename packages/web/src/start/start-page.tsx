import { displayTime, type Millis } from '@jadoube/clock'
import { useEffect, useState } from 'preact/hooks'
import { Choices } from '../fields/choices.js'
import { Frame } from '../frame/frame.js'
import { words } from '../i18n/language.js'
import { linkSummaries } from '../link/link-summaries.js'
import { yourEvents } from '../links/stored-links.js'
import {
  type LastChoice,
  lastChoice,
  presetNames,
  quickHref,
  storeLastChoice,
} from '../table/last-choice.js'
import { type TableSummary, tableSummary, timeLeftNow } from '../table/table-summary.js'
import { now } from '../time.js'
import './start.css'

/** The maximum number of games by link offered to continue. */
const maxLinkGames = 3

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
  const quickLink = (control: LastChoice['control'], label: string, className: string) => (
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
        <YourEvents />
        <section class="quick-start" aria-labelledby="quick-title">
          <h2 id="quick-title">{play.here}</h2>
          <div class="quick-times">
            {controls.map(([control, label]) => quickLink(control, label, 'quick-time'))}
            {quickLink('none', table.noClock, 'quick-time words')}
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
function YourEvents() {
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
  const [byLink, setByLink] = useState(() => linkSummaries().slice(0, maxLinkGames))
  useEffect(() => {
    if (byLink.length === 0) return
    // Only the server knows what the opponent has done in the meantime.
    void import('../link/refresh-link-summaries.js')
      .then(({ refreshLinkSummaries }) => refreshLinkSummaries(byLink))
      .then(() => setByLink(linkSummaries().slice(0, maxLinkGames)))
  }, [])
  return (
    <>
      {table !== undefined && <GameInProgress summary={table} href="/table" />}
      {byLink.map(({ board, face, href, isYours }) => (
        <GameInProgress key={board} summary={face} href={href} isYours={isYours} />
      ))}
    </>
  )
}

/** A game in progress: its players and the current times. */
function GameInProgress({
  summary,
  href,
  isYours = false,
}: {
  readonly summary: TableSummary
  readonly href: string
  readonly isYours?: boolean
}) {
  const { play: t, frame, table } = words()
  const [, setTick] = useState(0)
  const isRunning = summary.clocks?.running != null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setTick(tick => tick + 1), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  const names = summary.names.map((name, side) => name || (side === 0 ? frame.white : frame.black))
  return (
    <a class="continue-game" href={href}>
      <strong>{t.goOn}</strong>
      <span class="continue-game-names">
        {names.join(' – ')}
        {isYours && ` · ${t.yourMove}`}
      </span>
      <span class="continue-game-times">{clockTimes(summary) ?? table.noClock}</span>
    </a>
  )
}

function clockTimes(face: TableSummary): string | null {
  const [white, black] = (['white', 'black'] as const).map(side => timeLeftNow(face, side, now()))
  if (white == null || black == null) return null
  return `${displayTime(white as Millis)} – ${displayTime(black as Millis)}`
}
