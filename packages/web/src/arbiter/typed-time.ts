import type { Color } from '@jadoube/chess'
import { type ChessClock, type Millis, makeClockTime, millis, parseClockTime } from '@jadoube/clock'

/** The time that somebody typed. */
export type TypedTime =
  | { readonly kind: 'time'; readonly ms: Millis }
  /** `1:25` on a clock that shows hours: 1 h 25 min, or 1 min 25 s. */
  | { readonly kind: 'either'; readonly hours: Millis; readonly minutes: Millis }
  | { readonly kind: 'unreadable' }

/**
 * The longest time that this clock is likely to show: all its periods, with the increments of 60
 * moves.
 */
export function mostOn(clock: ChessClock | null, color: Color): number {
  if (clock === null) return 0
  const periods = clock.setup[color].periods
  const given = periods.reduce((sum, { time, extra }) => sum + time + extra * 60, 0)
  return Math.max(given, clock[color].left)
}

/**
 * Reads a time. Two numbers are ambiguous if the clock can show that many hours. The program does
 * not guess then.
 */
export function readTypedTime(text: string, most: number): TypedTime {
  const read = parseClockTime(text)
  if (!read.ok) return { kind: 'unreadable' }
  const [first = '', second = '', third] = text.trim().split(':')
  const isTwo = third === undefined && !second.includes('.')
  const hours = (Number(first) * 60 + Number(second)) * 60_000
  const mayBeHours = isTwo && Number(first) > 0 && most >= 3_600_000 && hours <= most
  if (!mayBeHours) return { kind: 'time', ms: read.value }
  return { kind: 'either', hours: millis(hours), minutes: read.value }
}

/** Writes a time with hours, minutes and seconds, so that it is unambiguous. */
export const inFull = (ms: Millis): string => makeClockTime(ms)
