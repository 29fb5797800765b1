import type { TimeControlCode } from '../time-control.js'
import type { PluralForms } from './plural.js'

/**
 * The words of one language. Sentences are built so that a noun after a number needs no other case
 * than the forms given here.
 */
export interface Wording {
  readonly hour: PluralForms
  readonly minute: PluralForms
  readonly second: PluralForms
  /** In the case that {@link moves} needs. */
  readonly move: PluralForms
  readonly white: string
  readonly black: string
  /** `time` for all moves, if there is only one period. */
  readonly game: (time: string) => string
  /** `time` for a number of moves. */
  readonly moves: (time: string, moves: string) => string
  /** `time` for all moves that remain. */
  readonly rest: (time: string) => string
  readonly afterwards: string
  /** Added after the last period if it repeats. */
  readonly andSoOn: string
  /** The increment: for the whole game, or within one period. */
  readonly increment: (time: string, wholeGame: boolean) => string
  readonly delay: (time: string) => string
  readonly bronstein: (time: string) => string
  /** What an hourglass does. It follows the time of each player. */
  readonly hourglass: string
  readonly failures: Readonly<Record<TimeControlCode, string>>
}
