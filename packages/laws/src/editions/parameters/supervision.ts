/** Appendices A and B: what makes the supervision of rapid or blitz adequate. */
export interface SupervisionParameters {
  /** The most games per arbiter for adequate supervision. */
  readonly gamesPerArbiter: number | null
  /** Whether that number is a condition or an example. */
  readonly gamesPerArbiterIs: 'a-condition' | 'an-example' | null
  /** Adequate supervision also requires that the arbiter or an assistant records each game. */
  readonly supervisionNeedsRecord: true | null
  /** The regulations decide for the whole event which rules apply. */
  readonly regimeFixedByRegulations: true | null
}
