import type { GameEnding } from '../game-ending.js'

/** Article 5: how a game ends on the board or by word. */
export interface EndingParameters {
  /**
   * What the last move must have been for mate, stalemate or a dead position to end the game:
   * legal, or legal and in keeping with 4.2–4.7 as well.
   */
  readonly endingMoveMust: 'be-legal' | 'keep-articles-3-and-4.2-to-4.7'
  /** Resigning to an opponent who cannot mate by any series of legal moves gives a draw. */
  readonly resignationDrawIfOpponentCannotMate: boolean
  /** Moves that each player must have made before a draw can be agreed. */
  readonly drawAgreementMinimumMoves: number | null
  /** The endings by which a move is complete without a press. */
  readonly completedByEnding: readonly GameEnding[]
}
