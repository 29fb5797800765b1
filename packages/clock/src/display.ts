import { needText } from './argument.js'
import { type Attempt, done, failed } from './attempt.js'
import { type Millis, millis } from './time.js'

const tenthsBelow = 20_000

/**
 * Formats a time as a clock shows it: `1:30:00`, `29:05`, `0:42`, and below 20 seconds with tenths,
 * `0:19.3`. It rounds up, so that `0:00` means that no time is left.
 *
 * @example
 * displayTime(minutes(90)) // → '1:30:00'
 */
export function displayTime(left: Millis): string {
  if (left <= 0) return '0:00'
  if (left < tenthsBelow) {
    const tenths = Math.ceil(left / 100)
    return `0:${pad(Math.floor(tenths / 10))}.${tenths % 10}`
  }
  const whole = Math.ceil(left / 1000)
  const hours = Math.floor(whole / 3600)
  const rest = `${pad(whole % 60)}`
  const inHour = Math.floor(whole / 60) % 60
  return hours > 0 ? `${hours}:${pad(inHour)}:${rest}` : `${inHour}:${rest}`
}

/** Writes a time exactly, as PGN's `%clk` does: `1:30:00`, `0:00:09.5`. */
export function makeClockTime(time: Millis): string {
  const hours = Math.floor(time / 3_600_000)
  const inHour = Math.floor(time / 60_000) % 60
  const whole = Math.floor(time / 1000) % 60
  const fraction = time % 1000
  const decimals = fraction === 0 ? '' : `.${pad(fraction, 3).replace(/0+$/, '')}`
  return `${hours}:${pad(inHour)}:${pad(whole)}${decimals}`
}

/** Why a text is not a clock time. */
export interface ClockTimeFailure {
  readonly code: 'clock-time-malformed'
  readonly text: string
}

/** Reads a time as shown or written: `1:30:00`, `29:05`, `0:19.3`, `0:00:09.5`. */
export function parseClockTime(text: string): Attempt<Millis, ClockTimeFailure> {
  needText(text, 'parseClockTime')
  const match = /^(?:(\d{1,3}):(?=\d\d:))?(\d{1,3}):([0-5]\d)(?:\.(\d{1,3}))?$/.exec(text.trim())
  if (match === null || (match[1] !== undefined && Number(match[2]) > 59))
    return failed({ code: 'clock-time-malformed', text: text.slice(0, 40) })
  const [, hours = '0', inHour = '0', whole = '0', fraction = ''] = match
  const total = Number(hours) * 3600 + Number(inHour) * 60 + Number(whole)
  return done(millis(total * 1000 + Number(fraction.padEnd(3, '0'))))
}

function pad(value: number, digits = 2): string {
  return String(value).padStart(digits, '0')
}
