import { instant, timeLeft } from '@jadoube/clock'
import { evolve, type RuledLine } from '@jadoube/laws'

/**
 * The clock of the player who completed a half-move, as it stood after the press: with the increment that it
 * gave, as a review shows it. By the number of the half-move; what was taken back is not in it.
 */
export function completedClocks(lines: readonly RuledLine[]): ReadonlyMap<number, number> {
  const clocks = new Map<number, number>()
  for (const { before, outcome } of lines) {
    let state = before
    for (const event of outcome) {
      if (event.type === 'refused') continue
      state = evolve(state, event)
      if (event.type === 'position-reinstated' || event.type === 'take-back-agreed') {
        for (const ply of [...clocks.keys()]) if (ply > state.ply) clocks.delete(ply)
      }
      if (event.type !== 'move-completed' || event.how !== 'press') continue
      if (state.clock === null || event.ply === undefined) continue
      const moment = instant(Math.max(0, event.at))
      clocks.set(event.ply, timeLeft(state.clock, event.by, moment))
    }
  }
  return clocks
}
