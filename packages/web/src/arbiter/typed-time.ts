import type { Color } from '@jadoube/chess'
import { type ChessClock, type Millis, makeClockTime, millis, parseClockTime } from '@jadoube/clock'

/** What somebody typed as a time. */
export type TypedTime =
  | { readonly kind: 'time'; readonly ms: Millis }
  /** `1:25` on a clock that shows hours: an hour and 25 minutes, or a minute and 25 seconds. */
  | { readonly kind: 'either'; readonly hours: Millis; readonly minutes: Millis }
  | { readonly kind: 'unreadable' }

/** The longest time that this clock is likely to show: all its periods, with the increments of 60 moves. */
export function mostOn(clock: ChessClock | null, color: Color): number {
  if (clock === null) return 0
  const periods = clock.setup[color].periods
  const given = periods.reduce((sum, { time, extra }) => sum + time + extra * 60, 0)
  return Math.max(given, clock[color].left)
}

/** Reads a time. Two figures are ambiguous where the clock can show that many hours; nothing is guessed then. */
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

/** With hours, minutes and seconds, so that it can be read in one way only. */
export const inFull = (ms: Millis): string => makeClockTime(ms)
