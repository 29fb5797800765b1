import { minutes, seconds } from '@jadoube/clock'
import { at, type Clauses, follows, reading, silent } from '../clause.js'
import type { DrawingParameters } from '../parameters/drawing.js'
import type { QuickplayParameters } from '../parameters/quickplay.js'
import type { RecordingParameters } from '../parameters/recording.js'

/** FIDE 2009, Articles 8–10 and Appendix D. */
export const recordingAndDraws = {
  recording: at('8.1', 'required'),
  recordingExemptBelowMs: at('8.4', minutes(5)),
  recordingIncrementMs: at('8.4', seconds(30)),
  recordingExemptFor: at('8.4', 'rest-of-period'),
  updateAfterFlagFall: at('8.4', 'each-exempt-player-before-moving'),
  reconstructionNotesRunningClock: silent(),
  unprovableMovesCount: at('8.6', 'made'),
  scoresheets: at('8.1', 'paper'),
  defectiveScoresheet: silent(),
  resultConfirmedBy: at('8.7', 'signature'),
  claimsKeptWithoutRecording: silent(),
  mayAskForScoresheet: silent(),
  recordViews: silent(),

  regulationsMayRestrict: at('9.1.a', 'agreeing'),
  drawClaimBy: at('9.2', 'who-has-the-move'),
  threefold: at('9.2', 3),
  fiftyMoves: at('9.3', 50),
  fivefold: silent(),
  seventyFiveMoves: silent(),
  mateBeforeSeventyFive: silent(),
  intendedMove: at('9.2.a', 'written'),
  intendedMoveWrittenOn: at('9.2.a', 'scoresheet'),
  intendedMovePlayedUnder: at('9.5.b', 'article-4'),
  illegalIntendedMove: reading('binds-like-a-touch', '9.5.b'),
  clocksAtClaim: at('9.5', 'player-may-stop'),
  incorrectClaimBonusMs: at('9.5.b', minutes(3)),
  incorrectClaimCostMs: follows('9.5.b', minutes(0)),
  claimsThatOffer: at('9.1.b(3)', [
    'threefold',
    'fifty-moves',
    'cannot-win-by-normal-means',
    'no-effort-by-normal-means',
  ]),
  noProgressClaim: silent(),

  quickplayClaims: at('10.2', true),
  quickplayBelowMs: at('10.2', minutes(2)),
  quickplayRejectedBonusMs: at('10.2.c', minutes(2)),
  quickplayPostponedBonusMs: at('10.2.b', minutes(2)),
  quickplayPostponedTest: at('10.2.b', 'final-position-or-no-effort'),
  quickplayFinal: at('10.2.d', true),
  quickplayIncrementMs: silent(),
  quickplayIncrementBonusMs: silent(),
  quickplayWithoutArbiter: at('D1', 'claim-ends-game'),
  quickplayReferredTo: at('D1', 'an-arbiter-finally'),
  quickplayReferredRefused: reading('arbiter-decides-the-result', 'D1'),
} satisfies Clauses<RecordingParameters & DrawingParameters & QuickplayParameters>
