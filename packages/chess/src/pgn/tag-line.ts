import { BACKSLASH, CLOSE_BRACKET, NEWLINE, OPEN_BRACKET, QUOTE } from './ascii.js'
import { isTagName } from './tag-names.js'
import { decodeText } from './text.js'

// Reads a tag pair from the bytes of its line.

export interface TagSpan {
  name: number
  nameEnd: number
  value: number
  valueEnd: number
  /** The index after the closing bracket. */
  end: number
}

const span: TagSpan = { name: 0, nameEnd: 0, value: 0, valueEnd: 0, end: 0 }

const isSpace = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13) || byte === 0xa0

// The characters that end a name: spaces, control characters, and these. `%` begins a command such
// as `[%clk 0:01:00]`.
const endsName = /* @__PURE__ */ endTable()

function endTable(): Uint8Array {
  const table = new Uint8Array(256).fill(1, 0, 33).fill(1, 0x7f, 0x80)
  for (const sign of '[]{}();$*<>"%') table[sign.charCodeAt(0)] = 1
  return table
}

function skipSpaces(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && isSpace(bytes[at])) at++
  return at
}

/** Whether a name and a quote follow the bracket. Names have at most 255 bytes. */
export function looksLikeTag(bytes: Uint8Array, start: number): boolean {
  const limit = Math.min(bytes.length, start + 256)
  const nameEnd = endOfName(bytes, skipSpaces(bytes, start + 1, limit), limit)
  return bytes[skipSpaces(bytes, nameEnd, limit)] === QUOTE
}

function endOfName(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && endsName[bytes[at]] === 0) at++
  return at
}

/** A tag that does not end on its line. So no other one that begins after it on this line ends. */
export const UNCLOSED = 'unclosed'

/**
 * Reads the tag that begins with the bracket at `start`; undefined if there is none. The returned
 * object is reused by the next call.
 */
export function readTag(
  bytes: Uint8Array,
  start: number,
  lineEnd: number,
): TagSpan | typeof UNCLOSED | undefined {
  const name = skipSpaces(bytes, start + 1, lineEnd)
  const nameEnd = endOfName(bytes, name, lineEnd)
  const open = skipSpaces(bytes, nameEnd, lineEnd)
  if (nameEnd === name || nameEnd - name > 255 || bytes[open] !== QUOTE) return undefined
  if (!isName(bytes, name, nameEnd)) return undefined
  const close = closingQuote(bytes, open + 1, lineEnd)
  if (close < 0) return UNCLOSED
  span.name = name
  span.nameEnd = nameEnd
  span.value = open + 1
  span.valueEnd = close
  span.end = skipSpaces(bytes, close + 1, lineEnd) + 1
  return span
}

/**
 * Whether these bytes are a valid tag name. ASCII names are; others may contain characters that
 * cannot be read back.
 */
function isName(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (bytes[at] > 0x7f) return isTagName(decodeText(bytes, start, end))
  }
  return true
}

/** The closing quote is the one before a bracket, because real files have quotes inside values. */
function closingQuote(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    if (bytes[at] === BACKSLASH && (bytes[at + 1] === QUOTE || bytes[at + 1] === BACKSLASH)) at++
    else if (bytes[at] === QUOTE && bytes[skipSpaces(bytes, at + 1, end)] === CLOSE_BRACKET)
      return at
  }
  return -1
}

const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result']

/** The index after a bracket that begins no tag, and after its content if that is short. */
export function afterNoTag(bytes: Uint8Array, start: number): number {
  for (let at = start; at < Math.min(start + 64, bytes.length); at++) {
    if (bytes[at] === NEWLINE) break
    if (bytes[at] === CLOSE_BRACKET) return at + 1
  }
  return start + 1
}

/** A bit for each of the seven standard tags; 0 for other tags. */
export function rosterBit(bytes: Uint8Array, { name, nameEnd }: TagSpan): number {
  const length = nameEnd - name
  if (length < 4 || length > 6) return 0
  const first = bytes[name] & ~32
  for (let i = 0; i < roster.length; i++) {
    const each = roster[i]
    if (each.charCodeAt(0) !== first || each.length !== length) continue
    let at = 0
    // Without case: bit 5 distinguishes lower from upper case.
    while (at < length && ((bytes[name + at] ^ each.charCodeAt(at)) & ~32) === 0) at++
    if (at === length) return 1 << i
  }
  return 0
}

const eventTagStart = [0x5b, 0x45, 0x76, 0x65, 0x6e, 0x74, 0x20, 0x22] // [Event "

export function beginsEvent(bytes: Uint8Array, at: number): boolean {
  for (let i = 0; i < eventTagStart.length; i++)
    if (bytes[at + i] !== eventTagStart[i]) return false
  return true
}

/**
 * Whether a game begins here rather than a quotation in a comment: a blank line, `[Event "`, and
 * another tag on the next line.
 */
export function beginsGame(bytes: Uint8Array, at: number): boolean {
  if (!beginsEvent(bytes, at)) return false
  let before = at - 2
  while (before >= 0 && bytes[before] !== NEWLINE && isSpace(bytes[before])) before--
  if (bytes[before] !== NEWLINE) return false
  const next = bytes.indexOf(NEWLINE, at)
  return next >= 0 && bytes[next + 1] === OPEN_BRACKET
}
