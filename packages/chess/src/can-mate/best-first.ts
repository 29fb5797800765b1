import { Board } from '../board.js'
import { LegalMoves, MAX_MOVES } from '../legal.js'
import type { MoveCode } from '../move.js'
import { BISHOP, QUEEN } from '../piece.js'
import { HelpPlan } from './help-plan.js'
import { MateInOne } from './mate-in-one.js'
import { cannotMateByMaterial } from './material.js'

const BUCKETS = 256
const SEEN = 1 << 14
/** Moves waiting at most. */
const MAX_WAITING = 1 << 19
/** Marks an entry for all quiet moves of a piece. */
const SHEAF = 1 << 20

/**
 * Looks for a help-mate by always going on from the position that seems nearest to one. A move waits as a number and is
 * played only when its turn comes. It never proves that there is no mate.
 */
export class BestFirst {
  nodes = 0
  readonly line: MoveCode[] = []
  readonly plan = new HelpPlan()
  private readonly legal = new LegalMoves()
  private readonly list = new Int32Array(MAX_MOVES)
  private readonly finder = new MateInOne()
  private readonly board = new Board()
  private parents = new Int32Array(1 << 10)
  private codes = new Int32Array(1 << 10)
  private undos = new Int32Array(1 << 10)
  private plies = new Int32Array(1 << 10)
  private readonly way = new Int32Array(1 << 16)
  private readonly heads = new Int32Array(BUCKETS)
  private readonly next = new Int32Array(MAX_WAITING)
  private readonly moves = new Int32Array(MAX_WAITING)
  private readonly origins = new Int32Array(MAX_WAITING)
  private readonly targetsLo = new Int32Array(MAX_WAITING)
  private readonly targetsHi = new Int32Array(MAX_WAITING)
  private readonly seen = new Int32Array(SEEN)
  /** In which search an entry was made: what earlier ones left counts for nothing, so that verdicts do not depend on them. */
  private readonly seenIn = new Int32Array(SEEN)
  private generation = 0
  private waiting = 0
  private lowest = BUCKETS
  /** One point for each 2^haste plies, so that it does not wander. */
  haste = 31

  search(root: Board, winner: number, corner: number, limit: number): boolean {
    this.nodes = 0
    this.line.length = 0
    this.generation++
    this.plan.aim(winner, corner)
    this.heads.fill(-1)
    this.waiting = 0
    this.lowest = BUCKETS
    const { heads, next, moves, origins, legal, plan } = this
    const board = this.board
    board.copyFrom(root)
    let current = -1
    let origin = -1
    let code = 0
    for (;;) {
      const at = this.nodes
      let undo = 0
      if (origin >= 0) {
        if (origin !== current) this.walk(current, origin)
        undo = board.make(code)
      }
      current = origin
      if (this.isNew(board)) {
        this.note(at, origin, code, undo)
        current = at
        this.nodes++
        legal.read(board)
        const winning = board.turn === winner
        if (legal.count === 0) {
          if (!winning && legal.checks > 0) return this.trace(at, 0)
        } else if (!cannotMateByMaterial(board, winner)) {
          if (winning) {
            const mate = this.finder.find(board, legal)
            if (mate !== 0) return this.trace(at, mate)
          }
          const h = plan.estimate(board) + 12 + (this.plies[at] >> this.haste)
          if (this.waiting + MAX_MOVES > MAX_WAITING) return false
          this.pushAll(board, at, h)
        }
        if (this.nodes >= limit) return false
      } else if (origin >= 0) board.unmake(code, undo)
      let lowest = this.lowest
      while (lowest < BUCKETS && heads[lowest] < 0) lowest++
      this.lowest = lowest
      if (lowest === BUCKETS) return false
      const top = heads[lowest]
      origin = origins[top]
      code = moves[top]
      if ((code & SHEAF) !== 0) code = this.takeQuiet(top, lowest)
      else heads[lowest] = next[top]
    }
  }

