import type { EventOf } from '../game/event.js'

/**
 * Reasons that programs write into a record, with the words of each language after “stops the
 * clocks”.
 */
export type PauseReasons = Readonly<
  Record<'arbiter' | 'claim' | 'flag' | 'promotion-piece' | 'none', string>
>

/**
 * Why the clocks were stopped: in the words of the language if the reason is known, otherwise as
 * reported.
 */
export function whyPaused(
  { why, for: purpose }: EventOf<'clocks-paused'>,
  reasons: PauseReasons,
): string {
  const reason = why ?? purpose
  if (reason === undefined) return ''
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof PauseReasons] : `: ${reason}`
}
