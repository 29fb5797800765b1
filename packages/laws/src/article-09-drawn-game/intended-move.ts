import { type Color, type MoveCode, makePieceLetter, makeSquare } from '@jadoube/chess'
import { lettersOn, withoutNumber } from '../appendix-c-notation/own-letters.js'
import { obligationOf, tellObligation } from '../article-04-act-of-moving/obligation.js'
import { pieceMeant } from '../article-04-act-of-moving/written.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { standing } from '../game/standing.js'
import { writeCode } from '../game/written-move.js'

/** 9.5.3: the move that was written must be played; where it is illegal, its piece is as if touched. */
export function bindIntended(course: Course, by: Color, code: MoveCode, text: string): void {
  if (code >= 0) {
    const { at } = course
    const move = writeCode(code)
    const grounds = course.by('claim.intended-binding')
    course.happen({ type: 'intended-move-binds', at, by, move, ...grounds })
    course.happen({ type: 'obligation', at, player: by, moves: [move], ...grounds })
  } else if (course.rules.illegalIntendedMove !== 'binds-like-a-touch') askArbiter(course, by, text)
  else if (!bindPiece(course, by, text)) askArbiter(course, by, text)
}

/** No article says what must be played for an illegal one; by analogy the piece named must move (4.3). */
function bindPiece(course: Course, by: Color, text: string): boolean {
  const position = standing(course.state)!
  const meant = pieceMeant(
    position,
    withoutNumber(text),
    course.state.opening.position,
    lettersOn(course.state, by),
  )
  if (meant === null) return false
  const before = obligationOf(course)
  // Nothing was touched: an offer of the opponent's stays open (9.1.2.1).
  course.happen({
    type: 'piece-touched',
    at: course.at,
    by,
    square: makeSquare(meant.from),
    piece: makePieceLetter(position.board.pieces[meant.from]!),
    binds: true,
    ...course.by('claim.intended-binding'),
  })
  tellObligation(course, before, true)
  return true
}

function askArbiter(course: Course, by: Color, text: string): void {
  ask(course, {
    claim: 'intended-move',
    rule: 'claim.intended-binding',
    by,
    facts: { written: text },
    options: [
      { verdict: 'correct', effect: 'play-on' },
      { verdict: 'incorrect', effect: 'penalty' },
    ],
  })
}
