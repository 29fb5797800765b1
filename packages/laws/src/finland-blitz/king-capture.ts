import { type Color, opposite } from '@jadoube/chess'
import { tooLateToRule } from '../article-07-irregularities/stands.js'
import type { Course } from '../game/course.js'
import type { EventOf } from '../game/event.js'
import { boardOf } from '../game/standing.js'
import type { Irregularity } from '../game/state.js'

const rule = 'fb.king-capture.loses'

export const isKingCapture = (found: Irregularity): boolean => found.rule === rule

/**
 * 13.d: the king is not taken, the check is only shown. Who takes it loses, though the opponent's move was
 * illegal: he has completed a move of his own on the board, and so has not claimed in time.
 */
export function kingTaken(course: Course, { legal, by }: EventOf<'move-made'>): void {
  if (legal) return
  if (course.rules.kingCapture !== 'loss' || hasKing(course, opposite(by))) return
  if (course.state.irregularities.some(each => each.by === by && isKingCapture(each))) return
  tooLateToRule(course, opposite(by))
  course.happen({
    type: 'irregularity-arose',
    at: course.at,
    kind: 'illegal-move',
    by,
    ply: course.state.ply,
    ...course.by(rule),
  })
}

function hasKing(course: Course, color: Color): boolean {
  const king = color === 'white' ? 12 : 13
  const board = boardOf(course.state)
  for (let square = 0; square < 64; square++) if (board.codeAt(square) === king) return true
  return false
}
