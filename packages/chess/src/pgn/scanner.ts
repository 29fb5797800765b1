// The words of a PGN file, found in its bytes as they stream by. No string is built here, and no more is
// held than the word at hand: a visitor is told where in the bytes each thing stands.

export type PgnFaultCode =
  | 'tag-malformed'
  | 'comment-unclosed'
  | 'comment-too-long'
  | 'variation-unclosed'
  | 'variation-unopened'
  | 'variations-too-deep'
  | 'token-too-long'

/** The bytes are valid during the call only. */
export interface PgnVisitor {
  beginGame(): void
  tag(bytes: Uint8Array, name: number, nameEnd: number, value: number, valueEnd: number): void
  /** A move as written, in the main line or a variation. */
  move(bytes: Uint8Array, start: number, end: number): void
  /** `$6`, and `!`, `?`, `!!` … as their numbers 1 to 6 where they stand apart from the move. */
  nag(number: number): void
  /** What stands between the braces, or after a semicolon. */
  comment(bytes: Uint8Array, start: number, end: number): void
  openVariation(): void
  closeVariation(): void
  gameResult(result: PgnResult): void
  fault(code: PgnFaultCode): void
  endGame(): void
}

export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*'

/** A comment longer than this is a broken file. */
const LONGEST_COMMENT = 1 << 20
/** No move, number or tag is longer than this. */
const LONGEST_TOKEN = 4096
/** Variations inside variations inside …: beyond this they are passed over. */
const DEEPEST = 256

const IDLE = 0
const TAGS = 1
const MOVES = 2

// Kinds of bytes.
const WORD = 0
const SPACE = 1
const STOP = 2 // ends a word, and begins something of its own

const kinds = new Uint8Array(256)
for (const space of [9, 10, 11, 12, 13, 32, 0xa0]) kinds[space] = SPACE
for (const stop of '[]{}();$*<>"') kinds[stop.charCodeAt(0)] = STOP

const NEWLINE = 10

export class PgnScanner {
  readonly #visitor: PgnVisitor
  #rest = new Uint8Array(0)
  #state = IDLE
  #depth = 0
  #lineStart = true
  #begun = false

  constructor(visitor: PgnVisitor) {
    this.#visitor = visitor
  }

