import type { RemoteGame } from '../game/remote-game.js'
import { followSeat } from '../my-games/follow-seat.js'
import { hearSeat } from '../sound/seat-sounds.js'

/** What goes along with a game once its page stands: it is kept among the games, and it is heard. */
export function followAround(game: RemoteGame): () => void {
  const stops = [followSeat(game), hearSeat(game)]
  return () => {
    for (const stop of stops) stop()
  }
}
