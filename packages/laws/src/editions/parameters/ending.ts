import type { GameEnding } from '../game-ending.js'

/** Parameters of Article 5: how a game ends on the board or by a declaration. */
export interface EndingParameters {
  /**
   * What the last move must satisfy for mate, stalemate or a dead position to end the game: be
   * legal, or also comply with 4.2–4.7.
   */
  readonly endingMoveMust: 'be-legal' | 'keep-articles-3-and-4.2-to-4.7'
  /** Whether resigning to an opponent who cannot mate by any series of legal moves gives a draw. */
  readonly resignationDrawIfOpponentCannotMate: boolean
  /** The number of moves that each player must have made before a draw can be agreed. */
  readonly drawAgreementMinimumMoves: number | null
  /** The endings that complete a move without a press. */
  readonly completedByEnding: readonly GameEnding[]
}
