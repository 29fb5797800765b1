import type { Color, Placement, Square, StandingPosition } from '@jadoube/chess'
import type { Instant } from '@jadoube/clock'
import type { Actor, Facts, GameState, Option, Question, Table } from '@jadoube/laws'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Outcome } from '../account/outcome.js'
import type { HandAct, PromotionChoice } from '../board/hand-act.js'
import type { Obligation } from './obligation.js'

/** An act of the record without `at` and `by`. */
export type ActBody = { readonly act: string } & Readonly<Record<string, unknown>>

/** A question that waits for the arbiter. */
export type OpenQuestion = Pick<Question, 'by' | 'player' | 'rule' | 'article'> & {
  readonly claim: string
  readonly facts: Facts
  readonly options: readonly Option[]
}

/**
 * A game, decided on this device (`local-game.ts`) or by a server (`remote-game.ts`). The table, a
 * player's board and the arbiter's desk are views of it.
 */
export interface Game {
  /** The header of the record and the rules in force. */
  readonly table: ReadonlySignal<Table>
  /** The state, as far as this device may know it. */
  readonly state: ReadonlySignal<GameState>
  /** The players at this device: both at a table, one on a seat, none at a desk. */
  readonly hands: readonly Color[]
  /** What is physically on the board, including acts that have not been answered yet. */
  readonly placement: ReadonlySignal<Placement>
  /** The position in which moves are read. Undefined if this device may not know it. */
  readonly position: ReadonlySignal<StandingPosition | undefined>
  /** The square of the piece in the hand of the player to move. */
  readonly held: ReadonlySignal<Square | null>
  /** Who has said "J'adoube" and will adjust the next piece they touch. */
  readonly adjusting: Signal<Color | null>
  /** The squares of the last move. */
  readonly last: ReadonlySignal<readonly Square[]>
  /** What must be played after a touch, if the table gives such help. */
  readonly obligation: ReadonlySignal<Obligation>
  /** The squares that the piece in hand can go to, if the table gives such help. */
  readonly targets: ReadonlySignal<readonly Square[]>
  /** The choice for a promoting pawn. */
  readonly promotion: ReadonlySignal<PromotionChoice | null>
  /** Who asks to take a move back. */
  readonly takeBack: ReadonlySignal<Color | null>
  /** The outcome of the last act, to be shown or announced. */
  readonly outcome: ReadonlySignal<Outcome | null>
  /** Whose draw offer is open. */
  readonly offer: ReadonlySignal<Color | null>
  readonly questions: ReadonlySignal<readonly OpenQuestion[]>
  /** The time for which the clocks are drawn, as the record counts it. */
  readonly moment: ReadonlySignal<Instant>
  /** The time from which the record counts, in milliseconds since 1970. */
  readonly origin: number
  /** The current time, as the record counts it. */
  readonly now: () => number
  /** Performs an act. False if it surely has no effect. A server answers later. */
  readonly perform: (by: Actor, act: ActBody) => boolean
  /** Handles what a hand did on the board. */
  readonly byHand: (act: HandAct) => boolean
  readonly press: (side: Color) => void
  /** Starts the game, unless it waits for somebody else to start it. */
  readonly begin: () => void
  /** Updates the running clocks. Returns a function that stops it. */
  readonly follow: () => () => void
}
