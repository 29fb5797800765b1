import { instant, timeLeft } from '@jadoube/clock'
import type { LocalRecord } from '../game/stored-game.js'
import { removeStored, writeStored } from '../local-storage.js'
import { tableSummaryKey } from '../storage-keys.js'
import type { TableSummary } from './table-summary.js'

/**
 * Stores the summary. Separate from the code that reads it, because the start page needs no clock.
 */
export function storeSummary({ state, table, origin }: LocalRecord): void {
  const { clock, at } = state
  const { white, black } = table.header
  const shownAt = instant(Math.max(at, 0))
  const summary: TableSummary = {
    names: [white.name ?? '', black.name ?? ''],
    moves: state.ply,
    isOver: state.status === 'concluded',
    clocks:
      clock === null
        ? null
        : {
            white: timeLeft(clock, 'white', shownAt),
            black: timeLeft(clock, 'black', shownAt),
            running: clock.state === 'running' ? clock.turn : null,
            at: origin + shownAt,
          },
  }
  writeStored(tableSummaryKey, summary)
}

export const removeSummary = (): void => removeStored(tableSummaryKey)
