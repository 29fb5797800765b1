import type { BoardId, Outage, Store, StoreError } from '../store/index.js'
import type { Board } from './board.js'
import type { MateQuestions } from './mate-questions.js'

/** What a board needs of the server around it. */
export interface BoardContext {
  readonly store: Store
  readonly now: () => number
  /** Acts that one of those at a board may do there. */
  readonly maxActs: number
  /** What the Laws make of an act; later, where it takes long to find out. */
  readonly decide: MateQuestions['decide']
  readonly isDead: MateQuestions['isDead']
  /** The outages that ended after an instant: of the whole server, and of the process that a board's players were at. */
  readonly outagesAfter: (instant: number, board: BoardId) => readonly Outage[]
  /** Settles once it is known whether the server stood still just now; undefined where it surely did not. */
  readonly doubt: () => Promise<void> | undefined
  /** An alarm may be due earlier than was known. */
  readonly armed: (due: number) => void
  readonly changed: (board: Board) => void
  /** A board was set up in place of another: anyone who follows many boards hears of it. */
  readonly setUp: (board: BoardId) => void
  /** What is kept of the board is not what was written, or cannot be read: it is locked. */
  readonly damaged: (board: BoardId, error: StoreError) => void
  /** A fault that nobody waits for. */
  readonly failed: (board: BoardId, error: unknown) => void
}
