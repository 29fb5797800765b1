/** A step in the penalties for a device. `loss-possible`: the arbiter may declare the game lost. */
export type DevicePenalty = 'remark' | 'warning' | 'time' | 'loss-possible' | 'loss'

/** Parameters of Articles 10 and 11 (2009: 11 and 12): points, conduct, devices, appeals. */
export interface ConductParameters {
  /** The points for a win, a draw and a loss if the regulations do not say. */
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number }
  /** The sum of both scores never exceeds the maximum of a game. */
  readonly pointsCapped: true | null
  /** Only normal scores are possible, never ¾–¼. */
  readonly pointsNormalOnly: true | null
  /** What the offence with an electronic device is. */
  readonly deviceOffence: 'sound' | 'possession'
  /** The penalties for the first time, the second time and so on. The last step repeats. */
  readonly devicePenalties: readonly DevicePenalty[]
  /** The opponent's score if the game is lost because of a device. */
  readonly deviceOpponentScores: 'win' | 'win-or-half-if-he-cannot-win'
  /** Who may set a milder penalty. */
  readonly deviceMilderBy: 'regulations' | null
  /** Whether a fully switched-off device on the person is allowed. */
  readonly deviceSwitchedOffOnPerson: 'allowed' | 'forbidden'
  /** Whether a fully switched-off device in the player's bag is allowed. */
  readonly deviceInBag: 'if-regulations-allow' | 'allowed' | null
  /**
   * Whether writing other things on the scoresheet is a matter of conduct, which must be penalised.
   */
  readonly scoresheetMisuse: 'must-be-penalised' | 'may-be-penalised'
  /** The arbiter may have a player inspected in private. */
  readonly search: true | null
  /** Electronic cigarettes count as smoking. */
  readonly eCigarettesAreSmoking: true | null
  /**
   * Regulations may require a player who is not on move to report before leaving the playing area.
   */
  readonly regulationsMayAskToReport: true | null
  /** Which decisions can be appealed against. */
  readonly appeals: 'except-quickplay' | 'any-decision-even-after-signing' | 'none'
  /** Who hears complaints about the arbiter's own conduct. */
  readonly complaintAboutArbiter: 'arbiters-committee' | null
  /** A player may ask for an explanation of the Laws. */
  readonly mayAskForExplanation: true | null
  /** The players must help to reconstruct a game. */
  readonly playersHelpReconstruct: true | null
  /** The players must help to check a claim by repetition or the fifty-move rule. */
  readonly playersCheckClaims: true | null
  /** Who chooses the side of the board to sit on. */
  readonly seatChosenBy: 'black' | null
}
