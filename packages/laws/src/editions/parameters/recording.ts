import type { Millis } from '@jadoube/clock'

/** Article 8: the scoresheet. All times in milliseconds. */
export interface RecordingParameters {
  /** Whether the players must record the moves. */
  readonly recording: 'required' | 'optional'
  /** With less than this on their clock a player need not record. */
  readonly recordingExemptBelowMs: Millis
  /** ... unless at least this is added with each move. */
  readonly recordingIncrementMs: Millis
  /** How long that lasts. */
  readonly recordingExemptFor: 'rest-of-period'
  /** Who brings their scoresheet up to date after a flag-fall. */
  readonly updateAfterFlagFall: 'each-exempt-player-before-moving' | 'as-the-recording-was-shared'
  /** What is noted before a reconstruction includes whose clock was running. */
  readonly reconstructionNotesRunningClock: true | null
  /** Evidence that counts where the scoresheets cannot be completed: moves made, or completed. */
  readonly unprovableMovesCount: 'made' | 'made-or-completed'
  /** The scoresheets that are admitted. */
  readonly scoresheets: 'paper' | 'paper-or-certified-electronic'
  /** An electronic scoresheet that fails. */
  readonly defectiveScoresheet: 'replaced-by-arbiter' | null
  /** How the players confirm the result. */
  readonly resultConfirmedBy: 'signature' | 'signature-or-electronic-approval'
  /** A player who does not record keeps the claims that rest on a scoresheet. */
  readonly claimsKeptWithoutRecording: true | null
  /** A player may ask for a scoresheet at any time, to record on. */
  readonly mayAskForScoresheet: true | null
  /** How often the player who has the move may ask to see the official record. */
  readonly recordViews: number | null
}
