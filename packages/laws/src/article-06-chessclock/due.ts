import { type Instant, nextAlarm, settleClock } from '@jadoube/clock'
import type { Due } from '../game/due.js'
import type { Laws } from '../game/laws.js'
import type { GameState } from '../game/state.js'
import { defaultTimeEnd } from './default-time.js'
import { latePlayers } from './late-players.js'

/** 6.8: when the running clock reaches zero, if the device calls flags. */
export function flagDue({ status, clock, at }: GameState, { rules }: Laws): Due | null {
  if (clock === null || !rules.deviceCallsFlags) return null
  // A clock may also run while a game is adjourned (I.9.2, I.9.3).
  if (status !== 'in-play' && status !== 'adjourned') return null
  const alarm = nextAlarm(settleClock(clock, at as Instant))
  return alarm === null ? null : { what: 'flag', at: alarm.at }
}

/** 6.7.1: when an absent player will be too late. Null once that has been decided. */
export function latenessDue(state: GameState, { rules }: Laws): Due | null {
  const { status } = state
  const { adjournment } = state.proceedings
  if (status === 'concluded' || latePlayers(state).length === 0) return null
  if (adjournment !== null && adjournment.stage !== 'ordered') return null
  const at = defaultTimeEnd(state.proceedings, rules) + 1
  return Number.isFinite(at) && state.at < at ? { what: 'lateness', at } : null
}
