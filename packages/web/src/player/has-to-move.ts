import type { SeatGame } from '../game/remote-game.js'

/** Whether the game waits for this player's move. */
export const hasToMove = ({ view, side }: SeatGame): boolean => {
  const { status, hasTheMove, clocks } = view.value
  if (status !== 'in-play') return false
  // A move that is made but not completed: the clock says whose turn it is.
  return clocks === null || clocks.running === null ? hasTheMove === side : clocks.running === side
}
