import { type Color, moveOf } from '@jadoube/chess'
import { breach } from '../article-11-conduct/breach.js'
import type { Course } from '../game/course.js'
import { isTakenOver } from '../game/history.js'
import { momentAt } from '../game/moment.js'
import { capturedOn, writeCode } from '../game/written-move.js'
import { calledByDevice } from './illegal-move.js'

/**
 * 4.1: a move was made with two hands. That is a breach without a fixed price (2009), an illegal move
 * at once (2017), or one once the clock has been pressed (2018, 2023: 7.5.4).
 */
export function twoHandsUsed(course: Course, by: Color): void {
  const { twoHands } = course.rules
  if (twoHands === 'breach') {
    breach(course, by, 'touch.one-hand')
  } else if (twoHands === 'illegal-move-at-once') arise(course, by, course.state.ply)
}

/** The press after such a move. */
export function pressedWithTwoHands(course: Course, by: Color, ply: number): void {
  if (course.rules.twoHands !== 'illegal-move-on-press') return
  if (!isForfeited(course, by, ply)) arise(course, by, ply)
}

/** 4.8: the opponent has touched a piece since the move was made with two hands. */
function isForfeited({ state, rules }: Course, by: Color, ply: number): boolean {
  if (rules.twoHandsOpenUntil !== 'claimants-touch') return false
  return state.ply > ply || (state.turn !== by && (state.hand?.touched.length ?? 0) > 0)
}

/** 4.8: whoever touches a piece can no longer complain of the opponent's two hands. */
export function complaintOfHandsForfeited(course: Course, toucher: Color): void {
  if (course.rules.twoHandsOpenUntil !== 'claimants-touch') return
  for (const { kind, by, ply } of course.state.irregularities) {
    if (kind !== 'two-hands' || by === toucher) continue
    const grounds = course.by('touch.claim-forfeit')
    course.happen({ type: 'illegal-move-stands', at: course.at, by, ply, kind, ...grounds })
  }
}

function arise(course: Course, by: Color, ply: number): void {
  const before = momentAt(course.state, ply - 1)
  const made = momentAt(course.state, ply)?.history
  if (before === undefined || !made || isTakenOver(made)) return
  const { code } = made
  const isNamed = moveOf(code).kind !== 'normal' || capturedOn(before.position, code) !== null
  if (course.rules.twoHandsMoves !== 'any-move' && !isNamed) return
  course.happen({
    type: 'irregularity-arose',
    at: course.at,
    kind: 'two-hands',
    by,
    ply: ply - 1,
    move: writeCode(code),
    ...course.by('illegal.two-hands'),
  })
  calledByDevice(course, by)
}