  /** The next bytes of the file. */
  push(chunk: Uint8Array): void {
    let bytes = chunk
    if (this.#rest.length > 0) {
      bytes = new Uint8Array(this.#rest.length + chunk.length)
      bytes.set(this.#rest)
      bytes.set(chunk, this.#rest.length)
    }
    if (!this.#begun && bytes.length < 3) {
      // A byte order mark may yet come whole.
      this.#rest = bytes.slice()
      return
    }
    const used = this.#scan(bytes, false)
    this.#rest = bytes.slice(used)
  }

  /** The file is at its end. */
  end(): void {
    const bytes = this.#rest
    this.#rest = new Uint8Array(0)
    this.#scan(bytes, true)
    this.#endGame()
  }

  #beginGame(): void {
    this.#state = TAGS
    this.#depth = 0
    this.#visitor.beginGame()
  }

  #endGame(): void {
    if (this.#state === IDLE) return
    if (this.#depth > 0) this.#visitor.fault('variation-unclosed')
    this.#state = IDLE
    this.#depth = 0
    this.#visitor.endGame()
  }

  /** Moves have begun. */
  #inMoves(): void {
    if (this.#state === MOVES) return
    if (this.#state === IDLE) this.#beginGame()
    this.#state = MOVES
  }

  /** Reads what is complete, and returns how many bytes that was. */
  #scan(bytes: Uint8Array, final: boolean): number {
    const n = bytes.length
    let i = 0
    if (!this.#begun) {
      this.#begun = true
      if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) i = 3
    }
    while (i < n) {
      const byte = bytes[i]
      const kind = kinds[byte]
      if (kind === SPACE) {
        if (byte === NEWLINE) this.#lineStart = true
        i++
        continue
      }
      if (kind === WORD && !(byte === 0x25 && this.#lineStart)) {
        let end = i + 1
        while (end < n && kinds[bytes[end]] === WORD) end++
        if (end === n && !final && end - i < LONGEST_TOKEN) return i
        this.#lineStart = false
        this.#word(bytes, i, end)
        i = end
        continue
      }
      let next: number
      if (byte === 0x5b) next = this.#tag(bytes, i, final)
      else if (byte === 0x7b) next = this.#comment(bytes, i, final)
      else if (byte === 0x3b || byte === 0x25) next = this.#line(bytes, i, final)
      else if (byte === 0x24) next = this.#nag(bytes, i, final)
      else {
        next = i + 1
        if (byte === 0x28) this.#open()
        else if (byte === 0x29) this.#close()
        else if (byte === 0x2a) this.#result('*')
      }
      if (next < 0) return i
      // A line comment ends before its newline, which then begins the next line.
      this.#lineStart = false
      i = next
    }
    return i
  }

  #open(): void {
    this.#inMoves()
    this.#depth++
    if (this.#depth <= DEEPEST) this.#visitor.openVariation()
    else if (this.#depth === DEEPEST + 1) this.#visitor.fault('variations-too-deep')
  }

  #close(): void {
    if (this.#depth > 0) {
      this.#depth--
      if (this.#depth < DEEPEST) this.#visitor.closeVariation()
    } else if (this.#state === MOVES) this.#visitor.fault('variation-unopened')
  }

  #result(result: PgnResult): void {
    // With no game begun it is the rest of one written with spaces: `1/2 - 1/2`.
    if (this.#depth > 0 || this.#state === IDLE) return
    this.#visitor.gameResult(result)
    this.#endGame()
  }

  /** A run of letters, digits and signs: a move, a move number, both in one, a result, or `!?`. */
  #word(bytes: Uint8Array, start: number, end: number): void {
    let at = start
    const first = bytes[at]
    if (first <= 0x39 && first >= 0x30) {
      const result = resultOf(bytes, start, end)
      if (result !== undefined) {
        this.#result(result)
        return
      }
      while (at < end && bytes[at] <= 0x39 && bytes[at] >= 0x30) at++
      // `0-0` is castling with zeros, not a number.
      if (bytes[at] === 0x2d && first === 0x30) at = start
    }
    while (at < end && (bytes[at] === 0x2e || isEllipsis(bytes, at)))
      at += bytes[at] === 0x2e ? 1 : 3
    if (at === end || (end - at === 1 && bytes[at] === 0x2d)) return
    this.#inMoves()
    if (this.#depth > DEEPEST) return
    if (bytes[at] === 0x21 || bytes[at] === 0x3f) {
      const nag = suffixNag(bytes, at, end)
      if (nag > 0) {
        this.#visitor.nag(nag)
        return
      }
    }
    if (end - at > LONGEST_TOKEN) {
      this.#visitor.fault('token-too-long')
      return
    }
    // Some files leave no space before the result: `Qg20-1`.
    const glued = gluedResult(bytes, at, end)
    if (glued === 0) {
      this.#visitor.move(bytes, at, end)
      return
    }
    this.#visitor.move(bytes, at, end - glued)
    const result = resultOf(bytes, end - glued, end)
    if (result !== undefined) this.#result(result)
  }

  #tag(bytes: Uint8Array, start: number, final: boolean): number {
    let lineEnd = bytes.indexOf(NEWLINE, start)
    if (lineEnd < 0) {
      if (!final && bytes.length - start < LONGEST_TOKEN) return -1
      lineEnd = bytes.length
    }
    // A tag on a line of its own after moves begins the next game, whatever the last one lacks.
    if (this.#state === MOVES && (this.#lineStart || this.#depth === 0)) this.#endGame()
    if (this.#state === IDLE) this.#beginGame()
    const name = skipSpaces(bytes, start + 1, lineEnd)
    let nameEnd = name
    while (nameEnd < lineEnd && kinds[bytes[nameEnd]] === WORD) nameEnd++
    const open = skipSpaces(bytes, nameEnd, lineEnd)
    const close = bytes[open] === 0x22 ? closingQuote(bytes, open + 1, lineEnd) : -1
    if (nameEnd === name || close < 0) {
      this.#visitor.fault('tag-malformed')
      return lineEnd
    }
    this.#visitor.tag(bytes, name, nameEnd, open + 1, close)
    return skipSpaces(bytes, close + 1, lineEnd) + 1
  }

  #comment(bytes: Uint8Array, start: number, final: boolean): number {
    const close = bytes.indexOf(0x7d, start)
    const limit = close < 0 ? bytes.length : close
    // A new game inside a comment: its brace was forgotten.
    for (let line = bytes.indexOf(NEWLINE, start); line >= 0 && line < limit; ) {
      if (beginsEvent(bytes, line + 1)) {
        this.#visitor.fault('comment-unclosed')
        return line
      }
      line = bytes.indexOf(NEWLINE, line + 1)
    }
    if (close < 0) {
      if (!final && limit - start < LONGEST_COMMENT) return -1
      if (this.#state === IDLE) this.#beginGame()
      this.#visitor.fault(final ? 'comment-unclosed' : 'comment-too-long')
      return limit
    }
    if (this.#state === IDLE) this.#beginGame()
    if (this.#depth <= DEEPEST) this.#visitor.comment(bytes, start + 1, close)
    return close + 1
  }

  /** A comment after a semicolon, or a line that `%` hides. */
  #line(bytes: Uint8Array, start: number, final: boolean): number {
    let end = bytes.indexOf(NEWLINE, start)
    if (end < 0) {
      if (!final && bytes.length - start < LONGEST_COMMENT) return -1
      end = bytes.length
    }
    if (bytes[start] === 0x3b && this.#state !== IDLE) this.#visitor.comment(bytes, start + 1, end)
    return end
  }

  #nag(bytes: Uint8Array, start: number, final: boolean): number {
    let at = start + 1
    let number = 0
    while (at < bytes.length && bytes[at] >= 0x30 && bytes[at] <= 0x39 && at - start < 6) {
      number = number * 10 + bytes[at] - 0x30
      at++
    }
    if (at === bytes.length && !final) return -1
    if (at > start + 1 && this.#state === MOVES) this.#visitor.nag(number)
    return at
  }
}

function skipSpaces(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && kinds[bytes[at]] === SPACE) at++
  return at
}

/** The quote that a bracket follows: real files have quotes inside values. */
function closingQuote(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    if (bytes[at] === 0x5c && (bytes[at + 1] === 0x22 || bytes[at + 1] === 0x5c)) at++
    else if (bytes[at] === 0x22 && bytes[skipSpaces(bytes, at + 1, end)] === 0x5d) return at
  }
  return -1
}

const event = [0x5b, 0x45, 0x76, 0x65, 0x6e, 0x74, 0x20, 0x22] // [Event "

function beginsEvent(bytes: Uint8Array, at: number): boolean {
  for (let i = 0; i < event.length; i++) if (bytes[at + i] !== event[i]) return false
  return true
}

/** The character … in UTF-8. */
function isEllipsis(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xe2 && bytes[at + 1] === 0x80 && bytes[at + 2] === 0xa6
}

function resultOf(bytes: Uint8Array, start: number, end: number): PgnResult | undefined {
  const length = end - start
  if (length === 3 && bytes[start + 1] === 0x2d) {
    if (bytes[start] === 0x31 && bytes[start + 2] === 0x30) return '1-0'
    if (bytes[start] === 0x30 && bytes[start + 2] === 0x31) return '0-1'
  }
  if (bytes[start] !== 0x31 || bytes[start + 1] !== 0x2f || bytes[start + 2] !== 0x32)
    return undefined
  // 1/2-1/2, and 1/2 alone as some write it.
  return length === 7 || length === 3 ? '1/2-1/2' : undefined
}

/** How many bytes at the end of a move are a result written onto it. */
function gluedResult(bytes: Uint8Array, start: number, end: number): number {
  const mark = bytes[end - 2]
  if (mark === 0x2d && end - start > 4) {
    return resultOf(bytes, end - 3, end) === undefined ? 0 : 3
  }
  if (mark === 0x2f && end - start > 8) {
    return resultOf(bytes, end - 7, end) === undefined ? 0 : 7
  }
  return 0
}

/** `!` 1, `?` 2, `!!` 3, `??` 4, `!?` 5, `?!` 6; 0 if it is something else. */
function suffixNag(bytes: Uint8Array, start: number, end: number): number {
  const good = (at: number) => bytes[at] === 0x21
  const bad = (at: number) => bytes[at] === 0x3f
  if (end - start === 1) return good(start) ? 1 : 2
  if (end - start !== 2 || (!good(start + 1) && !bad(start + 1))) return 0
  if (good(start)) return good(start + 1) ? 3 : 5
  return bad(start + 1) ? 4 : 6
}
