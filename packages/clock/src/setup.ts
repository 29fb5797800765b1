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
 * Whether time saved in one period is carried over to the next. `except-delay` (Article 6.2.b of
 * 2009): not from a period with a delay or a Bronstein delay.
 */
export type CarryOver = 'where-applicable' | 'except-delay'

/** The settings of a chess clock before the game. The players may have different times. */
export interface ClockSetup extends Readonly<Record<Side, TimeControl>> {
  readonly nextPeriod: NextPeriod
  readonly carryOver: CarryOver
  /** The time that one player uses is added to the other. Not set for an ordinary chess clock. */
  readonly hourglass?: true
}

/**
 * The settings for a clock: one time control for both players, or one for each.
 *
 * @example
 * const control = parseTimeControl('5400+30')
 * if (!control.ok) throw control.error
 * clockSetup(control.value).nextPeriod // → 'at-move-count'
 */
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
