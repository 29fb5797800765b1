import type { TimeControl } from './period.js'
import type { Side } from './side.js'

/**
 * When a clock adds the time of the next period. Real clocks do each of these, and the total comes
 * out the same.
 * - `at-move-count`: at the press that reaches the number of moves.
 * - `at-zero`: when the player's time of this period is used up.
 * - `at-zero-for-both`: when either player's is, to both clocks at once.
 */
export type NextPeriod = 'at-move-count' | 'at-zero' | 'at-zero-for-both'

/**
 * Whether time saved in one period goes over to the next. `except-delay` (Article 6.2.b of 2009): not
 * out of a period played with delay, Bronstein's included.
 */
export type CarryOver = 'where-applicable' | 'except-delay'

/** How a chess clock is set before the game; the players may have different times. */
export interface ClockSetup extends Readonly<Record<Side, TimeControl>> {
  readonly nextPeriod: NextPeriod
  readonly carryOver: CarryOver
  /** What one player uses the other gains; left out on a chess clock. */
  readonly hourglass?: true
}

/** Both players with one time control, or each with their own. */
export function clockSetup(
  control: TimeControl | Readonly<Record<Side, TimeControl>>,
  options: { readonly nextPeriod?: NextPeriod; readonly carryOver?: CarryOver } = {},
): ClockSetup {
  const { white, black } = 'periods' in control ? { white: control, black: control } : control
  return {
    white,
    black,
    nextPeriod: options.nextPeriod ?? 'at-move-count',
    carryOver: options.carryOver ?? 'where-applicable',
  }
}
