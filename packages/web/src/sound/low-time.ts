import type { Color } from '@jadoube/chess'

/** A warning is given once as the clock comes down to each of these, in milliseconds. */
const lowTimes = [30_000, 10_000] as const

/**
 * Watches two clocks. Says when one comes down to a warning: once a game, even if the increment lifts it above and it
 * comes down again. A clock that begins below a warning never gets it.
 */
export function lowTimeWatch(): (side: Color, left: number) => boolean {
  const seen: Record<Color, number | null> = { white: null, black: null }
  const given: Record<Color, Set<number>> = { white: new Set(), black: new Set() }
  return (side, left) => {
    const before = seen[side]
    seen[side] = left
    if (before === null) return false
    const reached = lowTimes.filter(
      limit => before > limit && left <= limit && left > 0 && !given[side].has(limit),
    )
    for (const limit of reached) given[side].add(limit)
    return reached.length > 0
  }
}
