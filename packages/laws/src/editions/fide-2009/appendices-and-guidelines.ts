import { minutes } from '@jadoube/clock'
import { at, type Clauses, follows, reading, silent } from '../clause.js'
import type { AdjournedParameters } from '../parameters/adjourned.js'
import type { NotationParameters } from '../parameters/notation.js'
import type { VisuallyDisabledParameters } from '../parameters/visually-disabled.js'

/** FIDE 2009, Appendices C and E and the Guidelines for adjourned games. */
export const appendicesAndGuidelines = {
  longNotation: silent(),
  captureSign: at('C9', 'written'),
  enPassantMark: at('C9', 'written'),
  enPassantMarks: at('C9', ['e.p.']),
  mateSigns: at('C13', ['++', '#']),
  optionalSigns: at('C13', ['x', '+', 'mate']),

  adaptedBy: at('E1', 'organiser'),
  germanRanks: at('E2.1', 'always'),
  promotionAnnounced: at('E2.1', true),
  assistantIfHearingImpaired: silent(),
  speakingClock: silent(),

  resumptionTimeMs: at('Guidelines 10', minutes(60)),
  arbiterMaySpareLateAtResumption: at('Guidelines 10', true),
  regulationsMaySetResumptionTime: at('Guidelines 10', true),
  lateSealer: at('Guidelines 10', 'mate-stalemate-dead-or-flag'),
  bothAbsentAtResumption: follows('Guidelines 9.b', 'replier-loses-time-until-he-arrives'),
  envelopeOffer: at('Guidelines 2.f', 'current'),
  wrongClockAtResumption: at('Guidelines 12', 'if-consequences-too-severe'),
  sessionAnnounced: at('Guidelines 13', ['start', 'end']),
  sealedMoveExceptions: at('Guidelines 8', [
    'game-already-over',
    'opponent-cannot-mate',
    'dead-position',
  ]),
  sealedMoveWrittenOn: at('Guidelines 1.a', 'own-scoresheet'),
  sealedMoveTested: reading('once-replier-is-late', 'Guidelines 7'),
  sealedReply: reading('as-a-sealed-move', 'Guidelines 9.c'),
  guidelines: silent('with-the-laws'),
} satisfies Clauses<NotationParameters & VisuallyDisabledParameters & AdjournedParameters>
