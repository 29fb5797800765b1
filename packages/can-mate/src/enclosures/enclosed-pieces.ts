import { type Board, KING, PAWN } from '@jadoube/chess/internals'

/** The role of a pawn that may have promoted to anything. */
export const WILD = 7
export const MAX_PIECES = 64

/**
 * The pieces of an enclosure (see verdict.ts) while it is being built. Piece i has colour
 * `color[i]` and role `role[i]`, and may stand on the squares lo[i], hi[i]. `mayBeLost[i]` is 1 if
 * it may be captured. A piece that is gone has no squares.
 */
export class EnclosedPieces {
  count = 0
  castling = 0
  /** The colour to move, or -1 if it is not known. */
  turn = -1
  readonly color = new Uint8Array(MAX_PIECES)
  readonly role = new Uint8Array(MAX_PIECES)
  readonly lo = new Int32Array(MAX_PIECES)
  readonly hi = new Int32Array(MAX_PIECES)
  readonly mayBeLost = new Uint8Array(MAX_PIECES)
  /** For a pawn, the nearest enemy pawn ahead on its file, or -1. */
  readonly facing = new Int8Array(MAX_PIECES).fill(-1)
  /**
   * For a pawn, the next pawn of its own colour behind it on its file, or -1. A pawn that faces one
   * also faces the other.
   */
  readonly behind = new Int8Array(MAX_PIECES).fill(-1)
  readonly king = new Int8Array(2)
  readonly rooks = new Int8Array(4).fill(-1)

  /** Puts every piece of a position on its own square. */
  read(board: Board): void {
    let n = 0
    for (let square = 0; square < 64; square++) {
      const piece = board.pieces[square]
      if (piece === 0) continue
      this.color[n] = piece & 1
      this.role[n] = piece >> 1
      this.lo[n] = square < 32 ? 1 << square : 0
      this.hi[n] = square < 32 ? 0 : 1 << square
      this.mayBeLost[n] = 0
      if (piece >> 1 === KING) this.king[piece & 1] = n
      n++
    }
    this.count = n
    this.castling = board.castling
    this.turn = -1
    this.rooks.set(board.rooks)
    this.findFacing()
  }

  /**
   * Finds for each pawn the pawns ahead of it and behind it on its file. All pawns must have one
   * square.
   */
  findFacing(): void {
    for (let i = 0; i < this.count; i++) {
      this.facing[i] = -1
      this.behind[i] = -1
      if (this.role[i] !== PAWN || (this.lo[i] | this.hi[i]) === 0) continue
      const square = squareOf(this.lo[i], this.hi[i])
      const forward = this.color[i] === 0 ? 1 : -1
      let ahead = 64
      let back = 64
      for (let j = 0; j < this.count; j++) {
        if (this.role[j] !== PAWN || (this.lo[j] | this.hi[j]) === 0) continue
        const at = squareOf(this.lo[j], this.hi[j])
        if ((at & 7) !== (square & 7)) continue
        const far = (at - square) * forward
        if (this.color[j] !== this.color[i]) {
          if (far <= 0 || far >= ahead) continue
          ahead = far
          this.facing[i] = j
        } else if (far < 0 && -far < back) {
          back = -far
          this.behind[i] = j
        }
      }
    }
  }

  copyFrom(other: EnclosedPieces): void {
    const n = other.count
    this.count = n
    this.castling = other.castling
    this.turn = other.turn
    this.rooks.set(other.rooks)
    this.king.set(other.king)
    for (let i = 0; i < n; i++) {
      this.color[i] = other.color[i]
      this.role[i] = other.role[i]
      this.lo[i] = other.lo[i]
      this.hi[i] = other.hi[i]
      this.mayBeLost[i] = other.mayBeLost[i]
      this.facing[i] = other.facing[i]
      this.behind[i] = other.behind[i]
    }
  }
}

/** The lowest square of the set. */
export function squareOf(lo: number, hi: number): number {
  return lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi)
}

/** Whether the set has exactly one square. */
export function isSingle(lo: number, hi: number): boolean {
  return hi === 0 ? lo !== 0 && (lo & (lo - 1)) === 0 : lo === 0 && (hi & (hi - 1)) === 0
}
