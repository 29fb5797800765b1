/**
 * How the text is read if every edition is silent or only advice exists. None of these comes from
 * an article; each is a setting, with its reason in `settings.ts`.
 */
export interface ReadingParameters {
  /** What counts if the game ended before anybody noticed the fallen flag. */
  readonly resultBeforeFlagNoticed: 'stands' | 'flag-counts'
  /** What counts if an automatic draw came before the flag fall. */
  readonly automaticDrawBeforeFlag: 'stands' | 'flag-counts'
  /** Whether forced lines count for deciding whether a side can still mate. */
  readonly forcedLinesCount: boolean
  /** What applies if the search could not decide whether a side can still mate. */
  readonly mateUndetermined: 'ask-arbiter' | 'can-mate' | 'cannot-mate'
  /** Whether the clock's own display of which flag fell first decides the order. */
  readonly clockShowsFirstFlag: boolean
  /** What follows if reversed colours are found after a normal end of the game. */
  readonly coloursReversedAfterEnd: 'result-stands' | 'arbiter-decides'
  /** What happens to a draw offer made with a move that is corrected or taken back. */
  readonly offerWithUndoneMove: 'stands' | 'lapses'
  /** Whether a pawn that can still promote counts as material that can force mate. */
  readonly pawnForcesMate: boolean | null
  /** Whether a pawn stuck on its last rank does. */
  readonly stuckPawnForcesMate: boolean | null
}
