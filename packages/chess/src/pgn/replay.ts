import { Board } from '../board.js'
import type { MoveCode } from '../move.js'
import { AMBIGUOUS, NONE } from '../notation/resolve.js'
import { Position } from '../position.js'
import { NULL_MOVE, readMoveText, SKIP } from './move-text.js'
import type { PgnFaultCode, PgnResult, PgnVisitor } from './scanner.js'
import { standardPosition, startOf } from './start.js'
import { TagBytes } from './tag-bytes.js'
import { decodeText } from './text.js'

export type IllegalMoveCode = 'illegal' | 'ambiguous' | 'null-move' | 'unreadable'

/** A move in a file that cannot be played: data, not an exception. */
export interface IllegalMove {
  readonly code: IllegalMoveCode
  /** What the file says. */
  readonly text: string
  readonly moveNumber: number
  readonly color: 'white' | 'black'
  /** Plies played before it in its line. */
  readonly ply: number
  /** In a variation, not in the game itself. */
  readonly variation: boolean
}

/** One game of a file, replayed. It is valid during the call only, and used again for the next one. */
export interface ReplayedGame {
  /** Counts from 1. */
  readonly number: number
  /** The tags, read when they are asked for: most games raise no question. */
  readonly tags: ReadonlyMap<string, string>
  /** One of them, at less cost. */
  tagValue(name: string): string | undefined
  /** What ends the moves, if anything does. */
  readonly result: PgnResult | undefined
  /** Where the main line ended: the last position that legal moves reached. */
  readonly board: Board
  /** The moves of the main line, `plies` of them. */
  readonly moves: Int32Array
  readonly plies: number
  readonly illegal: readonly IllegalMove[]
  readonly faults: readonly PgnFaultCode[]
  /** Why the game could not begin: its FEN is none. */
  readonly badStart: string | undefined
  /** The position after this many plies of the main line. */
  positionAt(ply: number): Position
}

/** Most games have nothing wrong with them. Nothing is added to this list: a game that needs one gets its own. */
const none: never[] = []

/**
 * Replays every game of a file, variations included, straight from the bytes. Give it to a `PgnScanner`.
 * After an illegal move the rest of that line is passed over; the other lines go on.
 */
export class PgnReplay implements PgnVisitor, ReplayedGame {
  number = 0
  result: PgnResult | undefined
  readonly board = new Board()
  moves: Int32Array = new Int32Array(1024)
  plies = 0
  illegal: IllegalMove[] = none
  faults: PgnFaultCode[] = none
  badStart: string | undefined

  readonly #onGame: (game: ReplayedGame) => void
  readonly #tags = new TagBytes()
  #undos: Int32Array = new Int32Array(1024)
  #started = false
  /** The line at hand is broken: pass over its moves. */
  #broken = false
  /** Has the line at hand an illegal move, so that nothing after it is played? */
  get lineIsBroken(): boolean {
    return this.#broken
  }

  /** For each open variation: the ply it branched off at, the moves it displaced, and whether the outer line was broken. */
  readonly #outer: { ply: number; move: MoveCode; broken: boolean }[] = []

  constructor(onGame: (game: ReplayedGame) => void) {
    this.#onGame = onGame
  }

  beginGame(): void {
    this.number++
    this.#tags.clear()
    this.result = undefined
    this.plies = 0
    this.illegal = none
    this.faults = none
    this.badStart = undefined
    this.#started = false
    this.#broken = false
    this.#outer.length = 0
  }

  get tags(): ReadonlyMap<string, string> {
    return this.#tags.read()
  }

  tagValue(name: string): string | undefined {
    return this.#tags.get(name)
  }

  positionAt(ply: number): Position {
    const start = this.#tags.hasFen ? startOf(this.#tags.get('FEN')) : undefined
    const position = Position.fromBoard((start?.ok ? start.value : standardPosition()).board)
    for (let i = 0; i < ply; i++) position.board.make(this.moves[i])
    return position
  }

  tag(bytes: Uint8Array, name: number, nameEnd: number, value: number, valueEnd: number): void {
    this.#tags.add(bytes, name, nameEnd, value, valueEnd)
  }

  /** Sets up the start, once the tags are known. The first move does it by itself. */
  begin(): void {
    if (this.#started) return
    this.#started = true
    if (!this.#tags.hasFen) {
      this.board.copyFrom(standardPosition().board)
      return
    }
    const start = startOf(this.#tags.get('FEN'))
    this.board.copyFrom((start.ok ? start.value : standardPosition()).board)
    if (start.ok) return
    this.badStart = start.error.reason
    this.#broken = true
  }

  move(bytes: Uint8Array, start: number, end: number): void {
    if (!this.#started) this.begin()
    if (this.#broken) return
    const move = readMoveText(this.board, bytes, start, end)
    if (move >= 0) {
      this.#push(move)
      return
    }
    if (move === SKIP) return
    this.#broken = true
    const illegal: IllegalMove = {
      code: codes.get(move) ?? 'unreadable',
      text: decodeText(bytes, start, Math.min(end, start + 40)),
      moveNumber: this.board.moveNumber,
      color: this.board.turn === 0 ? 'white' : 'black',
      ply: this.plies,
      variation: this.#outer.length > 0,
    }
    if (this.illegal === none) this.illegal = [illegal]
    else this.illegal.push(illegal)
  }

  #push(move: MoveCode): void {
    if (this.plies === this.moves.length) {
      this.moves = grown(this.moves)
      this.#undos = grown(this.#undos)
    }
    this.moves[this.plies] = move
    this.#undos[this.plies] = this.board.make(move)
    this.plies++
  }

  #pop(): MoveCode {
    this.plies--
    const move = this.moves[this.plies]
    this.board.unmake(move, this.#undos[this.plies])
    return move
  }

  /** A variation replaces the move before it. */
  openVariation(): void {
    if (!this.#started) this.begin()
    const broken = this.#broken
    const ply = this.plies
    if (broken || ply === 0) {
      this.#outer.push({ ply, move: -1, broken })
      this.#broken = true
      return
    }
    this.#outer.push({ ply, move: this.#pop(), broken })
  }

  closeVariation(): void {
    const outer = this.#outer.pop()
    if (outer === undefined) return
    this.#broken = outer.broken
    if (outer.move < 0) return
    while (this.plies >= outer.ply) this.#pop()
    this.#push(outer.move)
  }

  nag(): void {}
  comment(): void {}

  gameResult(result: PgnResult): void {
    this.result = result
  }

  fault(code: PgnFaultCode): void {
    if (this.faults === none) this.faults = [code]
    else this.faults.push(code)
  }

  endGame(): void {
    if (!this.#started) this.begin()
    while (this.#outer.length > 0) this.closeVariation()
    this.#onGame(this)
  }
}

const codes = new Map<number, IllegalMoveCode>([
  [NONE, 'illegal'],
  [AMBIGUOUS, 'ambiguous'],
  [NULL_MOVE, 'null-move'],
])

function grown(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2)
  larger.set(array)
  return larger
}
