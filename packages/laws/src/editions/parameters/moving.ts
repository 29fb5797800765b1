/** Articles 1, 3 and 4: having the move, legality, touching and making a move. */
export interface MovingParameters {
  /** What the opponent must have done for a player to have the move. */
  readonly hasTheMoveWhen: 'opponents-move-made'
  /** Legal move: one that meets Article 3. The value is the same, its place in the text is not. */
  readonly legalMove: 'meets-article-3'
  /** Whether a position that no series of legal moves can reach is called illegal. */
  readonly illegalPosition: 'unreachable' | null
  /**
   * When a touch binds: a `deliberate` touch, or one made with the `intent` to move or capture.
   */
  readonly touchTest: 'deliberate' | 'intent'
  /** Contact counts as intentional unless it was clearly accidental. */
  readonly contactPresumedIntentional: true | null
  /**
   * Pieces of both colours touched. `one-of-each`: the rule knows one piece of each colour;
   * `first-of-each`: the first touched enemy piece is paired with the first touched own piece.
   */
  readonly touchBothColours: 'one-of-each' | 'first-of-each'
  /** King and rook touched: castle on that side, `if-deliberate` or in any case. */
  readonly touchKingAndRook: 'castle-if-deliberate' | 'castle'
  /** What must have been touched, with castling meant but illegal, for the king to be bound. */
  readonly illegalCastlingTouch: 'king-or-king-with-rook' | 'king-then-rook'
  /** Promotion: the pawn may skip the last rank, and pawn and piece may move in any order. */
  readonly promotionInAnyOrder: true | null
  /** An enemy piece on the promotion square must be captured, said in words. */
  readonly promotionCapturesOccupant: true | null
  /** The right to complain about a breach of Article 4 ends with this touch by the complainer. */
  readonly complaintLostBy: 'deliberate-touch' | 'touch-with-intent'
  /** The articles such a complaint may be about. */
  readonly complaintCovers: 'article-4' | 'articles-4.1-to-4.7'
  /** A player who cannot move the pieces may bring an assistant. */
  readonly assistantForMoves: true | null
  /** Who may adjust pieces, after saying so. */
  readonly adjustingBy: 'who-has-the-move' | 'who-has-the-move-and-whose-clock-runs'
  /**
   * One move made with two hands: a `breach` without a fixed price, an illegal move
   * `illegal-move-at-once`, or one only once the clock has been pressed.
   */
  readonly twoHands: 'breach' | 'illegal-move-at-once' | 'illegal-move-on-press'
  /** The moves the two-hands rule speaks of. */
  readonly twoHandsMoves: 'castling-capture-promotion' | 'any-move'
  /** How the arbiter comes to rule on Article 4. */
  readonly article4RuledOn: 'always' | 'on-request' | 'opponent-starts-clock-and-demands'
}
