import { lowest, popcount } from './bits.js'
import type { MoveCode } from './move.js'
import { KNIGHT, QUEEN } from './piece.js'

/** The kind of a target set of promotions: each target stands for four moves. */
export const PROMOTING = 7
/** The known maximum is 218 legal moves in a game. A setup may have more, so there is room. */
export const MAX_MOVES = 512

/**
 * Moves as target sets: for each piece that can move, the squares it may go to. Counting moves
 * needs no list, and neither do the questions "from this square", "to this square" and "any at
 * all?".
 */
export class TargetSets {
  /** The number of target sets (not moves). */
  count = 0
  readonly from: Uint8Array = new Uint8Array(80)
  /** The kind of its moves: as in `kindOf`, or `PROMOTING`. */
  readonly kinds: Uint8Array = new Uint8Array(80)
  readonly lo: Int32Array = new Int32Array(80)
  readonly hi: Int32Array = new Int32Array(80)

  protected add(from: number, lo: number, hi: number, kind: number): void {
    if ((lo | hi) === 0) return
    const n = this.count
    this.from[n] = from
    this.kinds[n] = kind
    this.lo[n] = lo
    this.hi[n] = hi
    this.count = n + 1
  }

  /** The number of legal moves. */
  size(): number {
    let n = 0
    for (let i = 0; i < this.count; i++) {
      const many = popcount(this.lo[i]) + popcount(this.hi[i])
      n += this.kinds[i] === PROMOTING ? many * 4 : many
    }
    return n
  }

  /**
   * Writes the moves as codes into an array and returns how many there are: those of all target
   * sets, or of the sets from `first` to before `end`.
   */
  list(into: Int32Array, first = 0, end = this.count): number {
    let n = 0
    for (let i = first; i < end; i++) {
      const kind = this.kinds[i]
      if (kind === PROMOTING) {
        n = this.listPromotions(i, into, n)
        continue
      }
      const base = this.from[i] | (kind << 12)
      for (let bits = this.lo[i]; bits !== 0; bits &= bits - 1) {
        into[n++] = base | (lowest(bits) << 6)
      }
      for (let bits = this.hi[i]; bits !== 0; bits &= bits - 1) {
        into[n++] = base | ((lowest(bits) + 32) << 6)
      }
    }
    return n
  }

  private listPromotions(set: number, into: Int32Array, start: number): number {
    let n = start
    // All targets are on the last rank, so only one half has any.
    const offset = this.lo[set] !== 0 ? 0 : 32
    for (let bits = this.lo[set] | this.hi[set]; bits !== 0; bits &= bits - 1) {
      const base = this.from[set] | ((lowest(bits) + offset) << 6)
      for (let role = QUEEN; role >= KNIGHT; role--) into[n++] = base | (role << 12)
    }
    return n
  }

  /** Whether this move is in one of the sets. */
  has(move: MoveCode): boolean {
    const from = move & 63
    const to = (move >> 6) & 63
    const kind = move >> 12
    for (let i = 0; i < this.count; i++) {
      if (this.from[i] !== from) continue
      const kindOfSet = this.kinds[i]
      const isOfKind =
        kindOfSet === PROMOTING ? kind >= KNIGHT && kind <= QUEEN : kindOfSet === kind
      if (isOfKind && ((to < 32 ? this.lo[i] : this.hi[i]) & (1 << to)) !== 0) return true
    }
    return false
  }
}
