import {
  CLOSE_PAREN,
  DOLLAR,
  DOT,
  HYPHEN,
  LESS_THAN,
  NEWLINE,
  NINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  OPEN_PAREN,
  PERCENT,
  SEMICOLON,
  STAR,
} from './ascii.js'
import { endOfComment, trimmedEnd } from './comment-end.js'
import type { PgnPlace } from './fault.js'
import { GameOutline } from './game-outline.js'
import { nextInWord } from './glued-words.js'
import { nagOfWord } from './nag.js'
import { LookAhead } from './next-byte.js'
import { afterNoTag, looksLikeTag, readTag, UNCLOSED } from './tag-line.js'
import type { PgnPlaces, PgnVisitor } from './visitor.js'
import {
  afterDigits,
  afterNumber,
  afterReserved,
  hasHighByte,
  isMoveNumber,
  LONGEST_SPACE,
  numberIn,
  plainWord,
  resultOf,
  spaceLength,
} from './word-bytes.js'
import { kinds, LEAD, LONGEST_TOKEN, SPACE, STOP, wordEnd } from './word-end.js'

// Finds the parts of a PGN file in a stream of bytes. It builds no strings and holds only the
// current word. A visitor is told where in the bytes each part is.

/** A longer comment means a broken file. */
const LONGEST_COMMENT = 1 << 20

export class PgnScanner implements PgnPlaces {
  readonly #visitor: PgnVisitor
  readonly #game: GameOutline
  #rest = new Uint8Array(0)
  #lineStart = true
  #begun = false
  /** The offset of the current bytes in the file. */
  #base = 0
  #at = 0
  #line = 1
  #lineBase = 0
  readonly #ahead = new LookAhead()
  /** No tag ends before this offset. */
  #noTagBefore = 0

  constructor(visitor: PgnVisitor) {
    this.#visitor = visitor
    this.#game = new GameOutline(visitor, this)
    visitor.scannedBy?.(this)
  }

