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
import { attackSet, findAttacks } from '../piece-attacks.js'
import { findCheckMask } from './check-mask.js'
import { Frame, MAX_GROUPS, MAX_IN_GROUP, type PieceGroups, shadeOf } from './frame.js'

// Every move that may be legal in some position of a frame: P1 to P3 of frame-prover.ts.

const promotions = [QUEEN, ROOK, BISHOP, KNIGHT] as const

export class FrameMoves {
  /** Whether there are too many groups, or too many pieces in one. Then nothing is proved. */
  isTooLarge = false
  /** The frame after a move, with the other player to move. */
  readonly next = new Frame()
  private now = new Frame()
  /** P3: the squares where a move must end while there is a check, lo and hi. */
  private readonly mask = new Int32Array(2)
  private readonly groups: PieceGroups
  private readonly onResult: () => void

  /**
   * `onResult` is called after each move. The result is in `next`, with impossible squares removed.
   */
  constructor(groups: PieceGroups, onResult: () => void) {
    this.groups = groups
    this.onResult = onResult
  }

  /** Reports the frame after a move, unless no position of it is possible. */
  private finishMove(): void {
    if (this.next.removeImpossible(this.groups)) this.onResult()
  }

  /** Copies the frame before the move into `next`, with the other player to move. */
  private startMove(): Frame {
    const { next, now, groups } = this
    next.copyFrom(now, groups.count)
    next.turn = now.turn ^ 1
    next.enPassant = -1
    return next
  }

