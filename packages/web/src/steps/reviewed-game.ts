import type { Move, Placement, StandingPosition } from '@jadoube/chess'
import type { EditionId, Reason, ResultText } from '@jadoube/laws'
import type { Outcome } from '../account/outcome.js'
import type { GameText } from '../saved-games/saved-game.js'
import type { Step } from './step.js'

/** Milliseconds left on each clock. */
export interface BothClocks {
  readonly white: number
  readonly black: number
}

/** A move of a reviewed game, with what the Laws decided on it. */
export interface ReviewStep extends Step {
  /** Null for an illegal move. */
  readonly move: Move | null
  readonly fen: string
  readonly clocks: BothClocks | null
  /** What happened from this move to the next, if the Laws had something to say. */
  readonly outcomes: readonly Outcome[]
  /** The line of the record on which it was made. 0 if the game has no record. */
  readonly line: number
}

/** A game under review, from any source. */
export interface ReviewedGame {
  readonly source: GameText
  readonly white: string
  readonly black: string
  readonly event: string
  readonly site: string
  readonly round: string
  /** As in PGN, with question marks for unknown parts. */
  readonly date: string
  readonly laws: EditionId | null
  readonly timeControl: string | null
  readonly opening: StandingPosition
  readonly start: Placement
  readonly startFen: string
  readonly startClocks: BothClocks | null
  /** The outcomes before the first move. */
  readonly before: readonly Outcome[]
  readonly steps: readonly ReviewStep[]
  readonly result: ResultText | '*'
  readonly reason: Reason | null
  readonly rule: string | null
  readonly article: string | null
}

/** Why a text is not a readable game: a stable code, and the line. */
export interface NotAGame {
  readonly code: string
  readonly line: number
  readonly reason: string
}
