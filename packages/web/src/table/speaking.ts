import type { GameState } from '@jadoube/laws'
import type { Outcome } from '../account/outcome.js'
import { lastAnnouncement } from '../blind/announcement.js'
import { say } from '../frame/say.js'
import type { Game } from '../game/game.js'
import { writtenMoves } from '../game/written-moves.js'
import { language, words } from '../i18n/language.js'
import type { KeyAct } from '../panel/keys.js'
import { canListen } from '../speech/listen.js'
import { playSpoken } from '../speech/play-spoken.js'
import { inOneBreath, inOwn, type LastMove, utterancesOf } from '../speech/utterances.js'
import { hush, sayAloud, switchSpeech, type Utterance, voice } from '../speech/voice.js'
import { announce, repeat } from './announce.js'
import { clocksSaid, lastMoveSaid, piecesSaid } from './said.js'

/** A live region. */
interface Said {
  value: string
}

/** The keys that say something. */
export type SpeakingKey = Extract<
  KeyAct,
  'last' | 'clocks' | 'pieces' | 'announce' | 'repeat' | 'speak' | 'speech'
>

/** Says the outcome of an act. */
export const tellOutcome = (game: Game, said: Said, came: Outcome): void =>
  tell(said, utterancesOf(came, lastMove(game.state.value)))

/** Says what a key asks for. */
export function onSpeakingKey(game: Game, said: Said, key: SpeakingKey): void {
  const state = game.state.value
  switch (key) {
    case 'last':
      tell(said, lastMoveSaid(state))
      break
    case 'clocks':
      tell(said, clocksSaid(game))
      break
    case 'pieces':
      tell(said, piecesSaid(state))
      break
    case 'announce':
      if (!announce(game)) tell(said, otherwise(state, words().blind.nothingToAnnounce))
      break
    case 'repeat':
      if (!repeat(game)) tell(said, otherwise(state, words().blind.nothingToRepeat))
      break
    case 'speak':
      void speakMove(game, said)
      break
    case 'speech':
      tell(said, switchSpeech())
      break
  }
}

/** Announces a text in a live region, and aloud if enabled. */
function tell(said: Said, utterances: readonly Utterance[]): void {
  say(said, inOneBreath(utterances))
  sayAloud(utterances)
}

/** If both players can see, moves need not be announced, so the keys read out the last move. */
const otherwise = (state: GameState, text: string): readonly Utterance[] =>
  state.blind === null ? lastMoveSaid(state) : [inOwn(text)]

function lastMove(state: GameState): LastMove {
  const written = writtenMoves(state, language.value).at(-1)?.text
  return { written, announced: voice.value.phonetic ? lastAnnouncement(state) : null }
}

async function speakMove(game: Game, said: Said): Promise<void> {
  const { blind } = words()
  if (!canListen()) {
    tell(said, [inOwn(blind.cannotListen)])
    return
  }
  hush()
  say(said, blind.listening)
  if (!(await playSpoken(game))) tell(said, [inOwn(blind.notHeard)])
}
