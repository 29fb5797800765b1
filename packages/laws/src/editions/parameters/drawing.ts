import type { Millis } from '@jadoube/clock'

/** The claims that a player can make to the arbiter for a draw. */
export type DrawClaim =
  | 'threefold'
  | 'fifty-moves'
  | 'cannot-win-by-normal-means'
  | 'no-effort-by-normal-means'
  | 'five-second-increment'
  | 'no-progress'

/** Article 9: offers, claims, draws that come by themselves. All times in milliseconds. */
export interface DrawingParameters {
  /** What regulations may forbid without the arbiter's consent. */
  readonly regulationsMayRestrict: 'agreeing' | 'offering-and-agreeing'
  /** Who may claim a draw by repetition or by the fifty moves. */
  readonly drawClaimBy: 'who-has-the-move'
  /** Occurrences of a position that can be claimed. */
  readonly threefold: number | null
  /** Moves of each side without pawn move and capture that can be claimed. */
  readonly fiftyMoves: number | null
  /** Occurrences of a position that draw without a claim. */
  readonly fivefold: number | null
  /** Moves of each side without pawn move and capture that draw without a claim. */
  readonly seventyFiveMoves: number | null
  /** Mate by the last of those moves goes before the draw. */
  readonly mateBeforeSeventyFive: true | null
  /** The intended move of a claim: written and declared; from 2017 it cannot be changed. */
  readonly intendedMove: 'written' | 'written-for-good'
  /** Where the intended move is written down. */
  readonly intendedMoveWrittenOn: 'scoresheet' | 'paper-or-electronic-scoresheet'
  /** The articles under which the intended move must be played after an incorrect claim. */
  readonly intendedMovePlayedUnder: 'article-4' | 'articles-3-and-4'
  /** An intended move that is illegal: no text says what must be played. */
  readonly illegalIntendedMove: 'binds-like-a-touch' | 'arbiter-decides'
  /** The chess clock at a claim. */
  readonly clocksAtClaim: 'player-may-stop' | 'player-or-arbiter-stops'
  /** Given to the opponent for an incorrect claim. */
  readonly incorrectClaimBonusMs: Millis | null
  /** Taken from the claimant for an incorrect claim: nothing, in every edition. */
  readonly incorrectClaimCostMs: Millis
  /** The claims that are an offer of a draw at the same time. */
  readonly claimsThatOffer: readonly DrawClaim[]
  /** A draw may be claimed because the game makes no progress; the arbiter watches it. */
  readonly noProgressClaim: true | null
}