  /** Plays every move of the player to move. `now.findOccupied` must have been called. */
  playAll(now: Frame): void {
    this.now = now
    findCheckMask(now, this.groups, this.mask)
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
        for (let captured = 0; captured < groups.count; captured++) {
          if (now.count[captured] === 0 || groups.color[captured] === us) continue
          if (((half === 0 ? now.lo[captured] : now.hi[captured]) & bit) === 0) continue
          const next = this.startMove()
          next.clear(to, groups.count)
          next.removeOne(captured)
          next.kings[us] = to
          this.finishMove()
        }
        if ((now.held[theirs + half] & bit) !== 0) continue
        const next = this.startMove()
        next.pawns[theirs + half] &= ~bit
        next.clear(to, groups.count)
        next.kings[us] = to
        this.finishMove()
      }
    }
  }

  private moveGroup(moving: number): void {
    const { now, groups } = this
    const [maskLo, maskHi] = this.mask
    const us = now.turn
    const own = us << 1
    const theirs = own ^ 2
    const role = groups.role[moving]
    const { sure } = now
    let toLo = 0
    let toHi = 0
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? now.lo[moving] : now.hi[moving]; bits !== 0; bits &= bits - 1) {
        findAttacks(role, 31 - Math.clz32(bits & -bits) + half * 32, sure[0], sure[1])
        toLo |= attackSet[0]
        toHi |= attackSet[1]
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
        const next = this.startMove()
        next.pawns[theirs + half] &= ~bit
        next.clear(31 - Math.clz32(bit) + half * 32, groups.count)
        this.placeOne(moving, half === 0 ? bit : 0, half === 0 ? 0 : bit)
      }
    }
    toLo &= ~now.pawns[theirs]
    toHi &= ~now.pawns[theirs + 1]
    for (let captured = 0; captured < groups.count; captured++) {
      if (now.count[captured] === 0 || groups.color[captured] === us) continue
      this.playMoves(moving, captured, toLo & now.lo[captured], toHi & now.hi[captured])
    }
    this.playMoves(moving, -1, toLo & ~now.held[theirs], toHi & ~now.held[theirs + 1])
  }

  /**
   * Plays the moves of the group `moving` to these squares, with a capture of the group `captured`
   * there, or without one (-1).
   */
  private playMoves(moving: number, captured: number, lo: number, hi: number): void {
    if ((lo | hi) === 0) return
    const { groups } = this
    if (groups.exact[moving] !== 0) {
      for (let bits = lo; bits !== 0; bits &= bits - 1)
        this.playMove(moving, captured, bits & -bits, 0)
      for (let bits = hi; bits !== 0; bits &= bits - 1)
        this.playMove(moving, captured, 0, bits & -bits)
    } else if (popcount(lo) + popcount(hi) > 1) {
      const next = this.startMove()
      if (captured >= 0) next.removeOne(captured)
      this.placeOne(moving, lo, hi)
    } else this.playMove(moving, captured, lo, hi)
  }

  /** Plays a move to a single square, where no other piece stands afterwards. */
  private playMove(moving: number, captured: number, lo: number, hi: number): void {
    const next = this.startMove()
    next.clear(lo !== 0 ? 31 - Math.clz32(lo) : 63 - Math.clz32(hi), this.groups.count)
    if (captured >= 0) next.removeOne(captured)
    this.placeOne(moving, lo, hi)
  }

  /** Puts one piece of the group on one of these squares; the others stay where they were. */
  private placeOne(moving: number, lo: number, hi: number): void {
    const { next } = this
    if (next.count[moving] === 1) {
      next.lo[moving] = lo
      next.hi[moving] = hi
    } else {
      next.lo[moving] |= lo
      next.hi[moving] |= hi
    }
    this.finishMove()
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
      if (this.mayEndCheck(one)) this.playPawnMove(from, one, -1, -1)
      const two = one + step
      if (from >> 3 === (us === 0 ? 1 : 6) && !has(now.sure, two) && this.mayEndCheck(two)) {
        this.playPawnMove(from, two, -1, one)
      }
    }
    const attacks = pawnAttacks[us as 0 | 1]
    for (let half = 0; half < 2; half++) {
      for (let bits = attacks[from * 2 + half]; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits
        const to = 31 - Math.clz32(bit) + half * 32
        if (to === now.enPassant) {
          const taken = to - step
          if (this.mayEndCheck(to) || this.mayEndCheck(taken))
            this.playPawnMove(from, to, MAX_GROUPS, -1)
          continue
        }
        if (!this.mayEndCheck(to)) continue
        if ((now.pawns[theirs + half] & bit) !== 0) this.playPawnMove(from, to, MAX_GROUPS, -1)
        for (let captured = 0; captured < groups.count; captured++) {
          if (now.count[captured] === 0 || groups.color[captured] === us) continue
          if (((half === 0 ? now.lo[captured] : now.hi[captured]) & bit) !== 0)
            this.playPawnMove(from, to, captured, -1)
        }
      }
    }
  }

  /** P3: whether a move that ends here, or captures here, may be legal. */
  private mayEndCheck(to: number): boolean {
    return (this.mask[to >> 5] & (1 << to)) !== 0
  }

  /**
   * Plays a pawn move. `taken` is the captured group, MAX_GROUPS for a pawn, or -1; `crossed` is
   * the square that a double step crosses, or -1.
   */
  private playPawnMove(from: number, to: number, taken: number, crossed: number): void {
    const { now, groups } = this
    const us = now.turn
    const own = us << 1
    const theirs = own ^ 2
    const last = to < 8 || to >= 56
    for (const role of last ? promotions : [PAWN]) {
      const next = this.startMove()
      const n = groups.count
      next.pawns[own + (from >> 5)] &= ~(1 << from)
      next.clear(to, n)
      if (taken === MAX_GROUPS) {
        const at = to === now.enPassant ? to + (us === 0 ? -8 : 8) : to
        next.pawns[theirs + (at >> 5)] &= ~(1 << at)
      } else if (taken >= 0) next.removeOne(taken)
      if (crossed >= 0) {
        next.clear(crossed, n)
        const rank = to >> 3
        const files = now.pawns[theirs + (to >> 5)] >>> ((rank & 3) * 8)
        const beside = ((1 << (to & 7)) << 1) | ((1 << (to & 7)) >>> 1)
        if ((files & 0xff & beside) !== 0) next.enPassant = crossed
      }
      if (role === PAWN) next.pawns[own + (to >> 5)] |= 1 << to
      else if (!this.joinGroup(next, us, role, to)) {
        this.isTooLarge = true
        return
      }
      this.finishMove()
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

function has(set: Int32Array, square: number): boolean {
  return (set[square >> 5] & (1 << square)) !== 0
}
