import type { Color, Move } from '@jadoube/chess'
import type { OpenRuling } from '../game/open-ruling.js'
import { standing } from '../game/standing.js'
import type { Hand } from '../game/state.js'
import { capturedOn } from '../game/written-move.js'
import { obligationOf } from './obligation.js'

/** Records a legal move that breaks touch-move. It happens, and the opponent may complain. */
export function recordTouchMoveBreach(ruling: OpenRuling, by: Color, move: Move): void {
  const { hand, ply } = ruling.state
  if (hand === null || touchedOnlyForThisMove(hand, ruling, move)) return
  const obligation = obligationOf(ruling)
  if (obligation === null || obligation.moves.includes(move)) return
  ruling.happen({
    type: 'irregularity-arose',
    at: ruling.at,
    kind: 'touched-piece',
    by,
    ply,
    ...ruling.by(obligation.rule),
  })
}

/** Whether nothing was touched except the pieces that the move itself moves and captures. */
function touchedOnlyForThisMove(hand: Hand, ruling: OpenRuling, move: Move): boolean {
  const { touched, released, intended, chosen } = hand
  if (released !== null || intended !== null || chosen !== null) return false
  if (touched.length === 0) return true
  if (touched.length > 2 || touched[0]!.square !== move.from) return false
  if (touched.length === 1) return true
  const position = standing(ruling.state)
  return position !== undefined && touched[1]!.square === capturedOn(position, move)
}
