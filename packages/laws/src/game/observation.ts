/** What an arbiter may report and the Laws have a rule for. Anything else is only noted. */
export type Observation =
  | 'flag-fall'
  | 'dead-position'
  | 'envelope-missing'
  | 'illegal-move'
  | 'both-kings-in-check'
  | 'pawn-on-last-rank'
  | 'boards-differ'
  | 'touched-piece'
  | 'displaced-pieces'
  | 'board-turned'
  | 'defective-scoresheet'
  | 'persistent-refusal'
  | 'clock-defective'
  | 'clock-wrongly-set'
  | 'outside-disturbance'
  | DeviceReport
  | StrangerReport
  | Offence

export type DeviceReport = 'device-sound' | 'device-possession' | 'device-in-bag'

/** Acts of somebody who is not a player of this game. */
export type StrangerReport = 'spectator-interference' | 'spectators-device' | 'unauthorised-person'

/**
 * Offences of a player against the rules of conduct or another article, by the word of a report.
 */
export type Offence =
  | 'disrepute'
  | 'left-venue'
  | 'left-playing-area'
  | 'notes'
  | 'information'
  | 'advice'
  | 'analysis'
  | 'device-switched-on'
  | 'bag-used'
  | 'search-refused'
  | 'smoking'
  | 'e-cigarette'
  | 'disturbance'
  | 'noise'
  | 'unreasonable-claim'
  | 'unreasonable-offer'
  | 'clock-struck'
  | 'finger-on-clock'
  | 'scoresheet-hidden'
  | 'scoresheet-misused'
  | 'reconstruction-refused'
  | 'claim-check-refused'
  | 'move-not-announced'
  | 'move-not-repeated'
