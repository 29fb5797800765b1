import type { BoardId, Outage, Store, StoreError } from '../store/index.js'
import type { Board } from './board.js'
import type { MateQuestions } from './mate-questions.js'

/** What a board needs from the server around it. */
export interface BoardContext {
  readonly store: Store
  readonly now: () => number
  /** How many acts each person may do at a board. */
  readonly maxActs: number
  /** Applies the Laws to an act; asynchronously if that takes long. */
  readonly decide: MateQuestions['decide']
  readonly isDead: MateQuestions['isDead']
  /**
   * The outages that ended after an instant: of the whole server, and of the process that a board's
   * players were connected to.
   */
  readonly outagesAfter: (instant: number, board: BoardId) => readonly Outage[]
  /**
   * Resolves once it is known whether the server has just stood still; undefined if it certainly
   * has not.
   */
  readonly standstillCheck: () => Promise<void> | undefined
  /** An alarm may be due earlier than known so far. */
  readonly armed: (due: number) => void
  readonly changed: (board: Board) => void
  /** A board was set up to replace another: watchers of many boards are told. */
  readonly replacementSetUp: (board: BoardId) => void
  /** The stored data of the board is damaged or unreadable: it is locked. */
  readonly damaged: (board: BoardId, error: StoreError) => void
  /** Reports a fault that no caller waits for. */
  readonly failed: (board: BoardId, error: unknown) => void
}
