/** The penalties of 12.9 (2009: 13.4), in the words of the record. */
export const penaltyKinds = [
  'warning',
  'add-time',
  'cut-time',
  'add-points',
  'cut-points',
  'loss',
  'fine',
  'rounds',
  'expulsion',
] as const
export type PenaltyKind = (typeof penaltyKinds)[number]

/** Parameters of Article 12 (2009: 13) and the preface, and the terms of an edition. */
export interface ArbiterParameters {
  /** The available penalties, in the order of the text. */
  readonly penalties: readonly PenaltyKind[]
  /** How the arbiter may choose from the penalties. */
  readonly penaltyChoice: 'one-or-more' | 'from-the-list'
  /** When declaring a game lost, the arbiter also sets the opponent's score. */
  readonly lossSetsOpponentsScore: true | null
  /**
   * The penalties for the first breach, the second in the same game and so on; null if the arbiter
   * chooses.
   */
  readonly breachLadder: readonly PenaltyKind[] | null
  /** When the arbiter intervenes. */
  readonly arbiterIntervenes: 'where-the-laws-say' | 'only-on-demand'
  /** When the arbiter handles the chess clock; null if there is no rule. */
  readonly arbiterHandlesClock: 'in-dispute-on-request-or-to-replace' | null
  /** What may follow if a spectator interferes. */
  readonly spectatorInterference: 'removal' | 'removal-or-replay'
  /** The name of the rules against cheating that the arbiter follows. */
  readonly cheatingRules: 'anti-cheating' | 'fair-play' | null
  /** Whether the text says that the chess clock is "stopped" or "paused". */
  readonly clockWord: 'stop' | 'pause'
  /** A federation may have its own rules, in its territory and never in FIDE events. */
  readonly federationRules: 'own-territory-no-fide-events' | null
  /** A game can be rated only if it was played under the Laws. */
  readonly ratedOnlyUnderTheLaws: true | null
  /** Whether a game played under these rules can be rated by FIDE. */
  readonly mayBeRated: boolean
}
