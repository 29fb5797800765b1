/**
 * How the words are read where every edition is silent or only advice exists. None of these
 * comes from an article; each is a setting, with its reason in `settings.ts`.
 */
export interface ReadingParameters {
  /** A result reached before anyone noticed the fallen flag. */
  readonly resultBeforeFlagNoticed: 'stands' | 'flag-counts'
  /** An automatic draw that came before the flag-fall. */
  readonly automaticDrawBeforeFlag: 'stands' | 'flag-counts'
  /** Forced lines count when it is asked whether a side can still mate. */
  readonly forcedLinesCount: boolean
  /** The search could not decide whether a side can still mate. */
  readonly mateUndetermined: 'ask-arbiter' | 'can-mate' | 'cannot-mate'
  /** The clock's own sign of which flag fell first is enough to know the order. */
  readonly clockShowsFirstFlag: boolean
  /** Colours reversed, found after the game ended normally. */
  readonly coloursReversedAfterEnd: 'result-stands' | 'arbiter-decides'
  /** An offer of a draw made with a move that is corrected or taken back. */
  readonly offerWithUndoneMove: 'stands' | 'lapses'
  /** Whether a pawn that can still promote is material that forces mate. */
  readonly pawnForcesMate: boolean | null
  /** Whether a pawn stuck on its last rank is. */
  readonly stuckPawnForcesMate: boolean | null
}
