import { OPEN_PAREN } from './ascii.js'
import { hasBracketedPromotion, LONGEST_SPACE, spaceLength } from './word-bytes.js'

// Finds where the words of a PGN file end.

// The kinds of bytes.
const WORD = 0
export const SPACE = 1
/** Ends a word and begins something else. */
export const STOP = 2
/** The first byte of a multi-byte character, which may be a space. */
export const LEAD = 3

/** A space that does not break, in Latin-1; in UTF-8 the last byte of à, Р and many others. */
const NO_BREAK = 0xa0

export const kinds = /* @__PURE__ */ kindTable()

function kindTable(): Uint8Array {
  const table = new Uint8Array(256)
  // Control characters count as spaces: DOS files end with one (26).
  for (let space = 0; space <= 32; space++) table[space] = SPACE
  table[0x7f] = SPACE
  table[NO_BREAK] = SPACE
  for (const lead of [0xc2, 0xe2, 0xe3, 0xef]) table[lead] = LEAD
  for (const stop of '[]{}();$*<>"') table[stop.charCodeAt(0)] = STOP
  return table
}

/** The most bytes of a move, a number or a tag. */
export const LONGEST_TOKEN = 4096

/** The index where the word ends; -1 if it may not be complete yet. */
export function wordEnd(bytes: Uint8Array, start: number, final: boolean): number {
  const n = bytes.length
  let end = start + 1
  for (;;) {
    while (end < n && kinds[bytes[end]] === WORD) end++
    if (end < n && bytes[end] === NO_BREAK && endsCharacter(bytes, start, end)) {
      end++
      continue
    }
    if (end >= n || kinds[bytes[end]] !== LEAD || spaceLength(bytes, end) > 0) break
    if (!final && n - end < LONGEST_SPACE) return end - start < LONGEST_TOKEN ? -1 : end
    end++
  }
  if (end < n - 2 && bytes[end] === OPEN_PAREN && hasBracketedPromotion(bytes, start, end)) {
    end += 3
    while (end < n && kinds[bytes[end]] === WORD) end++
  }
  // Three more bytes are needed to tell whether a bracket is part of a promotion.
  const open = end === n || (bytes[end] === OPEN_PAREN && end >= n - 2)
  return open && !final && end - start < LONGEST_TOKEN ? -1 : end
}

/**
 * Whether this byte is the second, third or fourth of a UTF-8 character that begins in the word.
 */
function endsCharacter(bytes: Uint8Array, start: number, at: number): boolean {
  let lead = at - 1
  while (lead > start && at - lead < 3 && (bytes[lead] & 0xc0) === 0x80) lead--
  const first = bytes[lead]
  if (first < 0xc2 || first > 0xf4) return false
  const last = lead + (first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1)
  if (at > last) return false
  for (let each = at + 1; each <= last && each < bytes.length; each++) {
    if ((bytes[each] & 0xc0) !== 0x80) return false
  }
  return true
}
