import {
  type Attempt,
  type Color,
  isNotationLanguage,
  type Move,
  type NotationLanguage,
  parseSan,
  type SanError,
  type StandingPosition,
} from '@jadoube/chess'
import type { GameState, SheetLanguages } from '../game/state.js'
import { movesOfEntry } from './sheet-moves.js'

interface Writer {
  readonly language?: string
}

export function sheetLanguages(white: Writer, black: Writer): SheetLanguages {
  const of = ({ language }: Writer): NotationLanguage | null =>
    language !== undefined && isNotationLanguage(language) ? language : null
  return { white: of(white), black: of(black) }
}

/** The letters in which this player's scoresheet is read; English where nobody has said. */
export const lettersOn = ({ opening }: GameState, by: Color): NotationLanguage =>
  opening.languages[by] ?? 'en'

/** A written move without its number. After one in Braille stands no point. */
export const withoutNumber = (text: string): string =>
  text.replace(/^\s*\d+(?:\s*[.…]+\s*|\s+)/, '')

/**
 * C.2, C.3: a move as a player wrote it, in the letters of their scoresheet. A sheet has one language: S is a
 * knight to one player and a bishop to the other, and no letter is guessed from another language. Of an
 * entry with more than one move it is the last.
 */
export function readInOwnLetters(
  state: GameState,
  by: Color,
  position: StandingPosition,
  text: string,
): Attempt<Move, SanError> {
  const letters = lettersOn(state, by)
  const read = parseSan(position, withoutNumber(text), letters)
  if (read.ok || read.error.code !== 'san-syntax') return read
  const last = movesOfEntry(text).at(-1)
  return last === undefined ? read : parseSan(position, last.text, last.inEnglish ? 'en' : letters)
}
