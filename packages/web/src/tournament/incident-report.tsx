import {
  type EventOverview,
  type Incident,
  type IncidentReport,
  readIncidentReport,
} from '@jadoube/protocol'
import { useEffect, useState } from 'preact/hooks'
import { fetchSentences } from '../account/narration.js'
import { TextField } from '../fields/fields.js'
import { words } from '../i18n/language.js'
import type { RunningWords } from '../i18n/running/en.js'
import { fetchRunningWords, runningWords } from '../i18n/running/words.js'
import { timeOfDay } from '../i18n/time-of-day.js'
import { useView } from '../net/use-view.js'
import { faultText, type Seat, sendActs } from './api.js'
import { incidentText } from './incident-text.js'
import { actorText, logText, momentText, reasonOf } from './log-text.js'
import { nameOfEntry, type Players } from './players.js'
import { resultText } from './result-texts.js'
import { RoundSelect, roundInAddress } from './round-select.js'

interface PartProps {
  readonly seat: Seat
  readonly overview: EventOverview
  readonly players: Players
  readonly onDone: () => void
}

/**
 * The chief arbiter's report of a round: rulings, penalties, corrections, outages, notes. It can be
 * printed as it is.
 */
export function IncidentReportPart({ seat, overview, players, onDone }: PartProps) {
  const t = words().tournament
  const w = runningWords()
  const round = roundInAddress(overview.roundList)
  const { value, refresh } = useView(
    round === null ? null : `/api/events/${seat.event}/rounds/${round}/incidents`,
    seat.secret,
    { every: 30_000, read: readIncidentReport },
  )
  const [note, setNote] = useState('')
  const [fault, setFault] = useState('')
  useEffect(fetchSentences, [])
  useEffect(() => void fetchRunningWords(), [])
  if (round === null) return <p class="quiet">{t.noRounds}</p>
  if (w === null || value === null) return <p class="waiting" aria-busy="true" />
  const write = async (submitted: Event) => {
    submitted.preventDefault()
    const answer = await sendActs(seat, [{ act: 'note', round, text: note }])
    setFault(answer.ok ? '' : faultText(answer.error))
    if (!answer.ok) return
    setNote('')
    refresh()
    onDone()
  }
  return (
    <section class="t-part t-report">
      <div class="row no-print">
        <RoundSelect rounds={overview.roundList} chosen={round} />
        <button type="button" class="button" onClick={() => print()}>
          {t.print}
        </button>
      </div>
      <h2>
        {t.incidents}: {t.roundName(round)}
      </h2>
      <p class="quiet small">{w.madeAt(momentText(value.madeAt))}</p>
      <Report value={value} w={w} players={players} />
      <form class="t-form no-print" onSubmit={submitted => void write(submitted)}>
        <TextField label={t.note} value={note} maxLength={2000} onInput={setNote} />
        <div class="row">
          <button type="submit" class="button" disabled={note.trim() === ''}>
            {t.writeNote}
          </button>
        </div>
        {fault !== '' && (
          <p class="error" role="alert">
            {fault}
          </p>
        )}
      </form>
      <p class="t-signature print-only">{w.signature}</p>
    </section>
  )
}

function Report({
  value,
  w,
  players,
}: {
  readonly value: IncidentReport
  readonly w: RunningWords
  readonly players: Players
}) {
  const t = words().tournament
  const { boards, decisions, outages, notes } = value
  if (boards.length + decisions.length + outages.length + notes.length === 0)
    return <p class="quiet">{t.noIncidents}</p>
  return (
    <div class="t-incidents">
      {boards.map(({ board, white, black, result, incidents }) => (
        <section key={board}>
          <h3>
            {t.yourBoard(board)}: {nameOfEntry(players, white)} – {nameOfEntry(players, black)}{' '}
            {result === null ? '' : resultText(result)}
          </h3>
          <ul>
            {incidents.map((incident, index) => (
              <li key={`${index}`}>
                <time>{timeOfDay(incident.at)}</time> {incidentLine(incident, w, players)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {decisions.length > 0 && (
        <section>
          <h3>{w.decisions}</h3>
          <ul>
            {decisions.map(({ at, by, event }, index) => {
              const why = [actorText(by, w, players), reasonOf(event, w)].filter(Boolean)
              return (
                <li key={`${index}`}>
                  <time>{timeOfDay(at)}</time> {logText(event, w, players)}{' '}
                  <span class="quiet">{why.join(' · ')}</span>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {outages.length > 0 && (
        <section>
          <h3>{w.outages}</h3>
          <ul>
            {outages.map(({ from, until }) => (
              <li key={from}>{w.outage(timeOfDay(from), timeOfDay(until))}</li>
            ))}
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <section>
          <h3>{w.notes}</h3>
          <ul>
            {notes.map(({ at, by, text }) => (
              <li key={at}>
                <time>{timeOfDay(at)}</time> {text}{' '}
                <span class="quiet">{actorText(by, w, players)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Entries of the server have their own sentences. Others are told by the Laws. */
function incidentLine(incident: Incident, w: RunningWords, players: Players): string {
  const { type, facts } = incident
  if (type === 'interruption' || type === 'standstill') {
    const { from, until } = facts as { readonly from: number; readonly until: number }
    return type === 'interruption'
      ? w.interruption(timeOfDay(from), timeOfDay(until))
      : w.standstill(Math.round((until - from) / 100) / 10)
  }
  if (type === 'note') {
    const { by, text } = facts as {
      readonly by: Parameters<typeof actorText>[0]
      readonly text: string
    }
    return `${words().tournament.note}: ${text} (${actorText(by, w, players)})`
  }
  return incidentText(incident)
}
