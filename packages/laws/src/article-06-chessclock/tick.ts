import type { Act } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Answered } from '../game/provision.js'

/** Nobody did anything, and time has passed. What it has brought about was decided before this. */
export function tick(ruling: OpenRuling, { at }: Act): Answered {
  ruling.happen({ type: 'time-passed', at })
  return undefined
}
