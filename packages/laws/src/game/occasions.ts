import type { Color, Move, Square, StandingPosition } from '@jadoube/chess'
import type { FlagFall } from '@jadoube/clock'
import type { Act } from './act.js'
import type { OpenRuling } from './open-ruling.js'
import type { Question } from './question.js'
import type { Refusal } from './refusal.js'
import type { Ending } from './result.js'
import type { Irregularity } from './state.js'

/**
 * The points at which one article asks all others, without knowing which of them have something to
 * say. A provision has a function for each that concerns it.
 */
export interface Occasions {
  /** When something happened by itself before the act, if it counts from that moment. */
  earlierMoment(ruling: OpenRuling): number | undefined
  /** Why the game may not be started. */
  mayStart(ruling: OpenRuling): Refusal | undefined
  /** Somebody plays although the start was not reported. */
  startsByPlaying(ruling: OpenRuling): Refusal | undefined
  /** Why an assistant may not do this for a player. */
  assisting(ruling: OpenRuling, act: Act, by: Color): Refusal | undefined
  /**
   * An act would be refused because of the state of the game. An exception admits it, or answers it
   * itself.
   */
  exception(
    ruling: OpenRuling,
    act: Act,
    no: Refusal,
  ): 'stays' | 'admitted' | { readonly answered: Refusal | undefined }

  /** A legal move stands on the board. True if that alone does not make it. */
  moveStands(
    ruling: OpenRuling,
    by: Color,
    move: Move,
    twoHands: boolean,
    last: 'placed' | 'removed',
  ): boolean
  /** An illegal move stands on the board. True if that alone does not make it. */
  illegalStands(ruling: OpenRuling, by: Color, from: Square, to: Square): boolean
  /** A legal move would be made. True if something else happens instead. */
  insteadOfMaking(ruling: OpenRuling, by: Color, move: Move): boolean
  /** A legal move is about to be made. */
  beforeMove(ruling: OpenRuling, by: Color): void
  /** A legal move is about to be made. It completes the same player's move before it. */
  completesPrevious(ruling: OpenRuling, by: Color): void
  /** How the position after a move ends the game by itself; null if it does not. */
  ending(ruling: OpenRuling): Ending | null
  /**
   * A position was reinstated, and touched and released pieces in it are binding. Report what must
   * be played.
   */
  replacement(ruling: OpenRuling): void
  /** Whether this irregularity was complete before the press, by its own rule. */
  completeByItself(found: Irregularity): boolean

  /** A player presses the clock. An answer other than `ordinary` replaces the ordinary one. */
  pressBegins(ruling: OpenRuling, by: Color): 'ordinary' | Refusal | undefined
  /**
   * A player presses without a move that the press could complete. True if it means something else.
   */
  pressOfNoMove(ruling: OpenRuling, by: Color): boolean
  /** A press has completed a move, legal or not. */
  movePressed(ruling: OpenRuling, by: Color): void
  /** A press from before the arbiter's decision on what was played completes the move now. */
  earlierPress(ruling: OpenRuling, by: Color): void

  /** A flag fell without consequences, because the moves were made in time. */
  flagInOrder(ruling: OpenRuling, fall: FlagFall): void
  /** A player makes a correct claim on time. True if the claim must wait. */
  flagClaimed(ruling: OpenRuling, by: Color, fellAt: number): boolean
  /** A flag counts as fallen. True if something else is decided first. */
  flagFallen(ruling: OpenRuling, player: Color): boolean
  /**
   * The opponent's flag fell. True if these rules have their own test for whether the player wins.
   */
  winsOnTime(
    ruling: OpenRuling,
    player: Color,
    line: readonly string[] | undefined,
    tested: StandingPosition | undefined,
  ): boolean
  /** The game ended at this earlier moment. Report what had happened by itself until then. */
  endedEarlier(ruling: OpenRuling, at: number): void
  /** Checks lateness. True if the ordinary rule for lateness does not apply now. */
  lateness(ruling: OpenRuling): boolean

  /**
   * Whether this question is for somebody away from the board, so that the players cannot settle
   * it.
   */
  referred(question: Question): boolean
  /** Whether this question stays open even if nobody answers it. */
  staysOpen(question: Question): boolean
  /** An act was answered while questions are open. */
  aftermath(ruling: OpenRuling): void
}

export type OccasionName = keyof Occasions
