import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { Verdict } from './act.js'

/** One answer that the Laws leave to the arbiter, and what it would do. */
export interface Option {
  readonly verdict: Verdict
  /** What would follow, as a word for programs; the account says it in sentences. */
  readonly effect: Effect
}

export type Effect =
  | 'new-game'
  | 'play-on'
  | 'play-on-and-add-time'
  | 'position-reinstated'
  | 'ending-stands'
  | 'draw'
  | 'win'
  | 'loss'
  | 'penalty'
  | 'five-second-increment'
  | 'decide-later'
  | 'arbiter-sets-times'
  | 'next-period'

/** What the program has proved, for the arbiter to judge from. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** Where the Laws leave it to the arbiter's judgement the program asks, and never guesses. */
export interface Question {
  /** The name under which `rule` answers it. */
  readonly claim: string
  readonly by: Color | null
  readonly at: number
  readonly rule: RuleId
  readonly article: string | null
  readonly facts: Facts
  readonly options: readonly Option[]
}
