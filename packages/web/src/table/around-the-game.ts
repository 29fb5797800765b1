import { hearGame } from '../game/hear-game.js'
import type { LocalGame } from '../game/local-game.js'
import { placeOf } from '../sound/place.js'
import { followTable } from './follow-table.js'

/** What goes along with a game once its page stands: it is kept among the games, and it is heard. */
export function followAround(game: LocalGame): () => void {
  followTable()
  return hearGame(game, placeOf(game.table.peek().header))
}
