import type { EventOf } from '../game/event.js'

/** Does a result give way to a flag that was down before it, and not to the arbiter’s word? */
export const givesWayToFlag = ({ rule }: EventOf<'result-lifted'>): boolean =>
  rule !== undefined && /(?:^|\.)flag\./.test(rule)
