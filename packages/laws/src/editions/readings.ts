import { type Clauses, reading, silent } from './clause.js'
import type { ReadingParameters } from './parameters/readings.js'

/** The readings that all editions share. `settings.ts` gives the reasons. */
export const sharedReadings = {
  resultBeforeFlagNoticed: reading('stands'),
  automaticDrawBeforeFlag: reading('stands'),
  forcedLinesCount: reading(true),
  mateUndetermined: reading('ask-arbiter'),
  clockShowsFirstFlag: reading(true),
  coloursReversedAfterEnd: reading('result-stands'),
  offerWithUndoneMove: reading('stands'),
  pawnForcesMate: silent(),
  stuckPawnForcesMate: silent(),
} satisfies Clauses<ReadingParameters>
