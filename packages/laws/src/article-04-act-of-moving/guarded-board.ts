import type { Color, Move, Placement, Square } from '@jadoube/chess'
import { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf, standing } from '../game/standing.js'
import { readBoard } from './board-reading.js'
import { obligationOf } from './obligation.js'
import { touchOnce } from './touch.js'

/**
 * Why a guarded board refuses that these pieces are touched and that the board then looks like
 * this. It accepts only legal moves, and parts of them, that touch-move allows.
 */
export function refusalOnGuardedBoard(
  ruling: OpenRuling,
  by: Color,
  board: Placement,
  touched: readonly Square[],
): Refusal | undefined {
  const { state } = ruling
  if (by !== state.turn) return refused('not-having-the-move')
  const position = standing(state)
  if (position === undefined) return refused('guarded-illegal')
  const trial = withTouches(ruling, by, touched)
  const reading = readBoard(position, board, trial.state.hand)
  if (reading.kind === 'unchanged') return undefined
  if (reading.kind === 'irregular') return refused('guarded-illegal')
  const moves = reading.kind === 'made' ? [reading.move] : reading.moves
  return touchMoveForbids(trial, moves) ? refused('guarded-touched') : undefined
}

/** A copy of the ruling with these pieces touched as well. */
function withTouches(ruling: OpenRuling, by: Color, touched: readonly Square[]): OpenRuling {
  const trial = new OpenRuling(ruling.state, ruling.laws, ruling.at, ruling.index)
  const board = boardOf(ruling.state)
  for (const square of touched) {
    const piece = board.at(square)
    if (piece !== undefined) touchOnce(trial, by, square, piece)
  }
  return trial
}

/** Whether the obligation allows none of these moves. */
function touchMoveForbids(trial: OpenRuling, moves: readonly Move[]): boolean {
  const obligation = obligationOf(trial)
  return obligation !== null && !moves.some(each => obligation.moves.includes(each))
}

/** Whether touch-move forbids this move once these pieces are touched too. */
export function isForbiddenByTouch(
  ruling: OpenRuling,
  by: Color,
  touched: readonly Square[],
  move: Move,
): boolean {
  // The pieces that a move itself touches never forbid it.
  return ruling.state.hand !== null && touchMoveForbids(withTouches(ruling, by, touched), [move])
}
