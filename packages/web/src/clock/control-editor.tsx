import {
  type ExtraMode,
  makeClockTime,
  millis,
  type Period,
  seconds,
  type TimeControl,
} from '@jadoube/clock'
import { useState } from 'preact/hooks'
import { readTypedTime } from '../arbiter/typed-time.js'
import { words } from '../i18n/language.js'

const modes: readonly ExtraMode[] = ['none', 'increment', 'delay', 'bronstein']
const maxPeriods = 6

/** Edits a time control period by period. Invalid input is ignored until it is valid. */
export function ControlEditor({
  title,
  control,
  isHourglass = false,
  onChange,
}: {
  readonly title: string
  readonly control: TimeControl
  /** An hourglass has one period, no increment and no number of moves. */
  readonly isHourglass?: boolean
  readonly onChange: (control: TimeControl) => void
}) {
  const t = words().clock
  const { periods } = control
  const change = (index: number, period: Period) =>
    onChange({ periods: periods.map((each, at) => (at === index ? period : each)) })
  const last = periods.length - 1
  return (
    <section class="control-editor" aria-label={title}>
      <h3>{title}</h3>
      {periods.map((period, index) => (
        <PeriodRow
          // Periods have no identity other than their order.
          key={index}
          number={index + 1}
          isLast={index === last}
          isHourglass={isHourglass}
          period={period}
          onChange={next => change(index, next)}
        />
      ))}
      <div class="row">
        {periods.length < maxPeriods && !isHourglass && (
          <button
            type="button"
            class="button"
            onClick={() => onChange({ periods: withOneMore(periods) })}
          >
            {t.addPeriod}
          </button>
        )}
        {periods.length > 1 && (
          <button
            type="button"
            class="button"
            onClick={() => onChange({ periods: withOneLess(periods) })}
          >
            {t.dropPeriod}
          </button>
        )}
      </div>
    </section>
  )
}

/** Adds a period. All periods except the last must have a number of moves. */
export function withOneMore(periods: readonly Period[]): readonly Period[] {
  const last = periods.at(-1)
  if (last === undefined) return periods
  const counted = { ...last, moves: last.moves ?? 40 }
  return [...periods.slice(0, -1), counted, { ...last, moves: null, time: seconds(1800) }]
}

export function withOneLess(periods: readonly Period[]): readonly Period[] {
  const rest = periods.slice(0, -1)
  const last = rest.at(-1)
  return last === undefined ? periods : [...rest.slice(0, -1), { ...last, moves: null }]
}

interface PeriodProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

function PeriodRow({
  number,
  isLast,
  isHourglass,
  period,
  onChange,
}: PeriodProps & {
  readonly number: number
  readonly isLast: boolean
  readonly isHourglass: boolean
}) {
  const t = words().clock
  const timeField = <TimeField period={period} onChange={onChange} />
  if (isHourglass) return <div class="period-row">{timeField}</div>
  const onMoves = (text: string) => {
    const moves = Math.min(999, Math.floor(Number(text)))
    if (text === '' && isLast) onChange({ ...period, moves: null })
    else if (moves > 0) onChange({ ...period, moves })
  }
  return (
    <div class="period-row">
      <h4>{t.periodTitle(number)}</h4>
      <label class="field">
        <span>{t.periodMoves}</span>
        <input
          type="number"
          inputMode="numeric"
          min="1"
          max="999"
          value={period.moves ?? ''}
          onInput={event => onMoves(event.currentTarget.value)}
        />
      </label>
      {timeField}
      <ExtraTimeFields period={period} onChange={onChange} />
    </div>
  )
}

function TimeField({ period, onChange }: PeriodProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const onTime = (text: string) => {
    setTyped(text)
    // If the period has hours, `1:25` is read as hours and minutes, as such a clock displays it.
    const read = readTypedTime(text, period.time * 2)
    const ms = read.kind === 'time' ? read.ms : read.kind === 'either' ? read.hours : 0
    if (ms > 0) onChange({ ...period, time: millis(ms) })
  }
  return (
    <label class="field">
      <span>{words().clock.periodTime}</span>
      <input
        value={typed ?? makeClockTime(period.time)}
        autocomplete="off"
        onInput={event => onTime(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}

/** The kind of extra time for each move, and its seconds. */
function ExtraTimeFields({ period, onChange }: PeriodProps) {
  const t = words().clock
  const onSeconds = (text: string) => {
    const extra = Math.min(3600, Math.max(0, Math.floor(Number(text)) || 0))
    onChange({ ...period, extra: seconds(extra), mode: extra === 0 ? 'none' : modeFor(period) })
  }
  const onMode = (mode: ExtraMode) => {
    const extra = mode === 'none' ? seconds(0) : period.extra === 0 ? seconds(5) : period.extra
    onChange({ ...period, mode, extra })
  }
  return (
    <>
      <label class="field">
        <span>{t.extraMode}</span>
        <select
          value={period.mode}
          onChange={event => onMode(event.currentTarget.value as ExtraMode)}
        >
          {modes.map(mode => (
            <option key={mode} value={mode}>
              {t.modes[mode]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t.extraSeconds}</span>
        <input
          type="number"
          inputMode="numeric"
          min="0"
          max="3600"
          value={period.extra / 1000}
          onInput={event => onSeconds(event.currentTarget.value)}
        />
      </label>
    </>
  )
}

const modeFor = (period: Period): ExtraMode => (period.mode === 'none' ? 'increment' : period.mode)
