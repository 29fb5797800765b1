import type { Act } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Answered } from '../game/provision.js'

/** Only time has passed. Its consequences were decided before this. */
export function tick(ruling: OpenRuling, { at }: Act): Answered {
  ruling.happen({ type: 'time-passed', at })
  return undefined
}
