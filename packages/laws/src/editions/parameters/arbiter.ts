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

/** Article 12 (2009: 13), the preface, and what an edition calls things. */
export interface ArbiterParameters {
  /** The available penalties, in the order of the text. */
  readonly penalties: readonly PenaltyKind[]
  /** How the arbiter may choose from them. */
  readonly penaltyChoice: 'one-or-more' | 'from-the-list'
  /** Declaring a game lost, the arbiter also sets the opponent's score. */
  readonly lossSetsOpponentsScore: true | null
  /** What follows the first breach, the second in the same game; null: the arbiter's choice. */
  readonly breachLadder: readonly PenaltyKind[] | null
  /** When the arbiter steps in. */
  readonly arbiterIntervenes: 'where-the-laws-say' | 'only-on-demand'
  /** When they take the chess clock in their hand; null: no rule. */
  readonly arbiterHandlesClock: 'in-dispute-on-request-or-to-replace' | null
  /** What may follow when a spectator interferes. */
  readonly spectatorInterference: 'removal' | 'removal-or-replay'
  /** The name of the rules against cheating that the arbiter follows. */
  readonly cheatingRules: 'anti-cheating' | 'fair-play' | null
  /** Whether the text says that the chess clock is stopped or paused. */
  readonly clockWord: 'stop' | 'pause'
  /** A federation may have rules of its own, in its territory and never in FIDE events. */
  readonly federationRules: 'own-territory-no-fide-events' | null
  /** A game can be rated only if it was played under the Laws. */
  readonly ratedOnlyUnderTheLaws: true | null
  /** Whether a game played under these rules can be rated by FIDE. */
  readonly mayBeRated: boolean
}
