import type { Millis } from '@jadoube/clock'
import type { GameEnding } from '../game-ending.js'

/**
 * Whether the arbiter acts without being asked. `if-both-down`: they may point out a flag only once
 * both have fallen.
 */
export type ArbiterCalls = 'must' | 'may' | 'if-both-down' | 'must-not'

/** Parameters of Article 6: pressing, arriving, flags. All times are in milliseconds. */
export interface ClockParameters {
  /** A move without a press is complete when the same player makes their next move. */
  readonly completesByNextMove: true | null
  /**
   * What a press completes if the player did not press after an earlier move. Null where the next
   * move has completed that one.
   */
  readonly pressCompletes: 'every-move-made' | 'last-move' | null
  /** The right to press after a move. Since 2017 it explicitly outlasts the opponent's reply. */
  readonly rightToPress: 'always' | 'even-after-reply'
  /** Pressing before moving is explicitly forbidden. */
  readonly pressBeforeMoveForbidden: true | null
  /** Whose clock the arbiter adjusts if an assistant is used. */
  readonly assistantTimeAdjusted: 'any-player' | 'unless-disabled'
  /** Whether time saved in one period is carried over to the next. */
  readonly carryOver: 'except-delay' | 'where-applicable'
  /** How late a player may come if the regulations do not say. */
  readonly defaultTimeMs: Millis
  /** The arbiter may decide that a player who came too late does not lose. */
  readonly arbiterMaySpareLate: true | null
  /** What happens if the default time is above zero and nobody is present at the start. */
  readonly bothAbsent: 'white-loses-time-until-white-arrives' | 'arbiter-decides'
  /** A player may claim that a flag has fallen. */
  readonly flagClaimedByPlayers: true
  /** A player may also point out the fall of their own flag (6.8: either player). */
  readonly ownFlagClaimed: true | null
  /** What the arbiter does on seeing a fallen flag. */
  readonly flagCalledByArbiter: ArbiterCalls
  /** The endings that prevent a loss if they came before the flag fall. */
  readonly flagExceptions: readonly GameEnding[]
  /**
   * Who cannot win on time: an opponent who cannot mate by any series of legal moves, or one
   * without material that can force mate against a lone king.
   */
  readonly flagDrawTest: 'cannot-mate-by-any-series' | 'lacks-forcing-material'
  /** A player with too little material still wins if they show a forced mating line at once. */
  readonly forcedLineWinsOnTime: true | null
  /** A claim on time succeeds only if the claimant's own flag is up. */
  readonly timeClaimNeedsOwnFlagUp: true | null
  /** What a player must do to claim a win on time; null if the text does not say. */
  readonly timeClaimAct: 'stops-both-clocks' | 'may-stop-the-clock' | 'stops-own-clock' | null
  /**
   * What happens if both flags are down. `by-period-if-order-unknown`: play continues, or in the
   * last period the game is drawn. `draw-whatever-the-order`: a draw even if the clock shows the
   * order. In all other cases the first to fall loses if the order is known.
   */
  readonly bothFlagsDown:
    | 'by-period-if-order-unknown'
    | 'draw-if-order-unknown'
    | 'arbiter-if-order-unknown'
    | 'draw-whatever-the-order'
}
