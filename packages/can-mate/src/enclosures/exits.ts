import {
  BISHOP,
  KING,
  KNIGHT,
  kingAttacks,
  PAWN,
  pawnAttacks,
  QUEEN,
  ROOK,
} from '@jadoube/chess/internals'
import { addAttacks, certainAttacks, held, target } from './certain-squares.js'
import { EnclosedPieces, squareOf } from './enclosed-pieces.js'

// The exits of an enclosure with frozen pawns: every pawn move and every capture of a pawn that the
// rules G1 to G3 do not exclude. Afterwards the pieces that took part are on known squares, and the
// others are still within theirs.
//
// E1. Kings are never next to each other. After a king's exit, the other king is on none of the
//     squares around it. If it has no square left, there is no such exit.
// E2. After an exit it is the other player's move. If G1 to G3 leave them no move in any position
//     that may have resulted, the game is over by stalemate or mate. If it is the winner who has no
//     move, or if no such position may be mate (mate-squares.ts), nothing more follows. An en
//     passant capture that may answer the exit is a separate exit.

const promotions = [QUEEN, ROOK, BISHOP, KNIGHT] as const

export class Exits {
  /** The pieces after each exit. The objects are reused; the first `count` are valid. */
  readonly after: EnclosedPieces[] = []
  count = 0

  /**
   * Lists the exits of an enclosure that has just been built. False if there are more than
   * `maxExits`.
   */
  read(pieces: EnclosedPieces, maxExits: number): boolean {
    this.count = 0
    for (let i = 0; i < pieces.count; i++) {
      if ((pieces.lo[i] | pieces.hi[i]) === 0) continue
      if (pieces.role[i] === PAWN) this.readPawnMoves(pieces, i)
      else this.readPawnCaptures(pieces, i)
      if (this.count > maxExits) return false
    }
    return true
  }

  /** A copy of the pieces for the next exit. */
  private next(pieces: EnclosedPieces): EnclosedPieces {
    if (this.count === this.after.length) this.after.push(new EnclosedPieces())
    const after = this.after[this.count++]
    after.copyFrom(pieces)
    return after
  }

  /** Adds the exit of piece i to a square, with this role there. `taken` is captured, or -1. */
  private addExit(
    pieces: EnclosedPieces,
    i: number,
    to: number,
    taken: number,
    role: number,
  ): void {
    const after = this.next(pieces)
    if (taken >= 0) removePiece(after, taken)
    putAlone(after, i, to)
    after.role[i] = role
    after.turn = pieces.color[i] ^ 1
    if (role === KING) keepApart(after, pieces.color[i] ^ 1, to)
  }

  /** Adds the exit of a pawn: four of them if it promotes. */
  private addPawnExit(pieces: EnclosedPieces, i: number, to: number, taken: number): void {
    if (to >= 8 && to < 56) this.addExit(pieces, i, to, taken, PAWN)
    else for (const role of promotions) this.addExit(pieces, i, to, taken, role)
  }

  /** Lists the moves and captures of a pawn. */
  private readPawnMoves(pieces: EnclosedPieces, i: number): void {
    const color = pieces.color[i]
    const from = squareOf(pieces.lo[i], pieces.hi[i])
    const step = color === 0 ? 8 : -8
    const one = from + step
    if (isOpen(one)) {
      this.addPawnExit(pieces, i, one, -1)
      const two = one + step
      if (from >> 3 === (color === 0 ? 1 : 6) && isOpen(two)) {
        this.addExit(pieces, i, two, -1, PAWN)
        for (let j = 0; j < pieces.count; j++) {
          // An en passant capture follows at once or never, so both moves together are one exit.
          if (
            pieces.role[j] !== PAWN ||
            pieces.color[j] === color ||
            (pieces.lo[j] | pieces.hi[j]) === 0
          )
            continue
          const beside = squareOf(pieces.lo[j], pieces.hi[j])
          if (beside >> 3 !== two >> 3 || Math.abs(beside - two) !== 1) continue
          this.addExit(pieces, j, one, i, PAWN)
        }
      }
    }
    const attacks = pawnAttacks[color as 0 | 1]
    for (let j = 0; j < pieces.count; j++) {
      if (pieces.color[j] === color || pieces.role[j] === KING) continue
      for (let half = 0; half < 2; half++) {
        const there = half === 0 ? pieces.lo[j] : pieces.hi[j]
        for (let bits = attacks[from * 2 + half] & there; bits !== 0; bits &= bits - 1) {
          this.addPawnExit(pieces, i, 31 - Math.clz32(bits & -bits) + half * 32, j)
        }
      }
    }
  }

  /** Lists the captures of pawns by a piece other than a pawn. */
  private readPawnCaptures(pieces: EnclosedPieces, i: number): void {
    const color = pieces.color[i]
    const heldLo = held[0] | held[2]
    const heldHi = held[1] | held[3]
    target[0] = 0
    target[1] = 0
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? pieces.lo[i] : pieces.hi[i]; bits !== 0; bits &= bits - 1) {
        addAttacks(pieces.role[i], color, 31 - Math.clz32(bits & -bits) + half * 32, heldLo, heldHi)
      }
    }
    let toLo = target[0]
    let toHi = target[1]
    if (pieces.role[i] === KING) {
      toLo &= ~certainAttacks[(color ^ 1) << 1]
      toHi &= ~certainAttacks[((color ^ 1) << 1) + 1]
    }
    for (let j = 0; j < pieces.count; j++) {
      if (pieces.role[j] !== PAWN || pieces.color[j] === color) continue
      if (((pieces.lo[j] & toLo) | (pieces.hi[j] & toHi)) === 0) continue
      this.addExit(pieces, i, squareOf(pieces.lo[j], pieces.hi[j]), j, pieces.role[i])
    }
  }
}

function isOpen(square: number): boolean {
  const half = square >> 5
  return ((held[half] | held[2 + half]) & (1 << square)) === 0
}

function removePiece(pieces: EnclosedPieces, i: number): void {
  pieces.lo[i] = 0
  pieces.hi[i] = 0
  pieces.mayBeLost[i] = 1
}

/** E1: removes the squares around a king from the other king. */
function keepApart(pieces: EnclosedPieces, color: number, square: number): void {
  pieces.lo[pieces.king[color]] &= ~kingAttacks[square * 2]
  pieces.hi[pieces.king[color]] &= ~kingAttacks[square * 2 + 1]
}

/** Piece i is on this square, and no other piece is. */
function putAlone(pieces: EnclosedPieces, i: number, square: number): void {
  const lo = square < 32 ? 1 << square : 0
  const hi = square < 32 ? 0 : 1 << square
  for (let j = 0; j < pieces.count; j++) {
    pieces.lo[j] &= ~lo
    pieces.hi[j] &= ~hi
  }
  pieces.lo[i] = lo
  pieces.hi[i] = hi
  pieces.mayBeLost[i] = 0
}
