import { minutes, seconds } from '@jadoube/clock'
import { at, type Clauses, reading, silent } from '../clause.js'
import type { AdjournedParameters } from '../parameters/adjourned.js'
import type { NotationParameters } from '../parameters/notation.js'
import type { VisuallyDisabledParameters } from '../parameters/visually-disabled.js'

/** FIDE 2018, Appendices C and D and Guidelines I. */
export const appendicesAndGuidelines = {
  longNotation: at('C.8', true),
  captureSign: at('C.9', 'optional'),
  enPassantMark: at('C.9.3', 'optional'),
  enPassantMarks: at('C.9.3', ['e.p.']),
  mateSigns: at('C.13', ['++', '#']),
  optionalSigns: at('C.13', ['x', '+', 'mate', 'e.p.']),

  adaptedBy: at('D.1', 'organiser-after-consulting-arbiter'),
  germanRanks: at('D.2.1', 'unless-arbiter-decides'),
  promotionAnnounced: at('D.2.1', true),
  assistantIfHearingImpaired: at('D.2.11', true),
  speakingClock: at('D.2.6.1', true),

  resumptionTimeMs: at('I.10', 'default-time'),
  arbiterMaySpareLateAtResumption: at('I.10', true),
  regulationsMaySetResumptionTime: silent(),
  lateSealer: at('I.10', 'any-conclusion-by-the-sealed-move'),
  bothAbsentAtResumption: at('I.11', 'replier-loses-time-until-he-arrives'),
  envelopeOffer: at('I.2.6', 'current'),
  wrongClockAtResumption: at('I.13', 'if-arbiter-decides'),
  sessionAnnounced: at('I.14', ['start']),
  // I.8 still refers to 9.7, which no longer exists. The dead position is now 5.2.2.
  sealedMoveExceptions: at('I.8', [
    'game-already-over',
    'opponent-cannot-mate',
    'dead-position',
    'fivefold',
    'seventy-five-moves',
  ]),
  sealedMoveWrittenOn: at('I.1.1', 'own-scoresheet'),
  sealedMoveTested: reading('once-replier-is-late', 'I.7'),
  sealedReply: reading('as-a-sealed-move', 'I.9.3'),
  guidelines: silent('with-the-laws'),
} satisfies Clauses<NotationParameters & VisuallyDisabledParameters & AdjournedParameters>

/** FIDE 2018, Guidelines III, if announced: games without increment, quickplay finish. */
export const guidelinesIII = {
  bothFlagsDown: at('III.3.1', 'by-period-if-order-unknown'),
  claimsThatOffer: at('III.4', ['threefold', 'fifty-moves', 'five-second-increment']),
  quickplayClaims: at('III.5', true),
  quickplayBelowMs: at('III.5', minutes(2)),
  quickplayRejectedBonusMs: at('III.5.3', minutes(2)),
  quickplayPostponedBonusMs: at('III.5.2', minutes(2)),
  quickplayPostponedTest: at('III.5.2', 'opponent-of-the-flagged'),
  quickplayIncrementMs: at('III.4', seconds(5)),
  quickplayIncrementBonusMs: at('III.4', minutes(2)),
  quickplayWithoutArbiter: at('III.6.1', 'claim-ends-game'),
  quickplayReferredTo: at('III.6.2', 'designated-arbiter'),
  quickplayReferredRefused: reading('arbiter-decides-the-result', 'III.6.2'),
} satisfies Partial<Clauses>
