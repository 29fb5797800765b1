import type { Millis } from '@jadoube/clock'
import type { GameEnding } from '../game-ending.js'

/**
 * When the arbiter speaks up without being asked.
 * `if-both-down`: they may point out a flag only once both have fallen.
 */
export type ArbiterCalls = 'must' | 'may' | 'if-both-down' | 'must-not'

/** Article 6: pressing, arriving, flags. All times in milliseconds. */
export interface ClockParameters {
  /** A move without a press is complete when the same player makes their next move. */
  readonly completesByNextMove: true | null
  /** The right to press after a move; from 2017 said to outlast the opponent's reply. */
  readonly rightToPress: 'always' | 'even-after-reply'
  /** Pressing before moving is named among the things forbidden. */
  readonly pressBeforeMoveForbidden: true | null
  /** Whose clock the arbiter adjusts because an assistant is used. */
  readonly assistantTimeAdjusted: 'any-player' | 'unless-disabled'
  /** Time saved in one period goes over to the next. */
  readonly carryOver: 'except-delay' | 'where-applicable'
  /** How late a player may come where the regulations are silent. */
  readonly defaultTimeMs: Millis
  /** The arbiter may decide that a player who came too late does not lose. */
  readonly arbiterMaySpareLate: true | null
  /** Default time above zero and nobody there at the start. */
  readonly bothAbsent: 'white-loses-time-until-white-arrives' | 'arbiter-decides'
  /** A player may claim that a flag has fallen. */
  readonly flagClaimedByPlayers: true
  /** A player may point out the fall of their own flag, too (6.8: either player). */
  readonly ownFlagClaimed: true | null
  /** What the arbiter does who sees a fallen flag. */
  readonly flagCalledByArbiter: ArbiterCalls
  /** What must have come first for a fallen flag not to lose. */
  readonly flagExceptions: readonly GameEnding[]
  /**
   * Who does not win on time: an opponent who cannot mate by any series of legal moves, or one
   * without material that forces mate against a lone king.
   */
  readonly flagDrawTest: 'cannot-mate-by-any-series' | 'lacks-forcing-material'
  /** With too little material a player still wins who shows a forced mating line at once. */
  readonly forcedLineWinsOnTime: true | null
  /** A claim on time succeeds only while the claimant's own flag is up. */
  readonly timeClaimNeedsOwnFlagUp: true | null
  /** What a player does to claim a win on time, where the text says. */
  readonly timeClaimAct: 'stops-both-clocks' | 'may-stop-the-clock' | 'stops-own-clock' | null
  /**
   * Both flags down. `by-period-if-order-unknown`: play on, or a draw in the last period;
   * `draw-whatever-the-order`: the order does not matter even where the clock shows it.
   * In all the other cases the first to fall loses when the order is known.
   */
  readonly bothFlagsDown:
    | 'by-period-if-order-unknown'
    | 'draw-if-order-unknown'
    | 'arbiter-if-order-unknown'
    | 'draw-whatever-the-order'
}
