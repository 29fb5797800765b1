/** The word stems in the languages of this program, in Latin and Cyrillic letters. */
const castling = /\bcastl|rokir|rokad|rošád|rošir|linnoit|рокир|рокад/i
const negated = /\b(not|n[o']t|never|nočem|ne bom|ne|nebudu|nechci|en|ei)\b|(^|\s)(не|нећу)(\s|$)/i

/**
 * Whether a player announces castling. Guidelines II.3.2.7.1 recommend words such as "I am about to
 * castle" in Chess960, where its first half may look like another move.
 */
export const saysCastling = (text: string): boolean =>
  castling.test(text.normalize('NFC')) && !negated.test(text)
