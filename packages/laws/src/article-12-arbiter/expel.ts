import type { ActOf } from '../game/act.js'
import { settle } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Refusal } from '../game/refusal.js'

/** 12.7: the arbiter expels somebody who is not a player of this game from the venue. */
export function expel(ruling: OpenRuling, act: ActOf<'expel'>): Refusal | undefined {
  settle(ruling, 'spectator', 'correct')
  ruling.happen({
    type: 'spectator-removed',
    at: ruling.at,
    ...(act.why === undefined ? null : { why: act.why }),
    ...ruling.by('arb.expel'),
  })
  return undefined
}
