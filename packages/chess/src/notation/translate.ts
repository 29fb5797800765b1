import { needText } from '../argument.js'
import { lettersOf, type NotationLanguage, needLanguage } from './language.js'

/**
 * Translates English SAN into the piece letters of another language, with castling and promotion as
 * the Laws write them.
 */
export function translateSan(san: string, language: NotationLanguage): string {
  needText(san, 'translateSan', 'san')
  needLanguage(language, 'translateSan')
  // English has the forms of PGN, `O-O` and `e8=Q`. The Laws have `0-0` and `e8Q` (C.11, C.13).
  if (language === 'en') return san
  const { pieces } = lettersOf[language]
  const first = san.charCodeAt(0)
  if (first === 79) return san.replaceAll('O', '0')
  if (first >= 97) {
    const equals = san.indexOf('=')
    if (equals < 0) return san
    const letter = pieces['KQRBN'.indexOf(san[equals + 1])]
    return san.slice(0, equals) + letter + san.slice(equals + 2)
  }
  return pieces['KQRBN'.indexOf(san[0])] + san.slice(1)
}
