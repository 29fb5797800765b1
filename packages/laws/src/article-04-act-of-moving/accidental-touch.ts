import { type Color, makePieceLetter, makeSquare, parseSquare, type Square } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { newHand } from '../game/hand.js'
import { momentAt } from '../game/moment.js'
import type { Question } from '../game/question.js'
import { boardOf } from '../game/standing.js'
import { mustPlay } from './must-play.js'
import { obligationOf, tellObligation } from './obligation.js'

/**
 * 4.2.2: a player says that he touched a piece by accident. From 2017 a contact counts as intentional
 * unless it was clearly accidental; in 2009 only a deliberate touch binds. Either way the arbiter judges.
 */
export function touchByAccident(course: Course, act: ActOf<'touch'>, by: Color): void {
  const { state, rules, at } = course
  const square = makeSquare(act.square)
  const before = obligationOf(course)
  course.happen({
    type: 'piece-touched',
    at,
    by,
    square,
    piece: makePieceLetter(boardOf(state).codeAt(act.square)),
    binds: true,
    ...course.by('touch.scope'),
  })
  tellObligation(course, before, true)
  ask(course, {
    claim: 'accidental-touch',
    rule: rules.contactPresumedIntentional === null ? 'touch.scope' : 'touch.contact-is-intent',
    player: by,
    facts: { square },
    options: [
      { verdict: 'correct', effect: 'touch-lifted' },
      { verdict: 'incorrect', effect: 'touch-stands' },
    ],
    holds: false,
    ...(rules.contactPresumedIntentional === null ? null : { standing: 'incorrect' }),
  })
}

/** The touch was clearly accidental: it binds to nothing. */
export function liftTouch(course: Course, { player, facts, rule }: Question): void {
  const square = typeof facts.square === 'string' ? parseSquare(facts.square) : undefined
  if (player === null || square === undefined) return
  const before = obligationOf(course)
  const inOrder = breachThatWasNone(course, player, square)
  course.happen({
    type: 'touch-lifted',
    at: course.at,
    by: player,
    square: makeSquare(square),
    ...(inOrder === undefined ? null : { inOrder }),
    ...course.by(rule),
  })
  tellObligation(course, before, false)
}

/** The ply of a breach that is none without this touch: the move was one of those due. */
function breachThatWasNone(course: Course, by: Color, lifted: Square): number | undefined {
  const breach = course.state.irregularities.findLast(
    each => each.kind === 'touched-piece' && each.by === by,
  )
  if (breach === undefined) return undefined
  const made = momentAt(course.state, breach.ply + 1)?.history
  const before = momentAt(course.state, breach.ply)
  if (!made || before === undefined) return undefined
  const touched = breach.touched.filter(({ square }) => square !== lifted)
  const due = mustPlay(before.position, newHand(null, touched))
  return due === null || due.codes.includes(made.code) ? breach.ply : undefined
}
