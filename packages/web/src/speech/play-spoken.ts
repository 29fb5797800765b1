import type { Game } from '../game/game.js'
import { playMove } from '../game/play-move.js'
import { announcementLanguage } from '../i18n/german-in.js'
import { language } from '../i18n/language.js'
import { listen } from './listen.js'
import { voice } from './voice.js'

/** Listens for a move and plays it. False where none was understood. */
export async function playSpoken(game: Game): Promise<boolean> {
  const spoken = voice.value.phonetic ? announcementLanguage : language.value
  const [heard, { understood }] = await Promise.all([listen(spoken), import('./spoken-move.js')])
  game.begin()
  const position = game.position.value
  if (position === undefined) return false
  const move = await understood(position, heard, language.value)
  return move !== null && playMove(game, position, move)
}
