import {
  type Color,
  type MoveCode,
  makePieceLetter,
  makeSquare,
  type Placement,
  pieceCode,
  pieceOf,
  type Square,
} from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { settle } from '../game/ask.js'
import { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { baseOf, boardOf, placementOf, standing } from '../game/standing.js'
import { type BoardReading, readBoard } from './board-reading.js'
import { castlingAttempt } from './castling-attempt.js'
import { carryOut } from './made.js'
import { obligationOf, tellObligation, writeParts } from './obligation.js'
import { outOfTurn } from './out-of-turn.js'
import { touchOnce } from './touch.js'

/** A piece is released on a square: one from the board, or one from beside it. */
export function place(course: Course, act: ActOf<'place'>, by: Color): Refusal | undefined {
  const board = boardOf(course.state)
  const from = 'from' in act ? act.from : null
  const lifted = from === null ? 0 : board.codeAt(from)
  if (from !== null && lifted === 0) return refused('nothing-on-square', makeSquare(from))
  const code = 'piece' in act ? pieceCode({ color: act.color ?? by, role: act.piece }) : lifted
  if (course.rules.boardKind === 'guarded') {
    const without = from === null ? board : board.without(from)
    const touched = from === null ? [act.to] : [from, act.to]
    const no = guard(course, by, without.with(act.to, pieceOf(code)!), touched)
    if (no !== undefined) return no
  }
  const before = obligationOf(course)
  if (act.released === false) {
    hold(course, by, from, act.to, code)
    if (by === course.state.turn && !course.concluded) tellObligation(course, before, true)
    return undefined
  }
  settle(course, 'which-square', null, by)
  putDown(course, by, from, act.to, code, act.hands === 2)
  if (course.concluded) return undefined
  if (by !== course.state.turn) return outOfTurn(course, by, from)
  for (const extra of course.book.extraMoves) {
    const made = extra.standing(course, by)
    if (made === null) continue
    extra.make(course, by, made)
    return undefined
  }
  const opening = course.state.opening.position
  const isCastling = from !== null && castlingAttempt(opening, board, by, from, act.to) !== null
  if (!extraMoveBegun(course, by)) afterHandling(course, by, { from, to: act.to, isCastling })
  if (course.state.turn === by) tellObligation(course, before, course.state.hand !== null)
  return undefined
}

/** 4.4.4, 4.7: a piece touches a square and is not released: only the choice of a new piece is final by it. */
function hold(course: Course, by: Color, from: Square | null, to: Square, code: number): void {
  const there = boardOf(course.state).codeAt(to)
  if (from !== null) touchOnce(course, by, from, code)
  if (there !== 0 && from !== to) touchOnce(course, by, to, there)
  if (course.concluded) return
  course.happen({
    type: 'piece-held',
    at: course.at,
    by,
    from: from === null ? null : makeSquare(from),
    to: makeSquare(to),
    piece: makePieceLetter(code),
  })
}

/** 4.7.2: part of a castling that only these rules know stands there, and no other move does. */
function extraMoveBegun(course: Course, by: Color): boolean {
  const part = begunExtra(course, by)
  if (part === null) return false
  const { kind } = read(course)
  if (kind === 'unchanged') return false
  const duty = kind === 'irregular' ? null : obligationOf(course)
  const isDue = duty?.rule === 'touch.castle-duty' && duty.codes.includes(part)
  if (kind !== 'irregular' && !isDue) return false
  partMade(course, by, [part])
  return true
}

function begunExtra(course: Course, by: Color): MoveCode | null {
  for (const extra of course.book.extraMoves) {
    const begun = extra.begun(course, by)
    if (begun !== null) return begun
  }
  return null
}

/** 4.7: part of these moves stands there. It binds to them as far as what was touched before allows. */
function partMade(course: Course, by: Color, codes: readonly MoveCode[]): void {
  const due = obligationOf(course)
  const allowed = due === null ? codes : codes.filter(code => due.codes.includes(code))
  const moves = writeParts(course, allowed.length > 0 ? allowed : codes)
  const barred = allowed.length === 0 ? ({ barred: true } as const) : null
  course.happen({ type: 'move-part-made', at: course.at, by, moves, ...barred })
}

/** A piece is taken off the board. */
export function remove(course: Course, act: ActOf<'remove'>, by: Color): Refusal | undefined {
  const code = boardOf(course.state).codeAt(act.square)
  const name = makeSquare(act.square)
  if (code === 0) return refused('nothing-on-square', name)
  if (course.rules.boardKind === 'guarded') {
    const no = guard(course, by, boardOf(course.state).without(act.square), [act.square])
    if (no !== undefined) return no
  }
  const before = obligationOf(course)
  touchOnce(course, by, act.square, code)
  if (course.concluded) return undefined
  course.happen({
    type: 'piece-removed',
    at: course.at,
    by,
    square: name,
    piece: makePieceLetter(code),
  })
  if (by !== course.state.turn) return outOfTurn(course, by, act.square)
  afterHandling(course, by, null)
  if (course.state.turn === by) tellObligation(course, before, true)
  return undefined
}

/** Touches and places, without looking at what it comes to. */
export function putDown(
  course: Course,
  by: Color,
  from: Square | null,
  to: Square,
  code: number,
  twoHands: boolean,
): void {
  const board = boardOf(course.state)
  if (from !== null) touchOnce(course, by, from, code)
  const there = board.codeAt(to)
  // Whoever puts a piece where another stands has touched that one too, of either colour, and takes it off.
  if (there !== 0 && from !== to) touchOnce(course, by, to, there)
  if (course.concluded) return
  course.happen({
    type: 'piece-placed',
    at: course.at,
    by,
    from: from === null ? null : makeSquare(from),
    to: makeSquare(to),
    piece: makePieceLetter(code),
    ...(twoHands ? { twoHands } : null),
  })
}

/** What was put down, and whether it was the king of a castling. */
interface Put {
  readonly from: Square | null
  readonly to: Square
  readonly isCastling?: boolean
}

/** What the pieces now come to: a move made, a part of one, none, or one that is not legal. */
export function afterHandling(course: Course, by: Color, put: Put | null): void {
  const reading = read(course)
  if (reading.kind === 'made') {
    const twoHands = course.state.hand?.twoHands === true
    carryOut(course, by, reading.code, twoHands, put === null ? 'removed' : 'placed')
    return
  }
  if (reading.kind === 'unchanged') {
    course.happen({ type: 'pieces-restored', at: course.at, by })
    return
  }
  if (put === null) return
  if (reading.kind === 'part') {
    partMade(course, by, reading.codes)
    return
  }
  // 4.7.2: the king of a castling was released, and no move is made by that, legal or not.
  if (put.isCastling) return
  const from = put.from ?? liftedFrom(course, by) ?? put.to
  course.happen({
    type: 'move-made',
    at: course.at,
    by,
    legal: false,
    from: makeSquare(from),
    to: makeSquare(put.to),
    ...course.by('move.illegal'),
  })
}

/** Where his piece stood that is off the board, and that one from beside it takes the place of. */
function liftedFrom({ state }: Course, by: Color): Square | undefined {
  const board = boardOf(state)
  const lifted = state.hand?.touched.find(
    each => each.color === by && board.codeAt(each.square) === 0,
  )
  return lifted?.square
}

function read(course: Course): BoardReading {
  const position = standing(course.state)
  if (position !== undefined) {
    return readBoard(position, boardOf(course.state), course.state.hand)
  }
  const base = baseOf(course.state) ?? placementOf(course.state.position)
  return boardOf(course.state).equals(base) ? { kind: 'unchanged' } : { kind: 'irregular' }
}

/** A guarded board takes only what is a legal move, or part of one, and what the touch allows. */
function guard(
  course: Course,
  by: Color,
  board: Placement,
  touched: readonly Square[],
): Refusal | undefined {
  const { state } = course
  if (by !== state.turn) return refused('not-having-the-move')
  const position = standing(state)
  if (position === undefined) return refused('guarded-illegal')
  const trial = touching(course, by, touched)
  const reading = readBoard(position, board, trial.state.hand)
  if (reading.kind === 'unchanged') return undefined
  if (reading.kind === 'irregular') return refused('guarded-illegal')
  const codes = reading.kind === 'made' ? [reading.code] : reading.codes
  return isAgainst(trial, codes) ? refused('guarded-touched') : undefined
}

/** The same game with these pieces touched as well. */
function touching(course: Course, by: Color, touched: readonly Square[]): Course {
  const trial = new Course(course.state, course.laws, course.at, course.book)
  const board = boardOf(course.state)
  for (const square of touched) {
    const code = board.codeAt(square)
    if (code !== 0) touchOnce(trial, by, square, code)
  }
  return trial
}

/** Is none of these moves among those that must be played? */
function isAgainst(trial: Course, codes: readonly MoveCode[]): boolean {
  const obligation = obligationOf(trial)
  return obligation !== null && !codes.some(each => obligation.codes.includes(each))
}

/** Is this move not among those that must be played, once these pieces are touched too? */
export function againstTouch(
  course: Course,
  by: Color,
  touched: readonly Square[],
  code: MoveCode,
): boolean {
  // What a move itself touches never bars it.
  return course.state.hand !== null && isAgainst(touching(course, by, touched), [code])
}
