import type { Color, Position } from '@jadoube/chess'
import {
  BISHOP,
  Board,
  bishopSlot,
  bishopTable,
  boardOf,
  colorCode,
  KNIGHT,
  knightAttacks,
  LegalMoves,
  MAX_MOVES,
  PAWN,
  popcount,
  QUEEN,
  ROOK,
  rookSlot,
  rookTable,
} from '@jadoube/chess/internals'
import { Closure } from '../closures/closure.js'
import { PositionTable } from '../closures/position-table.js'
import { EnclosureProver } from '../enclosures/enclosure-prover.js'
import { Frames } from '../frames/frames.js'
import { cannotMateByMaterial } from '../material/material.js'
import { BestFirst } from '../search/best-first.js'
import { HelpPlan } from '../search/help-plan.js'

// The quick question, asked after every move of a game: proves that a colour cannot mate, or says nothing. Every test that
// leads to giving up is only a guess about where a proof is likely; what is answered `true` is proved.

/** Plies that are looked through completely: most real cases are a forced capture, stalemate or mate away. */
const PLIES = 3
/** A cramped position has few others around it: so many, and two more for each of the first that was looked at. */
const AROUND = 11
const FEW_MOVES = 10
const FORCED = 6
const SLOW = 40
const SLOW_WALLED = 24
const LOOKED_AT = 20
/** With fewer pawns blocked the kings nearly always get round them. */
const SHUT = 3
/** The largest closure and the most frames that are worth the time of a quick question. */
const POSITIONS = 2500
const FRAMES = 1500
/** Nodes spent on finding a mate before a larger proof is tried. */
const TRIED = 150
/** Enclosures that may fail before the closure is given up. */
const ATTEMPTS = 60
const ONE_MORE = { positions: 40, enclosures: 1, attempts: 2 }

class Fast {
  private readonly board = new Board()
  private readonly legals = Array.from({ length: PLIES + 1 }, () => new LegalMoves())
  private readonly lists = Array.from({ length: PLIES + 1 }, () => new Int32Array(MAX_MOVES))
  private readonly table = new PositionTable(256)
  private readonly enclosing = new EnclosureProver()
  private readonly closure = new Closure()
  private readonly frames = new Frames()
  private readonly bestFirst = new BestFirst()

  proves(root: Board, winner: number): boolean {
    const legal = this.legals[0].read(root)
    if (legal.count === 0) return legal.checks === 0 || root.turn === winner
    if (cannotMateByMaterial(root, winner)) return true
    const size = legal.size()
    const few = size <= FEW_MOVES
    const blocked = blockedPawns(root)
    const caged = isCaged(root, winner)
    const walled = caged || (blocked >= SHUT && isWalled(root, winner, blocked))
    if (!few && !walled) return false
    const shut = blocked >= SHUT && isShut(root, winner)
    if (size > FORCED && !walled && !shut && isFree(root)) return false
    const board = this.board
    board.copyFrom(root)
    if (size <= FORCED && this.ends(winner, 0)) return true
    // Pawns that only kings and officers stop are soon let go.
    const lasting = walled && (blocked > 0 || !hasBishopsAtMost(root, winner))
    if (lasting && this.enclosing.proveAtOnce(board, winner)) return true
    if (few ? !shut && !this.isCramped() : !shut && !caged) return false
    if (this.findsMate(winner, true)) return false
    if (few) return this.closes(winner, blocked > 0 ? SLOW_WALLED : SLOW)
    // Perhaps one move more settles it, whichever is played.
    if (caged && this.closure.search(board, winner, ONE_MORE, false) === 'no') return true
    if (!shut || this.findsMate(winner, false)) return false
    return this.frames.prove(board, winner, FRAMES, false)
  }

  /** Where a mate is soon found, there is nothing to prove. */
  private findsMate(winner: number, far: boolean): boolean {
    const { board, bestFirst } = this
    const corner = HelpPlan.cornerFor(board, winner, far)
    if (bestFirst.search(board, winner, corner, TRIED)) return true
    return bestFirst.search(board, winner, corner ^ 7, TRIED)
  }

