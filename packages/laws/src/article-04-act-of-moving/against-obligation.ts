import type { Color, MoveCode } from '@jadoube/chess'
import type { Course } from '../game/course.js'
import { standing } from '../game/standing.js'
import type { Hand } from '../game/state.js'
import { capturedOn } from '../game/written-move.js'
import { obligationOf } from './obligation.js'

/** A legal move that is not among those that had to be played: it happens, and can be complained of. */
export function againstObligation(course: Course, by: Color, code: MoveCode): void {
  const { hand, ply } = course.state
  if (hand === null || isOnlyThis(hand, course, code)) return
  const obligation = obligationOf(course)
  if (obligation === null || obligation.codes.includes(code)) return
  course.happen({
    type: 'irregularity-arose',
    at: course.at,
    kind: 'touched-piece',
    by,
    ply,
    ...course.by(obligation.rule),
  })
}

/** Was nothing touched but what the move itself moves and captures? */
function isOnlyThis(hand: Hand, course: Course, code: MoveCode): boolean {
  const { touched, released, intended, chosen } = hand
  if (released !== null || intended !== null || chosen !== null) return false
  if (touched.length === 0) return true
  if (touched.length > 2 || touched[0]!.square !== (code & 63)) return false
  if (touched.length === 1) return true
  const position = standing(course.state)
  return position !== undefined && touched[1]!.square === capturedOn(position, code)
}
