import type { MoveCode } from '@jadoube/chess'
import {
  codeOfMirrored,
  mirroredCastlings,
  mirroredCodes,
  writeMirrored,
} from '../finland-blitz/mirrored-castling.js'
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
  return mustPlay(position, hand, mirroredCodes(course, course.state.turn))
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

/** Moves with the rook of castling, also of castling the other way round. */
export function writeParts(course: Course, codes: readonly MoveCode[]): readonly WrittenMove[] {
  const mirrored = mirroredCastlings(course, course.state.turn)
  return codes.map(code => {
    const other = mirrored.find(each => codeOfMirrored(each) === code)
    return other === undefined ? writeCode(code) : writeMirrored(other)
  })
}

/** The moves to choose from, with those that castle the other way round where these rules have them. */
export function writeDue(course: Course, { codes }: Obligation): readonly WrittenMove[] {
  const mirrored = mirroredCastlings(course, course.state.turn)
  if (mirrored.length === 0) return writeChoices(codes)
  const other = mirrored.filter(each => codes.includes(codeOfMirrored(each)))
  const ordinary = codes.filter(code => !other.some(each => codeOfMirrored(each) === code))
  return [...writeChoices(ordinary), ...other.map(writeMirrored)]
}
