import { type Color, makePieceLetter, makeSquare, type Piece, type Square } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { settle } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf } from '../game/standing.js'
import { castlingAttempt } from './castling-attempt.js'
import { evaluateBoard, extraMoveBegun } from './evaluate-board.js'
import { refusalOnGuardedBoard } from './guarded-board.js'
import { hasPressed } from './has-pressed.js'
import { obligationOf, reportObligation } from './obligation.js'
import { outOfTurn } from './out-of-turn.js'
import { putDown, takeOff } from './put-down.js'
import { touchOnce } from './touch.js'

/** A piece is put or held on a square. It comes from the board or from beside it. */
export function place(ruling: OpenRuling, act: ActOf<'place'>, by: Color): Refusal | undefined {
  const board = boardOf(ruling.state)
  const { to } = act
  const from = 'from' in act ? act.from : null
  const lifted = from === null ? undefined : board.at(from)
  if (from !== null && lifted === undefined) {
    return refused('nothing-on-square', { square: makeSquare(from) })
  }
  const piece = 'piece' in act ? { color: act.color ?? by, role: act.piece } : lifted!
  if (ruling.rules.boardKind === 'guarded') {
    const after = (from === null ? board : board.without(from)).with(to, piece)
    const touched = from === null ? [to] : [from, to]
    const refusal = refusalOnGuardedBoard(ruling, by, after, touched)
    if (refusal !== undefined) return refusal
  }
  const before = obligationOf(ruling)
  if (act.released === false) {
    hold(ruling, by, from, to, piece)
    if (by === ruling.state.turn && !ruling.concluded) reportObligation(ruling, before, true)
    return undefined
  }
  // After a press, the arbiter still has to decide what that press completed.
  if (!hasPressed(ruling, by)) settle(ruling, 'which-square', null, by)
  putDown(ruling, by, from, to, piece, act.hands === 2)
  if (ruling.concluded) return undefined
  if (by !== ruling.state.turn) return outOfTurn(ruling, by, from)
  if (makeExtraMove(ruling, by)) return undefined
  const { opening } = ruling.state
  const isCastling = from !== null && castlingAttempt(opening, board, by, from, to) !== null
  if (!extraMoveBegun(ruling, by)) evaluateBoard(ruling, by, { from, to, isCastling })
  if (ruling.state.turn === by) reportObligation(ruling, before, ruling.state.hand !== null)
  return undefined
}

/** Makes an extra move (one that only one rule set has), if it now stands on the board. */
function makeExtraMove(ruling: OpenRuling, by: Color): boolean {
  for (const extra of ruling.index.extraMoves) {
    const made = extra.standing(ruling, by)
    if (made === null) continue
    extra.make(ruling, by, made)
    return true
  }
  return false
}

/**
 * 4.4.4, 4.7: a piece touches a square but is not released. Only a promotion choice becomes final.
 */
function hold(ruling: OpenRuling, by: Color, from: Square | null, to: Square, piece: Piece): void {
  const there = boardOf(ruling.state).at(to)
  if (from !== null) touchOnce(ruling, by, from, piece)
  if (there !== undefined && from !== to) touchOnce(ruling, by, to, there)
  if (ruling.concluded) return
  ruling.happen({
    type: 'piece-held',
    at: ruling.at,
    by,
    from: from === null ? null : makeSquare(from),
    to: makeSquare(to),
    piece: makePieceLetter(piece),
  })
}

/** A piece is taken off the board. */
export function remove(ruling: OpenRuling, act: ActOf<'remove'>, by: Color): Refusal | undefined {
  const piece = boardOf(ruling.state).at(act.square)
  if (piece === undefined) {
    return refused('nothing-on-square', { square: makeSquare(act.square) })
  }
  if (ruling.rules.boardKind === 'guarded') {
    const after = boardOf(ruling.state).without(act.square)
    const refusal = refusalOnGuardedBoard(ruling, by, after, [act.square])
    if (refusal !== undefined) return refusal
  }
  const before = obligationOf(ruling)
  touchOnce(ruling, by, act.square, piece)
  if (ruling.concluded) return undefined
  takeOff(ruling, by, act.square, piece)
  if (by !== ruling.state.turn) return outOfTurn(ruling, by, act.square)
  evaluateBoard(ruling, by, null)
  if (ruling.state.turn === by) reportObligation(ruling, before, true)
  return undefined
}
