import { type Board, type MoveCode, PAWN } from '@jadoube/chess/internals'
import { PositionTable } from '../closures/position-table.js'
import { doubled } from '../search/line-tree.js'
import { BLACK_TO_MOVE, ROWS } from './king-steps.js'

/**
 * White king + 64 * black king + 4096 * turn. Together with a kingless board this is a position.
 */
export type KingSquares = number

/**
 * The kingless boards that were met, with the pairs of king squares in each, and the moves between
 * them.
 */
export class WalkGraph {
  readonly table = new PositionTable(1 << 8)
  /**
   * `ROWS` words for each kingless board (see king-steps.ts), and four that say which rows are not
   * empty.
   */
  rows = new Int32Array(ROWS << 6)
  live = new Int32Array(4 << 6)
  /** By kingless board: the last move that leads to it. */
  arrivals = new Int32Array(1 << 6)
  /**
   * For each such move: its code, the kingless board it starts from, and another move that leads to
   * the same board.
   */
  codes = new Int32Array(1 << 7)
  origins = new Int32Array(1 << 7)
  others = new Int32Array(1 << 7)
  /**
   * By burden: the first waiting kingless board. By kingless board: the one that waits behind it.
   */
  readonly waiting = new Int32Array(MOST_BURDEN)
  behind = new Int32Array(1 << 6)
  private ways = 0

  clear(): void {
    this.table.clear()
    this.waiting.fill(-1)
    this.ways = 0
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
      this.behind = doubled(this.behind)
      this.live = doubled(this.live)
      this.rows = doubled(this.rows)
    }
    this.rows.fill(0, found * ROWS, (found + 1) * ROWS)
    this.live.fill(0, found * 4, (found + 1) * 4)
    this.arrivals[found] = -1
    const burden = burdenOf(board)
    this.behind[found] = this.waiting[burden]
    this.waiting[burden] = found
    return found
  }

  /**
   * Records a move from one kingless board to another. A king's capture is stored as a move from
   * its target square.
   */
  addMove(origin: number, code: MoveCode, to: number): void {
    const way = this.ways++
    if (way === this.codes.length) {
      this.codes = doubled(this.codes)
      this.origins = doubled(this.origins)
      this.others = doubled(this.others)
    }
    this.codes[way] = code
    this.origins[way] = origin
    this.others[way] = this.arrivals[to]
    this.arrivals[to] = way
  }

  has(kinglessBoard: number, kings: KingSquares): boolean {
    const black = (kings >> 6) & 63
    const row = kinglessBoard * ROWS + (kings >> 12) * BLACK_TO_MOVE + (kings & 63) * 2
    return (this.rows[row + (black >> 5)] & (1 << black)) !== 0
  }

  /** All pairs of king squares in a kingless board. */
  *kingSquares(kinglessBoard: number): Generator<KingSquares> {
    for (let i = 0; i < ROWS; i++) {
      for (let bits = this.rows[kinglessBoard * ROWS + i]; bits !== 0; bits &= bits - 1) {
        const black = 31 - Math.clz32(bits & -bits) + (i & 1) * 32
        yield ((i >> 1) & 63) | (black << 6) | ((i >> 7) << 12)
      }
    }
  }
}

/** Larger than `burdenOf` for any board. */
export const MOST_BURDEN = 448

/**
 * The burden of a board: one for each piece other than a pawn, and for each pawn one more than its
 * steps to the last rank. Every move except a king's step reduces it.
 */
function burdenOf({ sets, pieces }: Board): number {
  let burden = 0
  for (let half = 0; half < 2; half++) {
    for (let bits = sets[half] | sets[2 + half]; bits !== 0; bits &= bits - 1) {
      const square = 31 - Math.clz32(bits & -bits) + half * 32
      const piece = pieces[square]
      burden++
      if (piece >> 1 === PAWN) burden += (piece & 1) === 0 ? 7 - (square >> 3) : square >> 3
    }
  }
  return burden
}
