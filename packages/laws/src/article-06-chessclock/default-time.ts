import type { GameState } from '../game/state.js'
import type { RulesInForce } from '../rules-in-force/index.js'

/**
 * 6.7.1: when the default time ends, counted from the scheduled start or from the moment when the game
 * was started. Infinity while nobody can be late because the game has not been started.
 */
export function defaultTimeEnd(
  { startedAt }: Pick<GameState, 'startedAt'>,
  { defaultTimeMs, defaultTimeFrom }: Pick<RulesInForce, 'defaultTimeMs' | 'defaultTimeFrom'>,
): number {
  if (defaultTimeFrom === 'scheduled-start') return defaultTimeMs
  if (startedAt === null) return Infinity
  // A player who came before the arbiter started the round was there in time.
  return defaultTimeFrom === 'start'
    ? startedAt + defaultTimeMs
    : Math.max(startedAt, defaultTimeMs)
}
