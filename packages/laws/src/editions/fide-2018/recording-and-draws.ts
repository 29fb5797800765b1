import { minutes, seconds } from '@jadoube/clock'
import { at, type Clauses, follows, reading, silent } from '../clause.js'
import type { DrawingParameters } from '../parameters/drawing.js'
import type { QuickplayParameters } from '../parameters/quickplay.js'
import type { RecordingParameters } from '../parameters/recording.js'

/** FIDE 2018, Articles 8 and 9. */
export const recordingAndDraws = {
  recording: at('8.1.1', 'required'),
  recordingExemptBelowMs: at('8.4', minutes(5)),
  recordingIncrementMs: at('8.4', seconds(30)),
  recordingExemptFor: at('8.4', 'rest-of-period'),
  updateAfterFlagFall: at('8.5.2', 'as-the-recording-was-shared'),
  reconstructionNotesRunningClock: at('8.5.3', true),
  unprovableMovesCount: at('8.6', 'made-or-completed'),
  scoresheets: at('8.1.1', 'paper'),
  defectiveScoresheet: silent(),
  resultConfirmedBy: at('8.7', 'signature'),
  claimsKeptWithoutRecording: silent(),
  mayAskForScoresheet: silent(),
  recordViews: silent(),

  regulationsMayRestrict: at('9.1.1', 'offering-and-agreeing'),
  drawClaimBy: at('9.2.1', 'who-has-the-move'),
  threefold: at('9.2.1', 3),
  fiftyMoves: at('9.3', 50),
  fivefold: at('9.6.1', 5),
  seventyFiveMoves: at('9.6.2', 75),
  mateBeforeSeventyFive: at('9.6.2', true),
  intendedMove: at('9.2.1.1', 'written-for-good'),
  intendedMoveWrittenOn: at('9.2.1.1', 'scoresheet'),
  intendedMovePlayedUnder: at('9.5.3', 'articles-3-and-4'),
  illegalIntendedMove: reading('binds-like-a-touch', '9.5.3'),
  clocksAtClaim: at('9.5.1', 'player-or-arbiter-stops'),
  incorrectClaimBonusMs: at('9.5.3', minutes(2)),
  incorrectClaimCostMs: follows('9.5.3', minutes(0)),
  claimsThatOffer: at('9.1.2.3', ['threefold', 'fifty-moves']),
  noProgressClaim: silent(),

  quickplayClaims: silent(),
  quickplayBelowMs: silent(),
  quickplayRejectedBonusMs: silent(),
  quickplayPostponedBonusMs: silent(),
  quickplayPostponedTest: silent(),
  quickplayFinal: silent(),
  quickplayIncrementMs: silent(),
  quickplayIncrementBonusMs: silent(),
  quickplayWithoutArbiter: silent(),
  quickplayReferredTo: silent(),
  quickplayReferredRefused: silent(),
} satisfies Clauses<RecordingParameters & DrawingParameters & QuickplayParameters>
