import {
  type Move,
  makeSan,
  parseLong,
  parseSan,
  parseUci,
  type StandingPosition,
} from '@jadoube/chess'
import type { Language } from '../i18n/language.js'

/** A move in any notation: the reader's letters, then English, then squares alone. */
export function readMove(
  position: StandingPosition,
  text: string,
  language: Language,
): Move | null {
  const asWritten = readAsWritten(position, text, language)
  if (asWritten !== null) return asWritten
  // A phone writes small letters: nf3, o-o.
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
 * An intended move in English letters, as a record has it. One that is not legal, or whose position is not
 * known here, is carried over letter by letter, for the Laws have an answer to it too.
 */
export function inEnglish(
  position: StandingPosition | undefined,
  text: string,
  language: Language,
  letters: string,
): string {
  const move = position === undefined ? null : readMove(position, text, language)
  if (position !== undefined && move !== null) return makeSan(position, move, 'en')
  // The letter of the piece stands first; that of a promotion, after the sign or at the end.
  return text.trim().replace(/^\p{Lu}|(?<=[=18])\p{Lu}/gu, letter => {
    const found = letters.indexOf(letter)
    return found < 0 ? letter : 'KQRBN'.charAt(found)
  })
}
