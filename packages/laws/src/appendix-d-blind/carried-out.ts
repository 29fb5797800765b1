import type { Color, Move } from '@jadoube/chess'
import { make } from '../article-04-act-of-moving/made.js'
import type { RuleId } from '../catalogue/index.js'
import { isDisabled } from '../game/blind-play.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { uncompletedMoveOf } from '../game/state.js'
import { sameMove, writeMove } from '../game/written-move.js'

/**
 * D.2.3: whether a legal move stands on the board but is not made yet. For a sighted player the
 * move is made by that (D.2.5), so this is false. For a visually disabled player it is made only
 * once it is announced too. `last` is the latest action.
 */
export function standsUnannounced(
  ruling: OpenRuling,
  by: Color,
  move: Move,
  twoHands: boolean,
  last: 'placed' | 'removed',
): boolean {
  if (!isDisabled(ruling.state, by)) return false
  const rule = last === 'removed' ? 'blind.made.capture-removed' : 'blind.made.placed'
  const written = writeMove(move)
  const { at } = ruling
  const hands = twoHands ? { twoHands } : null
  ruling.happen({ type: 'move-carried-out', at, by, ...written, ...hands, ...ruling.by(rule) })
  const { announced } = ruling.state.blind!
  if (announced === null) return true
  if (sameMove(announced, written)) makeAnnounced(ruling, by, move, rule)
  else differs(ruling, by)
  return true
}

/** D.2.3: makes the move once it has been carried out and announced, in either order. */
export function makeAnnounced(ruling: OpenRuling, by: Color, move: Move, rule: RuleId): void {
  make(ruling, by, move, ruling.state.hand?.twoHands === true, rule)
  const { clock } = ruling.state
  const due = uncompletedMoveOf(ruling.state, by)
  // The opponent's clock was started too early. The move is then completed now.
  if (ruling.concluded || due === null || clock === null || clock.turn === by) return
  ruling.happen({
    type: 'move-completed',
    at: ruling.at,
    by,
    ply: due.ply,
    legal: true,
    how: 'press',
    ...ruling.by('completed.by-press'),
  })
}

/** The announcement differs from the move on their board. */
export function differs(ruling: OpenRuling, by: Color): void {
  ruling.happen({
    type: 'announcement-differs',
    at: ruling.at,
    by,
    ...ruling.by('blind.made.announced'),
  })
}
