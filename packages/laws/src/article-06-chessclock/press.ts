import { type Color, makeSquare, opposite, type Placement } from '@jadoube/chess'
import { readBoard } from '../article-04-act-of-moving/board-reading.js'
import { makeLegalMove } from '../article-04-act-of-moving/make-move.js'
import {
  calledByDevice,
  groundOf,
  isCompleteByItself,
} from '../article-07-irregularities/illegal-move.js'
import { pressWithoutMove } from '../article-07-irregularities/press-without-move.js'
import { tooLateToRule } from '../article-07-irregularities/stands.js'
import { secondFault } from '../article-07-irregularities/two-faults.js'
import { pressedWithTwoHands } from '../article-07-irregularities/two-hands.js'
import { breach } from '../article-11-conduct/breach.js'
import type { ActOf } from '../game/act.js'
import { type Ground, ground } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { baseOf, boardOf, standing } from '../game/standing.js'
import { type GameState, uncompletedMoveOf } from '../game/state.js'
import { completedByLaterPress, completedByNextMove } from './completed.js'

/**
 * 6.2.1: the player stops their clock and starts the opponent's. This completes the move they have
 * made, even after the opponent's reply (6.2.2). It also completes an illegal move.
 */
export function press(ruling: OpenRuling, act: ActOf<'press'>, by: Color): Refusal | undefined {
  const { state } = ruling
  const { clock } = state
  const { occasions } = ruling.index
  for (let i = 0; i < occasions.pressBegins.length; i++) {
    const own = occasions.pressBegins[i]!(ruling, by)
    if (own !== 'ordinary') return own
  }
  if (clock !== null && clock.turn !== by) return refused('own-clock-not-running')
  if (act.hand === 'other') {
    breach(ruling, by, 'clock.same-hand')
  }
  const due = uncompletedMoveOf(state, by)
  if (due !== null) {
    if (!isBegun(state, by) || state.blind !== null) {
      complete(ruling, by)
      return undefined
    }
    // 6.2.1.2: the press is for what they have done since, which is their next move, even if it is
    // illegal.
    completedByNextMove(ruling, by)
    if (ruling.rules.boardKind !== 'guarded')
      completedByLaterPress(ruling, by, [...(due.earlier ?? []), due.ply])
  }
  for (const each of occasions.pressOfNoMove) if (each(ruling, by)) return undefined
  const begun = isBegun(state, by)
  // A guarded board waits for the rest of the move.
  if (begun && ruling.rules.boardKind === 'guarded') return refused('guarded-partial')
  // On a guarded board no move can be illegal, so a press completes a move or does nothing.
  if (ruling.rules.boardKind === 'guarded') return refused('guarded-no-move')
  if (begun && leftAt(ruling, by)) complete(ruling, by)
  else if (begun) pressIllegal(ruling, by)
  else if (clock === null) return refused('no-clock')
  else pressWithoutMove(ruling, by)
  return undefined
}

/** The board before the hand. */
const stoodIn = (state: GameState): Placement => baseOf(state) ?? state.position.placement

/** Whether the player who has the move has changed the board without making a move yet. */
const isBegun = (state: GameState, by: Color): boolean =>
  by === state.turn && !boardOf(state).equals(stoodIn(state))

/** 6.2.1: the press completes the move that was made. */
function complete(ruling: OpenRuling, by: Color): void {
  const due = uncompletedMoveOf(ruling.state, by)
  if (due === null || ruling.concluded) return
  completedByLaterPress(ruling, by, due.earlier)
  ruling.happen({
    type: 'move-completed',
    at: ruling.at,
    by,
    ply: due.ply,
    legal: true,
    how: 'press',
    rule: 'completed.by-press',
    article: ruling.article('completed.by-press'),
  })
  if (due.twoHands) pressedWithTwoHands(ruling, by, due.ply)
  const { movePressed } = ruling.index.occasions
  for (let i = 0; i < movePressed.length; i++) movePressed[i]!(ruling, by)
}

/**
 * The arbiter has decided what stood on the board when the player pressed. That press completed it,
 * legal or not.
 */
export function completeEarlier(ruling: OpenRuling, by: Color): void {
  const { state } = ruling
  if (uncompletedMoveOf(state, by) !== null) {
    complete(ruling, by)
    return
  }
  if (isBegun(state, by)) pressIllegal(ruling, by)
}

/**
 * Castling was begun in Chess960 and left at a step that is a legal move by itself. The press makes
 * that move. It breaks the obligation, and the opponent may complain.
 */
function leftAt(ruling: OpenRuling, by: Color): boolean {
  const { state } = ruling
  const position = state.blind === null && by === state.turn ? standing(state) : undefined
  if (position === undefined) return false
  const reading = readBoard(position, boardOf(state))
  if (reading.kind !== 'made') return false
  makeLegalMove(ruling, by, reading.move, state.hand?.twoHands === true)
  return true
}

/** 7.5.1, 7.5.2: an illegal move stands on the board, and now it is completed. */
function pressIllegal(ruling: OpenRuling, by: Color): void {
  const { state, at } = ruling
  const base = stoodIn(state)
  const pawn = pawnOnLastRank(state, by)
  // The reply makes the opponent's own illegal move, which nobody has pointed out, a ply of the
  // game.
  const replies = state.turn !== state.position.turn && standing(state) !== undefined
  const ply = state.ply + (replies ? 1 : 0)
  const completed: Ground = ground(ruling, 'illegalMoveCompleted', 'illegal.completed-when')
  const isKnown = state.irregularities.some(
    each => each.by === by && isCompleteByItself(ruling, each),
  )
  if (!isKnown)
    ruling.happen({
      type: 'irregularity-arose',
      at,
      kind: pawn === null ? 'illegal-move' : 'unpromoted-pawn',
      by,
      ply,
      ...(pawn === null ? null : { pawn }),
      ...(pawn === null ? completed : groundOf(ruling, 'unpromoted-pawn')),
    })
  secondFault(ruling, by, ply, base)
  ruling.happen({
    type: 'move-completed',
    at,
    by,
    ply: ply + 1,
    legal: false,
    how: 'press',
    ...completed,
  })
  // They have played on, although illegally, so the opponent's earlier illegal moves stand.
  tooLateToRule(ruling, opposite(by))
  calledByDevice(ruling, by)
  for (const each of ruling.index.occasions.movePressed) each(ruling, by)
}

/**
 * 7.5.2: a pawn that was legally moved to its last rank and not replaced, with nothing else
 * changed. It still stands there, or was released there and taken off without a new piece.
 */
export function pawnOnLastRank(state: GameState, by: Color) {
  const base = stoodIn(state)
  const position = standing(state)
  const board = boardOf(state)
  const reading = position && readBoard(position, board)
  if (reading?.kind !== 'part') return null
  const { released = null, chosen = null } = state.hand ?? {}
  for (const { kind, from, to } of reading.moves) {
    if (kind !== 'promotion') continue
    const empty = base.without(from).without(to)
    const isTakenOff =
      chosen === null &&
      released?.every(move => move.from === from && move.to === to) === true &&
      board.equals(empty)
    if (!isTakenOff && !board.equals(empty.with(to, { color: by, role: 'pawn' }))) continue
    return { from: makeSquare(from), to: makeSquare(to) }
  }
  return null
}
