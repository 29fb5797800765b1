import type { Color, Move } from '@jadoube/chess'
import type { ActOf } from './act.js'
import type { WrittenMove } from './event.js'
import type { OpenRuling } from './open-ruling.js'

/**
 * Moves that only one set of rules knows, such as castling the other way round in Finnish blitz. Each has
 * a move that no legal move of the position has.
 */
export interface ExtraMoves {
  /** Those that this player may make now. */
  moves(ruling: OpenRuling, color: Color): readonly Move[]
  write(ruling: OpenRuling, move: Move): WrittenMove
  /** The one that a whole move in one act means. */
  meant(ruling: OpenRuling, act: ActOf<'move'>, by: Color): Move | null
  /** The one that now stands on the board. */
  standing(ruling: OpenRuling, by: Color): Move | null
  /** The one of which a part stands on the board. */
  begun(ruling: OpenRuling, by: Color): Move | null
  make(ruling: OpenRuling, by: Color, move: Move): void
}
