import type { News } from '@jadoube/protocol'
import type { Line } from '../board/line.js'
import type { Audience } from './audience.js'
import { mayFollow, placementOf, type Seen, whereItStands } from './board-view.js'
import { seeClocks } from './clocks.js'
import { seePending } from './pending.js'
import { seeEvent } from './see-event.js'

/** One entry of the log, as this audience may see it; `seen` is how the board stands after it. */
export function seeNews(
  seen: Seen,
  line: Line,
  audience: Audience,
  now: number,
  delay: number,
): News {
  const { game, setting, house } = seen
  const { help } = setting.laws.rules
  return {
    type: 'news',
    board: seen.board,
    seq: game.seq,
    now,
    events: line.events.flatMap(event => seeEvent(event, audience, help) ?? []),
    status: game.state.status,
    hasTheMove: game.state.turn,
    placement: placementOf(game.state),
    ...(mayFollow(seen, audience) && whereItStands(game.state)),
    clocks: seeClocks(game.state, now - delay - house.scheduledStart),
    pending: seePending(game, audience, setting.laws.articles),
  }
}
