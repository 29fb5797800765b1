import {
  type Board,
  KING,
  KNIGHT,
  LegalMoves,
  MAX_MOVES,
  type MoveCode,
  PAWN,
  popcount,
  QUEEN,
} from '@jadoube/chess/internals'
import { doubled } from '../doubled.js'
import { HelpPlan } from './help-plan.js'
import { judgeNode } from './judge-node.js'
import { LineTree } from './line-tree.js'
import { MateInOne } from './mate-in-one.js'
import { hashOf, VisitedSet } from './visited-set.js'

const BUCKETS = 512
/** The most moves in the queue. */
const MAX_WAITING = 1 << 20
/** The words of a queue entry: the next entry, the move code, and the node it is played from. */
const WORDS = 3
/** Stored with the move code: the moving piece, from bit 16. */
const PIECE = 16
/**
 * Marks a move that is not a pawn's and neither captures nor castles. Its novelty is known without
 * the board.
 */
const QUIET = 1 << 20
/** Marks a move that was already put back once because it brought nothing new. */
const PUT_BACK = 1 << 21

/**
 * From this many points on, a move that brings nothing new is put back even before its first turn.
 */
const EARLY_PENALTY = 30

/**
 * Searches a helpmate in positions where pawns block the way and most moves lead nowhere. Among
 * positions with the same pawns and number of pieces (a skeleton), some moves come first: those
 * that bring a piece to a square where none of its kind has been, or the kings to a new pair of
 * squares. A skeleton is then explored in as many moves as it has squares, not in as many as its
 * pieces have arrangements. It never proves that there is no mate.
 */
export class NovelFirst {
  nodes = 0
  signal: { readonly aborted: boolean } | undefined
  readonly line: MoveCode[] = []
  readonly plan = new HelpPlan()
  private readonly legal = new LegalMoves()
  private readonly list = new Int32Array(MAX_MOVES)
  private readonly mateInOne = new MateInOne()
  private readonly tree = new LineTree()
  private readonly seen = new VisitedSet(17)
  private readonly novelties = new VisitedSet(17)
  /** By node: the skeleton, and the squares of the kings. */
  private skeletons = new Int32Array(1 << 10)
  private kings = new Int32Array(1 << 10)
  private readonly heads = new Int32Array(BUCKETS)
  private queue = new Int32Array(WORDS << 12)
  private waiting = 0
  private lowest = BUCKETS
  /** A line costs one point per 2^plyShift plies, so that it does not wander. 31 costs nothing. */
  plyShift = 31
  /** The penalty, in points, for a move that brings nothing new. */
  stalePenalty = 80

  search(root: Board, winner: number, corner: number, limit: number): boolean {
    this.line.length = 0
    this.seen.clear()
    this.novelties.clear()
    this.plan.chooseSquares(winner, corner)
    this.heads.fill(-1)
    this.waiting = 0
    this.lowest = BUCKETS
    const { heads, tree, seen } = this
    const { board } = tree
    tree.reset(root)
    seen.add(hashOf(board))
    this.recordNode(0, skeletonOf(board))
    let current = 0
    if (this.examine(0, winner)) return true
    while (this.nodes < limit) {
      if ((this.nodes & 1023) === 0 && this.signal?.aborted) return false
      let lowest = this.lowest
      while (lowest < BUCKETS && heads[lowest] < 0) lowest++
      this.lowest = lowest
      if (lowest === BUCKETS) return false
      const { queue } = this
      const top = heads[lowest]
      const word = queue[top + 1]
      const origin = queue[top + 2]
      heads[lowest] = queue[top]
      if (
        (word & (PUT_BACK | QUIET)) === QUIET &&
        !this.novelties.add(this.noveltyOf(word, origin))
      ) {
        this.putBack(top, lowest)
        continue
      }
      if (origin !== current) tree.goTo(current, origin)
      current = origin
      const code = word & 0xffff
      const undo = board.make(code)
      let skeleton = this.skeletons[origin]
      if ((word & QUIET) === 0) {
        const piece = (word >> PIECE) & 15
        if (code >> 12 !== KING) skeleton = skeletonOf(board)
        if (
          (word & PUT_BACK) === 0 &&
          !this.isNovel(piece, (code >> 6) & 63, kingsOf(board), skeleton)
        ) {
          board.unmake(code, undo)
          this.putBack(top, lowest)
          continue
        }
      }
      if (!seen.add(hashOf(board))) {
        board.unmake(code, undo)
        continue
      }
      current = tree.add(origin, code, undo)
      this.recordNode(current, skeleton)
      if (this.examine(current, winner)) return true
      if (this.waiting + MAX_MOVES > MAX_WAITING) return false
    }
    return false
  }

