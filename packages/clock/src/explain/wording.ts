import type { TimeControlCode } from '../time-control.js'
import type { PluralForms } from './plural.js'

/**
 * The words of one language. Sentences are built so that a number stands where its noun needs no other
 * case than the ones given here.
 */
export interface Wording {
  readonly hour: PluralForms
  readonly minute: PluralForms
  readonly second: PluralForms
  /** As it stands in {@link moves}. */
  readonly move: PluralForms
  readonly white: string
  readonly black: string
  /** `time` for all moves, where there is but one period. */
  readonly game: (time: string) => string
  /** `time` for a number of moves. */
  readonly moves: (time: string, moves: string) => string
  /** `time` for all moves that remain. */
  readonly rest: (time: string) => string
  readonly afterwards: string
  /** After the last period, where it repeats. */
  readonly andSoOn: string
  /** The increment: for the whole game, or within one period. */
  readonly increment: (time: string, wholeGame: boolean) => string
  readonly delay: (time: string) => string
  readonly bronstein: (time: string) => string
  /** What an hourglass does, after the time that each player has. */
  readonly hourglass: string
  readonly failures: Readonly<Record<TimeControlCode, string>>
}
