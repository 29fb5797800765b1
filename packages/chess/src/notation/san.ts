import { EN_PASSANT, type Move, type MoveLike, moveCode } from '../move.js'
import { codeOfLegal } from '../position.js'
import type { StandingPosition } from '../standing-position.js'
import { lettersOf, type NotationLanguage } from './language.js'
import { sanOf, sansOf } from './san-writing.js'
import { translateSan } from './translate.js'

/** What `makeSan` adds to a move. */
export interface SanOptions {
  /** Append `e.p.` to a capture en passant (Appendix C.9.3). */
  readonly enPassantMark?: boolean
}

/**
 * Writes a legal move: `Nbd2`, `exd6`, `O-O`. English is that of PGN; the other languages follow
 * Appendix C: `0-0`, and a promotion without a sign (`d8D`).
 *
 * @example
 * const move = unwrap(findMove(standardPosition(), { from: 'g1', to: 'f3' }))
 * makeSan(standardPosition(), move) // → 'Nf3'
 * makeSan(standardPosition(), move, 'cs') // → 'Jf3'
 */
export function makeSan(
  position: StandingPosition,
  move: MoveLike,
  language: NotationLanguage = 'en',
  options: SanOptions = {},
): string {
  const code = codeOfLegal(position, move)
  const san = translateSan(sanOf(position.board, code), language)
  const marked = options.enPassantMark === true && code >> 12 === EN_PASSANT
  return marked ? `${san} ${lettersOf[language].enPassant}` : san
}

/**
 * Writes a move as it was made, without asking whether it is legal: for anyone who is not to learn that it was not.
 *
 * @example
 * const move = unwrap(parseSan(standardPosition(), 'Nf3'))
 * sanAsMade(standardPosition(), move) // → 'Nf3'
 */
export function sanAsMade(
  position: StandingPosition,
  move: Move,
  language: NotationLanguage = 'en',
): string {
  return translateSan(sanOf(position.board, moveCode(move)), language)
}

/**
 * The SAN of every legal move, in the order of `legalMoves`.
 *
 * @example
 * makeSans(standardPosition()).includes('Nf3') // → true
 */
export function makeSans(position: StandingPosition, language: NotationLanguage = 'en'): string[] {
  const sans = sansOf(position.board)
  return language === 'en' ? sans : sans.map(san => translateSan(san, language))
}
