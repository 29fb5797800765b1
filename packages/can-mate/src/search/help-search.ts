import {
  BISHOP,
  Board,
  CASTLING,
  copyBoard,
  KING,
  KNIGHT,
  LegalMoves,
  MAX_MOVES,
  type MoveCode,
  PAWN,
  QUEEN,
  ROOK,
} from '@jadoube/chess/internals'
import { cannotMateByMaterial, DARK } from '../material/material.js'
import { kingDistance, knightDistance, needDistances } from './distance.js'
import { MateInOne } from './mate-in-one.js'

// Searches a series of legal moves that ends in mate, with both sides helping. It is a depth-first
// search with growing depth: a move that serves the plan costs nothing, one that spoils it costs a
// lot. The plan: the loser's king goes to a corner at the far end of the winner's board, one of
// their pieces stands beside it, the winner captures what can be captured, promotes a pawn, and
// brings the king near. Nothing here proves that there is no mate, so no shortcut can be unsound.

const MAX_PLY = 240
/** The cost of a move, in depth. */
const REWARD = 0
const NORMAL = 1
const PUNISH = 3

const TABLE = 1 << 16

export class HelpSearch {
  nodes = 0
  /** The mating line, after `search` has returned true. */
  readonly line: MoveCode[] = []
  private readonly board = new Board()
  private readonly legals = Array.from({ length: MAX_PLY + 2 }, () => new LegalMoves())
  private readonly lists = Array.from({ length: MAX_PLY + 2 }, () => new Int32Array(MAX_MOVES))
  private readonly mateInOne = new MateInOne()
  private readonly hashes = new Int32Array(TABLE)
  private readonly depths = new Int32Array(TABLE)
  private readonly madeIn = new Int32Array(TABLE)
  private readonly stack = new Int32Array(MAX_PLY + 2)
  private generation = 0
  private winner = 0
  private iterationLimit = 0
  private depth = 0
  /** The number of moves of the line that was found. */
  private lineLength = 0
  /** Whether something was left out at this depth, so that a greater depth may find more. */
  private cut = false
  /** The plan: where the loser's king, a piece beside it and the winner's king go. */
  private corner = 0
  private blockerSquare = 0
  private kingGoal = 0
  private needsPromotion = false
  private signal: { readonly aborted: boolean } | undefined

  constructor() {
    needDistances()
  }

  /** Searches a mate within this many nodes. */
  search(
    root: Board,
    winner: number,
    limit: number,
    signal?: { readonly aborted: boolean },
  ): boolean {
    copyBoard(root, this.board)
    this.winner = winner
    this.nodes = 0
    this.signal = signal
    this.line.length = 0
    this.choosePlan()
    for (let depth = 1; depth < MAX_PLY; depth++) {
      this.generation++
      this.depth = depth
      this.cut = false
      this.iterationLimit = Math.min(limit, this.nodes + 5000 * depth)
      if (this.descend(0, 0, false)) {
        for (let ply = 0; ply < this.lineLength; ply++) this.line.push(this.stack[ply])
        return true
      }
      if (!this.cut || this.nodes >= limit || signal?.aborted) return false
    }
    return false
  }

  /**
   * Chooses the dark corner if the winner has a dark-squared bishop, or no bishop and the loser a
   * light-squared one; otherwise the light corner.
   */
  private choosePlan(): void {
    const s = this.board.sets
    const w = this.winner << 1
    const bishops = 2 + BISHOP * 2
    const darkOwn = (s[bishops] & s[w] & DARK) | (s[bishops + 1] & s[w + 1] & DARK)
    const lightOwn = (s[bishops] & s[w] & ~DARK) | (s[bishops + 1] & s[w + 1] & ~DARK)
    const lightTheirs = (s[bishops] & s[w ^ 2] & ~DARK) | (s[bishops + 1] & s[(w ^ 2) + 1] & ~DARK)
    const dark = darkOwn !== 0 || (lightOwn === 0 && lightTheirs !== 0)
    // h8 and a1 are dark, a8 and h1 light.
    if (this.winner === 0) this.corner = dark ? 63 : 56
    else this.corner = dark ? 0 : 7
    const inward = (this.corner & 7) === 0 ? 1 : -1
    this.blockerSquare = this.corner + inward
    this.kingGoal = this.corner + (this.winner === 0 ? -16 : 16)
    this.needsPromotion = this.isWinnerWeak()
  }

