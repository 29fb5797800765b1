import type { Color, Placement, Square, StandingPosition } from '@jadoube/chess'
import type { Instant } from '@jadoube/clock'
import type { Actor, Facts, GameState, Option, Question, Table } from '@jadoube/laws'
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Outcome } from '../account/outcome.js'
import type { HandAct, PromotionChoice } from '../board/hand-act.js'
import type { Obliged } from './obliged.js'

/** An act as a record has it, without `at` and `by`. */
export type ActBody = { readonly act: string } & Readonly<Record<string, unknown>>

/** A question that waits for the arbiter. */
export type OpenQuestion = Pick<Question, 'by' | 'player' | 'rule' | 'article'> & {
  readonly claim: string
  readonly facts: Facts
  readonly options: readonly Option[]
}

/**
 * A game, wherever it is decided: on this device (`local-game.ts`) or by a server (`remote-game.ts`). The
 * table, a player's board and the arbiter's desk are views of it.
 */
export interface Game {
  /** The header of its record and the rules in force. */
  readonly table: ReadonlySignal<Table>
  /** How it stands, as far as this device may know it. */
  readonly state: ReadonlySignal<GameState>
  /** The players whose hands are at this device: both at a table, one on a seat, none at a desk. */
  readonly hands: readonly Color[]
  /** What physically stands there, with what a hand has done and nobody has answered yet. */
  readonly placement: ReadonlySignal<Placement>
  /** What moves are read on; undefined where this device may not know it. */
  readonly position: ReadonlySignal<StandingPosition | undefined>
  /** The piece in the hand of the player who has the move. */
  readonly held: ReadonlySignal<Square | null>
  /** Who has said j'adoube, and will adjust the next piece they touch. */
  readonly adjusting: Signal<Color | null>
  /** The squares of the last move. */
  readonly last: ReadonlySignal<readonly Square[]>
  /** What must be played after a touch, where the table gives such help. */
  readonly due: ReadonlySignal<Obliged>
  /** The squares that the piece in the hand can go to, where the table gives such help. */
  readonly targets: ReadonlySignal<readonly Square[]>
  /** A pawn that becomes another piece, and the choice. */
  readonly promotion: ReadonlySignal<PromotionChoice | null>
  /** Who asks to take a move back. */
  readonly takeBack: ReadonlySignal<Color | null>
  /** What the last act came to, for anyone who shows or says it. */
  readonly outcome: ReadonlySignal<Outcome | null>
  /** Whose offer of a draw is open. */
  readonly offer: ReadonlySignal<Color | null>
  readonly questions: ReadonlySignal<readonly OpenQuestion[]>
  /** The moment for which the clocks are drawn, as the record counts. */
  readonly moment: ReadonlySignal<Instant>
  /** The moment from which the record counts, in milliseconds since 1970. */
  readonly origin: number
  /** This moment, as the record counts. */
  readonly now: () => number
  /** False where the act surely has no effect. A server's answer comes later. */
  readonly perform: (by: Actor, act: ActBody) => boolean
  /** What a hand did on the board. */
  readonly byHand: (act: HandAct) => boolean
  readonly press: (side: Color) => void
  /** Anyone who plays has begun the game, where it waits for nobody else. */
  readonly begin: () => void
  /** Lets the clocks be seen running; gives the function that stops it. */
  readonly follow: () => () => void
}
