import type { QualityCriterion } from '../swiss/criteria.js'
import type { Colour, PlayerId } from '../tournament.js'

/** Why two players do not meet in a round, or why a player does not get the bye. */
export type WhyNot =
  | { readonly kind: 'paired' }
  | { readonly kind: 'absent'; readonly player: PlayerId }
  /** There is no bye: the number of players is even. */
  | { readonly kind: 'even' }
  | { readonly kind: 'absolute'; readonly criterion: 'C1'; readonly round: number }
  | { readonly kind: 'absolute'; readonly criterion: 'C2' }
  | { readonly kind: 'absolute'; readonly criterion: 'C3'; readonly colour: Colour }
  | { readonly kind: 'absolute'; readonly criterion: 'forbidden' }
  | { readonly kind: 'completion'; readonly criterion: 'C4' | 'C5' }
  /** It was allowed. The effect on other players was not calculated. */
  | { readonly kind: 'not-compared' }
  /** The first criterion that would get worse: its count now, and its count otherwise. */
  | {
      readonly kind: 'quality'
      readonly criterion: QualityCriterion
      readonly now: number
      readonly otherwise: number
    }
  /** Equally good, but later in the order of Article 4: sets of MDPs, exchanges, transpositions. */
  | { readonly kind: 'order'; readonly article: '4.2' | '4.3' | '4.4' }
