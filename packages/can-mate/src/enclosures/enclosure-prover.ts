import { roles } from '@jadoube/chess'
import { BISHOP, type Board, colorOf, KNIGHT, PAWN, QUEEN } from '@jadoube/chess/internals'
import { DARK } from '../material/material.js'
import type { EnclosedPiece, Enclosure } from '../verdict.js'
import { EnclosedPieces, WILD } from './enclosed-pieces.js'
import { Exits } from './exits.js'
import { mayBeMate } from './mate-squares.js'
import { addReachable, mayMove } from './reachable-squares.js'

/**
 * Proves that a colour cannot mate by finding a few enclosures that contain everything that can
 * follow.
 */
export class EnclosureProver {
  /** The number of enclosures built so far: the measure of work. */
  spent = 0
  /** The enclosures of the last proof are the first `count` of these. The objects are reused. */
  private readonly built: EnclosedPieces[] = []
  private count = 0
  /** Where play continues after an exit, not yet enclosed. */
  private readonly waiting: EnclosedPieces[] = []
  private readonly exits = new Exits()

  /** Tries to prove it with one enclosure that includes all pawn moves. */
  proveAtOnce(board: Board, winner: number): boolean {
    if (board.enPassant >= 0) return false
    this.count = 0
    const pieces = this.nextBuilt()
    pieces.read(board)
    if (!this.enclosesAll(pieces, winner)) return false
    this.count = 1
    return true
  }

  /**
   * Builds enclosures with frozen pawns and follows their exits into further ones, at most
   * `maxEnclosures` of them. False proves nothing: an over-estimate may contain a mate, or there
   * were too many enclosures.
   */
  prove(board: Board, winner: number, maxEnclosures: number): boolean {
    if (this.proveAtOnce(board, winner)) return true
    if (board.enPassant >= 0) return false
    this.count = 0
    let waiting = 0
    this.waitingAt(waiting++).read(board)
    while (waiting > 0) {
      const start = this.waiting[--waiting]
      if (this.isCovered(start)) continue
      if (this.count >= maxEnclosures) return false
      const pieces = this.nextBuilt()
      if (this.count > 0) {
        pieces.copyFrom(start)
        pieces.findFacing()
        if (this.enclosesAll(pieces, winner)) {
          this.count++
          continue
        }
      }
      pieces.copyFrom(start)
      pieces.facing.fill(-1)
      this.spent++
      addReachable(pieces, true, -1)
      if (!lacksMaterial(pieces, winner) && mayBeMate(pieces, winner)) return false
      if (!this.exits.read(pieces, maxEnclosures * 4)) return false
      this.count++
      const { after, count } = this.exits
      for (let i = 0; i < count; i++) {
        if (isOver(after[i], winner) || this.isCovered(after[i])) continue
        this.waitingAt(waiting++).copyFrom(after[i])
      }
    }
    return true
  }

  /** The enclosures of the last proof. */
  enclosures(family: number): Enclosure[] {
    return this.built.slice(0, this.count).map(pieces => enclosureOf(pieces, family))
  }

  /** Whether one enclosure, built from these pieces with all pawn moves, contains no mate. */
  private enclosesAll(pieces: EnclosedPieces, winner: number): boolean {
    this.spent++
    if (!addReachable(pieces, false, winner)) return false
    return lacksMaterial(pieces, winner) || !mayBeMate(pieces, winner)
  }

  private nextBuilt(): EnclosedPieces {
    if (this.count === this.built.length) this.built.push(new EnclosedPieces())
    return this.built[this.count]
  }

  private waitingAt(at: number): EnclosedPieces {
    if (at === this.waiting.length) this.waiting.push(new EnclosedPieces())
    return this.waiting[at]
  }

  /** Whether an enclosure of this family already contains every position of these pieces. */
  private isCovered(pieces: EnclosedPieces): boolean {
    for (let k = this.count - 1; k >= 0; k--) if (contains(this.built[k], pieces)) return true
    return false
  }
}

