import type { Side } from './side.js'
import type { Instant } from './time.js'

/**
 * A flag fall: the time of a player for a period has run out (Article 6.1). It is only a fact about
 * the clock. The Laws decide what follows, and whether somebody must notice it.
 */
export interface FlagFall {
  readonly side: Side
  /** The exact moment, even if it is noticed much later. */
  readonly at: Instant
  /** The period that ran out, counted from 0. */
  readonly period: number
  /**
   * The number of presses by then. The counter alone proves nothing: a press may have been missed.
   */
  readonly presses: number
  /** The presses due by the end of that period; null if all remaining moves were due. */
  readonly quota: number | null
  /** When the arbiter gave the player more time; null while the flag is down. */
  readonly liftedAt: Instant | null
}

/** Whether the flag fell before all due moves were completed, as far as the clock counted them. */
export function movesWereDue(fall: FlagFall): boolean {
  return fall.quota === null || fall.presses < fall.quota
}

/** The flag falls that still count: not raised again, and with moves due. */
export function standingFalls(falls: readonly FlagFall[]): readonly FlagFall[] {
  return falls.filter(fall => fall.liftedAt === null && movesWereDue(fall))
}

/**
 * Whose flag fell first, of the falls that still count. Null if there is none; `unknown` if both
 * fell at exactly the same moment, which can happen only by an arbiter's setting.
 */
export function firstToFall(falls: readonly FlagFall[]): Side | 'unknown' | null {
  let first: FlagFall | null = null
  let tied = false
  for (const fall of standingFalls(falls)) {
    if (first === null || fall.at < first.at) {
      first = fall
      tied = false
    } else if (fall.at === first.at && fall.side !== first.side) tied = true
  }
  if (first === null) return null
  return tied ? 'unknown' : first.side
}

/** The list with one more fall. A flag that is already down in its period does not fall again. */
export function withFall(falls: readonly FlagFall[], fall: FlagFall): readonly FlagFall[] {
  const isDown = falls.some(
    other => other.side === fall.side && other.period === fall.period && other.liftedAt === null,
  )
  return isDown ? falls : [...falls, fall]
}

/**
 * The list with the falls of one side marked as raised: those of one period, or all (`period`
 * null).
 */
export function withLifted(
  falls: readonly FlagFall[],
  side: Side,
  period: number | null,
  liftedAt: Instant,
): readonly FlagFall[] {
  const isRaised = (fall: FlagFall) =>
    fall.side === side && fall.liftedAt === null && (period === null || fall.period === period)
  if (!falls.some(isRaised)) return falls
  return falls.map(fall => (isRaised(fall) ? { ...fall, liftedAt } : fall))
}
