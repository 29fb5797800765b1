declare const millisBrand: unique symbol
declare const instantBrand: unique symbol

/** A length of time in whole milliseconds. */
export type Millis = number & { readonly [millisBrand]: 'Millis' }

/**
 * A moment in whole milliseconds, counted from any origin: the scheduled start of the game, or the
 * Unix epoch. The clock uses only differences of moments.
 */
export type Instant = number & { readonly [instantBrand]: 'Instant' }

/**
 * A duration in milliseconds. Throws if the value is not an integer, because rounding would lose
 * time.
 */
export function millis(value: number): Millis {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of ms: ${value}`)
  return value as Millis
}

/**
 * A duration in seconds. Throws if it is not a whole number of milliseconds, such as a third of a
 * second.
 */
export function seconds(value: number): Millis {
  return millis(Math.round(value * 1e6) / 1e3)
}

/** A duration in minutes. */
export function minutes(value: number): Millis {
  return seconds(value * 60)
}

/** The moment this many milliseconds after the origin. Throws if the value is not an integer. */
export function instant(value: number): Instant {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of ms: ${value}`)
  return value as Instant
}

/** The moment that is `by` later than `from`. */
export function later(from: Instant, by: Millis): Instant {
  return (from + by) as Instant
}