/** E1 and E2 of exits.ts: whether nothing more follows after this exit. */
function isOver(pieces: EnclosedPieces, winner: number): boolean {
  for (let i = 0; i < pieces.count; i++) {
    if (pieces.mayBeLost[i] === 0 && (pieces.lo[i] | pieces.hi[i]) === 0) return true
  }
  if (mayMove(pieces, pieces.turn)) return false
  return pieces.turn === winner || lacksMaterial(pieces, winner) || !mayBeMate(pieces, winner)
}

/** Whether the enclosure `outer` contains every position of `inner`. */
function contains(outer: EnclosedPieces, inner: EnclosedPieces): boolean {
  for (let i = 0; i < inner.count; i++) {
    if (((inner.lo[i] & ~outer.lo[i]) | (inner.hi[i] & ~outer.hi[i])) !== 0) return false
    if (inner.mayBeLost[i] > outer.mayBeLost[i]) return false
    if ((inner.lo[i] | inner.hi[i]) === 0) continue
    if (inner.role[i] !== outer.role[i]) return false
    // A claim that pawns face each other would have to be true here too. Such enclosures are
    // skipped.
    if (outer.role[i] !== PAWN) continue
    for (let j = outer.facing[i]; j >= 0; j = outer.behind[j]) {
      if ((inner.lo[j] | inner.hi[j]) === 0) continue
      if (outer.lo[i] !== inner.lo[i] || outer.hi[i] !== inner.hi[i]) return false
      if (outer.lo[j] !== inner.lo[j] || outer.hi[j] !== inner.hi[j]) return false
    }
  }
  return true
}

/**
 * T0 to T2 of material.ts for all positions of an enclosure, which has the most pieces that are
 * possible.
 */
function lacksMaterial(pieces: EnclosedPieces, winner: number): boolean {
  let knights = 0
  let bishops = 0
  let isAgainstKnight = false
  let isAgainstQueensOnly = true
  let dark = 0
  let light = 0
  let own = 0
  for (let i = 0; i < pieces.count; i++) {
    if ((pieces.lo[i] | pieces.hi[i]) === 0 || i === pieces.king[0] || i === pieces.king[1])
      continue
    const role = pieces.role[i]
    if (pieces.color[i] === winner) own++
    if (role === PAWN || role === WILD) return own === 0 && hasOnlyKing(pieces, winner)
    if (role === BISHOP) {
      dark |= (pieces.lo[i] & DARK) | (pieces.hi[i] & DARK)
      light |= (pieces.lo[i] & ~DARK) | (pieces.hi[i] & ~DARK)
    }
    if (pieces.color[i] === winner) {
      if (role === KNIGHT) knights++
      else if (role === BISHOP) bishops++
      else return false
    } else {
      if (role === KNIGHT) isAgainstKnight = true
      if (role !== QUEEN) isAgainstQueensOnly = false
    }
  }
  if (own === 0) return true
  if (bishops === 0) return knights === 1 && isAgainstQueensOnly
  return knights === 0 && !isAgainstKnight && (dark === 0 || light === 0)
}

function hasOnlyKing(pieces: EnclosedPieces, winner: number): boolean {
  for (let i = 0; i < pieces.count; i++) {
    if (
      pieces.color[i] === winner &&
      i !== pieces.king[winner] &&
      (pieces.lo[i] | pieces.hi[i]) !== 0
    )
      return false
  }
  return true
}

function enclosureOf(pieces: EnclosedPieces, family: number): Enclosure {
  const all: EnclosedPiece[] = []
  const facing: [number, number][] = []
  for (let i = 0; i < pieces.count; i++) {
    all.push({
      color: colorOf(pieces.color[i]),
      role: pieces.role[i] === WILD ? 'wild' : roles[pieces.role[i] - 1],
      lo: pieces.lo[i],
      hi: pieces.hi[i],
      mayBeLost: pieces.mayBeLost[i] !== 0,
    })
    if (pieces.role[i] !== PAWN || pieces.color[i] !== 0) continue
    for (let j = pieces.facing[i]; j >= 0; j = pieces.behind[j]) facing.push([i, j])
  }
  return { family, pieces: all, facing, castling: pieces.castling, rooks: [...pieces.rooks] }
}
