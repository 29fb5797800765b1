import {
  Board,
  KING,
  kingAttacks,
  LegalMoves,
  type MoveCode,
  PAWN,
  popcount,
} from '@jadoube/chess/internals'
import type { Closure } from '../closures/closure.js'
import type { BestFirst } from '../search/best-first.js'
import { HelpPlan } from '../search/help-plan.js'
import type { Enclosure } from '../verdict.js'
import { BLACK_TO_MOVE, near, ROWS, stepKings } from './king-steps.js'
import { KinglessBoard } from './kingless-board.js'
import { KinglessMoves } from './kingless-moves.js'
import { type KingSquares, MOST_BURDEN, WalkGraph } from './walk-graph.js'
import { WalkLine } from './walk-line.js'

/** The most kingless boards, with 16 MB of rows. One board leads to fewer than the reserve. */
const MOST_KINGLESS_BOARDS = (1 << 14) - 256
/** The cost of a kingless board, in positions of a closure. */
const KINGLESS_BOARD_COST = 10
/** The nodes for finding a helpmate from an exit, per exit and in total. */
const EXIT_NODES = 250
const ALL_EXIT_NODES = 10_000
/** The most exits, and the most positions that follow from them. */
const MOST_EXITS = 3000
const AFTER_EXITS = 20_000

/**
 * The closure for kings, pawns and other pieces that are shut in. It handles all positions that
 * differ only in the kings at once. Each kingless board (all pieces except the kings) keeps the
 * pairs of squares where the kings were met, and a step of the black king is made for all its
 * squares together. Every other move leads to another kingless board with a smaller burden. So each
 * is processed once, after everything that leads to it: those with the largest burden first.
 *
 * A position in which a queen, rook, bishop or knight may move is an exit. From there a helpmate is
 * searched; exits without one are left to the closure.
 *
 * En passant captures need not be played. If a double step is legal and can be answered by one, the
 * single step is legal too, because nothing is pinned. It can be answered by a capture on the same
 * square, with the same position. Only a mate after a double step may be wrong, so a line is
 * replayed before it is reported.
 */
export class KingWalks {
  /** The number of positions met. */
  positions = 0
  spent = 0
  private readonly graph = new WalkGraph()
  private readonly kinglessBoard = new KinglessBoard()
  private readonly board = new Board()
  private readonly moves = new KinglessMoves(this.board, this.kinglessBoard, this.graph)
  private readonly legal = new LegalMoves()
  private readonly finder: BestFirst
  private readonly closure: Closure
  private readonly walkLine = new WalkLine(this.graph)
  private readonly exits: number[] = []
  private left = 0
  private isOpen = false
  private winner = 0
  private isMirrored = false
  private line: MoveCode[] | undefined

  constructor(finder: BestFirst, closure: Closure) {
    this.finder = finder
    this.closure = closure
  }

  /** The enclosures that contain exits, or positions that follow from them. */
  get enclosures(): readonly Enclosure[] {
    return this.closure.enclosures
  }

  /** Returns 'no', a mating line, or undefined if it cannot decide. */
  search(
    root: Board,
    winner: number,
    most: number,
    signal?: { readonly aborted: boolean },
  ): 'no' | MoveCode[] | undefined {
    this.positions = 0
    this.spent = 0
    this.closure.enclosures.length = 0
    if (!isOrdinary(root)) return undefined
    const { board, kinglessBoard } = this
    board.copyFrom(root)
    this.liftKings(kingSquaresOf(root))
    if (!kinglessBoard.read(board)) return undefined
    // There is a row for each square of the white king. If the black king has less room, the board
    // is mirrored.
    this.isMirrored = false
    if (kinglessBoard.room(board, root.kings[0], 0) <= kinglessBoard.room(board, root.kings[1], 1))
      return this.walkAll(root, winner, most, signal)
    this.isMirrored = true
    const found = this.walkAll(mirrored(root), winner ^ 1, most, signal)
    return typeof found === 'object' ? mirroredLine(found) : found
  }

  private walkAll(
    root: Board,
    winner: number,
    most: number,
    signal?: { readonly aborted: boolean },
  ): 'no' | MoveCode[] | undefined {
    const { board, kinglessBoard, graph } = this
    graph.clear()
    this.walkLine.begin(root)
    this.exits.length = 0
    this.left = ALL_EXIT_NODES
    this.isOpen = false
    this.winner = winner
    this.line = undefined
    board.copyFrom(root)
    this.liftKings(kingSquaresOf(root))
    this.moves.begin(root, winner)
    for (let burden = MOST_BURDEN - 1; burden >= 0; burden--) {
      for (let at = graph.waiting[burden]; at >= 0; at = graph.behind[at]) {
        this.spent += KINGLESS_BOARD_COST
        if (this.spent > most || graph.count > MOST_KINGLESS_BOARDS || signal?.aborted)
          return undefined
        graph.table.restore(at, board)
        if (kinglessBoard.read(board)) this.walk(at)
        else this.leave(at)
        if (this.line !== undefined) return this.line
      }
    }
    if (this.isOpen || this.exits.length === 0) return this.isOpen ? undefined : 'no'
    return this.playOutExits(signal)
  }

  private walk(at: number): void {
    const { rows, live } = this.graph
    stepKings(rows, at * ROWS, live, at * 4, this.board, this.kinglessBoard)
    for (let i = at * ROWS; i < (at + 1) * ROWS; i++) {
      if (rows[i] !== 0) this.positions += popcount(rows[i])
    }
    if (this.findMate(at)) return
    this.moves.play(at)
  }

