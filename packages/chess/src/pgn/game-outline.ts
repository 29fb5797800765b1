import { DOT, ONE } from './ascii.js'
import { faultAt, type PgnFaultCode } from './fault.js'
import { rosterBit, type TagSpan } from './tag-line.js'
import type { PgnPlaces, PgnVisitor } from './visitor.js'
import { afterNumber, type PgnResult } from './word-bytes.js'

/** Variations nested deeper than this are skipped. */
const MAX_DEPTH = 256

const BETWEEN_GAMES = 0
const TAGS = 1
const MOVES = 2
/** The result has been read. A comment may still follow. */
const ENDED = 3

/** Tracks which part of a game the scanner is in, and where one game ends and the next begins. */
export class GameOutline {
  readonly #visitor: PgnVisitor
  readonly #places: PgnPlaces
  #part = BETWEEN_GAMES
  #depth = 0
  /** Whether there was a blank line since the last tag, or since the last move. */
  #blank = false
  /** Whether the first word after that line was `1.` alone. */
  #one = false
  /** Which of the seven standard tags this game has, as bits. */
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

  get isAfterBlankLine(): boolean {
    return this.#blank
  }

  get isTooDeep(): boolean {
    return this.#depth > MAX_DEPTH
  }

  fault(code: PgnFaultCode): void {
    this.#visitor.fault(faultAt(code, this.#places.place))
  }

  /** Starts a game, unless one has already begun. */
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

  /**
   * Called for a move or its annotation. False if it is in a variation that is too deep and
   * skipped.
   */
  takesMoves(): boolean {
    if (this.#part !== MOVES) this.#beginMoves()
    return this.#depth <= MAX_DEPTH
  }

  #beginMoves(): void {
    if (this.#part === ENDED) this.end()
    this.begin()
    this.#part = MOVES
    this.#blank = false
    this.#one = false
  }

  /**
   * Called for the first words after a blank line. A game without a result ends there if the move
   * after it is the first of another game: `1. e4`. With any other number the game goes on, also
   * with Black's first move, `1... e5` or `1. ... e5`.
   */
  beforeWord(bytes: Uint8Array, start: number, end: number): void {
    if (this.#part !== MOVES) return
    const isOne = bytes[start] === ONE && bytes[start + 1] === DOT
    if (isOne && end - start === 2) {
      this.#one = true
      return
    }
    const move = this.#one ? start : start + 2
    const begins = (this.#one || isOne) && afterNumber(bytes, move, end) === move
    this.#blank = false
    this.#one = false
    if (begins && this.#depth === 0) this.end()
  }

  /** Called for a blank line. Returns whether it ends a game whose result has been read. */
  endsAtBlankLine(): boolean {
    this.#blank = true
    return this.#part === ENDED
  }

  /**
   * Called for a tag, well-formed or not. On its own line after moves it begins the next game, even
   * if this one is not complete.
   */
  beforeTag(isAtLineStart: boolean): void {
    if (this.#part === ENDED) this.end()
    if (this.#part === MOVES && (isAtLineStart || this.#depth === 0)) this.end()
  }

  /**
   * Called for a well-formed tag. If a game has only tags so far, a repeated tag after a blank line
   * begins the next game.
   */
  beginTag(bytes: Uint8Array, tag: TagSpan): void {
    const bit = rosterBit(bytes, tag)
    if (this.#part === TAGS && this.#blank && (this.#roster & bit) !== 0) this.end()
    this.begin()
    this.#roster |= bit
  }

  openVariation(): void {
    if (this.#part !== MOVES) this.#beginMoves()
    this.#depth++
    if (this.#depth <= MAX_DEPTH) this.#visitor.openVariation()
    else if (this.#depth === MAX_DEPTH + 1) this.fault('variations-too-deep')
  }

  closeVariation(): void {
    if (this.#depth > 0) {
      this.#depth--
      if (this.#depth < MAX_DEPTH) this.#visitor.closeVariation()
    } else if (this.#part === MOVES) this.fault('variation-unopened')
  }

  result(result: PgnResult): void {
    // After a result, this is the rest of one written with spaces: `1/2 - 1/2`.
    if (this.#depth > 0 || this.#part === ENDED) return
    // A game may consist of its result only.
    this.begin()
    this.#visitor.gameResult(result)
    this.#part = ENDED
  }
}
