import type { Millis } from '@jadoube/clock'

/** Article 10 of 2009, Appendix D of 2009, Guidelines III since. All times in milliseconds. */
export interface QuickplayParameters {
  /** A draw may be claimed because it cannot be won, or is not tried, by normal means. */
  readonly quickplayClaims: boolean | null
  /** The claim is open with less than this on one's own clock. */
  readonly quickplayBelowMs: Millis | null
  /** Given to the opponent when the claim is rejected. */
  readonly quickplayRejectedBonusMs: Millis | null
  /** May be given to the opponent when the decision is postponed. */
  readonly quickplayPostponedBonusMs: Millis | null
  /** What is asked once a decision was postponed. */
  readonly quickplayPostponedTest: 'final-position-or-no-effort' | 'opponent-of-the-flagged' | null
  /** The arbiter's decision is final. */
  readonly quickplayFinal: true | null
  /** The increment for both players that may be asked for instead. */
  readonly quickplayIncrementMs: Millis | null
  /** Given to the opponent when that increment is granted. */
  readonly quickplayIncrementBonusMs: Millis | null
  /** Where no arbiter supervises, the claim ends the game and goes to an arbiter afterwards. */
  readonly quickplayWithoutArbiter: 'claim-ends-game' | null
  /** Whose ruling that is. */
  readonly quickplayReferredTo: 'an-arbiter-finally' | 'designated-arbiter' | null
  /** What a refused claim of that kind yields. */
  readonly quickplayReferredRefused: 'arbiter-decides-the-result' | null
}
