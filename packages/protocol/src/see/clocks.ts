import { type Instant, readClock } from '@jadoube/clock'
import type { GameState } from '@jadoube/laws'
import type { ClocksView } from '../view.js'

const sides = ['white', 'black'] as const

/** Both clocks at a given time of the record. */
export function seeClocks({ clock }: GameState, at: number): ClocksView | null {
  if (clock === null) return null
  const now = readClock(clock, at as Instant)
  const { white, black, running } = now
  return {
    white: white.left,
    black: black.left,
    running,
    free: running === null ? 0 : running === 'white' ? white.free : black.free,
    at,
    presses: { white: white.presses, black: black.presses },
    flags: white.flagDown || black.flagDown ? sides.filter(side => now[side].flagDown) : [],
  }
}
