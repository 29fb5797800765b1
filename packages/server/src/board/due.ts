import { type Instant, nextAlarm, settleClock } from '@jadoube/clock'
import { defaultTimeEnd, type Laws } from '@jadoube/laws'
import type { Game } from './game.js'
import type { House } from './house.js'

/**
 * When the board must be looked at next though nobody does anything, by the server's clock: it follows
 * from the game alone, so every process comes to the same.
 */
export function nextDue(game: Game, laws: Laws, house: House): number | null {
  const flag = flagDue(game, laws)
  const due = Math.min(
    goOnDue(game, house) ?? Infinity,
    startDue(game, house) ?? Infinity,
    lateDue(game, laws, house) ?? Infinity,
    // A press that was made in time may still be on its way.
    flag === null ? Infinity : house.scheduledStart + flag + house.lagAllowance,
  )
  return due === Infinity ? null : Math.ceil(due)
}

/** When the running clock comes to zero, where the device calls flags; in the time of the record. */
export function flagDue({ state }: Game, laws: Laws): number | null {
  if (state.clock === null || state.status !== 'in-play' || !laws.rules.deviceCallsFlags)
    return null
  return nextAlarm(settleClock(state.clock, state.at as Instant))?.at ?? null
}

/** When who is not there has come too late (6.7.1); once that has been looked at, no more. */
export function lateDue({ state }: Game, laws: Laws, house: House): number | null {
  if (state.status === 'concluded') return null
  if (state.white.presence !== 'absent' && state.black.presence !== 'absent') return null
  const late = defaultTimeEnd(state, laws.rules) + 1
  return Number.isFinite(late) && state.at < late ? house.scheduledStart + late : null
}

export function startDue({ state }: Game, house: House): number | null {
  const waits = state.status === 'awaiting-start' && house.startWhen === 'scheduled'
  return waits ? house.scheduledStart : null
}

export function goOnDue({ interruption }: Game, house: House): number | null {
  if (interruption === null || house.afterInterruption === 'arbiter') return null
  return interruption.noticedAt + house.afterInterruption.goOnAfter
}
