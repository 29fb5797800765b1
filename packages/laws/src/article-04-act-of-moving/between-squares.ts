import { type Color, makePieceLetter, makeSquare, parseSquare } from '@jadoube/chess'
import { pressWithoutMove } from '../article-07-irregularities/press-without-move.js'
import type { ActOf } from '../game/act.js'
import { ask, openQuestion, settle } from '../game/ask.js'
import type { Course } from '../game/course.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { boardOf } from '../game/standing.js'
import { dueOf } from '../game/state.js'
import { afterHandling, putDown } from './handle.js'
import { obligationOf, tellObligation } from './obligation.js'
import { touchOnce } from './touch.js'

const claim = 'which-square'

/**
 * A piece was released and stands on no square clearly. 4.7 speaks of a piece released on a square, so that
 * the arbiter says which one it is, or that it is none and the player has still to put it down.
 */
export function placeBetween(
  course: Course,
  act: ActOf<'place-between'>,
  by: Color,
): Refusal | undefined {
  if (by !== course.state.turn) return refused('not-having-the-move')
  if (course.rules.boardKind === 'guarded') return refused('guarded-illegal')
  if (course.state.blind !== null) return refused('not-covered')
  const code = boardOf(course.state).codeAt(act.from)
  const from = makeSquare(act.from)
  if (code === 0) return refused('nothing-on-square', from)
  const before = obligationOf(course)
  settle(course, claim, null, by)
  touchOnce(course, by, act.from, code)
  if (course.concluded) return undefined
  const squares = act.squares.map(makeSquare)
  const piece = makePieceLetter(code)
  course.happen({ type: 'piece-between-squares', at: course.at, by, from, squares, piece })
  ask(course, {
    claim,
    rule: 'made.released-fixed',
    player: by,
    facts: { from, squares },
    options: [
      ...squares.map(move => ({ verdict: 'correct', effect: 'square-named', move }) as const),
      { verdict: 'incorrect', effect: 'not-released' },
    ],
    holds: false,
  })
  tellObligation(course, before, true)
  return undefined
}

/** The arbiter says on which square the piece stands: there it was released. */
export function ruleWhichSquare(course: Course, act: ActOf<'rule'>): Refusal | undefined {
  const question = openQuestion(course, claim, act.player)
  if (question === undefined || question.player === null) return refused('no-such-question', claim)
  if (act.verdict === 'postponed') return refused('verdict-not-possible', act.verdict)
  if (act.verdict === 'incorrect') {
    settle(course, claim, 'incorrect', question.player)
    if (hasPressed(course, question.player)) pressWithoutMove(course, question.player)
    return undefined
  }
  return putOn(course, question, question.player, act.move)
}

const hasPressed = ({ state }: Course, player: Color): boolean =>
  state.turn === player && state.clock !== null && state.clock.turn !== player

function putOn(
  course: Course,
  { facts }: Question,
  player: Color,
  named: string | undefined,
): Refusal | undefined {
  const { squares } = facts
  if (!Array.isArray(squares) || named === undefined || !squares.includes(named)) {
    return refused('answer-incomplete', 'the square')
  }
  const from = parseSquare(String(facts.from))
  const to = parseSquare(named)
  settle(course, claim, 'correct', player)
  const code = from === undefined ? 0 : boardOf(course.state).codeAt(from)
  if (from === undefined || to === undefined || code === 0 || course.state.turn !== player) {
    return undefined
  }
  const pressed = hasPressed(course, player)
  const before = obligationOf(course)
  putDown(course, player, from, to, code, false)
  if (!course.concluded) afterHandling(course, player, { from, to })
  if (pressed && dueOf(course.state, player) !== null) {
    for (const each of course.book.occasions.earlierPress) each(course, player)
  } else if (course.state.turn === player) tellObligation(course, before, true)
  return undefined
}
