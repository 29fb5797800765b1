import type { Color, Position } from '@jadoube/chess'
import {
  Board,
  boardOf,
  colorCode,
  copyBoard,
  LegalMoves,
  MAX_MOVES,
  needPosition,
  PAWN,
  popcount,
} from '@jadoube/chess/internals'
import { Closure } from '../closures/closure.js'
import { PositionTable } from '../closures/position-table.js'
import { EnclosureProver } from '../enclosures/enclosure-prover.js'
import { FrameProver } from '../frames/frame-prover.js'
import { cannotMateByMaterial } from '../material/material.js'
import { BestFirst } from '../search/best-first.js'
import { HelpPlan } from '../search/help-plan.js'
import {
  areFilesClosed,
  blockedPawns,
  cannotMoveNow,
  hasBishopsAtMost,
  hasManyMoves,
  hasManyPieces,
  hasMorePieces,
  hasPawnWall,
} from './guesses.js'

// The quick question after every move of a game: proves that a colour cannot mate, or says nothing.
// The tests that give up are only guesses about where a proof is likely. Every answer `true` is
// proved.

/**
 * The number of plies that are searched completely. In most real cases a forced capture, stalemate
 * or mate is that near.
 */
const MAX_PLIES = 3
/**
 * A cramped position has few others around it: at most this many, plus two for each of the first
 * ones that were checked.
 */
const FEW_POSITIONS = 11
/** How many of them are checked. */
const MAX_CHECKED = 20
/** With at most this many moves, the position may be cramped. */
const FEW_MOVES = 10
/** With at most this many moves, all lines of `MAX_PLIES` are searched completely. */
const VERY_FEW_MOVES = 6
/**
 * How many of 250 positions must have been played through for a larger proof to be worth trying,
 * without and with blocked pawns.
 */
const MIN_PLAYED = 40
const MIN_PLAYED_IF_BLOCKED = 24
/** With fewer blocked pawns the kings can nearly always get around them. */
const MIN_BLOCKED = 3
/** The largest closure and the most frames that are worth the time. */
const MAX_POSITIONS = 2500
const MAX_FRAMES = 1500
/** The nodes for finding a mate before a larger proof is tried. */
const MATE_NODES = 150
/** The number of enclosures that may fail before the closure is given up. */
const MAX_FAILED_ENCLOSURES = 60
/** The limits of a closure of about one more move. */
const ONE_MORE_MOVE = { positions: 40, enclosures: 1, attempts: 2 }

/** The findings of the first look at a position. */
interface FirstLook {
  readonly winner: number
  /** Whether the player to move has few moves. */
  readonly hasFewMoves: boolean
  /** The number of pawns that block each other. */
  readonly pawnsBlocked: number
  /** Whether the winner's pieces are blocked, by `cannotMoveNow`. */
  readonly cannotMove: boolean
  /** Whether the winner's pawns are on closed files, by `areFilesClosed`. */
  readonly areClosed: boolean
}

class QuickProver {
  private readonly board = new Board()
  private readonly legals = Array.from({ length: MAX_PLIES + 1 }, () => new LegalMoves())
  private readonly lists = Array.from({ length: MAX_PLIES + 1 }, () => new Int32Array(MAX_MOVES))
  private readonly table = new PositionTable(256)
  private readonly enclosureProver = new EnclosureProver()
  private readonly closure = new Closure()
  private readonly frameProver = new FrameProver()
  private readonly bestFirst = new BestFirst()

  /** Whether it is proved that this colour cannot mate. */
  proves(root: Board, winner: number): boolean {
    const look = this.firstLook(root, winner)
    if (look === 'proved' || look === 'open') return look === 'proved'
    return !this.findsMate(winner, true) && this.provesLonger(look)
  }

  /**
   * Whether it is proved for both colours. The cheap tests come first for both: one colour that can
   * mate is enough to stop.
   */
  provesDead(root: Board): boolean {
    if (hasManyPieces(root) && blockedPawns(root) < MIN_BLOCKED) return false
    const unproved: FirstLook[] = []
    // The side with more pieces is more likely to be able to mate. If it can, we are done.
    const likelier = hasMorePieces(root, 1) ? 1 : 0
    for (const winner of [likelier, likelier ^ 1]) {
      const look = this.firstLook(root, winner)
      if (look === 'open') return false
      if (look !== 'proved') unproved.push(look)
    }
    return (
      !unproved.some(({ winner }) => this.findsMate(winner, true)) &&
      unproved.every(look => this.provesLonger(look))
    )
  }

  /** The first look: proved, left open, or worth more time. Afterwards `board` is the position. */
  private firstLook(root: Board, winner: number): 'proved' | 'open' | FirstLook {
    const legal = this.legals[0].read(root)
    if (legal.count === 0) return legal.checks === 0 || root.turn === winner ? 'proved' : 'open'
    if (cannotMateByMaterial(root, winner)) return 'proved'
    const size = legal.size()
    const hasFewMoves = size <= FEW_MOVES
    const pawnsBlocked = blockedPawns(root)
    const cannotMove = cannotMoveNow(root, winner)
    const hasWall =
      cannotMove || (pawnsBlocked >= MIN_BLOCKED && hasPawnWall(root, winner, pawnsBlocked))
    if (!hasFewMoves && !hasWall) return 'open'
    const areClosed = pawnsBlocked >= MIN_BLOCKED && areFilesClosed(root, winner)
    if (size > VERY_FEW_MOVES && !hasWall && !areClosed && hasManyMoves(root, FEW_POSITIONS + 2))
      return 'open'
    const board = this.board
    copyBoard(root, board)
    if (size <= VERY_FEW_MOVES && this.allLinesEnd(winner, 0)) return 'proved'
    // Pawns that no pawn blocks will soon be free, because other pieces move away.
    const isLasting = hasWall && (pawnsBlocked > 0 || !hasBishopsAtMost(root, winner))
    if (isLasting && this.enclosureProver.proveAtOnce(board, winner)) return 'proved'
    if (hasFewMoves ? !areClosed && !this.isCramped() : !areClosed && !cannotMove) return 'open'
    return { winner, hasFewMoves, pawnsBlocked, cannotMove, areClosed }
  }

