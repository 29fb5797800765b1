declare const millisBrand: unique symbol
declare const instantBrand: unique symbol

/** A length of time in whole milliseconds. */
export type Millis = number & { readonly [millisBrand]: 'Millis' }

/**
 * A moment, in whole milliseconds from wherever the caller counts: the scheduled start of the game,
 * the epoch. The clock only ever takes the difference of two.
 */
export type Instant = number & { readonly [instantBrand]: 'Instant' }

/** This many milliseconds. A fraction would let time leak by rounding, so it is a bug and throws. */
export function millis(value: number): Millis {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of ms: ${value}`)
  return value as Millis
}

/** A number of seconds. Values that are not whole milliseconds, such as a third of a second, throw. */
export function seconds(value: number): Millis {
  return millis(Math.round(value * 1e6) / 1e3)
}

/** This many minutes. */
export function minutes(value: number): Millis {
  return seconds(value * 60)
}

/** The moment this many milliseconds after the caller's zero. */
export function instant(value: number): Instant {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of ms: ${value}`)
  return value as Instant
}

/** The moment this long after another. */
export function later(from: Instant, by: Millis): Instant {
  return (from + by) as Instant
}
