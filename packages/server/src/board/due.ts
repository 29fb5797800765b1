import { type Due, fallsDue, type Laws } from '@jadoube/laws'
import type { Game } from './game.js'
import type { House } from './house.js'

/**
 * When the board must be looked at next though nobody does anything, by the server's clock: it follows
 * from the game alone, so every process comes to the same.
 */
export function nextDue(game: Game, laws: Laws, house: House): number | null {
  const due = Math.min(
    goOnDue(game, house) ?? Infinity,
    startDue(game, house) ?? Infinity,
    ...fallsDue(game.state, laws).map(each => wakeFor(each, house)),
  )
  return due === Infinity ? null : Math.ceil(due)
}

/** When a board is woken for what the Laws say falls due. A press that was made in time may still be on its way. */
export const wakeFor = ({ what, at }: Due, house: House): number =>
  house.scheduledStart + at + (what === 'flag' ? house.lagAllowance : 0)

export function startDue({ state }: Game, house: House): number | null {
  const waits = state.status === 'awaiting-start' && house.startWhen === 'scheduled'
  return waits ? house.scheduledStart : null
}

export function goOnDue({ interruption }: Game, house: House): number | null {
  if (interruption === null || house.afterInterruption === 'arbiter') return null
  return interruption.noticedAt + house.afterInterruption.goOnAfter
}
