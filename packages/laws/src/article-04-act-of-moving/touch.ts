import { type Color, makePieceLetter, makeSquare, type Square } from '@jadoube/chess'
import { isDisabled } from '../appendix-d-blind/blind-play.js'
import { endUnlessComplained } from '../article-05-end/end-of-game.js'
import { complaintOfHandsForfeited } from '../article-07-irregularities/two-hands.js'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { isPutThere } from '../game/evolve-hand.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf } from '../game/standing.js'
import { touchByAccident } from './accidental-touch.js'
import { obligationOf, tellObligation } from './obligation.js'

export { obligationOf, tellObligation }

/** 4.3: a piece is touched, with the intent to move or to capture it. */
export function touch(
  course: Course,
  act: ActOf<'touch' | 'feel'>,
  by: Color,
): Refusal | undefined {
  const { state } = course
  const code = boardOf(state).codeAt(act.square)
  if (code === 0) return refused('nothing-on-square', makeSquare(act.square))
  if (act.act === 'touch' && act.accident === true && by === state.turn) {
    touchByAccident(course, act, by)
    return undefined
  }
  const before = obligationOf(course)
  touchPiece(course, by, act.square, code)
  if (by === course.state.turn && !course.concluded) tellObligation(course, before, true)
  return undefined
}

/** Lets a touch happen, with what it does to an offer; says nothing of what must be played. */
export function touchPiece(course: Course, by: Color, square: Square, code: number): void {
  const { offer, turn } = course.state
  const binds = by === turn
  if (binds && offer !== null && offer.by !== by) {
    course.happen({
      type: 'offer-lapsed',
      at: course.at,
      by: offer.by,
      how: 'touched-piece',
      ...course.by('draw.offer-lapse'),
    })
  }
  course.happen({
    type: 'piece-touched',
    at: course.at,
    by,
    square: makeSquare(square),
    piece: makePieceLetter(code),
    binds,
    ...course.by(isDisabled(course.state, by) ? 'blind.touch' : 'touch.scope'),
  })
  if (!binds) return
  if (course.state.irregularities.length > 0) complaintOfHandsForfeited(course, by)
  if (course.state.questions.length > 0) endUnlessComplained(course, by)
}

/** Touches what is not touched yet; for whoever moves a piece has touched it. */
export function touchOnce(course: Course, by: Color, square: Square, code: number): void {
  const { state } = course
  const { hand } = state
  if (by === state.turn && hand !== null) {
    if (hand.touched.some(each => each.square === square)) return
    if (isPutThere(state, hand, square)) return
  }
  touchPiece(course, by, square, code)
}