  /**
   * Whether the material theorems would apply if the loser had no pawns. Then their pawns must
   * promote or block.
   */
  private isWinnerWeak(): boolean {
    const s = this.board.sets
    const w = this.winner << 1
    const has = (role: number) => ((s[2 + role * 2] & s[w]) | (s[3 + role * 2] & s[w + 1])) !== 0
    if (has(PAWN) || has(ROOK) || has(QUEEN)) return false
    const l = w ^ 2
    const theirKnights = (s[2 + KNIGHT * 2] & s[l]) | (s[3 + KNIGHT * 2] & s[l + 1])
    const theirBishops = (s[2 + BISHOP * 2] & s[l]) | (s[3 + BISHOP * 2] & s[l + 1])
    return theirKnights === 0 && theirBishops === 0 && !(has(KNIGHT) && has(BISHOP))
  }

  /** Searches on from the position on the board, which has cost `spentDepth`. True if it mates. */
  private descend(ply: number, spentDepth: number, rewarded: boolean): boolean {
    const board = this.board
    const legal = this.legals[ply]
    if (++this.nodes >= this.iterationLimit) {
      this.cut = true
      return false
    }
    if ((this.nodes & 1023) === 0 && this.signal?.aborted) {
      this.iterationLimit = 0
      return false
    }
    legal.read(board)
    const winning = board.turn === this.winner
    if (legal.count === 0) {
      this.lineLength = ply
      return !winning && legal.checks > 0
    }
    if (winning) {
      const mate = this.mateInOne.find(board, legal)
      if (mate !== 0) {
        this.stack[ply] = mate
        this.lineLength = ply + 1
        return true
      }
    }
    if (spentDepth >= this.depth || ply >= MAX_PLY) {
      this.cut = true
      return false
    }
    if (this.wasSearched(spentDepth)) return false
    const list = this.lists[ply]
    const n = legal.list(list)
    for (let k = 0; k < n; k++) list[k] |= this.cost(list[k], winning) << 16
    for (let wanted = REWARD; wanted <= PUNISH; wanted++) {
      for (let k = 0; k < n; k++) {
        const cost = list[k] >>> 16
        if (cost !== wanted) continue
        const code = list[k] & 0xffff
        const price = cost === NORMAL && rewarded ? 0 : cost
        const captured = board.pieces[(code >> 6) & 63] !== 0
        const undo = board.make(code)
        this.stack[ply] = code
        const hopeless = captured && cannotMateByMaterial(board, this.winner)
        if (!hopeless && this.descend(ply + 1, spentDepth + price, cost === REWARD)) return true
        board.unmake(code, undo)
        if (this.nodes >= this.iterationLimit) return false
      }
    }
    return false
  }

  /** Whether this position has been searched as deep in this iteration. */
  private wasSearched(spentDepth: number): boolean {
    const s = this.board.sets
    let hash = this.board.turn | (this.board.castling << 1)
    for (let i = 0; i < 16; i++) {
      hash = Math.imul(hash ^ s[i], 0x9e3779b1)
      hash ^= hash >>> 15
    }
    const at = hash & (TABLE - 1)
    if (
      this.hashes[at] === hash &&
      this.madeIn[at] === this.generation &&
      this.depths[at] <= spentDepth
    ) {
      return true
    }
    this.hashes[at] = hash
    this.madeIn[at] = this.generation
    this.depths[at] = spentDepth
    return false
  }

  /** What a move costs: little if it serves the plan. */
  private cost(code: MoveCode, winning: boolean): number {
    const { pieces } = this.board
    const from = code & 63
    const to = (code >> 6) & 63
    const kind = code >> 12
    const role = pieces[from] >> 1
    const captures = kind !== CASTLING && pieces[to] !== 0
    if (winning) {
      if (captures || kind === QUEEN) return REWARD
      if (role === PAWN) return (this.winner === 0 ? to >= 32 : to < 32) ? REWARD : NORMAL
      if (role === KING) return this.nearer(kingDistance, from, to, this.kingGoal) ? REWARD : NORMAL
      if (role === KNIGHT)
        return this.nearer(knightDistance, from, to, this.corner) ? REWARD : NORMAL
      return NORMAL
    }
    if (role === KING && this.nearer(kingDistance, from, to, this.corner)) return REWARD
    if (role === KNIGHT && this.nearer(knightDistance, from, to, this.blockerSquare)) return REWARD
    if (this.needsPromotion) {
      return role === PAWN && kind !== QUEEN && kind !== ROOK && !captures ? REWARD : PUNISH
    }
    return captures ? PUNISH : NORMAL
  }

  private nearer(distance: Uint8Array, from: number, to: number, goal: number): boolean {
    return distance[to * 64 + goal] < distance[from * 64 + goal]
  }
}
