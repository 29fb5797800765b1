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
  /** They were allowed to; what it would change for others was not worked out. */
  | { readonly kind: 'not-compared' }
  /** The first criterion that gets worse: what it counts now, and what it would count. */
  | {
      readonly kind: 'quality'
      readonly criterion: QualityCriterion
      readonly now: number
      readonly otherwise: number
    }
  /** As good, but later in the order of Article 4: sets of MDPs, exchanges or transpositions. */
  | { readonly kind: 'order'; readonly article: '4.2' | '4.3' | '4.4' }
