import {
  CLOSE_PAREN,
  COLON,
  DOT,
  EIGHT,
  EQUALS,
  GREATER_THAN,
  HYPHEN,
  NEWLINE,
  NINE,
  ONE,
  SLASH,
  TWO,
  ZERO,
} from './ascii.js'

// Recognises the words of a PGN file from their bytes.

/** The four results of PGN. `*` means that the game is in progress or its result unknown. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*'

export const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE

/** Reads 1-0, 0-1, 1/2-1/2, the same with a colon, or 1/2 alone, as some files have them. */
export function resultOf(bytes: Uint8Array, start: number, end: number): PgnResult | undefined {
  const length = end - start
  if (length === 3 && isResultSeparator(bytes[start + 1])) {
    if (bytes[start] === ONE && bytes[start + 2] === ZERO) return '1-0'
    if (bytes[start] === ZERO && bytes[start + 2] === ONE) return '0-1'
  }
  if (!isHalf(bytes, start)) return undefined
  if (length === 3) return '1/2-1/2'
  return length === 7 && isResultSeparator(bytes[start + 3]) && isHalf(bytes, start + 4)
    ? '1/2-1/2'
    : undefined
}

/** A hyphen or a colon: in many countries a result is written 1:0. */
const isResultSeparator = (byte: number): boolean => byte === HYPHEN || byte === COLON

const isHalf = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === ONE && bytes[at + 1] === SLASH && bytes[at + 2] === TWO

/**
 * Whether it is a move number with dots and nothing else: `12.` or `12...`. In most files every
 * third word is one.
 */
export function isMoveNumber(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start
  while (at < end && isDigit(bytes[at])) at++
  if (at === start) return false
  while (at < end && bytes[at] === DOT) at++
  return at === end
}

/** The index after the digits that begin here, at most `limit`. */
export function afterDigits(bytes: Uint8Array, start: number, limit: number): number {
  let at = start
  while (at < limit && at < bytes.length && isDigit(bytes[at])) at++
  return at
}

/** The number that these digits write. */
export function numberIn(bytes: Uint8Array, start: number, end: number): number {
  let number = 0
  for (let at = start; at < end; at++) number = number * 10 + bytes[at] - ZERO
  return number
}

/** The index of the move after its number: `12.`, `12...` and `12…` are skipped. */
export function afterNumber(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && isDigit(bytes[at])) at++
  // `0-0` and `00` are castling and `0000` is a null move, not numbers.
  const zero = bytes[start] === ZERO
  if (zero && ((at < end && bytes[at] === HYPHEN) || (at === end && end - start > 1))) return start
  while (at < end && (bytes[at] === DOT || isEllipsis(bytes, at))) at += bytes[at] === DOT ? 1 : 3
  // `.12` and `1.2.` are numbers that somebody mistyped; `1.00` is castling after its number.
  return at > start && at < end && bytes[at] !== ZERO && isMoveNumber(bytes, at, end) ? end : at
}

/** The character … in UTF-8. */
function isEllipsis(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xe2 && bytes[at + 1] === 0x80 && bytes[at + 2] === 0xa6
}

/** Whether `(Q)` follows a pawn's move to its last rank. */
export function hasBracketedPromotion(bytes: Uint8Array, word: number, bracket: number): boolean {
  const before = bytes[bracket - 1]
  return (
    bracket > word &&
    (before === EIGHT || before === ONE || before === EQUALS) &&
    'QRBNqrbn'.includes(String.fromCharCode(bytes[bracket + 1])) &&
    bytes[bracket + 2] === CLOSE_PAREN
  )
}

export function hasHighByte(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (bytes[at] > 0x7f) return true
  return false
}

/**
 * The word with plain characters for typographic ones: every dash is `-`, `½` is `1/2`. The input
 * may be UTF-8 or a single-byte encoding of older files.
 */
export function plainWord(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const plain: number[] = []
  for (let at = start; at < end; ) {
    const length = dashLength(bytes, at)
    if (length > 0) {
      plain.push(HYPHEN)
      at += length
    } else if (bytes[at] === 0xbd || (bytes[at] === 0xc2 && bytes[at + 1] === 0xbd)) {
      plain.push(ONE, SLASH, TWO)
      at += bytes[at] === 0xbd ? 1 : 2
    } else {
      // Copy a whole character, so that none of its bytes is mistaken for a sign.
      const more = bytes[at] >= 0xf0 ? 3 : bytes[at] >= 0xe0 ? 2 : bytes[at] >= 0xc2 ? 1 : 0
      const next = Math.min(at + 1 + more, end)
      while (at < next) plain.push(bytes[at++])
    }
  }
  return Uint8Array.from(plain)
}

/**
 * The length of a dash: U+2010 to U+2015, the minus sign U+2212, or the dashes of Windows-1252. 0
 * if there is none.
 */
function dashLength(bytes: Uint8Array, at: number): number {
  const [first, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]]
  if (first === 0x96 || first === 0x97) return 1
  if (first !== 0xe2) return 0
  const dash = second === 0x80 && third >= 0x90 && third <= 0x95
  return dash || (second === 0x88 && third === 0x92) ? 3 : 0
}

/** The most bytes of a space. */
export const LONGEST_SPACE = 3

/**
 * The length of a non-ASCII space: non-breaking, narrow, wide or zero-width, or a byte order mark.
 * Texts from web pages contain them. 0 if there is none.
 */
export function spaceLength(bytes: Uint8Array, at: number): number {
  const [first, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]]
  if (first === 0xc2) return second === 0xa0 ? 2 : 0
  if (first === 0xe3) return second === 0x80 && third === 0x80 ? 3 : 0
  if (first === 0xef) return second === 0xbb && third === 0xbf ? 3 : 0
  if (first !== 0xe2) return 0
  // U+2000 to U+200F, U+202F, U+205F and U+2060.
  const wide = second === 0x80 && ((third >= 0x80 && third <= 0x8f) || third === 0xaf)
  return wide || (second === 0x81 && (third === 0x9f || third === 0xa0)) ? 3 : 0
}

/**
 * PGN reserves angle brackets for future use. Skips them with their content on the same line, or a
 * single one alone. -1 if it is not complete yet.
 */
export function afterReserved(bytes: Uint8Array, start: number, final: boolean): number {
  const limit = start + LONGEST_RESERVED
  for (let at = start + 1; at < limit; at++) {
    if (at >= bytes.length) return final ? start + 1 : -1
    if (bytes[at] === GREATER_THAN) return at + 1
    if (bytes[at] === NEWLINE) break
  }
  return start + 1
}

const LONGEST_RESERVED = 64
