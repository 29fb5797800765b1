import type { Color } from '@jadoube/chess'
import type { OpenRuling } from '../game/open-ruling.js'
import { uncompletedMoveOf } from '../game/state.js'

/** 6.2.1.2: a move without a press is completed when the same player makes their next move. */
export function completedByNextMove(ruling: OpenRuling, by: Color): void {
  const due = uncompletedMoveOf(ruling.state, by)
  if (due === null || ruling.rules.completesByNextMove === null) return
  ruling.happen({
    type: 'move-completed',
    at: ruling.at,
    by,
    ply: due.ply,
    legal: true,
    how: 'next-move',
    ...ruling.by('completed.by-next-move'),
  })
}
