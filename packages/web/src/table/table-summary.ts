import { readStored } from '../local-storage.js'
import { tableSummaryKey } from '../storage-keys.js'

/**
 * A summary of the game on the table for the start page: the players and the clocks. It is stored
 * beside the game, so that the start page needs neither the Laws nor the record.
 */
export interface TableSummary {
  readonly names: readonly [white: string, black: string]
  readonly moves: number
  readonly isOver: boolean
  /** Null in a game without a clock. */
  readonly clocks: {
    readonly white: number
    readonly black: number
    readonly running: 'white' | 'black' | null
    /** The time of these clocks, as the page counts it. */
    readonly at: number
  } | null
}

function readSummary(value: unknown): TableSummary | undefined {
  const summary = value as Partial<TableSummary> | null
  if (typeof summary !== 'object' || summary === null || !Array.isArray(summary.names))
    return undefined
  const { clocks } = summary
  if (clocks !== null && typeof clocks?.white !== 'number') return undefined
  return summary as TableSummary
}

/** The game on the table for the start page. Undefined if none is in progress. */
export function tableSummary(): TableSummary | undefined {
  const summary = readStored(tableSummaryKey, readSummary)
  return summary === undefined || summary.isOver ? undefined : summary
}

/** The time on a clock now. */
export function timeLeftNow(
  { clocks }: TableSummary,
  side: 'white' | 'black',
  now: number,
): number | null {
  if (clocks === null) return null
  // During a delay the clock does not run, and `at` is in the future.
  const since = clocks.running === side ? Math.max(0, now - clocks.at) : 0
  return Math.max(0, clocks[side] - since)
}
