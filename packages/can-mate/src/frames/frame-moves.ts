import {
  BISHOP,
  KNIGHT,
  kingAttacks,
  PAWN,
  pawnAttacks,
  popcount,
  QUEEN,
  ROOK,
} from '@jadoube/chess/internals'
import {
  around,
  Frame,
  MAX_GROUPS,
  MAX_IN_GROUP,
  type PieceGroups,
  shadeOf,
  squares,
} from './frame.js'
import { findMask } from './frame-checks.js'

// Every move that may be legal in some position of a frame: P1 to P3 of frames.ts.

const promotions = [QUEEN, ROOK, BISHOP, KNIGHT] as const

export class FrameMoves {
  /** Whether there are too many groups, or too many pieces in one. Then nothing is proved. */
  bad = false
  /** The frame after a move, with the other player to move. */
  readonly next = new Frame()
  private now = new Frame()
  /** P3: the squares where a move must end while there is a check, lo and hi. */
  private readonly mask = new Int32Array(2)
  private readonly groups: PieceGroups
  private readonly meet: () => void

  /** `meet` is called after each move. The result is in `next`, with impossible squares removed. */
  constructor(groups: PieceGroups, meet: () => void) {
    this.groups = groups
    this.meet = meet
  }

  private arrive(): void {
    if (this.next.tidy(this.groups)) this.meet()
  }

  private begin(): Frame {
    const { next, now, groups } = this
    next.copyFrom(now, groups.count)
    next.turn = now.turn ^ 1
    next.crossed = -1
    return next
  }

  /** Plays every move of the player to move. `now.look` must have been called. */
  follow(now: Frame): void {
    this.now = now
    findMask(now, this.groups, this.mask)
    this.moveKing()
    this.movePawns()
    for (let i = 0; i < this.groups.count; i++) {
      if (this.now.count[i] > 0 && this.groups.color[i] === this.now.turn) this.moveGroup(i)
    }
  }

  private moveKing(): void {
    const { now, groups } = this
    const us = now.turn
    const own = us << 1
    const theirs = own ^ 2
    const king = now.kings[us]
    for (let half = 0; half < 2; half++) {
      const blocked = now.pawns[own + half] | now.held[own + half]
      for (let bits = kingAttacks[king * 2 + half] & ~blocked; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits
        const to = 31 - Math.clz32(bit) + half * 32
        for (let d = 0; d < groups.count; d++) {
          if (now.count[d] === 0 || groups.color[d] === us) continue
          if (((half === 0 ? now.lo[d] : now.hi[d]) & bit) === 0) continue
          const next = this.begin()
          next.clear(to, groups.count)
          if (--next.count[d] === 0) none(next, d)
          next.kings[us] = to
          this.arrive()
        }
        if ((now.held[theirs + half] & bit) !== 0) continue
        const next = this.begin()
        next.pawns[theirs + half] &= ~bit
        next.clear(to, groups.count)
        next.kings[us] = to
        this.arrive()
      }
    }
  }

