import { mirroredCastlings, writeMirrored } from '../finland-blitz/mirrored-castling.js'
import type { Course } from '../game/course.js'
import type { WrittenMove } from '../game/event.js'
import { standing } from '../game/standing.js'
import { writeChoices } from '../game/written-move.js'
import { mustPlay, type Obligation, sameMoves } from './must-play.js'

/** What the player who has the move must now play, if anything binds him. */
export function obligationOf(course: Course): Obligation | null {
  const { hand } = course.state
  if (hand === null) return null
  const position = standing(course.state)
  return position === undefined ? null : mustPlay(position, hand)
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
    moves: [...writeChoices(now.codes), ...otherCastlings(course, now)],
    ...course.by(now.rule),
  })
}

/** A king that was touched may also castle the other way round, where these rules have that. */
function otherCastlings(course: Course, { rule }: Obligation): readonly WrittenMove[] {
  const { hand, turn } = course.state
  const [first] = hand?.touched ?? []
  if (rule !== 'touch.own-first' || first?.role !== 'king') return []
  return mirroredCastlings(course, turn).map(writeMirrored)
}
