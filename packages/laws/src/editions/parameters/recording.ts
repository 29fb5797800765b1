import type { Millis } from '@jadoube/clock'

/** Parameters of Article 8: the scoresheet. All times are in milliseconds. */
export interface RecordingParameters {
  /** Whether the players must record the moves. */
  readonly recording: 'required' | 'optional'
  /** With less than this on their clock a player need not record. */
  readonly recordingExemptBelowMs: Millis
  /** The exemption does not apply if at least this is added with each move. */
  readonly recordingIncrementMs: Millis
  /** How long the exemption lasts. */
  readonly recordingExemptFor: 'rest-of-period'
  /** Who updates their scoresheet after a flag fall. */
  readonly updateAfterFlagFall: 'each-exempt-player-before-moving' | 'as-the-recording-was-shared'
  /** The notes before a reconstruction include whose clock was running. */
  readonly reconstructionNotesRunningClock: true | null
  /** Which moves count as evidence if the scoresheets cannot be completed: made, or completed. */
  readonly unprovableMovesCount: 'made' | 'made-or-completed'
  /** The permitted kinds of scoresheets. */
  readonly scoresheets: 'paper' | 'paper-or-certified-electronic'
  /** What happens if an electronic scoresheet fails. */
  readonly defectiveScoresheet: 'replaced-by-arbiter' | null
  /** How the players confirm the result. */
  readonly resultConfirmedBy: 'signature' | 'signature-or-electronic-approval'
  /** A player who does not record may still make claims that need a scoresheet. */
  readonly claimsKeptWithoutRecording: true | null
  /** A player may ask for a scoresheet at any time. */
  readonly mayAskForScoresheet: true | null
  /** How often the player who has the move may ask to see the official record. */
  readonly recordViews: number | null
}
