import type { Language } from '../i18n/language.js'
import type { GameText } from '../saved-games/saved-game.js'
import { reviewPgn } from './read-pgn.js'
import { reviewRecord } from './read-record.js'

/** Reads a game for review, from its record or PGN. */
export const readReview = ({ format, text }: GameText, language: Language, when: number | null) =>
  format === 'pgn' ? reviewPgn(text, language) : reviewRecord(text, language, when)
