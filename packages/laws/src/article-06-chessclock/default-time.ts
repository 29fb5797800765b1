import type { Act } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Proceedings } from '../game/state.js'
import type { RulesInForce } from '../rules-in-force/index.js'

/**
 * 6.7.1: when the default time ends, counted from the scheduled start or from the actual start of
 * the game. Infinity while nobody can be late because the game has not been started.
 */
export function defaultTimeEnd(
  { started }: Pick<Proceedings, 'started'>,
  { defaultTimeMs, defaultTimeFrom }: Pick<RulesInForce, 'defaultTimeMs' | 'defaultTimeFrom'>,
): number {
  if (defaultTimeFrom === 'scheduled-start') return defaultTimeMs
  if (started === null) return Infinity
  // A player who came before the arbiter started the round was in time.
  return defaultTimeFrom === 'start'
    ? started.at + defaultTimeMs
    : Math.max(started.at, defaultTimeMs)
}

/**
 * Whether lateness is judged at this act. With zero default time, players whose arrival is not
 * reported count as present, because a record need not report it. If an arrival is reported, or
 * time is allowed, a player who was not seen was absent. The arbiter who starts a game sees who is
 * present, so only earlier reports count.
 */
export function isLatenessJudged({ state, rules }: OpenRuling, act: Act): boolean {
  const { presenceReported, started } = state.proceedings
  if (rules.defaultTimeMs > 0) return true
  return rules.defaultTimeFrom === 'scheduled-start'
    ? presenceReported || act.act === 'arrive'
    : started?.presenceReported === true
}
