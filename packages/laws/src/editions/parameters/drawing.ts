import type { Millis } from '@jadoube/clock'

/** The draw claims that a player can make to the arbiter. */
export type DrawClaim =
  | 'threefold'
  | 'fifty-moves'
  | 'cannot-win-by-normal-means'
  | 'no-effort-by-normal-means'
  | 'five-second-increment'
  | 'no-progress'

/** Parameters of Article 9: offers, claims, automatic draws. All times are in milliseconds. */
export interface DrawingParameters {
  /** What regulations may forbid without the arbiter's consent. */
  readonly regulationsMayRestrict: 'agreeing' | 'offering-and-agreeing'
  /** Who may claim a draw by repetition or by the fifty moves. */
  readonly drawClaimBy: 'who-has-the-move'
  /** The number of occurrences of a position for a claim. */
  readonly threefold: number | null
  /** The number of moves by each side without a pawn move or capture for a claim. */
  readonly fiftyMoves: number | null
  /** The number of occurrences of a position for an automatic draw. */
  readonly fivefold: number | null
  /** The number of moves by each side without a pawn move or capture for an automatic draw. */
  readonly seventyFiveMoves: number | null
  /** Mate by the last of those moves takes precedence over the draw. */
  readonly mateBeforeSeventyFive: true | null
  /** The intended move of a claim is written and declared. Since 2017 it cannot be changed. */
  readonly intendedMove: 'written' | 'written-for-good'
  /** Where the intended move is written down. */
  readonly intendedMoveWrittenOn: 'scoresheet' | 'paper-or-electronic-scoresheet'
  /** The articles under which the intended move must be played after an incorrect claim. */
  readonly intendedMovePlayedUnder: 'article-4' | 'articles-3-and-4'
  /** What an illegal intended move binds to. No text says it. */
  readonly illegalIntendedMove: 'binds-like-a-touch' | 'arbiter-decides'
  /** Who stops the chess clock at a claim. */
  readonly clocksAtClaim: 'player-may-stop' | 'player-or-arbiter-stops'
  /** The time given to the opponent for an incorrect claim. */
  readonly incorrectClaimBonusMs: Millis | null
  /** The time taken from the claimant for an incorrect claim: none, in every edition. */
  readonly incorrectClaimCostMs: Millis
  /** The claims that are also a draw offer. */
  readonly claimsThatOffer: readonly DrawClaim[]
  /**
   * A draw may be claimed because the game makes no progress. The arbiter then watches the game.
   */
  readonly noProgressClaim: true | null
}
