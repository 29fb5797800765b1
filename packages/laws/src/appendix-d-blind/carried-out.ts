import { type Color, type Move, makeSquare, type Square } from '@jadoube/chess'
import { makeIllegalMove, makeLegalMove } from '../article-04-act-of-moving/make-move.js'
import { completeEarlier } from '../article-06-chessclock/press.js'
import type { RuleId } from '../catalogue/index.js'
import { isDisabled } from '../game/blind-play.js'
import type { WrittenMove } from '../game/event.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { uncompletedMoveOf } from '../game/state.js'
import { sameMove, writeMove } from '../game/written-move.js'
import { isIllegalAnnounced } from './announced-board.js'

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

/**
 * D.2.3 does not ask whether a move is legal: an illegal move of a visually disabled player, too,
 * is made only once it is announced.
 */
export function illegalStandsUnannounced(
  ruling: OpenRuling,
  by: Color,
  from: Square,
  to: Square,
): boolean {
  if (!isDisabled(ruling.state, by)) return false
  const move = { from: makeSquare(from), to: makeSquare(to) }
  const grounds = ruling.by('blind.made.placed')
  ruling.happen({ type: 'move-carried-out', at: ruling.at, by, legal: false, ...move, ...grounds })
  if (ruling.state.blind!.announced !== null) differs(ruling, by)
  else if (isIllegalAnnounced(ruling.state)) makeIllegalAnnounced(ruling, by, move)
  return true
}

/** D.2.3: makes the illegal move once it has been carried out and announced, in either order. */
export function makeIllegalAnnounced(
  ruling: OpenRuling,
  by: Color,
  { from, to }: WrittenMove,
): void {
  makeIllegalMove(ruling, by, from, to)
  const { clock, irregularities, ply } = ruling.state
  if (clock === null || clock.turn === by) return
  // The clock was pressed too early. Where that counts as an illegal move, it is the only one.
  const counts = irregularities.some(
    each => each.kind === 'press-without-move' && each.by === by && each.ply === ply,
  )
  if (!counts) completeEarlier(ruling, by)
}

/** D.2.3: makes the move once it has been carried out and announced, in either order. */
export function makeAnnounced(ruling: OpenRuling, by: Color, move: Move, rule: RuleId): void {
  makeLegalMove(ruling, by, move, ruling.state.hand?.twoHands === true, rule)
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
