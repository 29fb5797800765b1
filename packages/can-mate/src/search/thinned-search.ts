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
import { HelpPlan } from './help-plan.js'
import type { NovelFirst } from './novel-first.js'

/** Officers that may be left out, at most. */
const MOST = 10
/** An officer with so many moves is not part of the structure. */
const FREE = 3
const NODES = 20_000

/**
 * Many free officers hide a mate in a multitude of moves that have nothing to do with it. So the search is made again with some of them
 * left out, and the line is then played with all of them there, standing still. Only a line that is legal and mates there counts,
 * so leaving men out is a guess that can do no harm.
 */
export class ThinnedSearch {
  spent = 0
  line: readonly MoveCode[] = []
  private readonly finder: NovelFirst
  private readonly thin = new Board()
  private readonly board = new Board()
  private readonly legal = new LegalMoves()

  constructor(finder: NovelFirst) {
    this.finder = finder
  }

  search(
    root: Board,
    winner: number,
    nodes: number,
    signal: { readonly aborted: boolean } | undefined,
  ): boolean {
    this.spent = 0
    const free = freeOfficers(root)
    // One of them stays to make the moves that are needed in between; then two.
    for (const first of free) {
      for (const second of free) {
        if (second > first) continue
        if (this.spent >= nodes || signal?.aborted) return false
        this.thin.copyFrom(root)
        for (const square of free) {
          if (square !== first && square !== second) this.thin.lift(square)
        }
        if (this.finds(root, winner)) return true
      }
    }
    return false
  }

  private finds(root: Board, winner: number): boolean {
    const { thin, finder, legal } = this
    const enemy = thin.turn ^ 1
    const { sets } = thin
    // Without a man that stood between, the king of the player who has moved may be in check.
    if (thin.attacked(thin.kings[enemy], thin.turn, sets[0] | sets[2], sets[1] | sets[3])) {
      return false
    }
    if (legal.read(thin).count === 0) return false
    finder.haste = 4
    finder.stale = 80
    const near = HelpPlan.cornerFor(thin, winner, true)
    for (const corner of [near, near ^ 7]) {
      const found = finder.search(thin, winner, corner, NODES)
      this.spent += finder.nodes
      if (!found || !this.mates(root, winner, finder.line)) continue
      this.line = [...finder.line]
      return true
    }
    return false
  }

  /** Is this a legal line in the real position, with mate at its end? */
  private mates(root: Board, winner: number, line: readonly MoveCode[]): boolean {
    const { board, legal } = this
    board.copyFrom(root)
    for (const code of line) {
      if (!legal.read(board).has(code)) return false
      board.make(code)
    }
    legal.read(board)
    return legal.count === 0 && legal.checks > 0 && board.turn !== winner
  }
}

/** The officers that have moves enough, those with the most first. */
function freeOfficers(board: Board): readonly number[] {
  const free: (readonly [square: number, moves: number])[] = []
  for (let square = 0; square < 64; square++) {
    const role = board.pieces[square] >> 1
    if (role === 0 || role === PAWN || role === KING) continue
    const moves = movesOf(board, square, role)
    if (moves >= FREE) free.push([square, moves])
  }
  free.sort((a, b) => a[1] - b[1])
  return free.slice(-MOST).map(([square]) => square)
}

/** Squares without a man that it attacks. */
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
