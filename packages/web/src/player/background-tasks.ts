import { playGameSounds } from '../game/play-sounds.js'
import type { SeatGame } from '../game/remote-game.js'
import { followLinkSummary } from '../link/store-link-summary.js'
import { autosaveSeat } from '../saved-games/autosave-seat.js'
import { placeOf } from '../sound/place.js'
import { startNotifications } from './game-notifications.js'

/**
 * What accompanies a game once its page is shown: it is stored, sounds are played, and the turn is
 * announced.
 */
export function startBackgroundTasks(game: SeatGame): () => void {
  const place = placeOf(game.table.peek().header, game.view.peek().event)
  const stops = [
    autosaveSeat(game),
    playGameSounds(game, place),
    startNotifications(game),
    followLinkSummary(game),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
