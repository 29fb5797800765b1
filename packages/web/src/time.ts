import { type Instant, instant } from '@jadoube/clock'

// Counted from the page's own beginning, so that a device whose time of day is set while a game is
// on neither gives nor takes time; anchored to the time of day, so that counting continues after a reload.
let anchor = Date.now() - performance.now()
let latest = 0

export function now(): Instant {
  latest = Math.max(latest, Math.round(anchor + performance.now()))
  return instant(latest)
}

/** Some devices stop counting while they sleep: when the page is seen again, the missed time is added. */
export function followSleep(): void {
  document.addEventListener('visibilitychange', () => {
    const missed = Date.now() - (anchor + performance.now())
    if (missed > 2000) anchor += missed
  })
}
