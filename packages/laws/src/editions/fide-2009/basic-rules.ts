import { at, type Clauses, follows, silent } from '../clause.js'
import type { EndingParameters } from '../parameters/ending.js'
import type { MovingParameters } from '../parameters/moving.js'

/** FIDE 2009, Articles 1–5. */
export const basicRules = {
  hasTheMoveWhen: at('1.1', 'opponents-move-made'),
  legalMove: at('4.6', 'meets-article-3'),
  illegalPosition: silent(),
  touchTest: at('4.3', 'deliberate'),
  contactPresumedIntentional: silent(),
  touchBothColours: at('4.3.c', 'one-of-each'),
  touchKingAndRook: at('4.4.a', 'castle-if-deliberate'),
  illegalCastlingTouch: at('4.4.c', 'king-or-king-with-rook'),
  promotionInAnyOrder: silent(),
  promotionCapturesOccupant: silent(),
  complaintLostBy: at('4.7', 'deliberate-touch'),
  complaintCovers: at('4.7', 'article-4'),
  assistantForMoves: silent(),
  adjustingBy: at('4.2', 'who-has-the-move'),
  twoHands: follows('4.1', 'breach'),
  twoHandsMoves: at('4.1', 'any-move'),
  article4RuledOn: silent('always'),
  endingMoveMust: at('5.1.a', 'be-legal'),
  resignationDrawIfOpponentCannotMate: at('5.1.b', false),
  drawAgreementMinimumMoves: silent(),
  completedByEnding: at('6.7.a', ['checkmate', 'stalemate', 'dead-position', 'agreement']),
} satisfies Clauses<MovingParameters & EndingParameters>
