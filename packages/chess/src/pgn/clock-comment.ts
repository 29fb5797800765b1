import { needText } from '../argument.js'

/**
 * The clock times in a comment, in milliseconds: `[%clk 1:23:45.6]` left, `[%emt 0:00:12]` used.
 */
export interface ClockComment {
  readonly clk?: number
  readonly emt?: number
}

const command = /\[%(clk|emt)\s+(\d{1,4}):(\d{1,2})(?::(\d{1,2}))?(?:[.,](\d{1,3}))?\s*\]/g

/**
 * Reads the clock times in a comment, in milliseconds.
 *
 * @example
 * parseClockComment('[%clk 1:30:00]').clk // → 5400000
 */
export function parseClockComment(comment: string): ClockComment {
  needText(comment, 'parseClockComment', 'comment')
  const found: { clk?: number; emt?: number } = {}
  for (const [, name, first, second, third, fraction] of comment.matchAll(command)) {
    // `1:23` alone is minutes and seconds.
    const [hours, minutes, seconds] =
      third === undefined ? [0, Number(first), Number(second)] : [first, second, third].map(Number)
    const ms = fraction === undefined ? 0 : Number(fraction.padEnd(3, '0'))
    found[name as 'clk' | 'emt'] = ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms
  }
  return found
}

/**
 * Writes `[%clk 1:23:45]`, with tenths of a second only if there are any. A negative time is
 * written as zero. Throws a `RangeError` for a time that no reader could read back: one that is not
 * a number, or of ten thousand hours and more.
 *
 * @example
 * makeClockComment('clk', 5_025_600) // → '[%clk 1:23:45.6]'
 */
export function makeClockComment(name: 'clk' | 'emt', ms: number): string {
  if (name !== 'clk' && name !== 'emt') {
    throw new RangeError(`${String(name)} is not a clock's command; it is 'clk' or 'emt'`)
  }
  const text = isTime(ms) ? exactClockComment(name, Math.floor(ms / 100) * 100) : undefined
  if (text === undefined) throw new RangeError(`${String(ms)} is not a time in milliseconds`)
  return text
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Ten thousand hours. A reader takes four digits. */
const TOO_LONG = 10_000 * 3_600_000

/**
 * The same to the millisecond, so that what was read is written again. Undefined for a time that
 * could not be read back.
 */
export function exactClockComment(name: 'clk' | 'emt', given: unknown): string | undefined {
  if (!isTime(given)) return undefined
  const ms = Math.max(Math.round(given), 0)
  if (ms >= TOO_LONG) return undefined
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(ms / 3_600_000)
  const minutes = Math.floor(ms / 60_000) % 60
  const seconds = Math.floor(ms / 1000) % 60
  const fraction = String(ms % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  const tail = fraction === '' ? '' : `.${fraction}`
  return `[%${name} ${hours}:${two(minutes)}:${two(seconds)}${tail}]`
}
