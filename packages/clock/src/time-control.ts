import { needText } from './argument.js'
import { type Attempt, done, failed } from './attempt.js'
import type { ExtraMode, Period, TimeControl } from './period.js'
import { type Millis, seconds } from './time.js'

/** Why a text is not a time control that this clock supports. The codes are stable. */
export type TimeControlCode =
  /** The text is empty. */
  | 'time-control-empty'
  /** PGN's `?`: unknown. */
  | 'time-control-unknown'
  /** PGN's `-`: played without a clock. */
  | 'time-control-none'
  /** PGN's `*180`: an hourglass. No edition of the Laws has it. */
  | 'time-control-sandclock'
  /** A period is not `moves/seconds` or `seconds`, optionally with `+`, `d` or `b` and seconds. */
  | 'time-control-malformed'
  /** A period for 0 moves. */
  | 'time-control-no-moves'
  /** A period of 0 seconds, other than a last one with an increment. */
  | 'time-control-no-time'
  /** A period for all remaining moves, and then another one. */
  | 'time-control-after-last'
  /** More than 20 periods, 9,999 moves, 9,999,999 seconds per period or 86,400 per move. */
  | 'time-control-too-large'

/** Why a text is not a time control, and where. */
export interface TimeControlFailure {
  readonly code: TimeControlCode
  /** The period with the error, counted from 1; null if it is the whole text. */
  readonly period: number | null
  /** The part of the text with the error. */
  readonly text: string
}

const limits = { periods: 20, moves: 9_999, time: 9_999_999, extra: 86_400 } as const
const periodText = /^(?:(\d+)\/)?(\d+(?:\.\d{1,3})?)(?:([+db])(\d+(?:\.\d{1,3})?))?$/

const modes: Record<string, ExtraMode> = { '+': 'increment', d: 'delay', b: 'bronstein' }
const signs: Record<ExtraMode, string> = { none: '', increment: '+', delay: 'd', bronstein: 'b' }

/**
 * Reads a time control as PGN and TRF26 write it, in seconds: `40/5400+30:1800+30`, `300`, `180+2`.
 * A delay is `300d3`, a Bronstein delay `300b3`. Seconds may have up to three decimals (`10+0.1`).
 *
 * @example
 * const control = parseTimeControl('40/5400+30:1800+30')
 * if (!control.ok) throw control.error
 * control.value.periods.length // → 2
 */
export function parseTimeControl(text: string): Attempt<TimeControl, TimeControlFailure> {
  needText(text, 'parseTimeControl')
  const whole = text.trim()
  const fail = (code: TimeControlCode, period: number | null = null, part = whole) =>
    failed({ code, period, text: part.slice(0, 40) })
  if (whole === '') return fail('time-control-empty')
  if (whole === '?') return fail('time-control-unknown')
  if (whole === '-') return fail('time-control-none')
  const parts = whole.split(':', limits.periods + 1)
  if (parts.length > limits.periods) return fail('time-control-too-large')

  const periods: Period[] = []
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const period = parsePeriod(part)
    if (typeof period === 'string') return fail(period, index + 1, part)
    if (!isLast && period.moves === null) return fail('time-control-after-last', index + 1, part)
    periods.push(period)
  }
  return done({ periods })
}

function parsePeriod(part: string): Period | TimeControlCode {
  if (/^\*\d+$/.test(part)) return 'time-control-sandclock'
  const match = periodText.exec(part)
  if (match === null) return 'time-control-malformed'
  const moves = match[1] === undefined ? null : Number(match[1])
  const time = Number(match[2])
  const extra = Number(match[4] ?? 0)
  if (moves === 0) return 'time-control-no-moves'
  if ((moves ?? 0) > limits.moves || time > limits.time || extra > limits.extra)
    return 'time-control-too-large'
  const mode = extra === 0 ? 'none' : modes[match[3]!]!
  if (time === 0 && (moves !== null || mode !== 'increment')) return 'time-control-no-time'
  return { moves, time: seconds(time), mode, extra: seconds(extra) }
}

/** Writes a time control in the form that {@link parseTimeControl} reads. */
export function makeTimeControl(control: TimeControl): string {
  return control.periods.map(makePeriod).join(':')
}

function makePeriod({ moves, time, mode, extra }: Period): string {
  const quota = moves === null ? '' : `${moves}/`
  const each = mode === 'none' ? '' : `${signs[mode]}${inSeconds(extra)}`
  return `${quota}${inSeconds(time)}${each}`
}

function inSeconds(time: Millis): string {
  return String(time / 1000)
}
