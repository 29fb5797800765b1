import {
  BISHOP,
  Board,
  bishopSlot,
  bishopTable,
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

/** Officers that may be the ones that stay, at most. */
const MOST = 10
/** An officer with so many moves is not part of the structure. */
const FREE = 3
const NODES = 20_000
/** Positions that are gone through where one free officer is left, and where one of each colour is. */
const FEW = 60_000
const MANY = 400_000

/**
 * Many free officers hide a mate in a multitude of moves that have nothing to do with it. So the search is made again with some of them
 * left out, and the line is then played with all of them there, standing still. Only a line that is legal and mates there counts,
 * so leaving pieces out is a guess that can do no harm.
 */
export class ThinnedSearch {
  spent = 0
  line: readonly MoveCode[] = []
  private readonly finder: NovelFirst
  private readonly closure: Closure
  private readonly thin = new Board()
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
    const free = freeOfficers(root, this.thin)
    const kept = free.slice(-MOST)
    const stops = () => this.spent >= nodes || signal?.aborted === true
    // One of them stays to make the moves that are needed in between: few positions, which are gone through.
    for (const only of kept) {
      if (stops()) return false
      if (this.thins(root, free, only, only) && this.closes(root, winner, free, FEW, signal))
        return true
    }
    // Then one or two, and a search.
    for (const first of kept) {
      for (const second of kept) {
        if (second > first) continue
        if (stops()) return false
        if (this.thins(root, free, first, second) && this.finds(root, winner, free)) return true
      }
    }
    // Then one of each colour, and all of their positions.
    for (const first of kept) {
      for (const second of kept) {
        if (root.pieces[first] & 1 || !(root.pieces[second] & 1)) continue
        if (stops()) return false
        if (!this.thins(root, free, first, second)) continue
        const most = Math.min(MANY, nodes - this.spent)
        if (this.closes(root, winner, free, most, signal)) return true
      }
    }
    return false
  }

  /** Sets up `thin` with no more than these two of the free officers; false if that is no position with a move. */
  private thins(root: Board, free: readonly number[], first: number, second: number): boolean {
    const { thin, legal } = this
    thin.copyFrom(root)
    for (const square of free) if (square !== first && square !== second) thin.lift(square)
    const { sets, turn } = thin
    // Without a piece that stood between, the king of the player who has moved may be in check.
    const king = thin.kings[turn ^ 1]
    if (thin.attacked(king, turn, sets[0] | sets[2], sets[1] | sets[3])) return false
    return legal.read(thin).count > 0
  }

  private finds(root: Board, winner: number, free: readonly number[]): boolean {
    const { thin, finder } = this
    finder.haste = 4
    finder.stale = 80
    const near = HelpPlan.cornerFor(thin, winner, true)
    for (const corner of [near, near ^ 7]) {
      const found = finder.search(thin, winner, corner, NODES)
      this.spent += finder.nodes
      if (found && this.plays(root, winner, finder.line, free)) return true
    }
    return false
  }

  /** Goes through the positions that follow, up to so many. That there is no mate among them says nothing of the real position. */
  private closes(
    root: Board,
    winner: number,
    free: readonly number[],
    positions: number,
    signal: { readonly aborted: boolean } | undefined,
  ): boolean {
    const { closure, thin } = this
    const reach = { positions, enclosures: 0, ...(signal === undefined ? {} : { signal }) }
    const found = closure.search(thin, winner, reach, true)
    this.spent += closure.spent
    return Array.isArray(found) && this.plays(root, winner, found, free)
  }

  /** Is it a line in the real position too, with mate at its end? */
  private plays(
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
 * The officers that have moves enough, those with the most last. One that only others of them hem in is free too: without
 * those it has moves enough.
 */
function freeOfficers(root: Board, board: Board): readonly number[] {
  board.copyFrom(root)
  const free: (readonly [square: number, moves: number])[] = []
  for (let before = -1; before < free.length; ) {
    before = free.length
    for (let square = 0; square < 64; square++) {
      const role = board.pieces[square] >> 1
      if (role === 0 || role === PAWN || role === KING) continue
      const moves = movesOf(board, square, role)
      if (moves >= FREE) free.push([square, moves])
    }
    for (const [square] of free.slice(before)) board.lift(square)
  }
  free.sort((a, b) => a[1] - b[1])
  return free.map(([square]) => square)
}

/** Squares without a piece that it attacks. */
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
