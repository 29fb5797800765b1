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
import { attacksFrom, certain, held, target } from './certain-squares.js'
import { Men, squareOf } from './men.js'

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
  readonly after: Men[] = []
  count = 0

  /**
   * Lists the exits of an enclosure that has just been built. False if there are more than `most`.
   */
  read(men: Men, most: number): boolean {
    this.count = 0
    for (let i = 0; i < men.count; i++) {
      if ((men.lo[i] | men.hi[i]) === 0) continue
      if (men.role[i] === PAWN) this.readPawn(men, i)
      else this.readCaptures(men, i)
      if (this.count > most) return false
    }
    return true
  }

  private next(men: Men): Men {
    if (this.count === this.after.length) this.after.push(new Men())
    const after = this.after[this.count++]
    after.copyFrom(men)
    return after
  }

  private step(men: Men, i: number, to: number, taken: number, role: number): void {
    const after = this.next(men)
    if (taken >= 0) remove(after, taken)
    stand(after, i, to)
    after.role[i] = role
    after.turn = men.color[i] ^ 1
    if (role === KING) keepApart(after, men.color[i] ^ 1, to)
  }

  private arrive(men: Men, i: number, to: number, taken: number): void {
    if (to >= 8 && to < 56) this.step(men, i, to, taken, PAWN)
    else for (const role of promotions) this.step(men, i, to, taken, role)
  }

  private readPawn(men: Men, i: number): void {
    const color = men.color[i]
    const from = squareOf(men.lo[i], men.hi[i])
    const step = color === 0 ? 8 : -8
    const one = from + step
    if (isOpen(one)) {
      this.arrive(men, i, one, -1)
      const two = one + step
      if (from >> 3 === (color === 0 ? 1 : 6) && isOpen(two)) {
        this.step(men, i, two, -1, PAWN)
        for (let j = 0; j < men.count; j++) {
          // An en passant capture follows at once or never, so both moves together are one exit.
          if (men.role[j] !== PAWN || men.color[j] === color || (men.lo[j] | men.hi[j]) === 0)
            continue
          const beside = squareOf(men.lo[j], men.hi[j])
          if (beside >> 3 !== two >> 3 || Math.abs(beside - two) !== 1) continue
          this.step(men, j, one, i, PAWN)
        }
      }
    }
    const attacks = pawnAttacks[color as 0 | 1]
    for (let j = 0; j < men.count; j++) {
      if (men.color[j] === color || men.role[j] === KING) continue
      for (let half = 0; half < 2; half++) {
        const there = half === 0 ? men.lo[j] : men.hi[j]
        for (let bits = attacks[from * 2 + half] & there; bits !== 0; bits &= bits - 1) {
          this.arrive(men, i, 31 - Math.clz32(bits & -bits) + half * 32, j)
        }
      }
    }
  }

  private readCaptures(men: Men, i: number): void {
    const color = men.color[i]
    const anyLo = held[0] | held[2]
    const anyHi = held[1] | held[3]
    target[0] = 0
    target[1] = 0
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? men.lo[i] : men.hi[i]; bits !== 0; bits &= bits - 1) {
        attacksFrom(men.role[i], color, 31 - Math.clz32(bits & -bits) + half * 32, anyLo, anyHi)
      }
    }
    let toLo = target[0]
    let toHi = target[1]
    if (men.role[i] === KING) {
      toLo &= ~certain[(color ^ 1) << 1]
      toHi &= ~certain[((color ^ 1) << 1) + 1]
    }
    for (let j = 0; j < men.count; j++) {
      if (men.role[j] !== PAWN || men.color[j] === color) continue
      if (((men.lo[j] & toLo) | (men.hi[j] & toHi)) === 0) continue
      this.step(men, i, squareOf(men.lo[j], men.hi[j]), j, men.role[i])
    }
  }
}

function isOpen(square: number): boolean {
  const half = square >> 5
  return ((held[half] | held[2 + half]) & (1 << square)) === 0
}

function remove(men: Men, i: number): void {
  men.lo[i] = 0
  men.hi[i] = 0
  men.lost[i] = 1
}

/** E1. */
function keepApart(men: Men, color: number, square: number): void {
  men.lo[men.king[color]] &= ~kingAttacks[square * 2]
  men.hi[men.king[color]] &= ~kingAttacks[square * 2 + 1]
}

/** Piece i is on this square, and no other piece is. */
function stand(men: Men, i: number, square: number): void {
  const lo = square < 32 ? 1 << square : 0
  const hi = square < 32 ? 0 : 1 << square
  for (let j = 0; j < men.count; j++) {
    men.lo[j] &= ~lo
    men.hi[j] &= ~hi
  }
  men.lo[i] = lo
  men.hi[i] = hi
  men.lost[i] = 0
}
