import type { EventOf } from '../game/event.js'

/**
 * Whether a result is lifted because a flag had fallen before it, and not by the arbiter's
 * decision.
 */
export const isLiftedByFlag = ({ rule }: EventOf<'result-lifted'>): boolean =>
  rule !== undefined && /(?:^|\.)flag\./.test(rule)
