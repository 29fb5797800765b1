import { faultAt, type PgnFaultCode } from './fault.js'
import { rosterBit, type TagSpan } from './tag-line.js'
import type { PgnPlaces, PgnVisitor } from './visitor.js'
import type { PgnResult } from './word-bytes.js'

/** Variations inside variations inside …: beyond this they are passed over. */
const DEEPEST = 256

const BETWEEN_GAMES = 0
const TAGS = 1
const MOVES = 2
/** The result has been read; a comment may still follow it. */
const ENDED = 3

/** Which part of a game the scanner is in, and where one game ends and the next begins. */
export class GameOutline {
  readonly #visitor: PgnVisitor
  readonly #places: PgnPlaces
  #part = BETWEEN_GAMES
  #depth = 0
  /** A blank line has come since the last tag. */
  #blank = false
  /** Which of the seven tags this game has. */
  #roster = 0

  constructor(visitor: PgnVisitor, places: PgnPlaces) {
    this.#visitor = visitor
    this.#places = places
  }

  get isBetweenGames(): boolean {
    return this.#part === BETWEEN_GAMES
  }

  get isInMoves(): boolean {
    return this.#part === MOVES
  }

  get isTooDeep(): boolean {
    return this.#depth > DEEPEST
  }

  fault(code: PgnFaultCode): void {
    this.#visitor.fault(faultAt(code, this.#places.place))
  }

  /** Something of a game is here: if none has begun, one begins. */
  begin(): void {
    if (this.#part !== BETWEEN_GAMES) return
    this.#part = TAGS
    this.#depth = 0
    this.#roster = 0
    this.#blank = false
    this.#visitor.beginGame()
  }

  end(): void {
    if (this.#part === BETWEEN_GAMES) return
    if (this.#depth > 0) this.fault('variation-unclosed')
    this.#part = BETWEEN_GAMES
    this.#depth = 0
    this.#visitor.endGame()
  }

  /** A move is here, or something said of one. Is it told, or is its variation passed over? */
  takesMoves(): boolean {
    if (this.#part !== MOVES) this.#beginMoves()
    return this.#depth <= DEEPEST
  }

  #beginMoves(): void {
    if (this.#part === ENDED) this.end()
    this.begin()
    this.#part = MOVES
  }

  /** A blank line is here. Is it the end of a game whose result has been read? */
  endsAtBlankLine(): boolean {
    this.#blank = true
    return this.#part === ENDED
  }

  /** A tag, or what should have been one. On its own line after moves it begins the next game, whatever this one lacks. */
  beforeTag(isAtLineStart: boolean): void {
    if (this.#part === ENDED) this.end()
    if (this.#part === MOVES && (isAtLineStart || this.#depth === 0)) this.end()
  }

  /** So does the same tag once more below a blank line, where a game has tags and nothing else. */
  beginTag(bytes: Uint8Array, tag: TagSpan): void {
    const bit = rosterBit(bytes, tag)
    if (this.#part === TAGS && this.#blank && (this.#roster & bit) !== 0) this.end()
    this.begin()
    this.#roster |= bit
  }

  openVariation(): void {
    if (this.#part !== MOVES) this.#beginMoves()
    this.#depth++
    if (this.#depth <= DEEPEST) this.#visitor.openVariation()
    else if (this.#depth === DEEPEST + 1) this.fault('variations-too-deep')
  }

  closeVariation(): void {
    if (this.#depth > 0) {
      this.#depth--
      if (this.#depth < DEEPEST) this.#visitor.closeVariation()
    } else if (this.#part === MOVES) this.fault('variation-unopened')
  }

  result(result: PgnResult): void {
    // After a result it is the rest of one written with spaces: `1/2 - 1/2`.
    if (this.#depth > 0 || this.#part === ENDED) return
    // A game of which nothing but the result is known.
    this.begin()
    this.#visitor.gameResult(result)
    this.#part = ENDED
  }
}