  /** Lets every legal move wait for its turn. Quiet moves of line pieces change nothing in most plans: no need to ask. */
  private pushAll(board: Board, at: number, h: number): void {
    const { legal, plan, list } = this
    const { pieces, sets } = board
    const occLo = sets[0] | sets[2]
    const occHi = sets[1] | sets[3]
    const plain = Math.min(BUCKETS - 1, h)
    const indifferent = plan.isIndifferent(board)
    for (let i = 0; i < legal.count; i++) {
      const from = legal.from[i]
      const role = pieces[from] >> 1
      if (indifferent && role >= BISHOP && role <= QUEEN) {
        this.pushQuiet(from, at, plain, legal.lo[i] & ~occLo, legal.hi[i] & ~occHi)
        for (let bits = legal.lo[i] & occLo; bits !== 0; bits &= bits - 1) {
          const code = from | ((31 - Math.clz32(bits & -bits)) << 6)
          this.push(code, at, this.rank(board, code, h))
        }
        for (let bits = legal.hi[i] & occHi; bits !== 0; bits &= bits - 1) {
          const code = from | ((63 - Math.clz32(bits & -bits)) << 6)
          this.push(code, at, this.rank(board, code, h))
        }
        continue
      }
      const n = legal.listOne(i, list)
      for (let k = 0; k < n; k++) this.push(list[k], at, this.rank(board, list[k], h))
    }
  }

  private rank(board: Board, code: MoveCode, h: number): number {
    return Math.max(0, Math.min(BUCKETS - 1, h + this.plan.change(board, code)))
  }

  private push(code: MoveCode, at: number, f: number): void {
    const k = this.waiting++
    this.moves[k] = code
    this.origins[k] = at
    this.next[k] = this.heads[f]
    this.heads[f] = k
    if (f < this.lowest) this.lowest = f
  }

  /** Many moves of one piece that wait as one. */
  private pushQuiet(from: number, at: number, f: number, lo: number, hi: number): void {
    if ((lo | hi) === 0) return
    const k = this.waiting
    this.targetsLo[k] = lo
    this.targetsHi[k] = hi
    this.push(from | SHEAF, at, f)
  }

  /** Takes one move out of those that wait together; the last one takes the place with it. */
  private takeQuiet(k: number, f: number): MoveCode {
    const { targetsLo, targetsHi } = this
    const hi = targetsHi[k]
    let to: number
    if (hi !== 0) {
      to = 63 - Math.clz32(hi)
      targetsHi[k] = hi & ~(1 << to)
    } else {
      to = 31 - Math.clz32(targetsLo[k])
      targetsLo[k] &= ~(1 << to)
    }
    if ((targetsLo[k] | targetsHi[k]) === 0) this.heads[f] = this.next[k]
    return (this.moves[k] & 63) | (to << 6)
  }

  /** Takes the board from one node to another, over the last they have in common. */
  private walk(from: number, to: number): void {
    const { board, parents, codes, undos, plies, way } = this
    let a = from
    let b = to
    let steps = 0
    while (a !== b) {
      if (plies[a] >= plies[b]) {
        board.unmake(codes[a], undos[a])
        a = parents[a]
      } else {
        way[steps++] = b
        b = parents[b]
      }
    }
    while (steps > 0) board.make(codes[way[--steps]])
  }

  private note(at: number, parent: number, code: MoveCode, undo: number): void {
    if (at >= this.parents.length) {
      const longer = (old: Int32Array) => {
        const array = new Int32Array(old.length * 2)
        array.set(old)
        return array
      }
      this.parents = longer(this.parents)
      this.codes = longer(this.codes)
      this.undos = longer(this.undos)
      this.plies = longer(this.plies)
    }
    this.parents[at] = parent
    this.codes[at] = code
    this.undos[at] = undo
    this.plies[at] = parent < 0 ? 0 : this.plies[parent] + 1
  }

  private isNew(board: Board): boolean {
    const s = board.sets
    let hash = board.turn | (board.castling << 1) | ((board.enPassant + 1) << 5)
    for (let i = 0; i < 16; i++) {
      hash = Math.imul(hash ^ s[i], 0x9e3779b1)
      hash ^= hash >>> 15
    }
    const at = hash & (SEEN - 1)
    if (this.seen[at] === hash && this.seenIn[at] === this.generation) return false
    this.seen[at] = hash
    this.seenIn[at] = this.generation
    return true
  }

  private trace(at: number, mate: MoveCode): boolean {
    for (let k = at; this.parents[k] >= 0; k = this.parents[k]) this.line.push(this.codes[k])
    this.line.reverse()
    if (mate !== 0) this.line.push(mate)
    return true
  }
}
