import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { replierOf } from '../game/adjournment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Intervention } from '../game/provision.js'
import { refused } from '../game/refusal.js'

/**
 * I.9.2: a player who must reply, and whose clock was started in their absence, may stop it on
 * arrival and call the arbiter.
 */
export function stopOnArrival(
  ruling: OpenRuling,
  act: ActOf<'pause'>,
  by: Color | undefined,
): Intervention {
  if (ruling.state.status !== 'adjourned' || by === undefined) return 'ordinary'
  const { clock } = ruling.state
  const { adjournment } = ruling.state.proceedings
  const replier = adjournment?.stage === 'sealed' ? replierOf(adjournment) : null
  const runs = clock?.state === 'running' && replier !== null
  if (!runs || act.by !== replier || ruling.player(replier).presence !== 'present') {
    return refused('game-adjourned')
  }
  ruling.happen({
    type: 'clocks-paused',
    at: ruling.at,
    by: act.by,
    ...(act.why === undefined ? null : { why: act.why }),
    ...ruling.by('adjourn.resume.replier-absent.arrival'),
  })
  return undefined
}
