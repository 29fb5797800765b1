import type { GameState } from '@jadoube/laws'
import type { Outcome } from '../account/outcome.js'
import { lastAnnouncement } from '../blind/announcement.js'
import type { LiveRegion } from '../frame/say.js'
import type { Game } from '../game/game.js'
import { writtenMoves } from '../game/written-moves.js'
import { language, words } from '../i18n/language.js'
import type { KeyAct } from '../panel/keys.js'
import { listenForMove, tell } from '../speech/tell.js'
import { inOwnLanguage, type LastMove, utterancesOf } from '../speech/utterances.js'
import { toggleSpeech, type Utterance, voice } from '../speech/voice.js'
import { announce, repeat } from './announce.js'
import { clockUtterances, lastMoveUtterances, pieceUtterances } from './spoken-texts.js'

/** The keys that say something. */
export type SpeakingKey = Extract<
  KeyAct,
  'last' | 'clocks' | 'pieces' | 'announce' | 'repeat' | 'speak' | 'speech'
>

/** Says the outcome of an act. */
export const tellOutcome = (game: Game, liveRegion: LiveRegion, outcome: Outcome): void =>
  tell(liveRegion, utterancesOf(outcome, lastMove(game.state.value)))

/** Says what a key asks for. */
export function onSpeakingKey(game: Game, liveRegion: LiveRegion, key: SpeakingKey): void {
  const state = game.state.value
  switch (key) {
    case 'last':
      tell(liveRegion, lastMoveUtterances(state))
      break
    case 'clocks':
      tell(liveRegion, clockUtterances(game))
      break
    case 'pieces':
      tell(liveRegion, pieceUtterances(state))
      break
    case 'announce':
      if (!announce(game))
        tell(liveRegion, fallbackUtterances(state, words().blind.nothingToAnnounce))
      break
    case 'repeat':
      if (!repeat(game)) tell(liveRegion, fallbackUtterances(state, words().blind.nothingToRepeat))
      break
    case 'speak':
      void listenForMove(game, liveRegion)
      break
    case 'speech':
      tell(liveRegion, toggleSpeech())
      break
  }
}

/** If both players can see, moves need not be announced, so the keys read out the last move. */
const fallbackUtterances = (state: GameState, text: string): readonly Utterance[] =>
  state.blind === null ? lastMoveUtterances(state) : [inOwnLanguage(text)]

function lastMove(state: GameState): LastMove {
  const written = writtenMoves(state, language.value).at(-1)?.text
  return { written, announced: voice.value.phonetic ? lastAnnouncement(state) : null }
}
