import type { Color } from '@jadoube/chess'
import type { RulesInForce } from '../rules-in-force/index.js'
import type { Act, ActName, ActOf, Claim } from './act.js'
import type { EventOf, EventType } from './event.js'
import type { ExtraMoves } from './extra-moves.js'
import type { Restatements } from './grounds.js'
import type { Observation } from './observation.js'
import type { Occasions } from './occasions.js'
import type { OpenRuling } from './open-ruling.js'
import type { Effect, Question, QuestionName, RuledOption } from './question.js'
import type { Refusal } from './refusal.js'

/** A refusal, or undefined if the act takes effect. */
export type Answered = Refusal | undefined

/** `ordinary`: this rule does not apply, so the ordinary ones do. */
export type Intervention = Answered | 'ordinary'

/**
 * When an act is possible.
 * - `playing`: a hand on the pieces or the clock. It starts a game whose start nobody reported.
 * - `during-play`: from the start to the end, also while the clocks are stopped.
 * - `until-the-end`: before the start as well.
 * - `always`: also when the game is over.
 */
export type When = 'playing' | 'during-play' | 'until-the-end' | 'always'

/** Who may perform an act, and how the Laws answer it. It is refused for everybody else. */
export interface ActAnswer<N extends ActName> {
  readonly when: When
  readonly player?: (ruling: OpenRuling, act: ActOf<N>, by: Color) => Answered
  readonly arbiter?: (ruling: OpenRuling, act: ActOf<N>) => Answered
  readonly clock?: (ruling: OpenRuling, act: ActOf<N>) => Answered
  readonly spectator?: (ruling: OpenRuling, act: ActOf<N>) => Answered
}

/** How a player's claim is answered. */
export interface ClaimAnswer {
  readonly player: (ruling: OpenRuling, act: ActOf<'claim'>, by: Color) => Answered
  /** The claim is also possible between two sessions. */
  readonly whileAdjourned?: true
  /** The answer if the game is over. Without it, the claim comes too late then. */
  readonly afterTheEnd?: (ruling: OpenRuling, act: ActOf<'claim'>, by: Color) => Answered
}

/** How an observation of the arbiter is answered. */
export interface ObservationAnswer {
  readonly arbiter: (ruling: OpenRuling, act: ActOf<'observe'>) => Answered
  /** Whether the device may point it out (12.6). Without this it may not. */
  readonly byDevice?: (rules: RulesInForce) => boolean
  readonly afterTheEnd?: (ruling: OpenRuling, act: ActOf<'observe'>) => Answered
}

/** The consequence of an answer to a question. */
export type Consequence = (ruling: OpenRuling, question: Question, option: RuledOption) => void

/** What happens by itself as time passes, in this order, before an act is answered. */
export const elapsing = ['start', 'clocks', 'lateness', 'duties', 'flags', 'presence'] as const
export type Elapsing = (typeof elapsing)[number]

/**
 * One article, appendix, guideline or national rule set: what it answers, and where it intervenes.
 * The kernel knows provisions only by this interface; `the-laws/contents.ts` lists them.
 */
export interface Provision {
  /** The acts that it answers. Each act is answered by exactly one provision. */
  readonly acts?: { readonly [N in ActName]?: ActAnswer<N> }
  readonly claims?: { readonly [C in Claim]?: ClaimAnswer }
  readonly observations?: { readonly [O in Observation]?: ObservationAnswer }
  /** The consequences of answers to questions. */
  readonly effects?: { readonly [E in Effect]?: Consequence }
  /** Questions that the arbiter answers in another way than by choosing an option. */
  readonly rulings?: {
    readonly [Q in QuestionName]?: (ruling: OpenRuling, act: ActOf<'rule'>) => Intervention
  }

  readonly elapses?: { readonly [E in Elapsing]?: (ruling: OpenRuling, act: Act) => void }
  /** Intervenes before the provision that answers. Specific rules precede general ones. */
  readonly before?: {
    readonly acts?: {
      readonly [N in ActName]?: (
        ruling: OpenRuling,
        act: ActOf<N>,
        by: Color | undefined,
      ) => Intervention
    }
    readonly claims?: {
      readonly [C in Claim]?: (ruling: OpenRuling, act: ActOf<'claim'>, by: Color) => Intervention
    }
    readonly observations?: {
      readonly [O in Observation]?: (ruling: OpenRuling, act: ActOf<'observe'>) => Intervention
    }
  }
  /** Reacts to an event at once, whichever provision caused it. */
  readonly reactions?: {
    readonly [T in EventType]?: (ruling: OpenRuling, event: EventOf<T>) => void
  }
  readonly occasions?: Partial<Occasions>
  readonly restates?: Partial<Restatements>
  readonly extraMoves?: ExtraMoves
}
