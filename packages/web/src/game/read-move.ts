import {
  type Move,
  makeSan,
  parseLong,
  parseSan,
  parseUci,
  type StandingPosition,
} from '@jadoube/chess'
import type { Language } from '../i18n/language.js'

/** Reads a move in any notation: the reader's letters, then English, then squares only. */
export function readMove(
  position: StandingPosition,
  text: string,
  language: Language,
): Move | null {
  const asWritten = readAsWritten(position, text, language)
  if (asWritten !== null) return asWritten
  // Phones write small letters: nf3, o-o.
  const capital = /^o-?o/i.test(text.trim())
    ? text.trim().toUpperCase()
    : text.trim().replace(/^\p{Ll}/u, letter => letter.toUpperCase())
  return capital === text.trim() ? null : readAsWritten(position, capital, language)
}

function readAsWritten(position: StandingPosition, text: string, language: Language): Move | null {
  for (const read of [
    parseSan(position, text, language),
    parseSan(position, text, 'en'),
    parseLong(position, text, language),
    parseUci(position, text.toLowerCase().replace(/[\s-]/g, '')),
  ]) {
    if (read.ok) return read.value
  }
  return null
}

/**
 * Translates an intended move into English letters for the record. If it is not legal, or the
 * position is not known here, it is translated letter by letter, because the Laws also answer such
 * a claim.
 */
export function inEnglish(
  position: StandingPosition | undefined,
  text: string,
  language: Language,
  letters: string,
): string {
  const move = position === undefined ? null : readMove(position, text, language)
  if (position !== undefined && move !== null) return makeSan(position, move, 'en')
  // The letter of the piece comes first, that of a promotion after the sign or at the end.
  return text.trim().replace(/^\p{Lu}|(?<=[=18])\p{Lu}/gu, letter => {
    const found = letters.indexOf(letter)
    return found < 0 ? letter : 'KQRBN'.charAt(found)
  })
}
