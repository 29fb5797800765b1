import type { Side } from './side.js'
import type { Instant } from './time.js'

/**
 * Flag-fall: the time allotted to a player for a period has run out (Article 6.1). It is a fact of
 * the clock. Whether it costs anything is for the Laws to say, and that somebody must notice.
 */
export interface FlagFall {
  readonly side: Side
  /** The exact moment, however much later anybody looked. */
  readonly at: Instant
  /** Which period ran out, counted from 0. */
  readonly period: number
  /** How often the player had pressed by then. The counter is no proof by itself: a press may be missed. */
  readonly presses: number
  /** The presses due by the end of that period; null where all remaining moves were due. */
  readonly quota: number | null
  /** When the arbiter gave the player time again; null while the flag is down. */
  readonly liftedAt: Instant | null
}

/** Did this flag fall before the moves due were completed, as far as the clock counted them? */
export function movesWereDue(fall: FlagFall): boolean {
  return fall.quota === null || fall.presses < fall.quota
}

/** The falls that still tell against a player: not lifted, and with moves due. */
export function standingFalls(falls: readonly FlagFall[]): readonly FlagFall[] {
  return falls.filter(fall => fall.liftedAt === null && movesWereDue(fall))
}

/**
 * Whose flag fell first, of those that still stand: null where none does, `unknown` where both fell
 * at the very same moment, which only an arbiter's setting can bring about.
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

/** The falls with one more; a flag that is down in its period does not fall again. */
export function withFall(falls: readonly FlagFall[], fall: FlagFall): readonly FlagFall[] {
  const isDown = falls.some(
    other => other.side === fall.side && other.period === fall.period && other.liftedAt === null,
  )
  return isDown ? falls : [...falls, fall]
}

/** The falls with those of one side lifted: of one period, or of all (`period` null). */
export function withLifted(
  falls: readonly FlagFall[],
  side: Side,
  period: number | null,
  liftedAt: Instant,
): readonly FlagFall[] {
  const lifts = (fall: FlagFall) =>
    fall.side === side && fall.liftedAt === null && (period === null || fall.period === period)
  if (!falls.some(lifts)) return falls
  return falls.map(fall => (lifts(fall) ? { ...fall, liftedAt } : fall))
}
