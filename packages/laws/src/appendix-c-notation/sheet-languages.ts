import { type Color, isNotationLanguage, type NotationLanguage } from '@jadoube/chess'
import type { GameState, SheetLanguages } from '../game/state.js'

interface Writer {
  readonly language?: string
}

export function sheetLanguages(white: Writer, black: Writer): SheetLanguages {
  const of = ({ language }: Writer): NotationLanguage | null =>
    language !== undefined && isNotationLanguage(language) ? language : null
  return { white: of(white), black: of(black) }
}

/** The language of this player's scoresheet; English if it is not known. */
export const lettersOn = ({ opening }: GameState, by: Color): NotationLanguage =>
  opening.languages[by] ?? 'en'

/** A written move without its number. In Braille, no full stop follows the number. */
export const withoutNumber = (text: string): string =>
  text.replace(/^\s*\d+(?:\s*[.…]+\s*|\s+)/, '')
