import type { PenaltyKind } from '../editions/index.js'
import type { RulesInForce } from './rules-in-force.js'

/**
 * The penalties that the arbiter can choose from (12.9). 12.9.7 allows only a fine that was
 * announced in advance, so without one in the regulations there is none to impose.
 */
export const penaltiesAtHand = ({
  penalties,
  fine,
}: Pick<RulesInForce, 'penalties' | 'fine'>): readonly PenaltyKind[] =>
  penalties.filter(each => each !== 'fine' || fine !== null)
