import { type Color, makePieceLetter, makeSquare } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf, placementOf } from '../game/standing.js'

/** 7.4.1: who displaces pieces puts them back on his own time. No move is made by it. */
export function displace(course: Course, act: ActOf<'displace'>, by: Color): Refusal | undefined {
  if (course.rules.boardKind === 'guarded') return refused('guarded-displaced')
  const code = boardOf(course.state).codeAt(act.from)
  if (code === 0) return refused('nothing-on-square', makeSquare(act.from))
  course.happen({
    type: 'piece-displaced',
    at: course.at,
    by,
    from: makeSquare(act.from),
    to: makeSquare(act.to),
    piece: makePieceLetter(code),
    ...course.by('irreg.displaced-own-time'),
  })
  const { state } = course
  if (state.hand === null && boardOf(state).equals(placementOf(state.position))) {
    course.happen({ type: 'pieces-restored', at: course.at, by })
  }
  return undefined
}
