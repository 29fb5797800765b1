import type { Color } from '@jadoube/chess'
import { breach } from '../article-11-conduct/breach.js'
import { isTakenOver } from '../game/history.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { capturedOn, writeMove } from '../game/written-move.js'
import { calledByDevice } from './illegal-move.js'

/**
 * 4.1: a move was made with two hands. That is a breach without a fixed price (2009), an illegal move
 * at once (2017), or one once the clock has been pressed (2018, 2023: 7.5.4).
 */
export function twoHandsUsed(ruling: OpenRuling, by: Color): void {
  const { twoHands } = ruling.rules
  if (twoHands === 'breach') {
    breach(ruling, by, 'touch.one-hand')
  } else if (twoHands === 'illegal-move-at-once') arise(ruling, by, ruling.state.ply)
}

/** The press after such a move. */
export function pressedWithTwoHands(ruling: OpenRuling, by: Color, ply: number): void {
  if (ruling.rules.twoHands !== 'illegal-move-on-press') return
  if (!isForfeited(ruling, by, ply)) arise(ruling, by, ply)
}

/** 4.8: the opponent has touched a piece since the move was made with two hands. */
function isForfeited({ state, rules }: OpenRuling, by: Color, ply: number): boolean {
  if (rules.twoHandsOpenUntil !== 'claimants-touch') return false
  return state.ply > ply || (state.turn !== by && (state.hand?.touched.length ?? 0) > 0)
}

/** 4.8: anyone who touches a piece can no longer complain of the opponent's two hands. */
export function complaintOfHandsForfeited(ruling: OpenRuling, toucher: Color): void {
  if (ruling.rules.twoHandsOpenUntil !== 'claimants-touch') return
  for (const { kind, by, ply } of ruling.state.irregularities) {
    if (kind !== 'two-hands' || by === toucher) continue
    const grounds = ruling.by('touch.claim-forfeit')
    ruling.happen({ type: 'illegal-move-stands', at: ruling.at, by, ply, kind, ...grounds })
  }
}

function arise(ruling: OpenRuling, by: Color, ply: number): void {
  const before = momentAt(ruling.state, ply - 1)
  const made = momentAt(ruling.state, ply)?.history
  if (before === undefined || !made || isTakenOver(made)) return
  const { move } = made
  const isNamed = move.kind !== 'normal' || capturedOn(before.position, move) !== null
  if (ruling.rules.twoHandsMoves !== 'any-move' && !isNamed) return
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
