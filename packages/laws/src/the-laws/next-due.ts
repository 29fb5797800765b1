import { flagDue, latenessDue } from '../article-06-chessclock/due.js'
import type { Due } from '../game/due.js'
import type { Laws } from '../game/laws.js'
import type { GameState } from '../game/state.js'
import { latenessAtResumptionDue, resumptionDue } from '../guidelines-1-adjourned/due.js'

const dues = [flagDue, latenessDue, resumptionDue, latenessAtResumptionDue]

/**
 * What happens in this game if nobody does anything, the earliest first. The program that runs the
 * game reports a `tick` then, and the Laws decide what has happened.
 */
export function fallsDue(state: GameState, laws: Laws): readonly Due[] {
  return dues
    .map(due => due(state, laws))
    .filter(due => due !== null)
    .sort((one, other) => one.at - other.at)
}

/** The first thing that falls due; null if nothing does. */
export const nextDue = (state: GameState, laws: Laws): Due | null =>
  fallsDue(state, laws)[0] ?? null
