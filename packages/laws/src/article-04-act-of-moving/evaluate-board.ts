import type { Color, Move, Square } from '@jadoube/chess'
import type { OpenRuling } from '../game/open-ruling.js'
import { baseOf, boardOf } from '../game/standing.js'
import { readingOf } from './board-reading.js'
import { castlingOn, castlingSides } from './castling-attempt.js'
import { illegalMoveOnBoard, legalMoveOnBoard } from './make-move.js'
import { obligationOf, writeMoves } from './obligation.js'

/** What was put down, and whether it was the king of a castling. */
interface PutPiece {
  readonly from: Square | null
  readonly to: Square
  readonly isCastling?: boolean
}

/**
 * Decides what stands on the board after a piece was put down or removed (`put` is null): a move,
 * part of one, no move, or an illegal one.
 */
export function evaluateBoard(ruling: OpenRuling, by: Color, put: PutPiece | null): void {
  const reading = readingOf(ruling.state)
  if (reading.kind === 'made') {
    const twoHands = ruling.state.hand?.twoHands === true
    legalMoveOnBoard(ruling, by, reading.move, twoHands, put === null ? 'removed' : 'placed')
    return
  }
  if (reading.kind === 'unchanged') {
    ruling.happen({ type: 'pieces-restored', at: ruling.at, by })
    return
  }
  if (put === null) return
  if (reading.kind === 'part') {
    recordPartMade(ruling, by, reading.moves)
    return
  }
  // 4.7.2: only the king of a castling was released. That makes no move, legal or not.
  if (put.isCastling) return
  if (isPutBack(ruling, put)) return
  const { from, to } = illegalCastling(ruling, by, put) ?? {
    from: put.from ?? liftedFrom(ruling, by) ?? put.to,
    to: put.to,
  }
  illegalMoveOnBoard(ruling, by, from, to)
}

/** Whether the piece stands again where this hand took it from. That is not a move. */
function isPutBack({ state }: OpenRuling, { from, to }: PutPiece): boolean {
  const stood = (baseOf(state) ?? state.position.placement).at(to)
  return from !== null && from !== to && stood !== undefined && stood === boardOf(state).at(to)
}

/** The king's move, if this was the rook of illegal castling. It is an illegal move of the king. */
function illegalCastling(
  { state }: OpenRuling,
  by: Color,
  { from, to }: PutPiece,
): { readonly from: Square; readonly to: Square } | null {
  const base = baseOf(state) ?? state.position.placement
  for (const side of castlingSides) {
    const attempt = castlingOn(state.opening, base, by, side)
    if (attempt === null || attempt.rook !== from || attempt.rookTo !== to) continue
    const { king, kingTo } = attempt
    if (boardOf(state).at(kingTo) === base.at(king)) return { from: king, to: kingTo }
  }
  return null
}

/** The square of the removed piece that a piece from beside the board replaces. */
function liftedFrom({ state }: OpenRuling, by: Color): Square | undefined {
  const board = boardOf(state)
  const lifted = state.hand?.touched.find(
    each => each.color === by && board.at(each.square) === undefined,
  )
  return lifted?.square
}

/**
 * 4.7.2: records that part of an extra move stands on the board (castling that only one rule set
 * has). False if it does not, or if the player need not go on with it.
 */
export function extraMoveBegun(ruling: OpenRuling, by: Color): boolean {
  const part = extraMoveInProgress(ruling, by)
  if (part === null) return false
  const { kind } = readingOf(ruling.state)
  if (kind === 'unchanged') return false
  // The pieces could also stand so by an ordinary move, unless the player must castle.
  const obligation = kind === 'irregular' ? null : obligationOf(ruling)
  const mustCastle = obligation?.rule === 'touch.castle-duty' && obligation.moves.includes(part)
  if (kind !== 'irregular' && !mustCastle) return false
  recordPartMade(ruling, by, [part])
  return true
}

function extraMoveInProgress(ruling: OpenRuling, by: Color): Move | null {
  for (const extra of ruling.index.extraMoves) {
    const begun = extra.begun(ruling, by)
    if (begun !== null) return begun
  }
  return null
}

/**
 * 4.7: part of these moves stands on the board. It binds to them as far as earlier touches allow.
 */
function recordPartMade(ruling: OpenRuling, by: Color, begun: readonly Move[]): void {
  const obliged = obligationOf(ruling)?.moves
  const allowed = obliged === undefined ? begun : begun.filter(move => obliged.includes(move))
  const moves = writeMoves(ruling, allowed.length > 0 ? allowed : begun)
  const barred = allowed.length === 0 ? ({ barred: true } as const) : null
  ruling.happen({ type: 'move-part-made', at: ruling.at, by, moves, ...barred })
}
