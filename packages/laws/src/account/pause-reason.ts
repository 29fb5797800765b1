import type { EventOf } from '../game/event.js'

/** Reasons that programs write into a record, with what each language says after “stops the clocks”. */
export type PauseReasons = Readonly<
  Record<'arbiter' | 'claim' | 'flag' | 'promotion-piece' | 'none', string>
>

/** Why the clocks were stopped: in words where it is a known reason, otherwise as somebody put it. */
export function whyPaused(
  { why, for: purpose }: EventOf<'clocks-paused'>,
  reasons: PauseReasons,
): string {
  const reason = why ?? purpose
  if (reason === undefined) return ''
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof PauseReasons] : `: ${reason}`
}
