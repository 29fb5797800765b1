/** Appendices A and B: what makes the supervision of rapid or blitz adequate. */
export interface SupervisionParameters {
  /** Games that one arbiter may watch at most for the supervision to be adequate. */
  readonly gamesPerArbiter: number | null
  /** Whether that number is a condition or an example. */
  readonly gamesPerArbiterIs: 'a-condition' | 'an-example' | null
  /** Adequate supervision also needs each game recorded by the arbiter or their assistant. */
  readonly supervisionNeedsRecord: true | null
  /** The regulations say for the whole event which regime applies. */
  readonly regimeFixedByRegulations: true | null
}
