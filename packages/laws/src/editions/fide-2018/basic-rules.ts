import { at, type Clauses, reading, silent } from '../clause.js'
import type { EndingParameters } from '../parameters/ending.js'
import type { MovingParameters } from '../parameters/moving.js'

/** FIDE 2018, Articles 1–5, and 7.5.4 on the use of two hands. */
export const basicRules = {
  hasTheMoveWhen: at('1.3', 'opponents-move-made'),
  legalMove: at('3.10.1', 'meets-article-3'),
  illegalPosition: at('3.10.3', 'unreachable'),
  touchTest: at('4.3', 'intent'),
  contactPresumedIntentional: at('4.2.2', true),
  touchBothColours: at('4.3.3', 'first-of-each'),
  touchKingAndRook: at('4.4.1', 'castle'),
  illegalCastlingTouch: at('4.4.3', 'king-then-rook'),
  promotionInAnyOrder: at('4.6.2', true),
  promotionCapturesOccupant: at('4.6.3', true),
  complaintLostBy: at('4.8', 'touch-with-intent'),
  complaintCovers: at('4.8', 'articles-4.1-to-4.7'),
  assistantForMoves: at('4.9', true),
  adjustingBy: at('6.2.5', 'who-has-the-move-and-whose-clock-runs'),
  twoHands: reading('illegal-move-on-press', '7.5.4'),
  twoHandsMoves: reading('castling-capture-promotion', '7.5.4'),
  article4RuledOn: silent('always'),
  endingMoveMust: at('5.1.1', 'keep-articles-3-and-4.2-to-4.7'),
  resignationDrawIfOpponentCannotMate: at('5.1.2', false),
  drawAgreementMinimumMoves: at('5.2.3', 1),
  completedByEnding: at('6.2.1.1', [
    'checkmate',
    'stalemate',
    'dead-position',
    'fivefold',
    'seventy-five-moves',
  ]),
} satisfies Clauses<MovingParameters & EndingParameters>
