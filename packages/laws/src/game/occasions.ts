import type { Color, Move, StandingPosition } from '@jadoube/chess'
import type { FlagFall } from '@jadoube/clock'
import type { Act } from './act.js'
import type { OpenRuling } from './open-ruling.js'
import type { Question } from './question.js'
import type { Refusal } from './refusal.js'
import type { Ending } from './result.js'
import type { Irregularity } from './state.js'

/**
 * The moments at which one article turns to the others without knowing which of them have something to
 * say. A provision gives a function for each that concerns it.
 */
export interface Occasions {
  /** May the game be started? */
  mayStart(ruling: OpenRuling): Refusal | undefined
  /** Somebody plays, and nobody has reported the start. */
  startsByPlaying(ruling: OpenRuling): Refusal | undefined
  /** An assistant does something in a player's place. May they? */
  assisting(ruling: OpenRuling, act: Act, by: Color): Refusal | undefined
  /** An act is refused because of how the game stands. An exception admits it, or answers it itself. */
  exception(
    ruling: OpenRuling,
    act: Act,
    no: Refusal,
  ): 'stays' | 'admitted' | { readonly answered: Refusal | undefined }

  /** A legal move stands on the board. True where it is not made by that alone. */
  moveStands(
    ruling: OpenRuling,
    by: Color,
    move: Move,
    twoHands: boolean,
    last: 'placed' | 'removed',
  ): boolean
  /** A legal move would be made. True where something else becomes of it. */
  insteadOfMaking(ruling: OpenRuling, by: Color, move: Move): boolean
  /** A legal move is about to be made. */
  beforeMove(ruling: OpenRuling, by: Color): void
  /** A legal move is about to be made; then the same player's move before it is complete. */
  completesPrevious(ruling: OpenRuling, by: Color): void
  /** Does the position that a move has brought about end the game by itself? */
  ending(ruling: OpenRuling): Ending | null
  /** A position was put back, and what was touched and released in it binds. Tell what must be played. */
  replacement(ruling: OpenRuling): void
  /** Was this irregularity complete before the press, by a rule of its own? */
  completeByItself(found: Irregularity): boolean

  /** A player presses the clock. An answer takes the place of the ordinary one. */
  pressBegins(ruling: OpenRuling, by: Color): 'ordinary' | Refusal | undefined
  /** A player presses and has made no move that the press could complete. True where it means something else. */
  pressOfNoMove(ruling: OpenRuling, by: Color): boolean
  /** A press has completed a move, legal or not. */
  movePressed(ruling: OpenRuling, by: Color): void
  /** A press that was there before the arbiter said what was played completes the move now. */
  earlierPress(ruling: OpenRuling, by: Color): void

  /** A flag fell that costs no game: the moves were made in time. */
  flagInOrder(ruling: OpenRuling, fall: FlagFall): void
  /** A player claims on time, with right. True where the claim must wait. */
  flagClaimed(ruling: OpenRuling, by: Color, fellAt: number): boolean
  /** A flag counts as fallen. True where something else is decided first. */
  flagFallen(ruling: OpenRuling, player: Color): boolean
  /** The opponent's flag fell. True where these rules have a test of their own for whether the player wins. */
  winsOnTime(
    ruling: OpenRuling,
    player: Color,
    line: readonly string[] | undefined,
    tested: StandingPosition | undefined,
  ): boolean
  /** Is anybody late? True where the ordinary rule for lateness does not apply now. */
  lateness(ruling: OpenRuling): boolean

  /** Is this question for somebody who is not at the board, so that the players cannot settle it? */
  referred(question: Question): boolean
  /** Does this question stay open though nobody answers it? */
  staysOpen(question: Question): boolean
  /** An act was answered, and questions are open. */
  aftermath(ruling: OpenRuling): void
}

export type OccasionName = keyof Occasions
