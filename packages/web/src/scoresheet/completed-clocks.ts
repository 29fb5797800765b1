import { instant, timeLeft } from '@jadoube/clock'
import { evolve, type RuledLine } from '@jadoube/laws'

/**
 * The time left to the player who completed a half-move, right after the press and with the
 * increment, as a review shows it. The key is the number of the half-move. Half-moves that were
 * taken back are left out.
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
