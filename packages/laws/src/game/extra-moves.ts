import type { Color, Move } from '@jadoube/chess'
import type { ActOf } from './act.js'
import type { WrittenMove } from './event.js'
import type { OpenRuling } from './open-ruling.js'

/**
 * Moves that only one rule set has, such as mirrored castling in Finnish blitz. Each has a move
 * value that differs from every legal move of the position.
 */
export interface ExtraMoves {
  /** The extra moves that this player may make now. */
  moves(ruling: OpenRuling, color: Color): readonly Move[]
  write(ruling: OpenRuling, move: Move): WrittenMove
  /** The extra move that a move act means. */
  meant(ruling: OpenRuling, act: ActOf<'move'>, by: Color): Move | null
  /** The extra move that now stands on the board. */
  standing(ruling: OpenRuling, by: Color): Move | null
  /** The extra move of which part stands on the board. */
  begun(ruling: OpenRuling, by: Color): Move | null
  make(ruling: OpenRuling, by: Color, move: Move): void
}