  /** Looks for a mate: a king in check without an escape square. The legal moves decide. */
  private findMate(at: number): boolean {
    const { rows, live } = this.graph
    const { attacked } = this.kinglessBoard
    const { sets } = this.board
    const loser = this.winner ^ 1
    const them = this.winner * 2
    const freeLo = ~(sets[loser * 2] | attacked[them])
    const freeHi = ~(sets[loser * 2 + 1] | attacked[them + 1])
    const base = at * ROWS + loser * BLACK_TO_MOVE
    for (let part = 0; part < 2; part++) {
      let whites = live[at * 4 + loser * 2 + part]
      if (loser === 0) whites &= attacked[them + part]
      for (; whites !== 0; whites &= whites - 1) {
        const white = 31 - Math.clz32(whites & -whites) + part * 32
        for (let half = 0; half < 2; half++) {
          let blacks = rows[base + white * 2 + half]
          if (loser === 1) blacks &= attacked[them + half]
          for (; blacks !== 0; blacks &= blacks - 1) {
            const black = 31 - Math.clz32(blacks & -blacks) + half * 32
            const mated = loser === 0 ? white : black
            const other = loser === 0 ? black : white
            const flightsLo = kingAttacks[mated * 2] & freeLo & ~near[other * 2]
            const flightsHi = kingAttacks[mated * 2 + 1] & freeHi & ~near[other * 2 + 1]
            if ((flightsLo | flightsHi) !== 0) continue
            const kings = white | (black << 6) | (loser << 12)
            if (this.isMate(kings) && this.keepLine(at, kings, [])) return true
          }
        }
      }
    }
    return false
  }

  private isMate(kings: KingSquares): boolean {
    const { board, legal } = this
    this.putKings(kings)
    legal.read(board)
    const isMate = legal.count === 0 && legal.checks > 0
    this.liftKings(kings)
    return isMate
  }

  /** Adds the exits of a kingless board, after a search for a helpmate from one of them. */
  private leave(at: number): void {
    const { board, finder, winner, exits } = this
    finder.haste = 31
    const [kings = 0] = this.graph.kingSquares(at)
    for (let choice = 0; choice < 2 && this.left > 0; choice++) {
      this.putKings(kings)
      const corner = HelpPlan.cornerFor(board, winner, choice === 0)
      const found = finder.search(board, winner, corner, EXIT_NODES)
      this.liftKings(kings)
      this.left -= finder.nodes
      this.spent += finder.nodes
      if (found && this.keepLine(at, kings, finder.line)) return
    }
    for (const each of this.graph.kingSquares(at)) exits.push(at, each)
    this.isOpen ||= exits.length > MOST_EXITS * 2
  }

  /**
   * Plays through the exits from which no helpmate was found. The enclosures are for the original
   * board.
   */
  private playOutExits(signal?: { readonly aborted: boolean }): 'no' | MoveCode[] | undefined {
    const { closure, exits, isMirrored } = this
    const winner = isMirrored ? this.winner ^ 1 : this.winner
    const limits = { positions: AFTER_EXITS, enclosures: 1, ...(signal && { signal }) }
    const found = closure.search(this.boardsOfExits(), winner, limits, true)
    this.spent += closure.spent
    this.positions += closure.positions
    if (typeof found !== 'object') return found
    const from = closure.origin * 2
    const on = isMirrored ? mirroredLine(found) : found
    return this.keepLine(exits[from], exits[from + 1], on) ? this.line : undefined
  }

  private *boardsOfExits(): Generator<Board> {
    const { board, exits, graph, isMirrored } = this
    for (let i = 0; i < exits.length; i += 2) {
      graph.table.restore(exits[i], board)
      this.putKings(exits[i + 1])
      yield isMirrored ? mirrored(board) : board
      this.liftKings(exits[i + 1])
    }
  }

  /** Keeps the line through a position and its continuation, if it ends in mate. */
  private keepLine(at: number, kings: KingSquares, on: readonly MoveCode[]): boolean {
    this.line = this.walkLine.to(at, kings, on)
    this.isOpen ||= this.line === undefined
    return this.line !== undefined
  }

  private putKings(kings: KingSquares): void {
    this.board.put(kings & 63, KING << 1)
    this.board.put((kings >> 6) & 63, (KING << 1) | 1)
    this.board.turn = kings >> 12
  }

  private liftKings(kings: KingSquares): void {
    this.board.lift(kings & 63)
    this.board.lift((kings >> 6) & 63)
    this.board.turn = 0
  }
}

const kingSquaresOf = ({ kings, turn }: Board): KingSquares =>
  kings[0] | (kings[1] << 6) | (turn << 12)

/** Mirrors both squares of a move code. */
const MIRROR = 56 | (56 << 6)
const mirroredLine = (line: readonly MoveCode[]) => line.map(code => code ^ MIRROR)

/** The position with colours and ranks exchanged. */
function mirrored(board: Board): Board {
  const other = new Board()
  for (let square = 0; square < 64; square++) {
    if (board.pieces[square] !== 0) other.put(square ^ 56, board.pieces[square] ^ 1)
  }
  other.turn = board.turn ^ 1
  return other
}

/** Whether the position has no castling right, no en passant capture and is legal. */
function isOrdinary(board: Board): boolean {
  const { sets, kings } = board
  if (board.castling !== 0 || board.enPassant >= 0 || kings[0] < 0 || kings[1] < 0) return false
  if (popcount(sets[2 + KING * 2]) + popcount(sets[3 + KING * 2]) !== 2) return false
  if (((sets[2 + PAWN * 2] & 0xff) | (sets[3 + PAWN * 2] >>> 24)) !== 0) return false
  const waiting = kings[board.turn ^ 1]
  return !board.attacked(waiting, board.turn, sets[0] | sets[2], sets[1] | sets[3])
}
