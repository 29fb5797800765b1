import {
  type Color,
  type MoveCode,
  makeSquare,
  moveOf,
  opposite,
  type Position,
} from '@jadoube/chess'
import { endOfGame } from '../article-05-end/end-of-game.js'
import { completedByNextMove } from '../article-06-chessclock/completed.js'
import { tooLateToRule } from '../article-07-irregularities/stands.js'
import { twoHandsUsed } from '../article-07-irregularities/two-hands.js'
import { recordingInOrder } from '../article-08-recording/in-order.js'
import type { RuleId } from '../catalogue/index.js'
import { mustSeal } from '../game/adjournment.js'
import type { Course } from '../game/course.js'
import { standing } from '../game/standing.js'
import { capturedOn, writeMove } from '../game/written-move.js'
import { bindToSeal } from '../guidelines-1-adjourned/seal.js'
import { againstObligation } from './against-obligation.js'

/** The rule by which a move of this kind is made (4.7). */
function madeBy(position: Position, code: MoveCode): RuleId {
  const { kind } = moveOf(code)
  if (kind === 'castling') return 'made.castling'
  if (kind === 'promotion') return 'made.promotion'
  return capturedOn(position, code) === null ? 'made.plain' : 'made.capture'
}

/**
 * 4.7: a legal move is made, and from now on the opponent has the move (1.3), whether the clock is
 * pressed or not.
 */
export function make(
  course: Course,
  by: Color,
  code: MoveCode,
  twoHands: boolean,
  how?: RuleId,
): void {
  const { at } = course
  if (mustSeal(course.state, by)) {
    bindToSeal(course, by, code)
    return
  }
  const { state } = course
  const position = standing(state)!
  const came = { position, code, known: position === state.position }
  recordingInOrder(course, by)
  completedByNextMove(course, by)
  againstObligation(course, by, code)
  const rule = how ?? madeBy(position, code)
  const { from, to } = moveOf(code)
  const made = {
    type: 'move-made',
    at,
    by,
    legal: true,
    from: makeSquare(from),
    to: makeSquare(to),
    rule,
    article: course.article(rule),
  } as const
  // Most moves are plain ones, and every move comes through here.
  if (code >> 12 === 0 && !twoHands) course.happen(made)
  else {
    course.happen({ ...made, ...writeMove(moveOf(code)), ...(twoHands ? { twoHands } : null) })
  }
  tooLateToRule(course, opposite(by))
  endOfGame(course, by, came)
  // Two hands do not undo a mate (5.1.1 asks for 4.2–4.7, not for 4.1).
  if (twoHands && !course.concluded) twoHandsUsed(course, by)
}
