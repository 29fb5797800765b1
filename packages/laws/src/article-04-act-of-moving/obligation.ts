import type { MoveCode } from '@jadoube/chess'
import type { Course } from '../game/course.js'
import type { WrittenMove } from '../game/event.js'
import { standing } from '../game/standing.js'
import { writeChoices, writeCode } from '../game/written-move.js'
import { mustPlay, type Obligation, sameMoves } from './must-play.js'

/** What the player who has the move must now play, if anything binds him. */
export function obligationOf(course: Course): Obligation | null {
  const { hand } = course.state
  if (hand === null) return null
  const position = standing(course.state)
  if (position === undefined) return null
  return mustPlay(position, hand, extraCodes(course))
}

/** The same moves, and for the same reason where that one bars castling (4.4.2)? */
function isToldAlready(before: Obligation | null, now: Obligation): boolean {
  if (before === null || !sameMoves(before, now)) return false
  return now.rule !== 'touch.rook-then-king' || before.rule === now.rule
}

/** Tells what must be played, where that is another thing than before. */
export function tellObligation(
  course: Course,
  before: Obligation | null,
  firstTime: boolean,
): void {
  const now = obligationOf(course)
  if (now === null || isToldAlready(before, now)) return
  if (before === null && !firstTime) return
  course.happen({
    type: 'obligation',
    at: course.at,
    player: course.state.turn,
    moves: writeDue(course, now),
    ...course.by(now.rule),
  })
}

/** 7.5.1: 4.3 and 4.7 hold for the move that replaces an illegal one. */
export function tellReplacement(course: Course): void {
  const due = obligationOf(course)
  if (due === null) return
  course.happen({
    type: 'obligation',
    at: course.at,
    player: course.state.turn,
    moves: writeDue(course, due),
    ...course.by('illegal.replacement'),
  })
}

const none: readonly MoveCode[] = []

/** The moves of the player who has the move that only these rules know. */
function extraCodes(course: Course): readonly MoveCode[] {
  let codes = none
  for (const extra of course.book.extraMoves) {
    const own = extra.codes(course, course.state.turn)
    if (own.length > 0) codes = [...codes, ...own]
  }
  return codes
}

function writeExtra(course: Course, code: MoveCode): WrittenMove {
  const known = course.book.extraMoves.find(extra =>
    extra.codes(course, course.state.turn).includes(code),
  )
  return known === undefined ? writeCode(code) : known.write(course, code)
}

/** Moves with the rook of castling, also of one that only these rules know. */
export function writeParts(course: Course, codes: readonly MoveCode[]): readonly WrittenMove[] {
  return codes.map(code => writeExtra(course, code))
}

/** The moves to choose from, and last those that only these rules know. */
export function writeDue(course: Course, { codes }: Obligation): readonly WrittenMove[] {
  const extra = extraCodes(course)
  if (extra.length === 0) return writeChoices(codes)
  const ordinary = codes.filter(code => !extra.includes(code))
  const others = extra.filter(code => codes.includes(code))
  return [...writeChoices(ordinary), ...others.map(code => writeExtra(course, code))]
}
