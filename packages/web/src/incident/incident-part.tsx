import { type RuledRecord, ruleRecord } from '@jadoube/laws'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { clockTime } from '../account/clock-time.js'
import { fetchSentences, narration } from '../account/narration.js'
import { dateText, dayOf } from '../i18n/date-text.js'
import { language } from '../i18n/language.js'
import { editionName } from '../law-text/corpus.js'
import { saveFile } from '../save-file.js'
import { fetchTypefaces } from '../scoresheet/fonts.js'
import { now } from '../time.js'
import { type Incident, incidentsOf } from './incident.js'
import { type FilledSheet, makeIncidentPdf } from './incident-pdf.js'
import type { IncidentWords } from './words/en.js'
import { incidentWords } from './words.js'
import './incident.css'

export interface PartProps {
  /** The record of the game, as text or ruled on. */
  readonly record: string | RuledRecord
  readonly event?: string
  readonly round?: string
  readonly board?: string
  /**
   * The scheduled start of the game in milliseconds since 1970, from which the time of the ruling
   * follows.
   */
  readonly origin?: number
}

/** The sheet, filled in from the record. Everything can be edited before printing. */
export function IncidentPart(props: PartProps) {
  useEffect(fetchSentences, [])
  const account = narration.value
  const t = incidentWords.words.value
  const incidents = useMemo(() => {
    if (account === null) return null
    const { record } = props
    if (typeof record !== 'string') return incidentsOf(record, account)
    const ruled = ruleRecord(record)
    return ruled.ok ? incidentsOf(ruled.value, account) : []
  }, [props.record, account])
  const [which, setWhich] = useState(0)
  if (t === null) return null
  if (incidents === null) return <p class="quiet">{t.loading}</p>
  const incident = incidents[which]
  if (incident === undefined) return <p>{t.none}</p>
  return (
    <div class="incident">
      {incidents.length > 1 && (
        <label class="field unprinted">
          <span>{t.which}</span>
          <select value={which} onChange={event => setWhich(Number(event.currentTarget.value))}>
            {incidents.map((each, index) => (
              <option key={each.line} value={index}>
                {clockTime(each.at)} {each.decision[0]}
              </option>
            ))}
          </select>
        </label>
      )}
      <SheetForm key={`${language.value} ${incident.line}`} incident={incident} t={t} {...props} />
    </div>
  )
}

const lineFields = ['event', 'round', 'board', 'date', 'time', 'clocks', 'white', 'black'] as const
/** Fields that need the whole width of a phone. */
const wideFields: ReadonlySet<string> = new Set(['event', 'clocks', 'white', 'black'])
const textFields = ['facts', 'decision', 'article', 'notes'] as const

function SheetForm({
  incident,
  t,
  event = '',
  round = '',
  board = '',
  origin,
}: PartProps & { readonly incident: Incident; readonly t: IncidentWords }) {
  const [sheet, setSheet] = useState<FilledSheet>(() =>
    fillSheet(incident, { event, round, board, origin }),
  )
  const [failed, setFailed] = useState(false)
  const change = (name: keyof FilledSheet, value: string) => setSheet({ ...sheet, [name]: value })
  const save = async () => {
    try {
      const pdf = await makeIncidentPdf(sheet, t, await fetchTypefaces(), language.value)
      saveFile(`${t.title} ${sheet.board} ${sheet.time}.pdf`, pdf, 'application/pdf')
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <div class="incident-lines">
        {lineFields.map(name => (
          <label key={name} class={wideFields.has(name) ? 'field wide' : 'field'}>
            <span>{t[name]}</span>
            <input value={sheet[name]} onInput={each => change(name, each.currentTarget.value)} />
          </label>
        ))}
      </div>
      {textFields.map(name => (
        <label key={name} class="field">
          <span>{t[name]}</span>
          <textarea
            rows={rowsFor(sheet[name])}
            value={sheet[name]}
            onInput={each => change(name, each.currentTarget.value)}
          />
          <span class="incident-printed">{sheet[name]}</span>
        </label>
      ))}
      <p class="small quiet">
        {t.laws}: {sheet.laws}
      </p>
      <div class="incident-signatures" aria-hidden="true">
        {[t.white, t.black, t.arbiter].map(name => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {failed && (
        <p class="error" role="alert">
          {t.failed}
        </p>
      )}
      <div class="row unprinted">
        <button type="button" class="button main" onClick={() => void save()}>
          {t.pdf}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {t.print}
        </button>
      </div>
    </>
  )
}

/**
 * The number of rows that the text needs on a phone. Browsers with `field-sizing` measure it
 * themselves.
 */
const rowsFor = (text: string): number =>
  Math.max(
    2,
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 36)), 0),
  )

function fillSheet(
  incident: Incident,
  {
    event,
    round,
    board,
    origin,
  }: {
    readonly event: string
    readonly round: string
    readonly board: string
    readonly origin: number | undefined
  },
): FilledSheet {
  const moment = origin === undefined ? now() : origin + incident.at
  const { clocks } = incident
  return {
    event,
    round,
    board,
    date: dayOf(moment),
    time: dateText(moment, { timeStyle: 'short' }),
    white: incident.white,
    black: incident.black,
    clocks: clocks === null ? '' : `${clocks.white} · ${clocks.black}`,
    laws: editionName(incident.edition),
    facts: incident.facts.join('\n'),
    decision: incident.decision.join('\n'),
    article: incident.articles.join(', '),
    notes: '',
  }
}
