import {
  BISHOP,
  Board,
  bishopSlot,
  bishopTable,
  copyBoard,
  KING,
  KNIGHT,
  knightAttacks,
  LegalMoves,
  type MoveCode,
  PAWN,
  popcount,
  ROOK,
  rookSlot,
  rookTable,
} from '@jadoube/chess/internals'
import type { Closure } from '../closures/closure.js'
import { HelpPlan } from './help-plan.js'
import type { NovelFirst } from './novel-first.js'
import { TempoReplay } from './tempo-replay.js'

/** The most free pieces that are considered for staying on the board. */
const MOST_KEPT = 10
/**
 * A queen, rook, bishop or knight with this many moves is free: it is not part of the structure.
 */
const FREE_MOVES = 3
/** The nodes of one helpmate search. */
const NODES = 20_000
/** The most positions that are searched with one free piece, and with one of each colour. */
const POSITIONS_WITH_ONE = 60_000
const POSITIONS_WITH_TWO = 400_000

/**
 * Many free pieces hide a mate among many irrelevant moves. So the search is repeated with some
 * of them removed, and the line is then replayed with all of them on the board, standing still.
 * Only a line that is legal and mates there counts, so removing pieces can do no harm.
 */
export class ThinnedSearch {
  spent = 0
  line: readonly MoveCode[] = []
  private readonly finder: NovelFirst
  private readonly closure: Closure
  private readonly thinnedBoard = new Board()
  private readonly replay = new TempoReplay()
  private readonly legal = new LegalMoves()

  constructor(finder: NovelFirst, closure: Closure) {
    this.finder = finder
    this.closure = closure
  }

  search(
    root: Board,
    winner: number,
    nodes: number,
    signal: { readonly aborted: boolean } | undefined,
  ): boolean {
    this.spent = 0
    const free = freePieces(root, this.thinnedBoard)
    const kept = free.slice(-MOST_KEPT)
    const mustStop = () => this.spent >= nodes || signal?.aborted === true
    // First one piece stays to make waiting moves. There are few positions, so all are searched.
    for (const only of kept) {
      if (mustStop()) return false
      if (
        this.setUpThinned(root, free, only, only) &&
        this.findsByClosure(root, winner, free, POSITIONS_WITH_ONE, signal)
      )
        return true
    }
    // Then one or two stay, with a helpmate search.
    for (const first of kept) {
      for (const second of kept) {
        if (second > first) continue
        if (mustStop()) return false
        if (
          this.setUpThinned(root, free, first, second) &&
          this.findsByHelpmate(root, winner, free)
        )
          return true
      }
    }
    // Then one of each colour stays, and all positions are searched.
    for (const first of kept) {
      for (const second of kept) {
        if (root.pieces[first] & 1 || !(root.pieces[second] & 1)) continue
        if (mustStop()) return false
        if (!this.setUpThinned(root, free, first, second)) continue
        const maxPositions = Math.min(POSITIONS_WITH_TWO, nodes - this.spent)
        if (this.findsByClosure(root, winner, free, maxPositions, signal)) return true
      }
    }
    return false
  }

  /**
   * Sets up `thinnedBoard` with only these two of the free pieces. False if that is not a valid
   * position with a legal move.
   */
  private setUpThinned(
    root: Board,
    free: readonly number[],
    first: number,
    second: number,
  ): boolean {
    const { thinnedBoard, legal } = this
    copyBoard(root, thinnedBoard)
    for (const square of free) if (square !== first && square !== second) thinnedBoard.lift(square)
    const { sets, turn } = thinnedBoard
    // Without a blocking piece, the king of the player who has just moved may be in check.
    const king = thinnedBoard.kings[turn ^ 1]
    if (thinnedBoard.attacked(king, turn, sets[0] | sets[2], sets[1] | sets[3])) return false
    return legal.read(thinnedBoard).count > 0
  }

  /** Searches a helpmate in the two nearest corners, and replays it. */
  private findsByHelpmate(root: Board, winner: number, free: readonly number[]): boolean {
    const { thinnedBoard, finder } = this
    finder.plyShift = 4
    finder.stalePenalty = 80
    const near = HelpPlan.cornerFor(thinnedBoard, winner, true)
    for (const corner of [near, near ^ 7]) {
      const found = finder.search(thinnedBoard, winner, corner, NODES)
      this.spent += finder.nodes
      if (found && this.replays(root, winner, finder.line, free)) return true
    }
    return false
  }

  /**
   * Searches the positions that follow, up to a limit. If there is no mate among them, that proves
   * nothing about the real position.
   */
  private findsByClosure(
    root: Board,
    winner: number,
    free: readonly number[],
    positions: number,
    signal: { readonly aborted: boolean } | undefined,
  ): boolean {
    const { closure, thinnedBoard } = this
    const reach = { positions, enclosures: 0, ...(signal === undefined ? {} : { signal }) }
    const found = closure.search(thinnedBoard, winner, reach, true)
    this.spent += closure.spent
    return Array.isArray(found) && this.replays(root, winner, found, free)
  }

  /** Whether the line is also legal in the real position, with mate at its end. */
  private replays(
    root: Board,
    winner: number,
    line: readonly MoveCode[],
    free: readonly number[],
  ): boolean {
    if (!this.replay.mates(root, winner, line, free)) return false
    this.line = [...this.replay.line]
    return true
  }
}

/**
 * The squares of the free pieces, those with the most moves last. A piece that is blocked only by
 * free pieces is free too.
 */
function freePieces(root: Board, board: Board): readonly number[] {
  copyBoard(root, board)
  const free: (readonly [square: number, moves: number])[] = []
  for (let before = -1; before < free.length; ) {
    before = free.length
    for (let square = 0; square < 64; square++) {
      const role = board.pieces[square] >> 1
      if (role === 0 || role === PAWN || role === KING) continue
      const moves = movesOf(board, square, role)
      if (moves >= FREE_MOVES) free.push([square, moves])
    }
    for (const [square] of free.slice(before)) board.lift(square)
  }
  free.sort((a, b) => a[1] - b[1])
  return free.map(([square]) => square)
}

/** The number of empty squares that it attacks. */
function movesOf(board: Board, square: number, role: number): number {
  const { sets } = board
  const occLo = sets[0] | sets[2]
  const occHi = sets[1] | sets[3]
  let lo = 0
  let hi = 0
  if (role === KNIGHT) {
    lo = knightAttacks[square * 2]
    hi = knightAttacks[square * 2 + 1]
  } else {
    if (role !== ROOK) {
      const slot = bishopSlot(square, occLo, occHi)
      lo = bishopTable[slot]
      hi = bishopTable[slot + 1]
    }
    if (role !== BISHOP) {
      const slot = rookSlot(square, occLo, occHi)
      lo |= rookTable[slot]
      hi |= rookTable[slot + 1]
    }
  }
  return popcount(lo & ~occLo) + popcount(hi & ~occHi)
}
