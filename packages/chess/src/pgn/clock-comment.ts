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

/** Writes `[%clk 1:23:45]`, with tenths of a second only if there are any. */
export function makeClockComment(name: 'clk' | 'emt', ms: number): string {
  const tenths = Math.floor(Math.max(ms, 0) / 100)
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(tenths / 36_000)
  const minutes = Math.floor(tenths / 600) % 60
  const seconds = Math.floor(tenths / 10) % 60
  const tail = tenths % 10 === 0 ? '' : `.${tenths % 10}`
  return `[%${name} ${hours}:${two(minutes)}:${two(seconds)}${tail}]`
}
