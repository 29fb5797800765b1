import { Board } from '../board.js'
import { copyBoard } from '../copy-board.js'
import type { MoveCode } from '../move.js'
import { nullMoveCode, passTurn, takeBackPass } from '../null-move.js'
import { Position } from '../position.js'
import { faultAt, type PgnFault, type PgnPlace } from './fault.js'
import { NULL_MOVE, readMoveText, SKIP, whyNoMove } from './move-text.js'
import type { IllegalMove, IllegalMoveCode, ReplayedGame } from './replayed-game.js'
import { standardPosition, startOf } from './start.js'
import { TagBytes } from './tag-bytes.js'
import { decodeText } from './text.js'
import { isPlayedByTheLaws } from './variant.js'
import type { PgnPlaces, PgnVisitor } from './visitor.js'
import type { PgnResult } from './word-bytes.js'

/**
 * A shared empty list, because most games have no faults. It is never changed; a game with faults
 * gets its own list.
 */
const none: never[] = []

const nowhere: PgnPlaces = { place: { line: 1, column: 1, offset: 0 } }

/**
 * Replays every game of a file directly from its bytes, with variations. Use it with a
 * `PgnScanner`. After an illegal move, the rest of that line is skipped; the other lines continue.
 */
export class PgnReplay implements PgnVisitor, ReplayedGame {
  number = 0
  result: PgnResult | undefined
  resultPlace: PgnPlace = nowhere.place
  startPlace: PgnPlace = nowhere.place
  readonly board = new Board()
  moves: Int32Array = new Int32Array(1024)
  plies = 0
  illegal: IllegalMove[] = none
  passes: IllegalMove[] = none
  faults: PgnFault[] = none
  badStart: string | undefined

  readonly #onGame: (game: ReplayedGame) => void
  readonly #tags = new TagBytes()
  #places: PgnPlaces = nowhere
  #start: Position | undefined
  #variantPlace: PgnPlace = nowhere.place
  #undos: Int32Array = new Int32Array(1024)
  #started = false
  #broken = false
  /** Whether the current line contains an illegal move, so that nothing after it is played. */
  get lineIsBroken(): boolean {
    return this.#broken
  }

  /** The ply at which the current line began. */
  #lineStart = 0
  /** For each open variation: the move it replaces, and the state of the line around it. */
  readonly #outer: { ply: number; move: MoveCode; broken: boolean; lineStart: number }[] = []

  constructor(onGame: (game: ReplayedGame) => void) {
    this.#onGame = onGame
  }

  scannedBy(places: PgnPlaces): void {
    this.#places = places
  }

  beginGame(): void {
    this.number++
    this.#tags.clear()
    this.result = undefined
    this.plies = 0
    this.illegal = none
    this.passes = none
    this.faults = none
    this.#start = undefined
    this.#lineStart = 0
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
    const { board } = this.#start ?? standardPosition()
    const position = Position.fromBoard(board)
    for (let i = 0; i < ply; i++) {
      if (this.moves[i] === nullMoveCode) passTurn(position.board)
      else position.board.make(this.moves[i])
    }
    return position
  }

