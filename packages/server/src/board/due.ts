import { type Due, fallsDue, type Laws } from '@jadoube/laws'
import { seeClocks } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import type { Game } from '../game/game.js'
import type { Side } from '../store/index.js'

/**
 * When the board must be checked next even if nobody does anything, by the server's clock. It
 * depends only on the game, so every process gets the same result.
 */
export function nextAlarm(game: Game, laws: Laws, settings: BoardSettings): number | null {
  const due = Math.min(
    resumeDue(game, settings) ?? Infinity,
    startDue(game, settings) ?? Infinity,
    ...fallsDue(game.state, laws).map(each => wakeFor(each, settings)),
  )
  return due === Infinity ? null : Math.ceil(due)
}

/**
 * When to wake a board for something that falls due. A press made in time may still be on its way.
 */
export const wakeFor = ({ what, at }: Due, settings: BoardSettings): number =>
  settings.scheduledStart + at + (what === 'flag' ? settings.lagAllowance : 0)

export function startDue({ state }: Game, settings: BoardSettings): number | null {
  const waits = state.status === 'awaiting-start' && settings.startWhen === 'scheduled'
  return waits ? settings.scheduledStart : null
}

export function resumeDue({ interruption }: Game, settings: BoardSettings): number | null {
  if (interruption === null || settings.afterInterruption === 'arbiter') return null
  return interruption.noticedAt + settings.afterInterruption.goOnAfter
}

/** Whose flag would fall if something were decided now. */
export function flagDue(
  { state }: Game,
  laws: Laws,
  settings: BoardSettings,
  now: number,
): Side | null {
  const isDue = fallsDue(state, laws).some(
    due => due.what === 'flag' && wakeFor(due, settings) <= now,
  )
  return isDue ? (seeClocks(state, state.at)?.running ?? null) : null
}
