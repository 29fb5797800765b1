import { pieceList } from '../blind/piece-list.js'
import { say } from '../frame/say.js'
import type { SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import type { KeyAct } from '../panel/keys.js'
import { canListen } from '../speech/listen.js'
import { playSpoken } from '../speech/play-spoken.js'
import { inGerman, inOneBreath, inOwn, sideName } from '../speech/utterances.js'
import { hush, sayAloud, switchSpeech, type Utterance, voice } from '../speech/voice.js'
import { isAnnounced, lastAnnouncement, toAnnounce, toRepeat } from './announce.js'
import { lastMoveSaid } from './said.js'

/** Announces a text in a live region, and aloud if enabled. */
export function tell(said: { value: string }, utterances: readonly Utterance[]): void {
  say(said, inOneBreath(utterances))
  sayAloud(utterances)
}

/** The last move, as written or with the names of Appendix D, by preference. */
export function lastSaid(game: SeatGame): readonly Utterance[] {
  // On a physical board nothing is written, so the player hears what was announced.
  const isHeard = voice.value.phonetic || game.view.value.moves === undefined
  const last = isHeard ? lastAnnouncement(game) : null
  if (last === null) return [inOwn(lastMoveSaid(game))]
  return [inOwn(`${sideName(last.by)}:`), inGerman(`${last.text}.`)]
}

/** Handles the keys of a player who does not look at the board. True if it was one of them. */
export function onSpeechKey(game: SeatGame, act: KeyAct, said: { value: string }): boolean {
  const { blind } = words()
  switch (act) {
    case 'announce':
      announce(game, toAnnounce(game), said, blind.nothingToAnnounce)
      return true
    case 'repeat':
      announce(game, toRepeat(game), said, blind.nothingToRepeat)
      return true
    case 'pieces': {
      const placement = game.placement.value
      const list = (color: 'white' | 'black') => pieceList(placement, color, blind.pieceNames)
      tell(said, [inOwn(blind.pieces(list('white'), list('black')))])
      return true
    }
    case 'write':
      document.querySelector<HTMLElement>('.player-sheet input')?.focus()
      return true
    case 'speak':
      void speakMove(game, said)
      return true
    case 'speech':
      tell(said, switchSpeech())
      return true
    default:
      return false
  }
}

function announce(
  game: SeatGame,
  text: string | null,
  said: { value: string },
  otherwise: string,
): void {
  if (text !== null) game.send({ act: 'announce', text })
  // If both players can see, moves need not be announced, so the keys read out the last move.
  else tell(said, isAnnounced(game) ? [inOwn(otherwise)] : lastSaid(game))
}

async function speakMove(game: SeatGame, said: { value: string }): Promise<void> {
  const { blind } = words()
  if (!canListen()) {
    tell(said, [inOwn(blind.cannotListen)])
    return
  }
  hush()
  say(said, blind.listening)
  if (!(await playSpoken(game))) tell(said, [inOwn(blind.notHeard)])
}
