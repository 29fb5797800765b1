import type { Color, Square } from '@jadoube/chess'
import { mayBeMadeAgain, putBackToMakeAgain } from '../article-07-irregularities/two-hands.js'
import { breach } from '../article-11-conduct/breach.js'
import { isTakenOver, type MovePly } from '../game/history.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { baseOf } from '../game/standing.js'
import { type GameState, type IrregularityKind, uncompletedMoveOf } from '../game/state.js'
import { writeMove } from '../game/written-move.js'
import { reportObligation } from './obligation.js'

/**
 * 1.2, 4.7: a player has moved a piece out of turn; it stood on `from`. The opponent may complain
 * and the arbiter may see it. If neither does, play continues from the new position.
 */
export function outOfTurn(ruling: OpenRuling, by: Color, from: Square | null): undefined {
  const { state } = ruling
  const isUncompleted = uncompletedMoveOf(state, by) !== null
  const isReleased = isReleasedPiece(state, by, from)
  const isMadeAgain = mayBeMadeAgain(ruling, by)
  if (isMadeAgain && putBackToMakeAgain(ruling)) {
    reportObligation(ruling, null, true)
    return undefined
  }
  if (!isMadeAgain) {
    breach(ruling, by, isUncompleted || isReleased ? 'made.released-fixed' : 'game.white-first')
  }
  const base = baseOf(state)
  if (base === null || base.equals(state.position.placement)) {
    ruling.happen({ type: 'pieces-restored', at: ruling.at, by })
  } else if (isUncompleted && isReleased) recordMovedOn(ruling, by, isMadeAgain)
  else recordOutOfTurn(ruling, by, isReleased)
  return undefined
}

/** Whether the piece stood where this player released it with the last move. */
function isReleasedPiece({ history, turn }: GameState, by: Color, from: Square | null): boolean {
  if (history === null || turn === by || isTakenOver(history)) return false
  return from !== null && releasedOn(history).includes(from)
}

/** The squares on which a move releases pieces. */
function releasedOn({ move }: MovePly): readonly Square[] {
  if (move.kind !== 'castling') return [move.to]
  const step = move.rook > move.from ? -1 : 1
  return [move.to, (move.to + step) as Square]
}

/** Whether this irregularity is already recorded. */
const isRecorded = (
  { irregularities }: GameState,
  kind: IrregularityKind,
  by: Color,
  ply: number,
) => irregularities.some(each => each.kind === kind && each.by === by && each.ply === ply)

/**
 * 4.7, 4.8: a released piece may not be moved to another square, and the opponent may complain if
 * it is. A move made with two hands may be put back (7.5.4); until all its pieces are back, this
 * irregularity explains why the board differs from the position.
 */
function recordMovedOn(ruling: OpenRuling, by: Color, isMadeAgain: boolean): void {
  const { history, ply } = ruling.state
  if (!history?.move || isRecorded(ruling.state, 'touched-piece', by, ply - 1)) return
  ruling.happen({
    type: 'irregularity-arose',
    at: ruling.at,
    kind: 'touched-piece',
    by,
    ply: ply - 1,
    move: writeMove(history.move),
    ...ruling.by(isMadeAgain ? 'illegal.two-hands' : 'made.released-fixed'),
  })
}

/** 7.6: pieces stand where no move of this player has put them. */
function recordOutOfTurn(ruling: OpenRuling, by: Color, isReleased: boolean): void {
  const { ply } = ruling.state
  if (isRecorded(ruling.state, 'out-of-turn', by, ply)) return
  ruling.happen({
    type: 'irregularity-arose',
    at: ruling.at,
    kind: 'out-of-turn',
    by,
    ply,
    ...ruling.by(isReleased ? 'made.released-fixed' : 'irreg.displaced-later'),
  })
}
