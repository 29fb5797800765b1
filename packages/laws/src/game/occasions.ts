import type { Color, MoveCode, Position } from '@jadoube/chess'
import type { FlagFall } from '@jadoube/clock'
import type { Act } from './act.js'
import type { Course } from './course.js'
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
  mayStart(course: Course): Refusal | undefined
  /** Somebody plays, and nobody has reported the start. */
  startsByPlaying(course: Course): Refusal | undefined
  /** An assistant does something in a player's place. May they? */
  assisting(course: Course, act: Act, by: Color): Refusal | undefined
  /** An act is refused because of how the game stands. An exception admits it, or answers it itself. */
  exception(
    course: Course,
    act: Act,
    no: Refusal,
  ): 'stays' | 'admitted' | { readonly answered: Refusal | undefined }

  /** A legal move stands on the board. True where it is not made by that alone. */
  moveStands(
    course: Course,
    by: Color,
    code: MoveCode,
    twoHands: boolean,
    last: 'placed' | 'removed',
  ): boolean
  /** A legal move would be made. True where something else becomes of it. */
  insteadOfMaking(course: Course, by: Color, code: MoveCode): boolean
  /** A legal move is about to be made. */
  beforeMove(course: Course, by: Color): void
  /** A legal move is about to be made; then the same player's move before it is complete. */
  completesPrevious(course: Course, by: Color): void
  /** Does the position that a move has brought about end the game by itself? */
  ending(course: Course): Ending | null
  /** A position was put back, and what was touched and released in it binds. Tell what must be played. */
  replacement(course: Course): void
  /** Was this irregularity complete before the press, by a rule of its own? */
  completeByItself(found: Irregularity): boolean

  /** A player presses the clock. An answer takes the place of the ordinary one. */
  pressBegins(course: Course, by: Color): 'ordinary' | Refusal | undefined
  /** A player presses and has made no move that the press could complete. True where it means something else. */
  pressOfNoMove(course: Course, by: Color): boolean
  /** A press has completed a move, legal or not. */
  movePressed(course: Course, by: Color): void
  /** A press that was there before the arbiter said what was played completes the move now. */
  earlierPress(course: Course, by: Color): void

  /** A flag fell that costs no game: the moves were made in time. */
  flagInOrder(course: Course, fall: FlagFall): void
  /** A player claims on time, with right. True where the claim must wait. */
  flagClaimed(course: Course, by: Color, fellAt: number): boolean
  /** A flag counts as fallen. True where something else is decided first. */
  flagFallen(course: Course, player: Color): boolean
  /** The opponent's flag fell. True where these rules have a test of their own for whether the player wins. */
  winsOnTime(
    course: Course,
    player: Color,
    line: readonly string[] | undefined,
    tested: Position | undefined,
  ): boolean
  /** Is anybody late? True where the ordinary rule for lateness does not apply now. */
  lateness(course: Course): boolean

  /** Is this question for somebody who is not at the board, so that the players cannot settle it? */
  referred(question: Question): boolean
  /** Does this question stay open though nobody answers it? */
  staysOpen(question: Question): boolean
  /** An act was answered, and questions are open. */
  aftermath(course: Course): void
}

export type OccasionName = keyof Occasions
