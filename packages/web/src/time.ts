import { type Instant, instant } from '@jadoube/clock'

// Counted from the start of the page, so that setting the time of the device during a game neither
// adds nor removes time. Anchored to the time of day, so that counting continues after a reload.
let anchor = Date.now() - performance.now()
let latest = 0

/** The current time. It never goes back. */
export function now(): Instant {
  latest = Math.max(latest, Math.round(anchor + performance.now()))
  return instant(latest)
}

/**
 * Some devices stop counting while they sleep. When the page is visible again, the missed time is
 * added.
 */
export function followSleep(): void {
  document.addEventListener('visibilitychange', () => {
    const missed = Date.now() - (anchor + performance.now())
    if (missed > 2000) anchor += missed
  })
}
