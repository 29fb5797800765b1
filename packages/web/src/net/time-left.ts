import type { ClocksView } from '@jadoube/protocol'

/** A moment of the record: milliseconds since the scheduled start, as the server counts. */
export const recordMoment = (
  { scheduledStart, delay }: { readonly scheduledStart: number; readonly delay: number },
  serverNow: number,
): number => serverNow - delay - scheduledStart

/** What a clock shows at a moment of the record; the running one uses up its delay first. */
export function timeLeft(clocks: ClocksView, side: 'white' | 'black', moment: number): number {
  const left = clocks[side]
  if (clocks.running !== side) return left
  const used = Math.max(0, moment - clocks.at - clocks.free)
  return Math.max(0, left - used)
}