  /**
   * Examines the position of a node. True if it is mate or has a mate in one; otherwise its moves
   * are queued.
   */
  private examine(at: number, winner: number): boolean {
    const { legal, tree, plan, list } = this
    const { board } = tree
    this.nodes = tree.count
    const verdict = judgeNode(at, tree, legal, this.mateInOne, winner, this.line)
    if (verdict !== 'open') return verdict === 'mate'
    const h = plan.estimate(board) + 12 + (tree.plies[at] >> this.plyShift)
    const { pieces } = board
    // A move that brings nothing new now will bring nothing later. If the penalty is small, it
    // still gets its turn.
    const early = this.stalePenalty >= EARLY_PENALTY
    const n = legal.list(list)
    for (let k = 0; k < n; k++) {
      const code = list[k]
      const f = h + plan.change(board, code)
      const piece = pieces[code & 63]
      const quiet = piece >> 1 !== PAWN && pieces[(code >> 6) & 63] === 0 && code >> 12 === 0
      const word = code | (piece << PIECE) | (quiet ? QUIET : 0)
      if (early && quiet && this.novelties.has(this.noveltyOf(word, at)))
        this.push(word | PUT_BACK, at, Math.max(0, Math.min(BUCKETS - 1, f + this.stalePenalty)))
      else this.push(word, at, Math.max(0, Math.min(BUCKETS - 1, f)))
    }
    return false
  }

  private push(word: number, at: number, f: number): void {
    const k = this.waiting++ * WORDS
    if (k + WORDS > this.queue.length) this.queue = doubled(this.queue)
    const { queue, heads } = this
    queue[k] = heads[f]
    queue[k + 1] = word
    queue[k + 2] = at
    heads[f] = k
    if (f < this.lowest) this.lowest = f
  }

  /** Queues a move again, behind those that bring something new. */
  private putBack(k: number, bucket: number): void {
    const { queue, heads } = this
    const f = Math.min(BUCKETS - 1, bucket + this.stalePenalty)
    queue[k] = heads[f]
    queue[k + 1] |= PUT_BACK
    heads[f] = k
  }

  /** What a quiet move would bring, as a hash. */
  private noveltyOf(word: number, origin: number): number {
    const piece = (word >> PIECE) & 15
    const to = (word >> 6) & 63
    let kings = this.kings[origin]
    if (piece >> 1 === KING)
      kings = (piece & 1) === 0 ? (kings & 63) | (to << 6) : (kings & ~63) | to
    return hashOfNovelty(piece, to, kings, this.skeletons[origin])
  }

  private isNovel(piece: number, to: number, kings: number, skeleton: number): boolean {
    return this.novelties.add(hashOfNovelty(piece, to, kings, skeleton))
  }

  /** Records the skeleton and the kings of a node. */
  private recordNode(at: number, skeleton: number): void {
    if (at >= this.skeletons.length) {
      this.skeletons = doubled(this.skeletons)
      this.kings = doubled(this.kings)
    }
    this.skeletons[at] = skeleton
    this.kings[at] = kingsOf(this.tree.board)
  }
}

function hashOfNovelty(piece: number, to: number, kings: number, skeleton: number): number {
  let hash = Math.imul(skeleton ^ piece, 0x9e3779b1)
  const where = piece >> 1 === KING ? kings + 4096 : to
  hash = Math.imul((hash ^ (hash >>> 15)) + where, 0x85ebca6b)
  return hash ^ (hash >>> 13)
}

function kingsOf(board: Board): number {
  return (board.kings[0] << 6) | board.kings[1]
}

/** A hash of the pawns and of the number of pieces of each kind. */
function skeletonOf(board: Board): number {
  const s = board.sets
  let hash = 0
  for (let i = 0; i < 4; i++) {
    hash = Math.imul(hash ^ (s[2 + PAWN * 2 + (i & 1)] & s[i]), 0x9e3779b1)
    hash ^= hash >>> 15
  }
  let counts = 0
  for (let role = KNIGHT; role <= QUEEN; role++) {
    const lo = s[2 + role * 2]
    const hi = s[3 + role * 2]
    counts = Math.imul(counts, 13) + popcount(lo & s[0]) + popcount(hi & s[1])
    counts = Math.imul(counts, 13) + popcount(lo & s[2]) + popcount(hi & s[3])
  }
  hash = Math.imul(hash ^ counts, 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
