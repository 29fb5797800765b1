import { type Color, makePieceLetter, makeSquare, type Piece, type Square } from '@jadoube/chess'
import { endUnlessComplained } from '../article-05-end/end-of-game.js'
import { complaintOfHandsForfeited } from '../article-07-irregularities/two-hands.js'
import type { ActOf } from '../game/act.js'
import { isDisabled } from '../game/blind-play.js'
import type { EventOf } from '../game/event.js'
import { isPutThere } from '../game/hand.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf } from '../game/standing.js'
import { touchByAccident } from './accidental-touch.js'
import { obligationOf, reportObligation } from './obligation.js'

/** 4.3: a piece is touched with the intention of moving or capturing it. */
export function touch(
  ruling: OpenRuling,
  act: ActOf<'touch' | 'feel'>,
  by: Color,
): Refusal | undefined {
  const { state } = ruling
  const board = boardOf(state)
  const squares = (act.act === 'touch' && act.squares) || [act.square]
  const empty = squares.find(square => board.at(square) === undefined)
  if (empty !== undefined) return refused('nothing-on-square', { square: makeSquare(empty) })
  if (act.act === 'touch' && act.accident === true && by === state.turn) {
    touchByAccident(ruling, act, by)
    return undefined
  }
  const before = obligationOf(ruling)
  for (const square of squares) {
    if (ruling.concluded) break
    touchPiece(ruling, by, square, board.at(square)!, orderOf(ruling, squares.length))
  }
  if (by === ruling.state.turn && !ruling.concluded) reportObligation(ruling, before, true)
  return undefined
}

/**
 * The order of touching: together in one act, or unknown if it is the same moment as the previous
 * touch.
 */
function orderOf({ state, at }: OpenRuling, count: number): 'unknown' | 'together' | undefined {
  if (count > 1) return 'together'
  return state.hand?.touched.at(-1)?.at === at ? 'unknown' : undefined
}

/** Records a touch and its effect on a draw offer. It does not report what must be played. */
function touchPiece(
  ruling: OpenRuling,
  by: Color,
  square: Square,
  piece: Piece,
  order?: 'unknown' | 'together',
): void {
  const { offer, turn } = ruling.state
  const binds = by === turn
  if (binds && offer !== null && offer.by !== by) {
    ruling.happen({
      type: 'offer-lapsed',
      at: ruling.at,
      by: offer.by,
      how: 'touched-piece',
      ...ruling.by('draw.offer-lapse'),
    })
  }
  ruling.happen(touchedEvent(ruling, by, square, piece, binds, order))
  if (!binds) return
  if (ruling.state.irregularities.length > 0) complaintOfHandsForfeited(ruling, by)
  if (ruling.state.questions.length > 0) endUnlessComplained(ruling, by)
}

/**
 * The event of a touch. Every move begins with one, and the order is nearly always known, so no
 * object is spread then.
 */
function touchedEvent(
  ruling: OpenRuling,
  by: Color,
  on: Square,
  touched: Piece,
  binds: boolean,
  order: 'unknown' | 'together' | undefined,
): EventOf<'piece-touched'> {
  const { state, at } = ruling
  const rule = isDisabled(state, by) ? 'blind.touch' : 'touch.scope'
  const article = ruling.article(rule)
  const type = 'piece-touched'
  const square = makeSquare(on)
  const piece = makePieceLetter(touched)
  return order === undefined
    ? { type, at, by, square, piece, binds, rule, article }
    : { type, at, by, square, piece, binds, order, rule, article }
}

/** Touches a piece unless it is already touched: a player who moves a piece has touched it. */
export function touchOnce(ruling: OpenRuling, by: Color, square: Square, piece: Piece): void {
  const { state } = ruling
  const { hand } = state
  if (by === state.turn && hand !== null) {
    if (hand.touched.some(each => each.square === square)) return
    if (isPutThere(state, hand, square)) return
  }
  touchPiece(ruling, by, square, piece)
}