  private closes(winner: number, slow: number): boolean {
    const { board, closure, frames } = this
    const found = closure.search(board, winner, { positions: 250, enclosures: 0 }, false)
    if (found !== undefined) return found === 'no'
    // The more positions lead to the same 250, the likelier the end is near.
    if (closure.positions < slow || this.findsMate(winner, false)) return false
    if (frames.prove(board, winner, FRAMES, false)) return true
    const limits = { positions: POSITIONS, enclosures: 1, attempts: ATTEMPTS }
    return closure.search(board, winner, limits, false) === 'no'
  }

  /** Do all lines of a few plies end without mate, or where the material cannot mate? The moves at this ply have been read. */
  private ends(winner: number, ply: number): boolean {
    const board = this.board
    const list = this.lists[ply]
    const n = this.legals[ply].list(list)
    for (let k = 0; k < n; k++) {
      const undo = board.make(list[k])
      const ends = this.endsAt(winner, ply + 1)
      board.unmake(list[k], undo)
      if (!ends) return false
    }
    return true
  }

  private endsAt(winner: number, ply: number): boolean {
    const board = this.board
    const legal = this.legals[ply].read(board)
    if (legal.count === 0) return legal.checks === 0 || board.turn === winner
    if (cannotMateByMaterial(board, winner)) return true
    // Where there is much choice, something will not end.
    return ply < PLIES && legal.count <= FORCED * 2 && this.ends(winner, ply)
  }

  /** A guess: do quiet moves lead to few positions? */
  private isCramped(): boolean {
    const { table, board } = this
    const legal = this.legals[1]
    const list = this.lists[1]
    if (!this.isCrampedAfterOne()) return false
    let few = true
    table.clear()
    table.add(board)
    for (let at = 0; at < table.count && at < LOOKED_AT && few; at++) {
      if (at > 0) table.restore(at, board)
      const n = legal.read(board).list(list)
      for (let k = 0; k < n; k++) {
        const code = list[k]
        if (board.pieces[(code >> 6) & 63] !== 0 || board.pieces[code & 63] >> 1 === PAWN) continue
        const undo = board.make(code)
        table.add(board)
        board.unmake(code, undo)
      }
      few = table.count <= AROUND + 2 * at
    }
    table.restore(0, board)
    return few
  }

  /** The first of these positions alone, without a table: nearly always it has moves enough. */
  private isCrampedAfterOne(): boolean {
    const { board } = this
    const { pieces, sets } = board
    const list = this.lists[1]
    const n = this.legals[0].list(list)
    for (let k = 0; k < n; k++) {
      const code = list[k]
      if (pieces[(code >> 6) & 63] !== 0 || pieces[code & 63] >> 1 === PAWN) continue
      const undo = board.make(code)
      const legal = this.legals[1].read(board)
      const emptyLo = ~(sets[0] | sets[2])
      const emptyHi = ~(sets[1] | sets[3])
      let quiet = 0
      for (let i = 0; i < legal.count; i++) {
        if (pieces[legal.from[i]] >> 1 === PAWN) continue
        quiet += popcount(legal.lo[i] & emptyLo) + popcount(legal.hi[i] & emptyHi)
      }
      board.unmake(code, undo)
      return quiet <= AROUND + 2
    }
    return true
  }
}

/** How many white pawns have a black one right before them. */
function blockedPawns(board: Board): number {
  const s = board.sets
  const blackLo = s[LO] & s[2]
  const blackHi = s[HI] & s[3]
  return (
    popcount(s[LO] & s[0] & ((blackLo >>> 8) | (blackHi << 24))) +
    popcount(s[HI] & s[1] & (blackHi >>> 8))
  )
}

/** A guess: are enough pawns blocked, and has the winner no more than bishops beside them? */
function isWalled(board: Board, winner: number, blocked: number): boolean {
  const s = board.sets
  if (blocked < Math.min(4, (popcount(s[LO]) + popcount(s[HI])) / 2 - 2)) return false
  return hasBishopsAtMost(board, winner)
}

/** A guess: has the winner no more than bishops and pawns, each with an enemy pawn on its file? */
function isShut(board: Board, winner: number): boolean {
  const s = board.sets
  const w = winner << 1
  const mine = files(s[LO] & s[w], s[HI] & s[w + 1])
  const theirs = files(s[LO] & s[w ^ 2], s[HI] & s[(w ^ 2) + 1])
  if ((mine & ~theirs) !== 0) return false
  return hasBishopsAtMost(board, winner)
}

