import type { LocalGame } from '../game/local-game.js'
import { playGameSounds } from '../game/play-sounds.js'
import { placeOf } from '../sound/place.js'
import { autosaveTable } from './autosave.js'

/** What accompanies a game once its page is shown: it is stored, and sounds are played. */
export function startBackgroundTasks(game: LocalGame): () => void {
  autosaveTable()
  return playGameSounds(game, placeOf(game.table.peek().header))
}
