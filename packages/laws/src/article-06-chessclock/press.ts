import { type Color, makeSquare, opposite, type Placement } from '@jadoube/chess'
import { readBoard } from '../article-04-act-of-moving/board-reading.js'
import { make } from '../article-04-act-of-moving/made.js'
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
import { completedByNextMove } from './completed.js'

/**
 * 6.2.1: the player stops their clock and starts the opponent's. That completes the move they have made,
 * even after the opponent's reply (6.2.2); and it completes what they have made that is no legal move.
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
  if (uncompletedMoveOf(state, by) !== null) {
    if (!isBegun(state, by) || state.blind !== null) {
      complete(ruling, by)
      return undefined
    }
    // 6.2.1.2: the press is for what they have done since, and that is their next move, if an illegal one.
    completedByNextMove(ruling, by)
  }
  for (const each of occasions.pressOfNoMove) if (each(ruling, by)) return undefined
  const begun = isBegun(state, by)
  // A guarded board waits for the rest of the move.
  if (begun && ruling.rules.boardKind === 'guarded') return refused('guarded-partial')
  // On a guarded board no move can be illegal, so a press completes a move or nothing at all.
  if (ruling.rules.boardKind === 'guarded') return refused('guarded-no-move')
  if (begun && leftAt(ruling, by)) complete(ruling, by)
  else if (begun) pressIllegal(ruling, by)
  else if (clock === null) return refused('no-clock')
  else pressWithoutMove(ruling, by)
  return undefined
}

/** What stood there before the hand. */
const stoodIn = (state: GameState): Placement => baseOf(state) ?? state.position.placement

/** Has the player who has the move changed something on the board that is no move yet? */
const isBegun = (state: GameState, by: Color): boolean =>
  by === state.turn && !boardOf(state).equals(stoodIn(state))

/** 6.2.1: the press completes the move that was made. */
function complete(ruling: OpenRuling, by: Color): void {
  const due = uncompletedMoveOf(ruling.state, by)
  if (due === null || ruling.concluded) return
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

/** The arbiter has found what was on the board when the player pressed: that press completed it, legal or not. */
export function completeEarlier(ruling: OpenRuling, by: Color): void {
  const { state } = ruling
  if (uncompletedMoveOf(state, by) !== null) {
    complete(ruling, by)
    return
  }
  if (isBegun(state, by)) pressIllegal(ruling, by)
}

/**
 * Castling was begun in Chess960 and left at a step that is a legal move by itself: that move is made with
 * the press. It is against what was due, and can be complained of.
 */
function leftAt(ruling: OpenRuling, by: Color): boolean {
  const { state } = ruling
  const position = state.blind === null && by === state.turn ? standing(state) : undefined
  if (position === undefined) return false
  const reading = readBoard(position, boardOf(state))
  if (reading.kind !== 'made') return false
  make(ruling, by, reading.move, state.hand?.twoHands === true)
  return true
}

/** 7.5.1, 7.5.2: what stands there is no legal move, and now it is completed. */
function pressIllegal(ruling: OpenRuling, by: Color): void {
  const { state, at } = ruling
  const base = stoodIn(state)
  const pawn = pawnOnLastRank(ruling, base, by)
  // The opponent's own illegal move, which nobody has pointed out, is a ply of the game by this reply.
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
  // They have played on, if illegally: what the opponent did before that stands.
  tooLateToRule(ruling, opposite(by))
  calledByDevice(ruling, by)
  for (const each of ruling.index.occasions.movePressed) each(ruling, by)
}

/**
 * 7.5.2: a pawn that was rightly moved to its last rank and not replaced, with nothing else changed. It stands
 * there still, or it was let go there and taken off, and nothing was put in its place.
 */
function pawnOnLastRank({ state }: OpenRuling, base: Placement, by: Color) {
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
