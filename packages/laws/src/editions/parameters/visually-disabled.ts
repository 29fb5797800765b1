/** Parameters of Appendix D (2009: E): blind and visually disabled players. */
export interface VisuallyDisabledParameters {
  /** Who may adapt these rules to local circumstances. */
  readonly adaptedBy: 'organiser' | 'organiser-after-consulting-arbiter'
  /** Whether ranks are announced in German. */
  readonly germanRanks: 'always' | 'unless-arbiter-decides' | 'other-language'
  /** The piece of a promotion is announced. */
  readonly promotionAnnounced: true
  /** An assistant must be used against a hearing-impaired opponent. */
  readonly assistantIfHearingImpaired: true | null
  /** The special clock should announce time and number of moves. */
  readonly speakingClock: true | null
}