  /** The larger proofs, if no mate was found quickly. */
  private provesLonger({
    winner,
    hasFewMoves,
    pawnsBlocked,
    cannotMove,
    areClosed,
  }: FirstLook): boolean {
    const { board } = this
    if (hasFewMoves)
      return this.provesByPlaying(winner, pawnsBlocked > 0 ? MIN_PLAYED_IF_BLOCKED : MIN_PLAYED)
    // Perhaps one more move decides, whichever it is.
    if (cannotMove && this.closure.search(board, winner, ONE_MORE_MOVE, false) === 'no') return true
    if (!areClosed || this.findsMate(winner, false)) return false
    return this.frameProver.prove(board, winner, MAX_FRAMES, false)
  }

  /** Whether a mate is found quickly. Then there is nothing to prove. */
  private findsMate(winner: number, far: boolean): boolean {
    const { board, bestFirst } = this
    const corner = HelpPlan.cornerFor(board, winner, far)
    if (bestFirst.search(board, winner, corner, MATE_NODES)) return true
    return bestFirst.search(board, winner, corner ^ 7, MATE_NODES)
  }

  /** Plays through the positions that follow: few of them, then more if they seem to end. */
  private provesByPlaying(winner: number, minPlayed: number): boolean {
    const { board, closure, frameProver } = this
    const found = closure.search(board, winner, { positions: 250, enclosures: 0 }, false)
    if (found !== undefined) return found === 'no'
    // The more positions lead to the same 250, the more likely the end is near.
    if (closure.positions < minPlayed || this.findsMate(winner, false)) return false
    if (frameProver.prove(board, winner, MAX_FRAMES, false)) return true
    const limits = { positions: MAX_POSITIONS, enclosures: 1, attempts: MAX_FAILED_ENCLOSURES }
    return closure.search(board, winner, limits, false) === 'no'
  }

  /**
   * Whether all lines of a few plies end without mate, or with material that cannot mate. The moves
   * at this ply must have been read.
   */
  private allLinesEnd(winner: number, ply: number): boolean {
    const board = this.board
    const list = this.lists[ply]
    const n = this.legals[ply].list(list)
    for (let k = 0; k < n; k++) {
      const undo = board.make(list[k])
      const ends = this.endsWithoutMate(winner, ply + 1)
      board.unmake(list[k], undo)
      if (!ends) return false
    }
    return true
  }

  /** Whether this is true of the position after a move. */
  private endsWithoutMate(winner: number, ply: number): boolean {
    const board = this.board
    const legal = this.legals[ply].read(board)
    if (legal.count === 0) return legal.checks === 0 || board.turn === winner
    if (cannotMateByMaterial(board, winner)) return true
    // With many choices, some line will not end.
    return ply < MAX_PLIES && legal.count <= VERY_FEW_MOVES * 2 && this.allLinesEnd(winner, ply)
  }

  /** A guess: whether quiet moves lead to few positions. */
  private isCramped(): boolean {
    const { table, board } = this
    const legal = this.legals[1]
    const list = this.lists[1]
    if (!this.isCrampedAfterOne()) return false
    let isFew = true
    table.clear()
    table.add(board)
    for (let at = 0; at < table.count && at < MAX_CHECKED && isFew; at++) {
      if (at > 0) table.restore(at, board)
      const n = legal.read(board).list(list)
      for (let k = 0; k < n; k++) {
        const code = list[k]
        if (board.pieces[(code >> 6) & 63] !== 0 || board.pieces[code & 63] >> 1 === PAWN) continue
        const undo = board.make(code)
        table.add(board)
        board.unmake(code, undo)
      }
      isFew = table.count <= FEW_POSITIONS + 2 * at
    }
    table.restore(0, board)
    return isFew
  }

  /**
   * Checks only the first of these positions, without a table. Nearly always it has enough moves.
   */
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
      return quiet <= FEW_POSITIONS + 2
    }
    return true
  }
}

let prover: QuickProver | undefined

/**
 * True only if it is proved that this colour cannot checkmate by any series of legal moves. False
 * says nothing. It is fast enough to ask after every move: a few microseconds in an ordinary
 * position. `canCheckmate` gives the proof itself.
 *
 * @example
 * const wall = unwrap(parsePosition('8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1'))
 * provesCannotMate(wall, 'white') // → true
 */
export function provesCannotMate(position: Position, color: Color): boolean {
  needPosition(position, 'provesCannotMate')
  prover ??= new QuickProver()
  return prover.proves(boardOf(position), colorCode(color))
}

/**
 * True only if it is proved that neither colour can checkmate: a dead position (Article 5.2.2).
 * False says nothing. It takes less time than `provesCannotMate` for both colours.
 */
export function provesDead(position: Position): boolean {
  needPosition(position, 'provesDead')
  prover ??= new QuickProver()
  return prover.provesDead(boardOf(position))
}
