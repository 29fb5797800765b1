import type { SeatGame } from '../game/remote-game.js'

/** Whether the game waits for this player's move. */
export const hasToMove = ({ view, side }: SeatGame): boolean => {
  const { status, hasTheMove, clocks } = view.value
  if (status !== 'in-play') return false
  // If a move is made but not completed, the clock shows whose turn it is.
  return clocks === null || clocks.running === null ? hasTheMove === side : clocks.running === side
}
