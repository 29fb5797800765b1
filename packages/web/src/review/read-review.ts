import type { Language } from '../i18n/language.js'
import type { GameText } from '../saved-games/saved-game.js'
import { reviewPgn } from './read-pgn.js'
import { reviewRecord } from './read-record.js'

/** A game to be looked at again, from whatever is kept of it. */
export const readReview = ({ format, text }: GameText, language: Language, when: number | null) =>
  format === 'pgn' ? reviewPgn(text, language) : reviewRecord(text, language, when)
