import type { Color } from '@jadoube/chess'
import {
  type ChessClock,
  type Instant,
  type Millis,
  makeClockTime,
  millis,
  parseClockTime,
  timeLeft,
} from '@jadoube/clock'
import type { ArbiterGame } from './arbiter-game.js'

/** The time that somebody typed. */
export type TypedTime =
  | { readonly kind: 'time'; readonly ms: Millis }
  /** `1:25` on a clock that shows hours: 1 h 25 min, or 1 min 25 s. */
  | { readonly kind: 'either'; readonly hours: Millis; readonly minutes: Millis }
  | { readonly kind: 'unreadable' }

/** The time on a player's clock in full seconds, as the arbiter would type it. */
export function shownTime({ state, moment }: ArbiterGame, side: Color): string {
  const { clock } = state
  if (clock === null) return ''
  const left = timeLeft(clock, side, moment() as Instant)
  return makeClockTime(millis(Math.floor(left / 1000) * 1000))
}

/**
 * The longest time that this clock is likely to show: all its periods, with the increments of 60
 * moves.
 */
export function longestTime(clock: ChessClock | null, color: Color): number {
  if (clock === null) return 0
  const periods = clock.setup[color].periods
  const total = periods.reduce((sum, { time, extra }) => sum + time + extra * 60, 0)
  return Math.max(total, clock[color].left)
}

/**
 * Reads a time. Two numbers are ambiguous if the clock can show that many hours. The program does
 * not guess then.
 */
export function readTypedTime(text: string, longest: number): TypedTime {
  const read = parseClockTime(text)
  if (!read.ok) return { kind: 'unreadable' }
  const [first = '', second = '', third] = text.trim().split(':')
  const hasTwoNumbers = third === undefined && !second.includes('.')
  const hours = (Number(first) * 60 + Number(second)) * 60_000
  const mayBeHours = hasTwoNumbers && Number(first) > 0 && longest >= 3_600_000 && hours <= longest
  if (!mayBeHours) return { kind: 'time', ms: read.value }
  return { kind: 'either', hours: millis(hours), minutes: read.value }
}
