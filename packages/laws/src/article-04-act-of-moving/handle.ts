import {
  type Color,
  type Move,
  makePieceLetter,
  makeSquare,
  type Piece,
  type Placement,
  type Square,
} from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { settle } from '../game/ask.js'
import { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { baseOf, boardOf, standing } from '../game/standing.js'
import { type BoardReading, readBoard, readingOf } from './board-reading.js'
import { castlingAttempt, castlingOn, castlingSides } from './castling-attempt.js'
import { carryOut, carryOutIllegal } from './made.js'
import { obligationOf, tellObligation, writeParts } from './obligation.js'
import { outOfTurn } from './out-of-turn.js'
import { touchOnce } from './touch.js'

/** A piece is released on a square, taken from the board or from beside it. */
export function place(ruling: OpenRuling, act: ActOf<'place'>, by: Color): Refusal | undefined {
  const board = boardOf(ruling.state)
  const from = 'from' in act ? act.from : null
  const lifted = from === null ? undefined : board.at(from)
  if (from !== null && lifted === undefined)
    return refused('nothing-on-square', { square: makeSquare(from) })
  const piece = 'piece' in act ? { color: act.color ?? by, role: act.piece } : lifted!
  if (ruling.rules.boardKind === 'guarded') {
    const without = from === null ? board : board.without(from)
    const touched = from === null ? [act.to] : [from, act.to]
    const no = guard(ruling, by, without.with(act.to, piece), touched)
    if (no !== undefined) return no
  }
  const before = obligationOf(ruling)
  if (act.released === false) {
    hold(ruling, by, from, act.to, piece)
    if (by === ruling.state.turn && !ruling.concluded) tellObligation(ruling, before, true)
    return undefined
  }
  // After a press, the arbiter still has to decide what that press completed.
  if (!hasPressed(ruling, by)) settle(ruling, 'which-square', null, by)
  putDown(ruling, by, from, act.to, piece, act.hands === 2)
  if (ruling.concluded) return undefined
  if (by !== ruling.state.turn) return outOfTurn(ruling, by, from)
  for (const extra of ruling.index.extraMoves) {
    const made = extra.standing(ruling, by)
    if (made === null) continue
    extra.make(ruling, by, made)
    return undefined
  }
  const { opening } = ruling.state
  const isCastling = from !== null && castlingAttempt(opening, board, by, from, act.to) !== null
  if (!extraMoveBegun(ruling, by)) afterHandling(ruling, by, { from, to: act.to, isCastling })
  if (ruling.state.turn === by) tellObligation(ruling, before, ruling.state.hand !== null)
  return undefined
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

/** 4.7.2: whether only part of a castling that only these rules allow stands there. */
function extraMoveBegun(ruling: OpenRuling, by: Color): boolean {
  const part = begunExtra(ruling, by)
  if (part === null) return false
  const { kind } = read(ruling)
  if (kind === 'unchanged') return false
  const duty = kind === 'irregular' ? null : obligationOf(ruling)
  const isDue = duty?.rule === 'touch.castle-duty' && duty.moves.includes(part)
  if (kind !== 'irregular' && !isDue) return false
  partMade(ruling, by, [part])
  return true
}

function begunExtra(ruling: OpenRuling, by: Color): Move | null {
  for (const extra of ruling.index.extraMoves) {
    const begun = extra.begun(ruling, by)
    if (begun !== null) return begun
  }
  return null
}

/**
 * 4.7: part of these moves stands on the board. It binds to them as far as earlier touches allow.
 */
function partMade(ruling: OpenRuling, by: Color, parts: readonly Move[]): void {
  const due = obligationOf(ruling)
  const allowed = due === null ? parts : parts.filter(move => due.moves.includes(move))
  const moves = writeParts(ruling, allowed.length > 0 ? allowed : parts)
  const barred = allowed.length === 0 ? ({ barred: true } as const) : null
  ruling.happen({ type: 'move-part-made', at: ruling.at, by, moves, ...barred })
}

/** A piece is taken off the board. */
export function remove(ruling: OpenRuling, act: ActOf<'remove'>, by: Color): Refusal | undefined {
  const piece = boardOf(ruling.state).at(act.square)
  const name = makeSquare(act.square)
  if (piece === undefined) return refused('nothing-on-square', { square: name })
  if (ruling.rules.boardKind === 'guarded') {
    const no = guard(ruling, by, boardOf(ruling.state).without(act.square), [act.square])
    if (no !== undefined) return no
  }
  const before = obligationOf(ruling)
  touchOnce(ruling, by, act.square, piece)
  if (ruling.concluded) return undefined
  ruling.happen({
    type: 'piece-removed',
    at: ruling.at,
    by,
    square: name,
    piece: makePieceLetter(piece),
  })
  if (by !== ruling.state.turn) return outOfTurn(ruling, by, act.square)
  afterHandling(ruling, by, null)
  if (ruling.state.turn === by) tellObligation(ruling, before, true)
  return undefined
}

/** Touches and places a piece, without evaluating the result. */
export function putDown(
  ruling: OpenRuling,
  by: Color,
  from: Square | null,
  to: Square,
  piece: Piece,
  twoHands: boolean,
): void {
  const board = boardOf(ruling.state)
  // In a promotion the pawn is touched.
  if (from !== null) touchOnce(ruling, by, from, board.at(from) ?? piece)
  const there = board.at(to)
  // Putting a piece on an occupied square touches and removes the piece there.
  if (there !== undefined && from !== to) touchOnce(ruling, by, to, there)
  if (ruling.concluded) return
  ruling.happen({
    type: 'piece-placed',
    at: ruling.at,
    by,
    from: from === null ? null : makeSquare(from),
    to: makeSquare(to),
    piece: makePieceLetter(piece),
    ...(twoHands ? { twoHands } : null),
  })
}

/** Whether the opponent's clock is running although this player has the move. */
export const hasPressed = ({ state }: OpenRuling, player: Color): boolean =>
  state.turn === player && state.clock !== null && state.clock.turn !== player

/** What was put down, and whether it was the king of a castling. */
interface Put {
  readonly from: Square | null
  readonly to: Square
  readonly isCastling?: boolean
}

/** Evaluates the board after a hand: a move made, part of one, no move, or an illegal one. */
export function afterHandling(ruling: OpenRuling, by: Color, put: Put | null): void {
  const reading = read(ruling)
  if (reading.kind === 'made') {
    const twoHands = ruling.state.hand?.twoHands === true
    carryOut(ruling, by, reading.move, twoHands, put === null ? 'removed' : 'placed')
    return
  }
  if (reading.kind === 'unchanged') {
    ruling.happen({ type: 'pieces-restored', at: ruling.at, by })
    return
  }
  if (put === null) return
  if (reading.kind === 'part') {
    partMade(ruling, by, reading.moves)
    return
  }
  // 4.7.2: only the king of a castling was released. That makes no move, legal or not.
  if (put.isCastling) return
  if (isPutBack(ruling, put)) return
  const { from, to } = castled(ruling, by, put) ?? {
    from: put.from ?? liftedFrom(ruling, by) ?? put.to,
    to: put.to,
  }
  carryOutIllegal(ruling, by, from, to)
}

/** Whether the piece is back where this hand took it from. That is not a move. */
function isPutBack({ state }: OpenRuling, { from, to }: Put): boolean {
  const stood = (baseOf(state) ?? state.position.placement).at(to)
  return from !== null && from !== to && stood !== undefined && stood === boardOf(state).at(to)
}

/** The rook follows the king. Illegal castling is an illegal move of the king. */
function castled(
  { state }: OpenRuling,
  by: Color,
  { from, to }: Put,
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

const read = ({ state }: OpenRuling): BoardReading => readingOf(state)

/** A guarded board accepts only legal moves, or parts, that touch-move allows. */
function guard(
  ruling: OpenRuling,
  by: Color,
  board: Placement,
  touched: readonly Square[],
): Refusal | undefined {
  const { state } = ruling
  if (by !== state.turn) return refused('not-having-the-move')
  const position = standing(state)
  if (position === undefined) return refused('guarded-illegal')
  const trial = touching(ruling, by, touched)
  const reading = readBoard(position, board, trial.state.hand)
  if (reading.kind === 'unchanged') return undefined
  if (reading.kind === 'irregular') return refused('guarded-illegal')
  const moves = reading.kind === 'made' ? [reading.move] : reading.moves
  return isAgainst(trial, moves) ? refused('guarded-touched') : undefined
}

/** The ruling with these pieces touched as well. */
function touching(ruling: OpenRuling, by: Color, touched: readonly Square[]): OpenRuling {
  const trial = new OpenRuling(ruling.state, ruling.laws, ruling.at, ruling.index)
  const board = boardOf(ruling.state)
  for (const square of touched) {
    const piece = board.at(square)
    if (piece !== undefined) touchOnce(trial, by, square, piece)
  }
  return trial
}

/** Whether none of these moves is allowed by the obligation. */
function isAgainst(trial: OpenRuling, moves: readonly Move[]): boolean {
  const obligation = obligationOf(trial)
  return obligation !== null && !moves.some(each => obligation.moves.includes(each))
}

/** Whether touch-move forbids this move once these pieces are touched too. */
export function againstTouch(
  ruling: OpenRuling,
  by: Color,
  touched: readonly Square[],
  move: Move,
): boolean {
  // The pieces that a move itself touches never forbid it.
  return ruling.state.hand !== null && isAgainst(touching(ruling, by, touched), [move])
}
