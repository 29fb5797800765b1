import { type Color, type Move, makeFen } from '@jadoube/chess'
import { breach } from '../article-11-conduct/breach.js'
import { isTakenOver } from '../game/history.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { boardOf } from '../game/standing.js'
import { uncompletedMoveOf } from '../game/state.js'
import { capturedOn, writeMove } from '../game/written-move.js'
import { calledByDevice } from './illegal-move.js'
import { undoOffer } from './undone-offer.js'

/**
 * 4.1: a move was made with two hands. This is a breach without a fixed penalty (2009), an illegal
 * move at once (2017), or an illegal move once the clock has been pressed (2018, 2023: 7.5.4).
 */
export function twoHandsUsed(ruling: OpenRuling, by: Color): void {
  const { twoHands } = ruling.rules
  // 4.1 requires one hand for every move, including those that do not count as illegal.
  if (twoHands === 'breach' || offendingMove(ruling, ruling.state.ply) === null) {
    breach(ruling, by, 'touch.one-hand')
  } else if (twoHands === 'illegal-move-at-once') twoHandsArose(ruling, by, ruling.state.ply)
}

/** The press after a move with two hands. */
export function pressedWithTwoHands(ruling: OpenRuling, by: Color, ply: number): void {
  if (ruling.rules.twoHands !== 'illegal-move-on-press') return
  if (!isComplaintForfeited(ruling, by, ply)) twoHandsArose(ruling, by, ply)
}

/**
 * 7.5.4: before the press nothing illegal is completed, so a move made with two hands may be put
 * back and made again with one hand, as long as the opponent has not replied to it (the reading
 * `twoHandsPutBack`).
 */
export function mayBeMadeAgain(ruling: OpenRuling, by: Color): boolean {
  const { state, rules } = ruling
  if (rules.twoHands !== 'illegal-move-on-press' || state.blind !== null) return false
  if (rules.twoHandsPutBack !== 'allowed') return false
  const due = uncompletedMoveOf(state, by)
  if (due?.twoHands !== true || due.ply !== state.ply) return false
  return (state.hand?.touched.length ?? 0) === 0 && offendingMove(ruling, due.ply) !== null
}

/**
 * If all pieces of such a move are back, it is no longer made and must be made again. False if they
 * are not.
 */
export function putBackToMakeAgain(ruling: OpenRuling): boolean {
  const { history, ply } = ruling.state
  const before = momentAt(ruling.state, ply - 1)
  if (before === undefined || !history?.move) return false
  if (!boardOf(ruling.state).equals(before.position.placement)) return false
  undoOffer(ruling, before.ply)
  ruling.happen({
    type: 'position-reinstated',
    at: ruling.at,
    ply: before.ply,
    fen: makeFen(before.position),
    touched: [],
    released: [writeMove(history.move)],
    withdrawn: null,
    ...ruling.by('illegal.two-hands'),
  })
  return true
}

/** 4.8: whether the opponent has touched a piece since the move was made with two hands. */
function isComplaintForfeited({ state, rules }: OpenRuling, by: Color, ply: number): boolean {
  if (rules.twoHandsOpenUntil !== 'claimants-touch') return false
  return state.ply > ply || (state.turn !== by && (state.hand?.touched.length ?? 0) > 0)
}

/** 4.8: a player who touches a piece can no longer complain about the opponent's two hands. */
export function complaintOfHandsForfeited(ruling: OpenRuling, toucher: Color): void {
  if (ruling.rules.twoHandsOpenUntil !== 'claimants-touch') return
  for (const { kind, by, ply } of ruling.state.irregularities) {
    if (kind !== 'two-hands' || by === toucher) continue
    const grounds = ruling.by('touch.claim-forfeit')
    ruling.happen({ type: 'illegal-move-stands', at: ruling.at, by, ply, kind, ...grounds })
  }
}

/** The move of this ply, if it must not be made with two hands; otherwise null. */
function offendingMove({ state, rules }: OpenRuling, ply: number): Move | null {
  const before = momentAt(state, ply - 1)
  const made = momentAt(state, ply)?.history
  if (before === undefined || !made || isTakenOver(made)) return null
  const { move } = made
  const isListed = move.kind !== 'normal' || capturedOn(before.position, move) !== null
  return rules.twoHandsMoves === 'any-move' || isListed ? move : null
}

function twoHandsArose(ruling: OpenRuling, by: Color, ply: number): void {
  const move = offendingMove(ruling, ply)
  if (move === null) return
  ruling.happen({
    type: 'irregularity-arose',
    at: ruling.at,
    kind: 'two-hands',
    by,
    ply: ply - 1,
    move: writeMove(move),
    ...ruling.by('illegal.two-hands'),
  })
  calledByDevice(ruling, by)
}
