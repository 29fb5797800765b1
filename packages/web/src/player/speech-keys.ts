import { pieceList } from '../blind/piece-list.js'
import type { LiveRegion } from '../frame/say.js'
import type { SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import type { KeyAct } from '../panel/keys.js'
import { listenForMove, tell } from '../speech/tell.js'
import { inGerman, inOwnLanguage, sideName } from '../speech/utterances.js'
import { toggleSpeech, type Utterance, voice } from '../speech/voice.js'
import { announcesMoves, lastAnnouncement, toAnnounce, toRepeat } from './announce.js'
import { lastMoveText } from './spoken-texts.js'

/** The last move, as written or with the names of Appendix D, by preference. */
export function lastMoveUtterances(game: SeatGame): readonly Utterance[] {
  // On a physical board nothing is written, so the player hears what was announced.
  const usesAnnouncement = voice.value.phonetic || game.view.value.moves === undefined
  const last = usesAnnouncement ? lastAnnouncement(game) : null
  if (last === null) return [inOwnLanguage(lastMoveText(game))]
  return [inOwnLanguage(`${sideName(last.by)}:`), inGerman(`${last.text}.`)]
}

/** Handles the keys of a player who does not look at the board. True if it was one of them. */
export function onSpeechKey(game: SeatGame, act: KeyAct, liveRegion: LiveRegion): boolean {
  const { blind } = words()
  switch (act) {
    case 'announce':
      announce(game, toAnnounce(game), liveRegion, blind.nothingToAnnounce)
      return true
    case 'repeat':
      announce(game, toRepeat(game), liveRegion, blind.nothingToRepeat)
      return true
    case 'pieces': {
      const placement = game.placement.value
      const list = (color: 'white' | 'black') => pieceList(placement, color, blind.pieceNames)
      tell(liveRegion, [inOwnLanguage(blind.pieces(list('white'), list('black')))])
      return true
    }
    case 'write':
      document.querySelector<HTMLElement>('.player-sheet input')?.focus()
      return true
    case 'speak':
      void listenForMove(game, liveRegion)
      return true
    case 'speech':
      tell(liveRegion, toggleSpeech())
      return true
    default:
      return false
  }
}

function announce(
  game: SeatGame,
  text: string | null,
  liveRegion: LiveRegion,
  nothingText: string,
): void {
  if (text !== null) game.send({ act: 'announce', text })
  // If both players can see, moves need not be announced, so the keys read out the last move.
  else
    tell(liveRegion, announcesMoves(game) ? [inOwnLanguage(nothingText)] : lastMoveUtterances(game))
}
