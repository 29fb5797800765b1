import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Refusal } from '../game/refusal.js'

const ruleOf = {
  leave: 'venue.leave-on-move',
  'leave-venue': 'venue.leave',
  device: 'device.ban',
} as const

/** What a player may do only with the arbiter's permission (11.2.3, 11.3.2.1). */
export function permit(ruling: OpenRuling, act: ActOf<'permit'>): Refusal | undefined {
  const { player, what } = act
  ruling.happen({
    type: 'permission-given',
    at: ruling.at,
    player,
    what,
    ...ruling.by(ruleOf[what]),
  })
  return undefined
}
