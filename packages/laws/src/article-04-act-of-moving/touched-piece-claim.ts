import { type Color, opposite } from '@jadoube/chess'
import { reinstateBefore } from '../article-07-irregularities/position-before.js'
import { askAboutTimes } from '../article-07-irregularities/times.js'
import {
  claimOutOfTurn,
  openOutOfTurn,
  putOnRightSquares,
} from '../article-07-irregularities/wrong-squares.js'
import type { RuleId } from '../catalogue/index.js'
import type { Course } from '../game/course.js'
import { goOnAfterRuling } from '../game/play-waits.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { dueOf, type Irregularity } from '../game/state.js'
import type { Obligation } from './must-play.js'
import { obligationOf, writeDue } from './obligation.js'

/** The breach of Article 4 that can still be complained of. */
const openBreach = (course: Course, offender: Color): Irregularity | undefined =>
  course.state.irregularities.findLast(
    each => each.kind === 'touched-piece' && each.by === offender,
  )

/** 4.8: the complaint, which is open until the complainer touches a piece himself. */
export function claimTouchedPiece(course: Course, by: Color): Refusal | undefined {
  const { state, at } = course
  const claim = 'touched-piece'
  if (state.turn === by && (state.hand?.touched.length ?? 0) > 0) {
    return refused('claim-lost-by-touching')
  }
  const found = openBreach(course, opposite(by))
  if (found === undefined && claimOutOfTurn(course, by, claim)) return undefined
  const bound = found === undefined && state.turn !== by ? bindingTouch(course) : null
  if (found !== undefined) {
    course.happen({ type: 'claim-upheld', at, by, claim, ...course.by(ruleOf(found)) })
    closeQuestion(course, by)
    putBack(course, found)
  } else if (bound !== null) {
    course.happen({ type: 'claim-upheld', at, by, claim, ...course.by(bound.rule) })
    happenObligation(course, bound)
  } else {
    course.happen({ type: 'claim-rejected', at, by, claim, ...course.by('touch.claim-forfeit') })
  }
  goOnAfterRuling(course)
  return undefined
}

/** The arbiter has seen it; in some games he rules on Article 4 only at a player's request (A4.b of 2009). */
export function observeTouchedPiece(
  course: Course,
  player: Color | undefined,
): Refusal | undefined {
  if (course.rules.article4RuledOn !== 'always') return refused('arbiter-must-not-call')
  const offenders: readonly Color[] = player === undefined ? ['white', 'black'] : [player]
  const found = offenders.map(each => openBreach(course, each)).find(each => each !== undefined)
  const moved = offenders.map(each => openOutOfTurn(course, each)).find(each => each !== undefined)
  if (found === undefined && moved !== undefined) return putOnRightSquares(course, moved)
  if (found === undefined) return refused('nothing-observed', 'touched-piece')
  closeQuestion(course, opposite(found.by))
  putBack(course, found)
  goOnAfterRuling(course)
  return undefined
}

const ruleOf = ({ rule }: Irregularity): RuleId => rule ?? 'touch.scope'

/** Nothing is moved yet, but what was touched or released binds the player who has the move. */
function bindingTouch(course: Course): Obligation | null {
  const obligation = obligationOf(course)
  return obligation?.rule === 'touch.none-possible' ? null : obligation
}

/** What the arbiter was to be asked about an end against the touch is answered by the complaint. */
function closeQuestion(course: Course, by: Color): void {
  const claim = 'touched-piece'
  if (!course.state.questions.some(each => each.claim === claim && each.by === by)) return
  const grounds = course.by('end.mate-validity')
  course.happen({ type: 'question-answered', at: course.at, claim, verdict: null, ...grounds })
}

/** The arbiter finds that the opponent of whoever complained broke Article 4. */
export function putBackBreach(course: Course, { by }: Question): void {
  const found = by === null ? undefined : openBreach(course, opposite(by))
  if (found !== undefined) putBack(course, found)
}

/** The move is taken back and the touched piece must be moved or captured. */
function putBack(course: Course, found: Irregularity): void {
  const pressed = dueOf(course.state, found.by) === null
  if (!reinstateBefore(course, found, { rule: ruleOf(found), binds: true, pressed })) return
  const obligation = obligationOf(course)
  if (obligation !== null) happenObligation(course, obligation)
  askAboutTimes(course)
}

function happenObligation(course: Course, obligation: Obligation): void {
  course.happen({
    type: 'obligation',
    at: course.at,
    player: course.state.turn,
    moves: writeDue(course, obligation),
    ...course.by(obligation.rule),
  })
}
