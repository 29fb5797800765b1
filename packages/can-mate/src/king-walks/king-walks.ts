import {
  Board,
  copyBoard,
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
import { BLACK_TO_MOVE, kingAndNeighbours, ROW_WORDS, stepKings } from './king-steps.js'
import { KinglessAttacks } from './kingless-attacks.js'
import { KinglessMoves } from './kingless-moves.js'
import { type KingSquares, MOST_MOVES_LEFT, WalkGraph } from './walk-graph.js'
import { WalkLine } from './walk-line.js'

/** The most kingless boards, with 16 MB of rows. One board leads to fewer than the reserve. */
const MOST_KINGLESS_BOARDS = (1 << 14) - 256
/** The cost of a kingless board, in positions of a closure. */
const KINGLESS_BOARD_COST = 10
/**
 * The nodes for finding a helpmate from unlocked positions, for each kingless board and in total.
 */
const UNLOCKED_NODES = 250
const ALL_UNLOCKED_NODES = 10_000
/** The most unlocked positions, and the most positions that follow from them. */
const MOST_UNLOCKED = 3000
const AFTER_UNLOCKED = 20_000

/**
 * The closure for kings, pawns and other pieces that are shut in. It handles all positions that
 * differ only in the kings at once. Each kingless board (all pieces except the kings) keeps the
 * pairs of squares where the kings were met, and a step of the black king is made for all its
 * squares together. Every other move leads to another kingless board with fewer pawn moves and
 * captures left (walk-graph.ts). So each is processed once, after everything that leads to it:
 * those with the most moves left first.
 *
 * A position in which a queen, rook, bishop or knight may move is unlocked. From there a helpmate
 * is searched; unlocked positions without one are left to the closure.
 *
 * En passant captures need not be played. If a double step is legal and can be answered by one, the
 * single step is legal too, because nothing is pinned. It can be answered by a capture on the same
 * square, with the same position. Only a mate after a double step may be wrong, so a line is
 * replayed before it is reported.
 */
export class KingWalks {
  /** The number of positions met. */
  positions = 0
  /** The measure of work, in nodes. */
  spent = 0
  private readonly graph = new WalkGraph()
  private readonly kinglessAttacks = new KinglessAttacks()
  private readonly board = new Board()
  private readonly moves = new KinglessMoves(this.board, this.kinglessAttacks, this.graph)
  private readonly legal = new LegalMoves()
  private readonly finder: BestFirst
  private readonly closure: Closure
  private readonly walkLine = new WalkLine(this.graph)
  /** For each unlocked position: its kingless board and its `KingSquares`. */
  private readonly unlocked: number[] = []
  private unlockedNodesLeft = 0
  /** Whether something was left out, so that the answer cannot be 'no'. */
  private isIncomplete = false
  private winner = 0
  private isMirrored = false
  private line: MoveCode[] | undefined

  constructor(finder: BestFirst, closure: Closure) {
    this.finder = finder
    this.closure = closure
  }

  /** The enclosures that contain unlocked positions, or positions that follow from them. */
  get enclosures(): readonly Enclosure[] {
    return this.closure.enclosures
  }

  /** Returns 'no', a mating line, or undefined if it cannot decide. */
  search(
    root: Board,
    winner: number,
    maxNodes: number,
    signal?: { readonly aborted: boolean },
  ): 'no' | MoveCode[] | undefined {
    this.positions = 0
    this.spent = 0
    this.closure.enclosures.length = 0
    if (!isOrdinary(root)) return undefined
    const { board, kinglessAttacks } = this
    copyBoard(root, board)
    this.liftKings(kingSquaresOf(root))
    if (!kinglessAttacks.read(board)) return undefined
    // There is a row for each square of the white king. If the black king has less room, the board
    // is mirrored.
    this.isMirrored = false
    if (
      kinglessAttacks.countReachable(board, root.kings[0], 0) <=
      kinglessAttacks.countReachable(board, root.kings[1], 1)
    )
      return this.walkAll(root, winner, maxNodes, signal)
    this.isMirrored = true
    const found = this.walkAll(mirrored(root), winner ^ 1, maxNodes, signal)
    return typeof found === 'object' ? mirroredLine(found) : found
  }

  private walkAll(
    root: Board,
    winner: number,
    maxNodes: number,
    signal?: { readonly aborted: boolean },
  ): 'no' | MoveCode[] | undefined {
    const { board, kinglessAttacks, graph } = this
    graph.clear()
    this.walkLine.setRoot(root)
    this.unlocked.length = 0
    this.unlockedNodesLeft = ALL_UNLOCKED_NODES
    this.isIncomplete = false
    this.winner = winner
    this.line = undefined
    copyBoard(root, board)
    this.liftKings(kingSquaresOf(root))
    this.moves.begin(root, winner)
    for (let movesLeft = MOST_MOVES_LEFT - 1; movesLeft >= 0; movesLeft--) {
      for (let at = graph.waiting[movesLeft]; at >= 0; at = graph.nextWaiting[at]) {
        this.spent += KINGLESS_BOARD_COST
        if (this.spent > maxNodes || graph.count > MOST_KINGLESS_BOARDS || signal?.aborted)
          return undefined
        graph.table.restore(at, board)
        if (kinglessAttacks.read(board)) this.processBoard(at)
        else this.addUnlocked(at)
        if (this.line !== undefined) return this.line
      }
    }
    if (this.isIncomplete) return undefined
    return this.unlocked.length === 0 ? 'no' : this.playOutUnlocked(signal)
  }

  /** Moves the kings on one kingless board, looks for a mate, and plays the moves that leave it. */
  private processBoard(at: number): void {
    const { rows, liveRows } = this.graph
    stepKings(rows, at * ROW_WORDS, liveRows, at * 4, this.board, this.kinglessAttacks)
    for (let i = at * ROW_WORDS; i < (at + 1) * ROW_WORDS; i++) {
      if (rows[i] !== 0) this.positions += popcount(rows[i])
    }
    if (this.findMate(at)) return
    this.moves.playAll(at)
  }

  /** Looks for a mate: a king in check without an escape square. The legal moves decide. */
  private findMate(at: number): boolean {
    const { rows, liveRows } = this.graph
    const { attacked } = this.kinglessAttacks
    const { sets } = this.board
    const loser = this.winner ^ 1
    const them = this.winner * 2
    const freeLo = ~(sets[loser * 2] | attacked[them])
    const freeHi = ~(sets[loser * 2 + 1] | attacked[them + 1])
    const base = at * ROW_WORDS + loser * BLACK_TO_MOVE
    for (let part = 0; part < 2; part++) {
      let whites = liveRows[at * 4 + loser * 2 + part]
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
            const escapesLo = kingAttacks[mated * 2] & freeLo & ~kingAndNeighbours[other * 2]
            const escapesHi =
              kingAttacks[mated * 2 + 1] & freeHi & ~kingAndNeighbours[other * 2 + 1]
            if ((escapesLo | escapesHi) !== 0) continue
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

  /** Adds the unlocked positions of a kingless board, after a search for a helpmate from one. */
  private addUnlocked(at: number): void {
    const { board, finder, winner, unlocked } = this
    finder.plyShift = 31
    const [kings = 0] = this.graph.kingSquares(at)
    for (let choice = 0; choice < 2 && this.unlockedNodesLeft > 0; choice++) {
      this.putKings(kings)
      const corner = HelpPlan.cornerFor(board, winner, choice === 0)
      const found = finder.search(board, winner, corner, UNLOCKED_NODES)
      this.liftKings(kings)
      this.unlockedNodesLeft -= finder.nodes
      this.spent += finder.nodes
      if (found && this.keepLine(at, kings, finder.line)) return
    }
    for (const each of this.graph.kingSquares(at)) unlocked.push(at, each)
    this.isIncomplete ||= unlocked.length > MOST_UNLOCKED * 2
  }

  /**
   * Plays through the unlocked positions from which no helpmate was found. The enclosures are for
   * the original board.
   */
  private playOutUnlocked(signal?: { readonly aborted: boolean }): 'no' | MoveCode[] | undefined {
    const { closure, unlocked, isMirrored } = this
    const winner = isMirrored ? this.winner ^ 1 : this.winner
    const limits = { positions: AFTER_UNLOCKED, enclosures: 1, ...(signal && { signal }) }
    const found = closure.search(this.unlockedBoards(), winner, limits, true)
    this.spent += closure.spent
    this.positions += closure.positions
    if (typeof found !== 'object') return found
    const from = closure.lineRoot * 2
    const continuation = isMirrored ? mirroredLine(found) : found
    return this.keepLine(unlocked[from], unlocked[from + 1], continuation) ? this.line : undefined
  }

  private *unlockedBoards(): Generator<Board> {
    const { board, unlocked, graph, isMirrored } = this
    for (let i = 0; i < unlocked.length; i += 2) {
      graph.table.restore(unlocked[i], board)
      this.putKings(unlocked[i + 1])
      yield isMirrored ? mirrored(board) : board
      this.liftKings(unlocked[i + 1])
    }
  }

  /** Keeps the line through a position and its continuation, if it ends in mate. */
  private keepLine(at: number, kings: KingSquares, continuation: readonly MoveCode[]): boolean {
    this.line = this.walkLine.lineTo(at, kings, continuation)
    this.isIncomplete ||= this.line === undefined
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
