import {
  Board,
  copyBoard,
  LegalMoves,
  MAX_MOVES,
  type MoveCode,
  PAWN,
} from '@jadoube/chess/internals'
import { doubled } from '../doubled.js'
import { EnclosureProver } from '../enclosures/enclosure-prover.js'
import { cannotMateByMaterial } from '../material/material.js'
import type { Enclosure } from '../verdict.js'
import { PositionTable } from './position-table.js'

/** Stored as the parent of a position: it is a root, or an enclosure contains it. */
const ROOT = -1
const ENCLOSED = -2

export interface ClosureLimits {
  /** The most positions in the visited set. */
  readonly positions: number
  /** The most enclosures for one proof attempt; 0 for no attempts. */
  readonly enclosures: number
  /**
   * Continue only if the closure grows slowly. When the first tenth of `positions` has been met,
   * this share of them must already be played through. If pieces roam freely, the share is small
   * and the end is far away.
   */
  readonly playedShare?: number
  /** The number of proof attempts that may fail before no more are made. */
  readonly attempts?: number
  readonly signal?: { readonly aborted: boolean }
}

/**
 * Plays every legal move from a position, each position once (with exact keys), until it finds a
 * mate, nothing is left, or the limit is reached. It does not continue from positions whose
 * material cannot mate, or that an enclosure contains. If it finishes without a mate, that is a
 * proof: every position that a game can reach has been visited or is in an enclosure, which no move
 * leaves and which contains no mate.
 */
export class Closure {
  /** The number of positions whose moves were played, and of those that an enclosure contains. */
  positions = 0
  enclosed = 0
  readonly enclosures: Enclosure[] = []
  private readonly table = new PositionTable(1 << 11)
  private readonly board = new Board()
  private readonly legal = new LegalMoves()
  private readonly list = new Int32Array(MAX_MOVES)
  private parents = new Int32Array(1 << 12)
  private codes = new Int32Array(1 << 12)
  private readonly enclosureProver = new EnclosureProver()
  private attempts = 0

  /** The number of positions met, whether or not their moves were played. */
  get met(): number {
    return this.table.count
  }

  /** The measure of work. An enclosure costs as much as playing through ten positions. */
  get spent(): number {
    return this.positions + 10 * this.enclosureProver.spent
  }

  /** The number of the root from which the mating line starts. */
  lineRoot = 0

  /**
   * Returns 'no', a mating line, or undefined if the limit was reached. The roots must all be
   * different. With `keepEnclosures`, the enclosures are kept for a proof.
   */
  search(
    roots: Board | Iterable<Board>,
    winner: number,
    limits: ClosureLimits,
    keepEnclosures: boolean,
  ): 'no' | MoveCode[] | undefined {
    const { table, board, legal, list } = this
    table.clear()
    this.positions = 0
    this.enclosed = 0
    this.attempts = 0
    this.enclosureProver.spent = 0
    this.enclosures.length = 0
    // The number of positions at which to give up, or first to see how fast the closure grows.
    let checkpoint = limits.playedShare === undefined ? limits.positions : limits.positions / 10
    for (const root of roots instanceof Board ? [roots] : roots) {
      copyBoard(root, board)
      this.record(
        table.add(board),
        this.encloses(board, winner, limits, keepEnclosures) ? ENCLOSED : ROOT,
        0,
      )
    }
    for (let at = 0; at < table.count; at++) {
      while (at < table.count && this.parents[at] === ENCLOSED) at++
      if (at === table.count) break
      if ((at & 255) === 0 && limits.signal?.aborted) return undefined
      this.positions++
      table.restore(at, board)
      legal.read(board)
      if (legal.count === 0) {
        if (legal.checks > 0 && board.turn !== winner) return this.lineTo(at)
        continue
      }
      const n = legal.list(list)
      for (let k = 0; k < n; k++) {
        const code = list[k]
        const captured = board.pieces[(code >> 6) & 63]
        const pawn = board.pieces[code & 63] >> 1 === PAWN
        const undo = board.make(code)
        // Material changes by capture or promotion; a pawn may also capture en passant.
        if ((captured === 0 && !pawn) || !cannotMateByMaterial(board, winner)) {
          const number = table.add(board)
          if (number >= 0) {
            const isEnclosed =
              (captured !== 0 || pawn || at === 0) &&
              this.encloses(board, winner, limits, keepEnclosures)
            // Positions in an enclosure stay in the table, so that they are met only once, but have
            // no successors.
            this.record(number, isEnclosed ? ENCLOSED : at, code)
            if (isEnclosed) this.enclosed++
          }
        }
        board.unmake(code, undo)
      }
      if (table.count > checkpoint) {
        if (
          checkpoint === limits.positions ||
          this.positions < checkpoint * (limits.playedShare ?? 1)
        )
          return undefined
        checkpoint = limits.positions
      }
    }
    return 'no'
  }

  /** Whether an enclosure contains this position. It is tried less often if it rarely succeeds. */
  private encloses(
    board: Board,
    winner: number,
    limits: ClosureLimits,
    keepEnclosures: boolean,
  ): boolean {
    if (limits.enclosures === 0) return false
    if (this.attempts - this.enclosed > (limits.attempts ?? this.attempts)) return false
    const attempt = this.attempts++
    if (attempt > 64 && this.enclosed * 16 < attempt && attempt % 16 !== 0) return false
    const proved =
      limits.enclosures === 1
        ? this.enclosureProver.proveAtOnce(board, winner)
        : this.enclosureProver.prove(board, winner, limits.enclosures)
    if (proved && keepEnclosures)
      this.enclosures.push(...this.enclosureProver.enclosures(this.attempts))
    return proved
  }

  /** Records how a position was reached. */
  private record(number: number, parent: number, code: MoveCode): void {
    if (number >= this.parents.length) {
      this.parents = doubled(this.parents)
      this.codes = doubled(this.codes)
    }
    this.parents[number] = parent
    this.codes[number] = code
  }

  /** The moves from a root to a position. */
  private lineTo(at: number): MoveCode[] {
    const line: MoveCode[] = []
    let k = at
    for (; this.parents[k] >= 0; k = this.parents[k]) line.push(this.codes[k])
    this.lineRoot = k
    return line.reverse()
  }
}
