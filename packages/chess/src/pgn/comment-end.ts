import { CLOSE_BRACE, NEWLINE, OPEN_BRACE } from './ascii.js'
import type { LookAhead } from './next-byte.js'
import { beginsEvent, beginsGame } from './tag-line.js'

/** How far to look for the second closing brace of a comment with braces inside. */
const FARTHEST = 1024

/** Where a comment ends. */
export interface CommentEnd {
  /** The brace that closes it; -1 if there is none, or not yet. */
  close: number
  /** The newline before a game that begins inside it; -1 if there is none. */
  game: number
}

const found: CommentEnd = { close: -1, game: -1 }

/** Finds the end of the comment at `start`. The returned object is reused by the next call. */
export function endOfComment(
  bytes: Uint8Array,
  start: number,
  final: boolean,
  ahead: LookAhead,
): CommentEnd {
  const first = ahead.braces.find(bytes, start)
  found.close = first
  found.game = gameInComment(bytes, start, first, ahead)
  if (first < 0 || found.game >= 0) return found
  found.close = closingBrace(bytes, start, first, final)
  found.game = gameInComment(bytes, first, found.close, ahead)
  return found
}

/**
 * The brace that closes the comment at `start`, of which `first` is the first closing brace; -1 if
 * it is not there yet. Comments do not nest in PGN, but people write `{better {see below} was d4}`.
 * The last brace there opens nothing and would otherwise leave words of the comment among the
 * moves.
 */
function closingBrace(bytes: Uint8Array, start: number, first: number, final: boolean): number {
  let close = first
  let inner = 0
  for (let at = start + 1; at < close; at++) if (bytes[at] === OPEN_BRACE) inner++
  for (; inner > 0; inner--) {
    const next = nextBrace(bytes, close + 1)
    if (next === bytes.length && next - close < FARTHEST && !final) return -1
    if (bytes[next] !== CLOSE_BRACE) break
    close = next
  }
  return close
}

/** The next brace of either kind, or where the search ends: after a blank line, or far away. */
function nextBrace(bytes: Uint8Array, start: number): number {
  const limit = Math.min(bytes.length, start + FARTHEST)
  let at = start
  let isBlank = false
  for (; at < limit; at++) {
    const byte = bytes[at]
    if (byte === OPEN_BRACE || byte === CLOSE_BRACE) break
    if (byte === NEWLINE && isBlank) break
    isBlank = byte === NEWLINE || (isBlank && (byte === 13 || byte === 32 || byte === 9))
  }
  return at
}

/**
 * Where a new game begins inside a comment, because a brace is missing: the newline before its
 * first tag, or -1. A closed comment may quote a game.
 */
function gameInComment(
  bytes: Uint8Array,
  start: number,
  close: number,
  { newlines }: LookAhead,
): number {
  const begins = close < 0 ? beginsEvent : beginsGame
  const limit = close < 0 ? bytes.length : close
  let line = newlines.find(bytes, start)
  for (; line >= 0 && line < limit; line = newlines.find(bytes, line + 1)) {
    if (begins(bytes, line + 1)) return line
  }
  return -1
}

/** The end of a text without the white space after it. */
export function trimmedEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = end
  while (at > start && bytes[at - 1] <= 32) at--
  return at
}
