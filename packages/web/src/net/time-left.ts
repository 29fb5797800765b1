import type { ClocksView } from '@jadoube/protocol'

/** The time of the record: milliseconds since the scheduled start, as the server counts. */
export const recordMoment = (
  { scheduledStart, delay }: { readonly scheduledStart: number; readonly delay: number },
  serverNow: number,
): number => serverNow - delay - scheduledStart

/** The time on a clock at a moment of the record. The running clock uses up its delay first. */
export function timeLeft(clocks: ClocksView, side: 'white' | 'black', moment: number): number {
  const left = clocks[side]
  if (clocks.running !== side) return left
  const used = Math.max(0, moment - clocks.at - clocks.free)
  return Math.max(0, left - used)
}
