import type { Color } from '@jadoube/chess'
import { type ChessClock, type FlagFall, type Instant, settleClock } from '@jadoube/clock'

/**
 * The flag falls that lose the game if somebody points them out: moves were due. A move that was
 * completed without its own press counts although the clock has not counted it.
 */
export const fallsThatLose = (
  clock: ChessClock,
  color: Color,
  unpressed: number,
  at: number,
): readonly FlagFall[] =>
  settleClock(clock, at as Instant).falls.filter(
    fall =>
      fall.side === color &&
      fall.liftedAt === null &&
      (fall.quota === null || fall.presses + unpressed < fall.quota),
  )
