import { BISHOP, kingAttacks, pawnAttacks, popcount } from '@jadoube/chess/internals'
import { DARK } from '../material/material.js'
import { attackSet, findAttacks } from '../piece-attacks.js'

// A frame stands for many positions: kings and pawns on their squares, the turn, a pawn that may be
// captured en passant, and for each group (pieces of one colour and role) their number and a set of
// squares where all of them stand.

export const MAX_GROUPS = 20
/** The most pieces in one group. */
export const MAX_IN_GROUP = 15

/**
 * The groups of a family of frames. A piece never changes its group; a promoted piece joins a group
 * of its role.
 */
export class PieceGroups {
  count = 0
  readonly color = new Uint8Array(MAX_GROUPS)
  readonly role = new Uint8Array(MAX_GROUPS)
  /** For bishops, the colour of their squares: 1 is dark, 2 light. 0 for other pieces. */
  readonly shade = new Uint8Array(MAX_GROUPS)
  /** 1 for a single piece whose square is kept exactly, like those of kings and pawns. */
  readonly exact = new Uint8Array(MAX_GROUPS)

  add(color: number, role: number, square: number): number {
    const at = this.count++
    this.color[at] = color
    this.role[at] = role
    this.shade[at] = role === BISHOP ? shadeOf(square) : 0
    this.exact[at] = 0
    return at
  }
}

export function shadeOf(square: number): number {
  return ((DARK >>> (square & 31)) & 1) !== 0 ? 1 : 2
}

export class Frame {
  turn = 0
  /** The square that a pawn has just crossed, if an enemy pawn may capture it; otherwise -1. */
  enPassant = -1
  readonly kings = new Int8Array(2)
  /** White lo, hi, black lo, hi. */
  readonly pawns = new Int32Array(4)
  /** By group: the number of its pieces, and the squares where they stand. */
  readonly count = new Int8Array(MAX_GROUPS)
  readonly lo = new Int32Array(MAX_GROUPS)
  readonly hi = new Int32Array(MAX_GROUPS)
  /**
   * The squares that are certainly occupied, and those that may be occupied; set by `findOccupied`.
   */
  readonly sure = new Int32Array(2)
  readonly maybe = new Int32Array(2)
  /** The squares of groups with as many pieces as squares; white lo, hi, black lo, hi. */
  readonly held = new Int32Array(4)

  copyFrom(other: Frame, groups: number): void {
    this.turn = other.turn
    this.enPassant = other.enPassant
    this.kings[0] = other.kings[0]
    this.kings[1] = other.kings[1]
    for (let i = 0; i < 4; i++) this.pawns[i] = other.pawns[i]
    for (let i = 0; i < groups; i++) {
      this.count[i] = other.count[i]
      this.lo[i] = other.lo[i]
      this.hi[i] = other.hi[i]
    }
  }

  /** Adds one piece on this square. */
  add(group: number, square: number): void {
    this.count[group]++
    if (square < 32) this.lo[group] |= 1 << square
    else this.hi[group] |= 1 << square
  }

  /** Removes one piece of a group. Without pieces, the group has no squares. */
  removeOne(group: number): void {
    if (--this.count[group] > 0) return
    this.lo[group] = 0
    this.hi[group] = 0
  }

  /** Removes this square from all groups. */
  clear(square: number, groups: number): void {
    const lo = square < 32 ? ~(1 << square) : -1
    const hi = square < 32 ? -1 : ~(1 << square)
    for (let i = 0; i < groups; i++) {
      this.lo[i] &= lo
      this.hi[i] &= hi
    }
  }

