import {
  type Attempt,
  type Color,
  isNotationLanguage,
  type Move,
  type NotationLanguage,
  type Position,
  parseSan,
  type SanError,
} from '@jadoube/chess'
import type { GameState } from '../game/state.js'

/** The language of each scoresheet; null where nobody has said. */
export type SheetLanguages = Readonly<Record<Color, NotationLanguage | null>>

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

/**
 * C.2, C.3: a move as a player wrote it, in the letters of his scoresheet. A sheet has one language: S is a
 * knight to one player and a bishop to the other, and no letter is guessed from another language.
 */
export function readInOwnLetters(
  state: GameState,
  by: Color,
  position: Position,
  text: string,
): Attempt<Move, SanError> {
  return parseSan(position, text, lettersOn(state, by))
}
