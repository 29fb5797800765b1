import { needObject, needPosition } from '../argument.js'
import { EN_PASSANT, type Move, type MoveLike, moveCode } from '../move.js'
import { codeOfLegal } from '../position.js'
import type { StandingPosition } from '../standing-position.js'
import { lettersOf, type NotationLanguage, needLanguage } from './language.js'
import { sanOf, sansOf } from './san-writing.js'
import { translateSan } from './translate.js'

/** Options for `makeSan`. */
export interface SanOptions {
  /** Append `e.p.` to an en passant capture (Appendix C.9.3). */
  readonly enPassantMark?: boolean
}

/**
 * Writes a legal move: `Nbd2`, `exd6`, `O-O`. English follows PGN. The other languages follow
 * Appendix C: `0-0`, and promotion without a sign (`d8D`). Throws an `IllegalMoveError` if the move
 * is not legal.
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
  needPosition(position, 'makeSan')
  needLanguage(language, 'makeSan')
  const code = codeOfLegal(position, move)
  const san = translateSan(sanOf(position.board, code), language)
  const marked = options.enPassantMark === true && code >> 12 === EN_PASSANT
  return marked ? `${san} ${lettersOf[language].enPassant}` : san
}

/**
 * Writes a move that was made, without checking whether it is legal. Use it for people who must not
 * learn from the text that a move was illegal.
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
  needPosition(position, 'sanAsMade')
  needObject(move, 'sanAsMade', 'move')
  needLanguage(language, 'sanAsMade')
  return translateSan(sanOf(position.board, moveCode(move)), language)
}

/**
 * The SAN of every legal move, in the order of `legalMoves`.
 *
 * @example
 * makeSans(standardPosition()).includes('Nf3') // → true
 */
export function makeSans(position: StandingPosition, language: NotationLanguage = 'en'): string[] {
  needPosition(position, 'makeSans')
  needLanguage(language, 'makeSans')
  const sans = sansOf(position.board)
  return language === 'en' ? sans : sans.map(san => translateSan(san, language))
}
