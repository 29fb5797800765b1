import { type Instant, readClock } from '@jadoube/clock'
import type { GameState } from '@jadoube/laws'
import type { ClocksView } from '@jadoube/protocol'

/** The two clocks at a moment of the record. */
export function seeClocks({ clock }: GameState, at: number): ClocksView | null {
  if (clock === null) return null
  const { white, black, running } = readClock(clock, at as Instant)
  return {
    white: white.left,
    black: black.left,
    running,
    free: running === null ? 0 : running === 'white' ? white.free : black.free,
    at,
    presses: { white: white.presses, black: black.presses },
    flags: (['white', 'black'] as const).filter(side =>
      side === 'white' ? white.flagDown : black.flagDown,
    ),
  }
}
