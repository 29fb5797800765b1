import type { Millis } from '@jadoube/clock'

/**
 * Parameters of the quickplay finish: Article 10 and Appendix D of 2009, later Guidelines III. All
 * times are in milliseconds.
 */
export interface QuickplayParameters {
  /**
   * A draw may be claimed because the opponent cannot win, or does not try to win, by normal means.
   */
  readonly quickplayClaims: boolean | null
  /** The claim is possible with less than this on the player's own clock. */
  readonly quickplayBelowMs: Millis | null
  /** The time given to the opponent if the claim is rejected. */
  readonly quickplayRejectedBonusMs: Millis | null
  /** The time that may be given to the opponent if the decision is postponed. */
  readonly quickplayPostponedBonusMs: Millis | null
  /** What is decided after a postponement. */
  readonly quickplayPostponedTest: 'final-position-or-no-effort' | 'opponent-of-the-flagged' | null
  /** The arbiter's decision is final. */
  readonly quickplayFinal: true | null
  /** The increment for both players that may be requested instead. */
  readonly quickplayIncrementMs: Millis | null
  /** The time given to the opponent if that increment is granted. */
  readonly quickplayIncrementBonusMs: Millis | null
  /** Without an arbiter, the claim ends the game and is decided by an arbiter afterwards. */
  readonly quickplayWithoutArbiter: 'claim-ends-game' | null
  /** Who decides it. */
  readonly quickplayReferredTo: 'an-arbiter-finally' | 'designated-arbiter' | null
  /** What follows if such a claim is refused. */
  readonly quickplayReferredRefused: 'arbiter-decides-the-result' | null
}