  tag(bytes: Uint8Array, name: number, nameEnd: number, value: number, valueEnd: number): void {
    const { hasFen, hasVariant } = this.#tags
    this.#tags.add(bytes, name, nameEnd, value, valueEnd)
    if (hasFen !== this.#tags.hasFen) this.startPlace = this.#places.place
    if (hasVariant !== this.#tags.hasVariant) this.#variantPlace = this.#places.place
  }

  /** Sets up the starting position when the tags are known. The first move calls it. */
  begin(): void {
    if (this.#started) return
    this.#started = true
    if (this.#tags.hasVariant) this.#checkVariant(this.#tags.get('Variant') ?? '')
    if (!this.#tags.hasFen) {
      copyBoard(standardPosition().board, this.board)
      return
    }
    const start = startOf(this.#tags.get('FEN'))
    this.#start = start.ok ? start.value : standardPosition()
    copyBoard(this.#start.board, this.board)
    if (start.ok) {
      if (start.faults.length === 0) return
      const detail = start.faults.map(fault => fault.reason).join('; ')
      this.fault(faultAt('start-repaired', this.startPlace, detail))
      return
    }
    this.badStart = start.error.reason
    this.#broken = true
  }

  #checkVariant(variant: string): void {
    if (isPlayedByTheLaws(variant)) return
    this.fault(faultAt('variant-unknown', this.#variantPlace, variant.slice(0, 40)))
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
    const text = decodeText(bytes, start, Math.min(end, start + 40))
    if (move === NULL_MOVE) this.#pass(text)
    else {
      const why = whyNoMove(this.board, text)
      this.#refuse(codes[why?.code ?? 'san-syntax'], why?.reason ?? 'it is not a move', text)
    }
  }

  /** Plays a null move. In the main line it is recorded, because the Laws do not allow it. */
  #pass(text: string): void {
    if (this.board.inCheck()) {
      this.#refuse('null-move', 'a player in check cannot pass', text)
      return
    }
    if (this.#outer.length === 0) {
      const pass = this.#unplayed('null-move', 'a null move, which the Laws do not have', text)
      if (this.passes === none) this.passes = [pass]
      else this.passes.push(pass)
    }
    this.#push(nullMoveCode)
  }

  #refuse(code: IllegalMoveCode, reason: string, text: string): void {
    this.#broken = true
    const illegal = this.#unplayed(code, reason, text)
    if (this.illegal === none) this.illegal = [illegal]
    else this.illegal.push(illegal)
  }

  #unplayed(code: IllegalMoveCode, reason: string, text: string): IllegalMove {
    return {
      code,
      reason,
      text,
      moveNumber: this.board.moveNumber,
      color: this.board.turn === 0 ? 'white' : 'black',
      ply: this.plies,
      variation: this.#outer.length > 0,
      ...this.#places.place,
    }
  }

  #push(move: MoveCode): void {
    if (this.plies === this.moves.length) {
      this.moves = doubled(this.moves)
      this.#undos = doubled(this.#undos)
    }
    this.moves[this.plies] = move
    this.#undos[this.plies] = move === nullMoveCode ? passTurn(this.board) : this.board.make(move)
    this.plies++
  }

  #pop(): MoveCode {
    this.plies--
    const move = this.moves[this.plies]
    if (move === nullMoveCode) takeBackPass(this.board, this.#undos[this.plies])
    else this.board.unmake(move, this.#undos[this.plies])
    return move
  }

  /** Starts a variation, which replaces the move before it. */
  openVariation(): void {
    if (!this.#started) this.begin()
    const broken = this.#broken
    const ply = this.plies
    const lineStart = this.#lineStart
    if (broken || ply === lineStart) {
      if (!broken) this.fault(faultAt('variation-misplaced', this.#places.place))
      this.#outer.push({ ply, move: -1, broken, lineStart })
      this.#broken = true
      return
    }
    this.#outer.push({ ply, move: this.#pop(), broken, lineStart })
    this.#lineStart = this.plies
  }

  closeVariation(): void {
    const outer = this.#outer.pop()
    if (outer === undefined) return
    this.#broken = outer.broken
    this.#lineStart = outer.lineStart
    if (outer.move < 0) return
    while (this.plies >= outer.ply) this.#pop()
    this.#push(outer.move)
  }

  nag(): void {}
  comment(): void {}

  gameResult(result: PgnResult): void {
    this.result = result
    this.resultPlace = this.#places.place
  }

  fault(fault: PgnFault): void {
    if (this.faults === none) this.faults = [fault]
    else this.faults.push(fault)
  }

  endGame(): void {
    if (!this.#started) this.begin()
    while (this.#outer.length > 0) this.closeVariation()
    if (this.result === undefined) this.resultPlace = this.#places.place
    this.#onGame(this)
  }
}

const codes = {
  'san-syntax': 'unreadable',
  'san-ambiguous': 'ambiguous',
  'san-illegal': 'illegal',
} as const

function doubled(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2)
  larger.set(array)
  return larger
}
