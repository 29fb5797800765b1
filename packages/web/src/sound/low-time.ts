import type { Color } from '@jadoube/chess'

/** The times left at which a warning is given once, in milliseconds. */
const lowTimes = [30_000, 10_000] as const

/**
 * Watches two clocks and tells when one reaches a warning: once per game, even if an increment
 * lifts it above and it falls again. A clock that starts below a warning never gets it.
 */
export function lowTimeWatch(): (side: Color, left: number) => boolean {
  const lastLeft: Record<Color, number | null> = { white: null, black: null }
  const warned: Record<Color, Set<number>> = { white: new Set(), black: new Set() }
  return (side, left) => {
    const before = lastLeft[side]
    lastLeft[side] = left
    if (before === null) return false
    const reached = lowTimes.filter(
      limit => before > limit && left <= limit && left > 0 && !warned[side].has(limit),
    )
    for (const limit of reached) warned[side].add(limit)
    return reached.length > 0
  }
}
