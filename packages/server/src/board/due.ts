import { type Due, fallsDue, type Laws } from '@jadoube/laws'
import type { BoardSettings } from '../game/board-settings.js'
import type { Game } from '../game/game.js'

/**
 * When the board must be checked next even if nobody does anything, by the server's clock. It depends only on
 * the game, so every process gets the same result.
 */
export function nextDue(game: Game, laws: Laws, settings: BoardSettings): number | null {
  const due = Math.min(
    goOnDue(game, settings) ?? Infinity,
    startDue(game, settings) ?? Infinity,
    ...fallsDue(game.state, laws).map(each => wakeFor(each, settings)),
  )
  return due === Infinity ? null : Math.ceil(due)
}

/** When to wake a board for something that falls due. A press made in time may still be on its way. */
export const wakeFor = ({ what, at }: Due, settings: BoardSettings): number =>
  settings.scheduledStart + at + (what === 'flag' ? settings.lagAllowance : 0)

export function startDue({ state }: Game, settings: BoardSettings): number | null {
  const waits = state.status === 'awaiting-start' && settings.startWhen === 'scheduled'
  return waits ? settings.scheduledStart : null
}

export function goOnDue({ interruption }: Game, settings: BoardSettings): number | null {
  if (interruption === null || settings.afterInterruption === 'arbiter') return null
  return interruption.noticedAt + settings.afterInterruption.goOnAfter
}