/** Has this colour neither knight nor rook nor queen? */
function hasBishopsAtMost(board: Board, color: number): boolean {
  const s = board.sets
  const lo = s[2 + KNIGHT * 2] | s[2 + ROOK * 2] | s[2 + QUEEN * 2]
  const hi = s[3 + KNIGHT * 2] | s[3 + ROOK * 2] | s[3 + QUEEN * 2]
  return ((s[color << 1] & lo) | (s[(color << 1) + 1] & hi)) === 0
}

/** A guess: has the side that is not to move officers with more moves than a cramped position allows? */
function isFree(board: Board): boolean {
  const s = board.sets
  const them = (board.turn ^ 1) << 1
  const occLo = s[0] | s[2]
  const occHi = s[1] | s[3]
  let moves = 0
  for (let half = 0; half < 2; half++) {
    const queens = s[2 + QUEEN * 2 + half]
    const straight = s[2 + ROOK * 2 + half] | queens
    const slant = s[2 + BISHOP * 2 + half] | queens
    for (let bits = s[them + half] & (straight | slant); bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits
      const from = 31 - Math.clz32(bit) + half * 32
      if ((straight & bit) !== 0) {
        const slot = rookSlot(from, occLo, occHi)
        moves += popcount(rookTable[slot] & ~occLo) + popcount(rookTable[slot + 1] & ~occHi)
      }
      if ((slant & bit) !== 0) {
        const slot = bishopSlot(from, occLo, occHi)
        moves += popcount(bishopTable[slot] & ~occLo) + popcount(bishopTable[slot + 1] & ~occHi)
      }
      if (moves > AROUND + 2) return true
    }
  }
  return false
}

/** A guess: has the winner pawns, knights, rooks or queens, none of which can move at once? */
function isCaged(board: Board, winner: number): boolean {
  const s = board.sets
  const w = winner << 1
  const occLo = s[0] | s[2]
  const occHi = s[1] | s[3]
  const pawnsLo = s[LO] & s[w]
  const pawnsHi = s[HI] & s[w + 1]
  let some = (pawnsLo | pawnsHi) !== 0
  if (winner === 0) {
    const freeLo = (pawnsLo << 8) & ~occLo
    const freeHi = ((pawnsHi << 8) | (pawnsLo >>> 24)) & ~occHi
    if ((freeLo | freeHi) !== 0) return false
  } else {
    const freeLo = ((pawnsLo >>> 8) | (pawnsHi << 24)) & ~occLo
    const freeHi = (pawnsHi >>> 8) & ~occHi
    if ((freeLo | freeHi) !== 0) return false
  }
  for (let half = 0; half < 2; half++) {
    const rooks = s[2 + ROOK * 2 + half] | s[2 + QUEEN * 2 + half]
    const officers = s[w + half] & (s[2 + KNIGHT * 2 + half] | rooks)
    if (officers !== 0) some = true
    for (let bits = officers; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits
      const from = 31 - Math.clz32(bit) + half * 32
      let lo = knightAttacks[from * 2]
      let hi = knightAttacks[from * 2 + 1]
      if ((rooks & bit) !== 0) {
        const slot = rookSlot(from, occLo, occHi)
        lo = rookTable[slot]
        hi = rookTable[slot + 1]
      }
      if (((lo & ~s[w]) | (hi & ~s[w + 1])) !== 0) return false
    }
  }
  return some
}

/** The files on which these squares lie, as eight bits. */
function files(lo: number, hi: number): number {
  let all = lo | hi
  all |= all >>> 16
  return (all | (all >>> 8)) & 0xff
}

const LO = 2 + PAWN * 2
const HI = 3 + PAWN * 2

let fast: Fast | undefined

/**
 * True only where it is proved that this colour cannot checkmate by any series of legal moves; false says nothing. Made to
 * be asked after every move: a few microseconds in an ordinary position. `canCheckmate` gives the proof itself.
 */
export function provesCannotMate(position: Position, color: Color): boolean {
  fast ??= new Fast()
  return fast.proves(boardOf(position), colorCode(color))
}
