import {
  BISHOP,
  type Board,
  LegalMoves,
  MAX_MOVES,
  type MoveCode,
  QUEEN,
} from '@jadoube/chess/internals'
import { doubled } from '../doubled.js'
import { HelpPlan } from './help-plan.js'
import { judgeNode } from './judge-node.js'
import { LineTree } from './line-tree.js'
import { MateInOne } from './mate-in-one.js'
import { hashOf, VisitedSet } from './visited-set.js'

const BUCKETS = 256
/** The most moves in the queue. */
const MAX_WAITING = 1 << 19
/**
 * The words of a queue entry: the next entry, the move code, the node it is played from, and the
 * targets of a target set, lo and hi.
 */
const WORDS = 5
/** Marks an entry for all quiet moves of a piece. */
const TARGET_SET = 1 << 20

/**
 * Searches a helpmate best-first: it always continues from the position that seems nearest to mate.
 * A move is stored as a number and played only when its turn comes. It never proves that there is
 * no mate.
 */
export class BestFirst {
  nodes = 0
  readonly line: MoveCode[] = []
  readonly plan = new HelpPlan()
  private readonly legal = new LegalMoves()
  private readonly list = new Int32Array(MAX_MOVES)
  private readonly mateInOne = new MateInOne()
  private readonly tree = new LineTree()
  private readonly seen = new VisitedSet(14)
  private readonly heads = new Int32Array(BUCKETS)
  private queue = new Int32Array(WORDS << 12)
  private waiting = 0
  private lowest = BUCKETS
  /** A line costs one point per 2^plyShift plies, so that it does not wander. 31 costs nothing. */
  plyShift = 31

  search(root: Board, winner: number, corner: number, limit: number): boolean {
    this.line.length = 0
    this.seen.clear()
    this.plan.chooseSquares(winner, corner)
    this.heads.fill(-1)
    this.waiting = 0
    this.lowest = BUCKETS
    const { heads, tree, seen } = this
    const { board } = tree
    tree.reset(root)
    seen.add(hashOf(board))
    let current = 0
    if (this.examine(0, winner)) return true
    while (this.nodes < limit) {
      let lowest = this.lowest
      while (lowest < BUCKETS && heads[lowest] < 0) lowest++
      this.lowest = lowest
      if (lowest === BUCKETS) return false
      const { queue } = this
      const top = heads[lowest]
      const origin = queue[top + 2]
      let code = queue[top + 1]
      if ((code & TARGET_SET) !== 0) code = this.takeQuiet(top, lowest)
      else heads[lowest] = queue[top]
      if (origin !== current) tree.goTo(current, origin)
      const undo = board.make(code)
      current = origin
      if (!seen.add(hashOf(board))) {
        board.unmake(code, undo)
        continue
      }
      current = tree.add(origin, code, undo)
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
    const { legal, tree } = this
    const { board } = tree
    this.nodes = tree.count
    const verdict = judgeNode(at, tree, legal, this.mateInOne, winner, this.line)
    if (verdict !== 'open') return verdict === 'mate'
    this.pushAll(board, at, this.plan.estimate(board) + 12 + (tree.plies[at] >> this.plyShift))
    return false
  }

  /**
   * Queues every legal move. Quiet moves of line pieces change nothing in most plans, so they are
   * queued together.
   */
  private pushAll(board: Board, at: number, estimate: number): void {
    const { legal, plan, list } = this
    const { pieces, sets } = board
    const occLo = sets[0] | sets[2]
    const occHi = sets[1] | sets[3]
    const sameBucket = Math.min(BUCKETS - 1, estimate)
    const indifferent = plan.isIndifferent(board)
    for (let i = 0; i < legal.count; i++) {
      const from = legal.from[i]
      const role = pieces[from] >> 1
      if (indifferent && role >= BISHOP && role <= QUEEN) {
        this.pushQuiet(from, at, sameBucket, legal.lo[i] & ~occLo, legal.hi[i] & ~occHi)
        for (let bits = legal.lo[i] & occLo; bits !== 0; bits &= bits - 1) {
          const code = from | ((31 - Math.clz32(bits & -bits)) << 6)
          this.push(code, at, this.bucketOf(board, code, estimate))
        }
        for (let bits = legal.hi[i] & occHi; bits !== 0; bits &= bits - 1) {
          const code = from | ((63 - Math.clz32(bits & -bits)) << 6)
          this.push(code, at, this.bucketOf(board, code, estimate))
        }
        continue
      }
      const n = legal.list(list, i, i + 1)
      for (let k = 0; k < n; k++) this.push(list[k], at, this.bucketOf(board, list[k], estimate))
    }
  }

  /** The bucket of the queue for a move: the estimate after it. */
  private bucketOf(board: Board, code: MoveCode, estimate: number): number {
    return Math.max(0, Math.min(BUCKETS - 1, estimate + this.plan.change(board, code)))
  }

  private push(code: MoveCode, at: number, bucket: number): void {
    const k = this.waiting++ * WORDS
    if (k + WORDS > this.queue.length) this.queue = doubled(this.queue)
    const { queue, heads } = this
    queue[k] = heads[bucket]
    queue[k + 1] = code
    queue[k + 2] = at
    heads[bucket] = k
    if (bucket < this.lowest) this.lowest = bucket
  }

  /** Queues many moves of one piece as one entry. */
  private pushQuiet(from: number, at: number, bucket: number, lo: number, hi: number): void {
    if ((lo | hi) === 0) return
    const k = this.waiting * WORDS
    this.push(from | TARGET_SET, at, bucket)
    this.queue[k + 3] = lo
    this.queue[k + 4] = hi
  }

  /** Takes one move out of such an entry. The last one removes the entry. */
  private takeQuiet(k: number, bucket: number): MoveCode {
    const { queue } = this
    const hi = queue[k + 4]
    let to: number
    if (hi !== 0) {
      to = 63 - Math.clz32(hi)
      queue[k + 4] = hi & ~(1 << to)
    } else {
      to = 31 - Math.clz32(queue[k + 3])
      queue[k + 3] &= ~(1 << to)
    }
    if ((queue[k + 3] | queue[k + 4]) === 0) this.heads[bucket] = queue[k]
    return (queue[k + 1] & 63) | (to << 6)
  }
}
