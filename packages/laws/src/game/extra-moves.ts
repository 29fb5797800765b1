import type { Color, MoveCode } from '@jadoube/chess'
import type { ActOf } from './act.js'
import type { WrittenMove } from './event.js'
import type { OpenRuling } from './open-ruling.js'

/**
 * Moves that only one set of rules knows, such as castling the other way round in Finnish blitz. Each has
 * a code that no legal move of the position has.
 */
export interface ExtraMoves {
  /** Those that this player may make now. */
  codes(ruling: OpenRuling, color: Color): readonly MoveCode[]
  write(ruling: OpenRuling, code: MoveCode): WrittenMove
  /** The one that a whole move in one act means. */
  meant(ruling: OpenRuling, act: ActOf<'move'>, by: Color): MoveCode | null
  /** The one that now stands on the board. */
  standing(ruling: OpenRuling, by: Color): MoveCode | null
  /** The one of which a part stands on the board. */
  begun(ruling: OpenRuling, by: Color): MoveCode | null
  make(ruling: OpenRuling, by: Color, code: MoveCode): void
}
