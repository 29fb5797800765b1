import { latePlayers } from '../article-06-chessclock/late-players.js'
import { replierOf } from '../game/adjournment.js'
import type { Due } from '../game/due.js'
import type { Laws } from '../game/laws.js'
import type { GameState } from '../game/state.js'
import { resumptionTimeOf } from '../rules-in-force/index.js'

/** I.9.2: when the clock of an absent player who must reply is started. */
export function resumptionDue(state: GameState): Due | null {
  const { status, clock } = state
  const { adjournment } = state.proceedings
  if (status !== 'adjourned' || clock === null) return null
  if (adjournment?.stage !== 'sealed' || adjournment.replierTimed) return null
  const { resumes } = adjournment
  if (resumes === null || state.at > resumes) return null
  if (state[replierOf(adjournment)].presence === 'present') return null
  return { what: 'resumption', at: resumes + 1 }
}

/** I.10: when an absent player will be too late for the resumption. */
export function latenessAtResumptionDue(state: GameState, { rules }: Laws): Due | null {
  const { status } = state
  const { adjournment } = state.proceedings
  if (status === 'concluded' || adjournment === null || adjournment.stage === 'ordered') return null
  if (adjournment.resumes === null || latePlayers(state).length === 0) return null
  const limit = adjournment.resumes + resumptionTimeOf(rules)
  return state.at > limit ? null : { what: 'lateness', at: limit + 1 }
}
