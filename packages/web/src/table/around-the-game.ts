import type { LocalGame } from '../game/local-game.js'
import { playGameSounds } from '../game/play-sounds.js'
import { placeOf } from '../sound/place.js'
import { followTable } from './follow-table.js'

/** What accompanies a game once its page is shown: it is stored, and sounds are played. */
export function followAround(game: LocalGame): () => void {
  followTable()
  return playGameSounds(game, placeOf(game.table.peek().header))
}
