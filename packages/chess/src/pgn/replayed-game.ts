import type { Board } from '../board.js'
import type { Position } from '../position.js'
import type { PgnFault, PgnPlace } from './fault.js'
import type { PgnResult } from './word-bytes.js'

/** Why a move of a file cannot be played. */
export type IllegalMoveCode = 'illegal' | 'ambiguous' | 'null-move' | 'unreadable'

/** A move in a file that cannot be played: data, not an exception. */
export interface IllegalMove extends PgnPlace {
  /** `null-move`: a pass in check, or a pass in the game itself where a check reports it. */
  readonly code: IllegalMoveCode
  /** Why, for an English reader. */
  readonly reason: string
  /** What the file says. */
  readonly text: string
  readonly moveNumber: number
  readonly color: 'white' | 'black'
  /** Plies played before it in its line. */
  readonly ply: number
  /** In a variation, not in the game itself. */
  readonly variation: boolean
}

/** One game of a file, replayed. It is valid during the call only, and used again for the next one. */
export interface ReplayedGame {
  /** Counts from 1. */
  readonly number: number
  /** The tags, read when they are asked for: most games raise no question. */
  readonly tags: ReadonlyMap<string, string>
  /** One of them, at less cost. */
  tagValue(name: string): string | undefined
  /** What ends the moves, if anything does. */
  readonly result: PgnResult | undefined
  /** Where the result stands, or the end of the game where there is none. */
  readonly resultPlace: PgnPlace
  /** Where the tag stands that says how the game begins. */
  readonly startPlace: PgnPlace
  /** Where the main line ended: the last position that legal moves reached. */
  readonly board: Board
  /** The codes of the moves of the main line, `plies` of them. A pass is `nullMoveCode`. */
  readonly moves: Int32Array
  readonly plies: number
  /** The passes of the main line, which are no moves by the Laws. */
  readonly passes: readonly IllegalMove[]
  readonly illegal: readonly IllegalMove[]
  readonly faults: readonly PgnFault[]
  /** Why the game could not begin: its FEN is none. */
  readonly badStart: string | undefined
  /** The position after this many plies of the main line. */
  positionAt(ply: number): Position
}
