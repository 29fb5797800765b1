/** A step of a ladder of penalties for a device. `loss-possible`: the arbiter may declare it. */
export type DevicePenalty = 'remark' | 'warning' | 'time' | 'loss-possible' | 'loss'

/** Articles 10 and 11 (2009: 11 and 12): points, conduct, devices, appeals. */
export interface ConductParameters {
  /** Points for a win, a draw and a loss where the regulations are silent. */
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number }
  /** The two scores together never exceed the most that a game can give. */
  readonly pointsCapped: true | null
  /** A score is one of the normal ones: never ¾–¼. */
  readonly pointsNormalOnly: true | null
  /** What the offence with an electronic device is. */
  readonly deviceOffence: 'sound' | 'possession'
  /** What follows, the first time, the second time and so on; the last step stays. */
  readonly devicePenalties: readonly DevicePenalty[]
  /** What the opponent scores where the game is lost by a device. */
  readonly deviceOpponentScores: 'win' | 'win-or-half-if-he-cannot-win'
  /** Who may set a milder penalty. */
  readonly deviceMilderBy: 'regulations' | null
  /** A device that is fully switched off, on the person. */
  readonly deviceSwitchedOffOnPerson: 'allowed' | 'forbidden'
  /** A device that is fully switched off, in the player's bag. */
  readonly deviceInBag: 'if-regulations-allow' | 'allowed' | null
  /** Writing other things on the scoresheet is a matter of conduct, and then must be penalised. */
  readonly scoresheetMisuse: 'must-be-penalised' | 'may-be-penalised'
  /** The arbiter may have a player inspected in private. */
  readonly search: true | null
  /** Electronic cigarettes are named with smoking. */
  readonly eCigarettesAreSmoking: true | null
  /** Regulations may ask the player not on move to report before they leave the playing area. */
  readonly regulationsMayAskToReport: true | null
  /** Which decisions can be appealed against. */
  readonly appeals: 'except-quickplay' | 'any-decision-even-after-signing' | 'none'
  /** Where the arbiter's own conduct can be complained of. */
  readonly complaintAboutArbiter: 'arbiters-committee' | null
  /** A player may ask for an explanation of the Laws. */
  readonly mayAskForExplanation: true | null
  /** The players help in reconstructions. */
  readonly playersHelpReconstruct: true | null
  /** Checking a claim by repetition or by the fifty moves is the players' duty. */
  readonly playersCheckClaims: true | null
  /** Who chooses the side of the board to sit on. */
  readonly seatChosenBy: 'black' | null
}
