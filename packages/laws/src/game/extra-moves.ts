import type { Color, MoveCode } from '@jadoube/chess'
import type { ActOf } from './act.js'
import type { Course } from './course.js'
import type { WrittenMove } from './event.js'

/**
 * Moves that only one set of rules knows, such as castling the other way round in Finnish blitz. Each has
 * a code that no legal move of the position has.
 */
export interface ExtraMoves {
  /** Those that this player may make now. */
  codes(course: Course, color: Color): readonly MoveCode[]
  write(course: Course, code: MoveCode): WrittenMove
  /** The one that a whole move in one act means. */
  meant(course: Course, act: ActOf<'move'>, by: Color): MoveCode | null
  /** The one that now stands on the board. */
  standing(course: Course, by: Color): MoveCode | null
  /** The one of which a part stands on the board. */
  begun(course: Course, by: Color): MoveCode | null
  make(course: Course, by: Color, code: MoveCode): void
}
