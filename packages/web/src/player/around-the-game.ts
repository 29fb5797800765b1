import type { SeatGame } from '../game/remote-game.js'
import { followSeat } from '../my-games/follow-seat.js'
import { hearGame, placeOf } from '../sound/hear-game.js'

/** What goes along with a game once its page stands: it is kept among the games, and it is heard. */
export function followAround(game: SeatGame): () => void {
  // A board of an event is one of a tournament.
  const place = game.view.peek().event === null ? placeOf(game) : 'tournament'
  const stops = [followSeat(game), hearGame(game, place)]
  return () => {
    for (const stop of stops) stop()
  }
}
