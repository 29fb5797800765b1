import type { Color } from '@jadoube/chess'
import { displayTime, timeLeft } from '@jadoube/clock'
import type { GameState } from '@jadoube/laws'
import { lastAnnouncement } from '../blind/announcement.js'
import { pieceList } from '../blind/piece-list.js'
import { boardPlacement } from '../game/board-placement.js'
import type { Game } from '../game/game.js'
import { writtenMoves } from '../game/written-moves.js'
import { language, words } from '../i18n/language.js'
import { inGerman, inOwnLanguage, sideName } from '../speech/utterances.js'
import { type Utterance, voice } from '../speech/voice.js'

/** Says the last move. */
export function lastMoveUtterances(state: GameState): readonly Utterance[] {
  const { table } = words()
  const last = writtenMoves(state, language.value).at(-1)
  if (last === undefined) return [inOwnLanguage(table.noMoves)]
  const side = sideName(last.color)
  const announced = voice.value.phonetic ? lastAnnouncement(state) : null
  if (announced !== null) return [inOwnLanguage(`${side}:`), inGerman(`${announced}.`)]
  return [inOwnLanguage(table.lastMove(side, last.text))]
}

/** Says both clocks and who has the move. */
export function clockUtterances({ state: gameState, moment }: Game): readonly Utterance[] {
  const { clock: t, table } = words()
  const state = gameState.value
  const { clock } = state
  const side = sideName(state.turn)
  if (clock === null) return [inOwnLanguage(table.hasTheMove(side))]
  const left = (color: Color) => displayTime(timeLeft(clock, color, moment.value))
  return [inOwnLanguage(`${t.says(left('white'), left('black'))} ${table.hasTheMove(side)}`)]
}

/** Says where all pieces are, White's first. */
export function pieceUtterances(state: GameState): readonly Utterance[] {
  const { blind } = words()
  const placement = boardPlacement(state)
  const list = (color: Color) => pieceList(placement, color, blind.pieceNames)
  return [inOwnLanguage(blind.pieces(list('white'), list('black')))]
}
