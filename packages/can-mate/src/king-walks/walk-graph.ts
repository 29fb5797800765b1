import { type Board, type MoveCode, PAWN } from '@jadoube/chess/internals'
import { PositionTable } from '../closures/position-table.js'
import { doubled } from '../doubled.js'
import { BLACK_TO_MOVE, ROW_WORDS } from './king-steps.js'

/**
 * White king + 64 * black king + 4096 * turn. Together with a kingless board this is a position.
 */
export type KingSquares = number

/**
 * The kingless boards that were met, and the moves between them. A kingless board is all pieces
 * except the kings. It is known by its number, and has the pairs of squares on which the kings were
 * met.
 */
export class WalkGraph {
  readonly table = new PositionTable(1 << 8)
  /**
   * The rows of each kingless board (see king-steps.ts), and four words that say which rows are not
   * empty: white to move lo, hi, black to move lo, hi.
   */
  rows = new Int32Array(ROW_WORDS << 6)
  liveRows = new Int32Array(4 << 6)
  /** By kingless board: the last move that leads to it, or -1 for that of the root. */
  arrivals = new Int32Array(1 << 6)
  /**
   * For each such move: its code, the kingless board it starts from, and another move that leads to
   * the same board, or -1.
   */
  codes = new Int32Array(1 << 7)
  origins = new Int32Array(1 << 7)
  otherArrivals = new Int32Array(1 << 7)
  /**
   * The queue. By number of moves left (see `movesLeftOn`): the first waiting kingless board. By
   * kingless board: the one that waits behind it.
   */
  readonly waiting = new Int32Array(MOST_MOVES_LEFT)
  nextWaiting = new Int32Array(1 << 6)
  private moveCount = 0

  clear(): void {
    this.table.clear()
    this.waiting.fill(-1)
    this.moveCount = 0
  }

  get count(): number {
    return this.table.count
  }

  /** The number of the kingless board on the board. A new one is empty and is queued. */
  find(board: Board): number {
    const found = this.table.add(board)
    if (found < 0) return -1 - found
    if (found >= this.arrivals.length) {
      this.arrivals = doubled(this.arrivals)
      this.nextWaiting = doubled(this.nextWaiting)
      this.liveRows = doubled(this.liveRows)
      this.rows = doubled(this.rows)
    }
    this.rows.fill(0, found * ROW_WORDS, (found + 1) * ROW_WORDS)
    this.liveRows.fill(0, found * 4, (found + 1) * 4)
    this.arrivals[found] = -1
    const movesLeft = movesLeftOn(board)
    this.nextWaiting[found] = this.waiting[movesLeft]
    this.waiting[movesLeft] = found
    return found
  }

  /**
   * Records a move from one kingless board to another. A king's capture is stored as a move from
   * its target square.
   */
  addMove(origin: number, code: MoveCode, to: number): void {
    const move = this.moveCount++
    if (move === this.codes.length) {
      this.codes = doubled(this.codes)
      this.origins = doubled(this.origins)
      this.otherArrivals = doubled(this.otherArrivals)
    }
    this.codes[move] = code
    this.origins[move] = origin
    this.otherArrivals[move] = this.arrivals[to]
    this.arrivals[to] = move
  }

  /** Whether the kings were met on these squares. */
  has(kinglessBoard: number, kings: KingSquares): boolean {
    const black = (kings >> 6) & 63
    const row = kinglessBoard * ROW_WORDS + (kings >> 12) * BLACK_TO_MOVE + (kings & 63) * 2
    return (this.rows[row + (black >> 5)] & (1 << black)) !== 0
  }

  /** All pairs of king squares in a kingless board. */
  *kingSquares(kinglessBoard: number): Generator<KingSquares> {
    for (let i = 0; i < ROW_WORDS; i++) {
      for (let bits = this.rows[kinglessBoard * ROW_WORDS + i]; bits !== 0; bits &= bits - 1) {
        const black = 31 - Math.clz32(bits & -bits) + (i & 1) * 32
        yield ((i >> 1) & 63) | (black << 6) | ((i >> 7) << 12)
      }
    }
  }
}

/** Larger than `movesLeftOn` for any board. */
export const MOST_MOVES_LEFT = 448

/**
 * A bound on the pawn moves and captures that can still be made: one for each piece, which may be
 * captured, and for a pawn also its steps to the last rank. Every move except a king's step reduces
 * it.
 */
function movesLeftOn({ sets, pieces }: Board): number {
  let movesLeft = 0
  for (let half = 0; half < 2; half++) {
    for (let bits = sets[half] | sets[2 + half]; bits !== 0; bits &= bits - 1) {
      const square = 31 - Math.clz32(bits & -bits) + half * 32
      const piece = pieces[square]
      movesLeft++
      if (piece >> 1 === PAWN) movesLeft += (piece & 1) === 0 ? 7 - (square >> 3) : square >> 3
    }
  }
  return movesLeft
}
