import { type LiveRegion, say } from '../frame/say.js'
import type { Game } from '../game/game.js'
import { words } from '../i18n/language.js'
import { canListen } from './listen.js'
import { playSpoken } from './play-spoken.js'
import { inOwnLanguage, joinUtterances } from './utterances.js'
import { speakAloud, stopSpeaking, type Utterance } from './voice.js'

/** Announces a text in a live region, and aloud if speech is on. */
export function tell(liveRegion: LiveRegion, utterances: readonly Utterance[]): void {
  say(liveRegion, joinUtterances(utterances))
  speakAloud(utterances)
}

/** Listens for a move and plays it. Tells the player if nothing was understood. */
export async function listenForMove(game: Game, liveRegion: LiveRegion): Promise<void> {
  const { blind } = words()
  if (!canListen()) {
    tell(liveRegion, [inOwnLanguage(blind.cannotListen)])
    return
  }
  stopSpeaking()
  say(liveRegion, blind.listening)
  if (!(await playSpoken(game))) tell(liveRegion, [inOwnLanguage(blind.notHeard)])
}
