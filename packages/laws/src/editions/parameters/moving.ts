/** Parameters of Articles 1, 3 and 4: having the move, legality, touching and making a move. */
export interface MovingParameters {
  /** What the opponent must have done so that a player has the move. */
  readonly hasTheMoveWhen: 'opponents-move-made'
  /** The definition of a legal move. The value is the same in all editions, its article is not. */
  readonly legalMove: 'meets-article-3'
  /** Whether a position that cannot be reached by legal moves is called illegal. */
  readonly illegalPosition: 'unreachable' | null
  /**
   * When a touch is binding: if it was `deliberate`, or made with the `intent` to move or capture.
   */
  readonly touchTest: 'deliberate' | 'intent'
  /** Contact counts as intentional unless it was clearly accidental. */
  readonly contactPresumedIntentional: true | null
  /**
   * What follows if pieces of both colours are touched. `one-of-each`: the rule covers one piece of
   * each colour. `first-of-each`: the first touched enemy piece goes with the first touched own
   * piece.
   */
  readonly touchBothColours: 'one-of-each' | 'first-of-each'
  /**
   * What follows if king and rook are touched: castle on that side, `if-deliberate` or in any case.
   */
  readonly touchKingAndRook: 'castle-if-deliberate' | 'castle'
  /** What must have been touched, in an illegal attempt to castle, to bind the king. */
  readonly illegalCastlingTouch: 'king-or-king-with-rook' | 'king-then-rook'
  /**
   * In a promotion the pawn need not reach the last rank, and pawn and piece may move in any order.
   */
  readonly promotionInAnyOrder: true | null
  /** The text says explicitly that an enemy piece on the promotion square must be captured. */
  readonly promotionCapturesOccupant: true | null
  /**
   * The touch by the complaining player that ends the right to complain about a breach of Article
   * 4.
   */
  readonly complaintLostBy: 'deliberate-touch' | 'touch-with-intent'
  /** The articles that such a complaint may concern. */
  readonly complaintCovers: 'article-4' | 'articles-4.1-to-4.7'
  /** A player who cannot move the pieces may bring an assistant. */
  readonly assistantForMoves: true | null
  /** Who may adjust pieces, after saying so. */
  readonly adjustingBy: 'who-has-the-move' | 'who-has-the-move-and-whose-clock-runs'
  /**
   * What a move made with two hands is: a `breach` without a fixed penalty, an illegal move at
   * once, or an illegal move once the clock has been pressed.
   */
  readonly twoHands: 'breach' | 'illegal-move-at-once' | 'illegal-move-on-press'
  /** The moves that the two-hands rule covers. */
  readonly twoHandsMoves: 'castling-capture-promotion' | 'any-move'
  /** When the arbiter rules on Article 4. */
  readonly article4RuledOn: 'always' | 'on-request' | 'opponent-starts-clock-and-demands'
}