  private moveGroup(c: number): void {
    const { now, groups } = this
    const [maskLo, maskHi] = this.mask
    const us = now.turn
    const own = us << 1
    const theirs = own ^ 2
    const role = groups.role[c]
    const { sure } = now
    let toLo = 0
    let toHi = 0
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? now.lo[c] : now.hi[c]; bits !== 0; bits &= bits - 1) {
        around(role, 31 - Math.clz32(bits & -bits) + half * 32, sure[0], sure[1])
        toLo |= squares[0]
        toHi |= squares[1]
      }
    }
    const king = now.kings[us ^ 1]
    // If there is more than one, its own held pieces may be the ones that move away.
    const ownHeldLo = now.held[own]
    const ownHeldHi = now.held[own + 1]
    toLo &= ~now.pawns[own] & ~ownHeldLo & maskLo & ~(king < 32 ? 1 << king : 0)
    toHi &= ~now.pawns[own + 1] & ~ownHeldHi & maskHi & ~(king < 32 ? 0 : 1 << king)
    const mine = now.kings[us]
    toLo &= ~(mine < 32 ? 1 << mine : 0)
    toHi &= ~(mine < 32 ? 0 : 1 << mine)
    // Captures of pawns, each on its own square.
    for (let half = 0; half < 2; half++) {
      const there = (half === 0 ? toLo : toHi) & now.pawns[theirs + half]
      for (let bits = there; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits
        const next = this.begin()
        next.pawns[theirs + half] &= ~bit
        next.clear(31 - Math.clz32(bit) + half * 32, groups.count)
        this.settle(c, half === 0 ? bit : 0, half === 0 ? 0 : bit)
      }
    }
    toLo &= ~now.pawns[theirs]
    toHi &= ~now.pawns[theirs + 1]
    for (let d = 0; d < groups.count; d++) {
      if (now.count[d] === 0 || groups.color[d] === us) continue
      this.moveAll(c, d, toLo & now.lo[d], toHi & now.hi[d])
    }
    this.moveAll(c, -1, toLo & ~now.held[theirs], toHi & ~now.held[theirs + 1])
  }

  /**
   * Plays the moves of group c to these squares, with a capture of group d there or without one.
   */
  private moveAll(c: number, d: number, lo: number, hi: number): void {
    if ((lo | hi) === 0) return
    const { groups } = this
    if (groups.exact[c] !== 0) {
      for (let bits = lo; bits !== 0; bits &= bits - 1) this.moveOne(c, d, bits & -bits, 0)
      for (let bits = hi; bits !== 0; bits &= bits - 1) this.moveOne(c, d, 0, bits & -bits)
    } else if (popcount(lo) + popcount(hi) > 1) {
      const next = this.begin()
      if (d >= 0 && --next.count[d] === 0) none(next, d)
      this.settle(c, lo, hi)
    } else this.moveOne(c, d, lo, hi)
  }

  /** Plays a move to a single square, where no other piece stands afterwards. */
  private moveOne(c: number, d: number, lo: number, hi: number): void {
    const next = this.begin()
    next.clear(lo !== 0 ? 31 - Math.clz32(lo) : 63 - Math.clz32(hi), this.groups.count)
    if (d >= 0 && --next.count[d] === 0) none(next, d)
    this.settle(c, lo, hi)
  }

  /** Puts one piece of group c on one of these squares; the others stay where they were. */
  private settle(c: number, lo: number, hi: number): void {
    const { next } = this
    if (next.count[c] === 1) {
      next.lo[c] = lo
      next.hi[c] = hi
    } else {
      next.lo[c] |= lo
      next.hi[c] |= hi
    }
    this.arrive()
  }

  private movePawns(): void {
    const { now } = this
    const us = now.turn
    const own = us << 1
    for (let half = 0; half < 2; half++) {
      for (let bits = now.pawns[own + half]; bits !== 0; bits &= bits - 1) {
        this.movePawn(31 - Math.clz32(bits & -bits) + half * 32)
      }
    }
  }

  private movePawn(from: number): void {
    const { now, groups } = this
    const us = now.turn
    const theirs = (us ^ 1) << 1
    const step = us === 0 ? 8 : -8
    const one = from + step
    if (!has(now.sure, one)) {
      if (this.helps(one)) this.landPawn(from, one, -1, -1)
      const two = one + step
      if (from >> 3 === (us === 0 ? 1 : 6) && !has(now.sure, two) && this.helps(two)) {
        this.landPawn(from, two, -1, one)
      }
    }
    const attacks = pawnAttacks[us as 0 | 1]
    for (let half = 0; half < 2; half++) {
      for (let bits = attacks[from * 2 + half]; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits
        const to = 31 - Math.clz32(bit) + half * 32
        if (to === now.crossed) {
          const taken = to - step
          if (this.helps(to) || this.helps(taken)) this.landPawn(from, to, MAX_GROUPS, -1)
          continue
        }
        if (!this.helps(to)) continue
        if ((now.pawns[theirs + half] & bit) !== 0) this.landPawn(from, to, MAX_GROUPS, -1)
        for (let d = 0; d < groups.count; d++) {
          if (now.count[d] === 0 || groups.color[d] === us) continue
          if (((half === 0 ? now.lo[d] : now.hi[d]) & bit) !== 0) this.landPawn(from, to, d, -1)
        }
      }
    }
  }

  private helps(to: number): boolean {
    return (this.mask[to >> 5] & (1 << to)) !== 0
  }

  /**
   * Plays a pawn move. `taken` is the captured group, or MAX_GROUPS for a pawn; `crossed` is the en
   * passant square.
   */
  private landPawn(from: number, to: number, taken: number, crossed: number): void {
    const { now, groups } = this
    const us = now.turn
    const own = us << 1
    const theirs = own ^ 2
    const last = to < 8 || to >= 56
    for (const role of last ? promotions : [PAWN]) {
      const next = this.begin()
      const n = groups.count
      next.pawns[own + (from >> 5)] &= ~(1 << from)
      next.clear(to, n)
      if (taken === MAX_GROUPS) {
        const at = to === now.crossed ? to + (us === 0 ? -8 : 8) : to
        next.pawns[theirs + (at >> 5)] &= ~(1 << at)
      } else if (taken >= 0 && --next.count[taken] === 0) none(next, taken)
      if (crossed >= 0) {
        next.clear(crossed, n)
        const rank = to >> 3
        const files = now.pawns[theirs + (to >> 5)] >>> ((rank & 3) * 8)
        const beside = ((1 << (to & 7)) << 1) | ((1 << (to & 7)) >>> 1)
        if ((files & 0xff & beside) !== 0) next.crossed = crossed
      }
      if (role === PAWN) next.pawns[own + (to >> 5)] |= 1 << to
      else if (!this.joinGroup(next, us, role, to)) {
        this.bad = true
        return
      }
      this.arrive()
    }
  }

  /** Adds a promoted piece to the first inexact group of its role, or to a new one. */
  private joinGroup(next: Frame, color: number, role: number, square: number): boolean {
    const { groups } = this
    const shade = role === BISHOP ? shadeOf(square) : 0
    let at = 0
    while (
      at < groups.count &&
      (groups.exact[at] !== 0 ||
        groups.color[at] !== color ||
        groups.role[at] !== role ||
        groups.shade[at] !== shade)
    )
      at++
    if (at === groups.count) {
      if (at === MAX_GROUPS) return false
      groups.add(color, role, square)
      next.count[at] = 0
      next.lo[at] = 0
      next.hi[at] = 0
      this.now.count[at] = 0
      this.now.lo[at] = 0
      this.now.hi[at] = 0
    }
    if (next.count[at] === MAX_IN_GROUP) return false
    next.add(at, square)
    return true
  }
}

function none(frame: Frame, group: number): void {
  frame.lo[group] = 0
  frame.hi[group] = 0
}

function has(set: Int32Array, square: number): boolean {
  return (set[square >> 5] & (1 << square)) !== 0
}
