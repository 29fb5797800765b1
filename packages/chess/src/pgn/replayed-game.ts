import type { Board } from '../board.js'
import type { Position } from '../position.js'
import type { PgnFault, PgnPlace } from './fault.js'
import type { PgnResult } from './word-bytes.js'

/** Why a move of a file cannot be played. */
export type IllegalMoveCode = 'illegal' | 'ambiguous' | 'null-move' | 'unreadable'

/** A move in a file that cannot be played. It is reported as data; nothing is thrown. */
export interface IllegalMove extends PgnPlace {
  /** `null-move`: a null move in check, or, when a game is checked, one in the game itself. */
  readonly code: IllegalMoveCode
  /** The reason in English. */
  readonly reason: string
  /** The text in the file. */
  readonly text: string
  readonly moveNumber: number
  readonly color: 'white' | 'black'
  /** The number of plies before it in its line. */
  readonly ply: number
  /** Whether it is in a variation. */
  readonly variation: boolean
}

/**
 * A replayed game of a file. It is valid only during the call: the object is reused for the next
 * game.
 */
export interface ReplayedGame {
  /** Its number in the file, from 1. */
  readonly number: number
  /** All tags. They are decoded on first access, because most games are never asked for them. */
  readonly tags: ReadonlyMap<string, string>
  /** The value of one tag, without decoding the others. */
  tagValue(name: string): string | undefined
  /** The result at the end of the moves, if there is one. */
  readonly result: PgnResult | undefined
  /** The place of the result, or the end of the game if there is none. */
  readonly resultPlace: PgnPlace
  /** The place of the FEN tag. */
  readonly startPlace: PgnPlace
  /** The last position of the main line that legal moves reached. */
  readonly board: Board
  /** The codes of the moves of the main line, `plies` of them. A pass is `nullMoveCode`. */
  readonly moves: Int32Array
  readonly plies: number
  /** The null moves of the main line, which the Laws do not allow. */
  readonly passes: readonly IllegalMove[]
  readonly illegal: readonly IllegalMove[]
  readonly faults: readonly PgnFault[]
  /** Why the game could not be set up: its FEN tag is not valid. */
  readonly badStart: string | undefined
  /** The position after this many plies of the main line. */
  positionAt(ply: number): Position
}
