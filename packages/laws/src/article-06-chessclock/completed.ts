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

/**
 * 2009 (6.7.a): the press after a later move completes the earlier ones that were not pressed. They
 * were made, and the opponent has replied to them.
 */
export function completedByLaterPress(
  ruling: OpenRuling,
  by: Color,
  plies: readonly number[] | undefined,
): void {
  const last = plies?.at(-1)
  if (last === undefined || ruling.rules.pressCompletes !== 'every-move-made') return
  ruling.happen({
    type: 'move-completed',
    at: ruling.at,
    by,
    ply: last,
    legal: true,
    how: 'later-press',
    moves: plies!.length,
    ...ruling.by('completed.by-press'),
  })
}