  /** Sets `sure`, `maybe` and `held`. */
  findOccupied(groups: PieceGroups): void {
    const { kings, pawns, held, sure, maybe, lo, hi, count } = this
    const [white, black] = kings
    let sureLo = pawns[0] | pawns[2] | (white < 32 ? 1 << white : 0) | (black < 32 ? 1 << black : 0)
    let sureHi = pawns[1] | pawns[3] | (white < 32 ? 0 : 1 << white) | (black < 32 ? 0 : 1 << black)
    let maybeLo = sureLo
    let maybeHi = sureHi
    held.fill(0)
    for (let i = 0; i < groups.count; i++) {
      if (count[i] === 0) continue
      maybeLo |= lo[i]
      maybeHi |= hi[i]
      if (popcount(lo[i]) + popcount(hi[i]) !== count[i]) continue
      sureLo |= lo[i]
      sureHi |= hi[i]
      held[groups.color[i] << 1] |= lo[i]
      held[(groups.color[i] << 1) + 1] |= hi[i]
    }
    sure[0] = sureLo
    sure[1] = sureHi
    maybe[0] = maybeLo
    maybe[1] = maybeHi
  }

  /**
   * Removes what is impossible after a move of the player who is not to move. False if nothing is
   * left.
   *
   * F1. Kings are never next to each other, and the king of the player who has moved is not
   *     attacked by a pawn.
   * F2. No two pieces share a square: kings, pawns and groups with as many pieces as squares
   *     exclude all others.
   * F3. That king is not attacked by a group either: no piece is on a square from which it attacks
   *     the king if all squares in between are certainly empty.
   * F4. A group has at least as many squares as pieces.
   */
  removeImpossible(groups: PieceGroups): boolean {
    const { kings, pawns, lo, hi, count } = this
    const mover = this.turn ^ 1
    const king = kings[mover]
    const other = kings[this.turn]
    if ((kingAttacks[king * 2 + (other >> 5)] & (1 << other)) !== 0 || king === other) return false
    const from = pawnAttacks[mover as 0 | 1]
    const theirs = this.turn << 1
    if (((from[king * 2] & pawns[theirs]) | (from[king * 2 + 1] & pawns[theirs + 1])) !== 0)
      return false
    const n = groups.count
    let sureLo = pawns[0] | pawns[2] | (king < 32 ? 1 << king : 0) | (other < 32 ? 1 << other : 0)
    let sureHi = pawns[1] | pawns[3] | (king < 32 ? 0 : 1 << king) | (other < 32 ? 0 : 1 << other)
    const fixedLo = sureLo
    const fixedHi = sureHi
    let full = 0
    for (let i = 0; i < n; i++) {
      if (count[i] === 0) continue
      lo[i] &= ~fixedLo
      hi[i] &= ~fixedHi
      const room = popcount(lo[i]) + popcount(hi[i])
      if (room < count[i]) return false
      if (room > count[i]) continue
      if (((sureLo & lo[i]) | (sureHi & hi[i])) !== 0) return false
      full |= 1 << i
      sureLo |= lo[i]
      sureHi |= hi[i]
    }
    for (let i = 0; i < n; i++) {
      if (count[i] === 0 || (full & (1 << i)) !== 0) continue
      lo[i] &= ~sureLo
      hi[i] &= ~sureHi
      if (popcount(lo[i]) + popcount(hi[i]) < count[i]) return false
    }
    // If a piece in between is impossible, the piece behind it is too, so repeat until nothing
    // changes.
    for (let changed = true; changed; ) {
      changed = false
      let maybeLo = fixedLo
      let maybeHi = fixedHi
      for (let i = 0; i < n; i++) {
        maybeLo |= lo[i]
        maybeHi |= hi[i]
      }
      for (let i = 0; i < n; i++) {
        if (count[i] === 0 || groups.color[i] !== this.turn) continue
        findAttacks(groups.role[i], king, maybeLo, maybeHi)
        if (((lo[i] & attackSet[0]) | (hi[i] & attackSet[1])) === 0) continue
        lo[i] &= ~attackSet[0]
        hi[i] &= ~attackSet[1]
        changed = true
        if (popcount(lo[i]) + popcount(hi[i]) < count[i]) return false
      }
    }
    return true
  }
}