  get place(): PgnPlace {
    const offset = this.#base + this.#at
    return { line: this.#line, column: offset - this.#lineBase + 1, offset }
  }

  /** Scans the next bytes of the file. */
  push(chunk: Uint8Array): void {
    let bytes = chunk
    if (this.#rest.length > 0) {
      bytes = new Uint8Array(this.#rest.length + chunk.length)
      bytes.set(this.#rest)
      bytes.set(chunk, this.#rest.length)
    }
    if (!this.#begun && bytes.length < 3) {
      // Wait until a byte order mark would be complete.
      this.#rest = bytes.slice()
      return
    }
    const used = this.#scanGames(bytes, false)
    this.#base += used
    this.#rest = bytes.slice(used)
  }

  /** Scans what is left at the end of the file. */
  end(): void {
    const bytes = this.#rest
    this.#rest = new Uint8Array(0)
    this.#base += this.#scanGames(bytes, true)
    this.#at = 0
    this.#game.end()
  }

  /** Counts the newline at this index. */
  #newline(index: number): void {
    this.#line++
    this.#lineBase = this.#base + index + 1
  }

  /**
   * Reads what is complete and returns how many bytes that was. Games end here: handlers differ
   * from game to game, and inside the loop over the words they would make V8 deoptimise it.
   */
  #scanGames(bytes: Uint8Array, final: boolean): number {
    let at = 0
    if (!this.#begun) {
      this.#begun = true
      if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
        at = 3
        this.#lineBase = 3
      }
    }
    for (;;) {
      at = this.#scan(bytes, at, final)
      if (at === bytes.length || bytes[at] !== NEWLINE) return at
      this.#game.end()
    }
  }

  /** Reads up to the blank line after a game, or what is complete. Returns where it stopped. */
  #scan(bytes: Uint8Array, from: number, final: boolean): number {
    const n = bytes.length
    let i = from
    while (i < n) {
      const byte = bytes[i]
      const kind = kinds[byte]
      if (kind === SPACE) {
        if (byte === NEWLINE) {
          if (this.#lineStart && this.#game.endsAtBlankLine()) return i
          this.#lineStart = true
          this.#newline(i)
        }
        i++
        continue
      }
      this.#at = i
      if (kind === LEAD) {
        if (!final && n - i < LONGEST_SPACE) return i
        const length = spaceLength(bytes, i)
        if (length > 0) {
          i += length
          continue
        }
      }
      if (kind !== STOP && !(byte === PERCENT && this.#lineStart)) {
        const end = wordEnd(bytes, i, final)
        if (end < 0) return i
        this.#lineStart = false
        if (this.#game.isAfterBlankLine) this.#game.beforeWord(bytes, i, end)
        this.#word(bytes, i, end)
        i = end
        continue
      }
      const next = this.#sign(bytes, i, final)
      if (next < 0) return i
      // A line comment stops before its newline, which then begins the next line.
      this.#lineStart = false
      i = next
    }
    return i
  }

  /**
   * Reads a tag, a comment, a variation and so on. Returns where it ends, or -1 if it is
   * incomplete. It is separate from the loop, so that rare characters do not make V8 deoptimise
   * that.
   */
  #sign(bytes: Uint8Array, start: number, final: boolean): number {
    const byte = bytes[start]
    if (byte === OPEN_BRACKET) return this.#tag(bytes, start, final)
    if (byte === OPEN_BRACE) return this.#comment(bytes, start, final)
    if (byte === SEMICOLON || byte === PERCENT) return this.#lineComment(bytes, start, final)
    if (byte === DOLLAR) return this.#nag(bytes, start, final)
    if (byte === LESS_THAN) return afterReserved(bytes, start, final)
    if (byte === OPEN_PAREN) this.#game.openVariation()
    else if (byte === CLOSE_PAREN) this.#game.closeVariation()
    else if (byte === STAR) this.#game.result('*')
    return start + 1
  }

  /** Handles a word: a move, a move number, both in one, a result, or `!?`. */
  #word(given: Uint8Array, from: number, to: number): void {
    if (given[to - 1] === DOT && isMoveNumber(given, from, to)) return
    let bytes = given
    let start = from
    let end = to
    // Typographic signs matter only in numbers and results, at either end of a word.
    const first = given[from]
    const ends = given[to - 1] | given[to - 2]
    if ((first <= NINE || ((first | ends) & 0x80) !== 0) && hasHighByte(given, from, to)) {
      bytes = plainWord(given, from, to)
      start = 0
      end = bytes.length
    }
    let at = start
    if (bytes[at] <= NINE || bytes[at] > 0x7f) {
      at = afterNumber(bytes, start, end)
      // Also after the number of a move that was not played: `41.1-0`.
      const result = resultOf(bytes, start, end) ?? resultOf(bytes, at, end)
      if (result !== undefined) {
        this.#game.result(result)
        return
      }
    }
    if (at === end || (end - at === 1 && bytes[at] === HYPHEN)) return
    if (!this.#game.takesMoves()) return
    const nag = nagOfWord(bytes, at, end)
    if (nag > 0) {
      this.#visitor.nag(nag)
      return
    }
    if (end - at > LONGEST_TOKEN) {
      this.#game.fault('token-too-long')
      return
    }
    this.#at += at - start
    const next = nextInWord(bytes, at, end)
    this.#visitor.move(bytes, at, next)
    if (next === end) return
    this.#at += next - at
    this.#word(bytes, next, end)
  }

  #tag(bytes: Uint8Array, start: number, final: boolean): number {
    // Among moves, a bracket may also be a command such as `[%clk 0:01:00]`.
    const amongMoves = this.#game.isInMoves && (!this.#lineStart || bytes[start + 1] === PERCENT)
    const remaining = bytes.length - start
    if (amongMoves && (final || remaining >= LONGEST_TOKEN)) {
      const isNone = this.#base + start < this.#noTagBefore || !looksLikeTag(bytes, start)
      if (isNone) return this.#noTag(bytes, start)
    }
    let lineEnd = this.#ahead.newlines.find(bytes, start)
    if (lineEnd < 0) {
      if (!final && remaining < LONGEST_TOKEN) return -1
      lineEnd = bytes.length
    }
    const tag = readTag(bytes, start, lineEnd)
    if (tag === UNCLOSED) this.#noTagBefore = this.#base + lineEnd
    const isTag = tag !== undefined && tag !== UNCLOSED
    if (!isTag && amongMoves) return this.#noTag(bytes, start)
    this.#game.beforeTag(this.#lineStart)
    if (!isTag) {
      this.#game.begin()
      this.#game.fault('tag-malformed')
      return lineEnd
    }
    this.#game.beginTag(bytes, tag)
    this.#visitor.tag(bytes, tag.name, tag.nameEnd, tag.value, tag.valueEnd)
    return tag.end
  }

  /** Skips a bracket among the moves that begins no tag. */
  #noTag(bytes: Uint8Array, start: number): number {
    this.#game.fault('tag-malformed')
    return afterNoTag(bytes, start)
  }

  #comment(bytes: Uint8Array, start: number, final: boolean): number {
    const { close, game } = endOfComment(bytes, start, final, this.#ahead)
    const length = (close < 0 ? bytes.length : close) - start
    if (close < 0 && !final && length < LONGEST_COMMENT) return -1
    this.#game.begin()
    const next = game >= 0 ? game : close < 0 ? bytes.length : close + 1
    const isClosed = next === close + 1
    const end = isClosed ? close : trimmedEnd(bytes, start + 1, next)
    // What is too long, or nested too deep, is not kept.
    const isTooLong = !isClosed && end - start >= LONGEST_COMMENT
    if (!isTooLong && !this.#game.isTooDeep) this.#visitor.comment(bytes, start + 1, end)
    if (!isClosed) this.#game.fault(isTooLong ? 'comment-too-long' : 'comment-unclosed')
    let at = this.#ahead.newlines.find(bytes, start)
    for (; at >= 0 && at < next; at = this.#ahead.newlines.find(bytes, at + 1)) this.#newline(at)
    return next
  }

  /** Handles a comment after a semicolon, or a line that `%` hides. */
  #lineComment(bytes: Uint8Array, start: number, final: boolean): number {
    let end = this.#ahead.newlines.find(bytes, start)
    if (end < 0) {
      if (!final && bytes.length - start < LONGEST_COMMENT) return -1
      end = bytes.length
    }
    if (bytes[start] === SEMICOLON && !this.#game.isBetweenGames)
      this.#visitor.comment(bytes, start + 1, end)
    return end
  }

  #nag(bytes: Uint8Array, start: number, final: boolean): number {
    const end = afterDigits(bytes, start + 1, start + 6)
    if (end === bytes.length && !final) return -1
    if (end > start + 1 && this.#game.isInMoves) this.#visitor.nag(numberIn(bytes, start + 1, end))
    return end
  }
}
