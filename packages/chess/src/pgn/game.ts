import { type Move, moveOf } from '../move.js'
import { type NullMove, nullMove, nullMoveCode } from '../null-move.js'
import { Position } from '../position.js'
import type { PgnFault } from './fault.js'
import { splitSign } from './nag.js'
import { PgnReplay } from './replay.js'
import type { IllegalMove } from './replayed-game.js'
import { decodeText } from './text.js'
import type { PgnPlaces, PgnVisitor } from './visitor.js'
import type { PgnResult } from './word-bytes.js'

/** A complete game of a PGN file: tags, moves, comments and variations. */
export interface PgnGame {
  /** Its number in the file, from 1. */
  readonly number: number
  /**
   * The tags by name. Known names are spelled as the standard spells them. If a name occurs twice,
   * the last one counts.
   */
  readonly tags: ReadonlyMap<string, string>
  /**
   * The position before the first move: that of the FEN tag, or else the standard one. Undefined if
   * the FEN tag is not a valid position. `badStart` then says why, and no move is played.
   */
  readonly start: Position | undefined
  readonly badStart: string | undefined
  /** Comments before the first move. */
  readonly comments: readonly string[]
  readonly moves: readonly PgnMove[]
  /** The result after the moves; undefined if there is none. The Result tag may say otherwise. */
  readonly result: PgnResult | undefined
  /** What is wrong with the file in this game. */
  readonly faults: readonly PgnFault[]
  /** The moves that cannot be played, in variations too. */
  readonly illegal: readonly IllegalMove[]
}

/** One move of a game, with its annotations. */
export interface PgnMove {
  /** The move as written in the file. */
  readonly text: string
  /** Undefined for an illegal move and for the moves after it in the same line. */
  readonly move: Move | NullMove | undefined
  readonly nags: readonly number[]
  readonly comments: readonly string[]
  /** Each variation replaces this move. */
  readonly variations: readonly PgnVariation[]
}

/** A variation: moves that could have been played instead. */
export interface PgnVariation {
  /** Comments before its first move. */
  readonly comments: readonly string[]
  readonly moves: readonly PgnMove[]
}

/**
 * What to do with a line after an illegal move: leave out the rest (`stop`), or keep its text
 * without playing it.
 */
export type AfterIllegal = 'stop' | 'keep'

interface Line {
  readonly comments: string[]
  readonly moves: Building[]
}

interface Building {
  text: string
  move: Move | NullMove | undefined
  nags: number[]
  comments: string[]
  variations: Line[]
}

/** Builds complete games from what a `PgnScanner` finds. */
export class PgnGameBuilder implements PgnVisitor {
  readonly #onGame: (game: PgnGame) => void
  readonly #after: AfterIllegal
  readonly #replay = new PgnReplay(() => {})
  #start: Position | undefined
  #lines: Line[] = []

  constructor(onGame: (game: PgnGame) => void, after: AfterIllegal = 'keep') {
    this.#onGame = onGame
    this.#after = after
  }

  get #line(): Line {
    return this.#lines[this.#lines.length - 1]
  }

  /** Whether the current move is left out, because an illegal move came before it in its line. */
  get #stopped(): boolean {
    return this.#after === 'stop' && this.#replay.lineIsBroken
  }

  scannedBy(places: PgnPlaces): void {
    this.#replay.scannedBy(places)
  }

  beginGame(): void {
    this.#replay.beginGame()
    this.#start = undefined
    this.#lines = [{ comments: [], moves: [] }]
  }

  tag(bytes: Uint8Array, name: number, nameEnd: number, value: number, valueEnd: number): void {
    this.#replay.tag(bytes, name, nameEnd, value, valueEnd)
  }

  #begin(): void {
    this.#replay.begin()
    this.#start ??= Position.fromBoard(this.#replay.board)
  }

  move(bytes: Uint8Array, start: number, end: number): void {
    const replay = this.#replay
    if (this.#start === undefined) this.#begin()
    const plies = replay.plies
    replay.move(bytes, start, end)
    const played = replay.plies > plies
    if (!played && !replay.lineIsBroken) return // a remark such as `e.p.`
    if (this.#stopped) return
    const { text, nag } = splitSign(decodeText(bytes, start, end))
    const nags = nag === undefined ? [] : [nag]
    const code = replay.moves[plies]
    const move = !played ? undefined : code === nullMoveCode ? nullMove : moveOf(code)
    this.#line.moves.push({ text, move, nags, comments: [], variations: [] })
  }

  nag(number: number): void {
    if (!this.#stopped) this.#line.moves.at(-1)?.nags.push(number)
  }

  comment(bytes: Uint8Array, start: number, end: number): void {
    if (this.#stopped) return
    // Join wrapped lines, and drop one space inside each brace: it does not belong to the text.
    const text = decodeText(bytes, start, end)
      .replaceAll(/\r\n?|\n/g, ' ')
      .replace(/^ /, '')
      .replace(/ $/, '')
    const line = this.#line
    ;(line.moves.at(-1) ?? line).comments.push(text)
  }

  openVariation(): void {
    if (this.#start === undefined) this.#begin()
    const stopped = this.#stopped
    this.#replay.openVariation()
    const line: Line = { comments: [], moves: [] }
    if (!stopped) this.#line.moves.at(-1)?.variations.push(line)
    this.#lines.push(line)
  }

  closeVariation(): void {
    this.#replay.closeVariation()
    const line = this.#lines.pop()
    // Brackets with nothing in them that could be kept, such as `(e.p.)`.
    const isEmpty = line?.moves.length === 0 && line.comments.length === 0
    const beside = this.#line.moves.at(-1)?.variations
    if (isEmpty && beside?.at(-1) === line) beside.pop()
  }

  gameResult(result: PgnResult): void {
    this.#replay.gameResult(result)
  }

  fault(fault: PgnFault): void {
    this.#replay.fault(fault)
  }

  endGame(): void {
    if (this.#start === undefined) this.#begin()
    while (this.#lines.length > 1) this.closeVariation()
    const replay = this.#replay
    replay.endGame()
    const [main] = this.#lines
    this.#onGame({
      number: replay.number,
      tags: replay.tags,
      start: replay.badStart === undefined ? this.#start : undefined,
      badStart: replay.badStart,
      comments: main.comments,
      moves: main.moves,
      result: replay.result,
      faults: replay.faults,
      illegal: replay.illegal,
    })
  }
}
