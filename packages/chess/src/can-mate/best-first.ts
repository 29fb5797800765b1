import { Board } from '../board.js'
import { LegalMoves, MAX_MOVES } from '../legal.js'
import type { MoveCode } from '../move.js'
import { HelpPlan } from './help-plan.js'
import { MateInOne } from './mate-in-one.js'
import { cannotMateByMaterial } from './material.js'

const BUCKETS = 256
const SEEN = 1 << 14
/** Moves waiting at most. */
const MAX_WAITING = 1 << 19

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
  private readonly seen = new Int32Array(SEEN)
  /** In which search an entry was made: what earlier ones left counts for nothing, so that verdicts do not depend on them. */
  private readonly seenIn = new Int32Array(SEEN)
  private generation = 0
  /** One point for each 2^haste plies, so that it does not wander. */
  haste = 31

  search(root: Board, winner: number, corner: number, limit: number): boolean {
    this.nodes = 0
    this.line.length = 0
    this.generation++
    this.plan.aim(winner, corner)
    this.heads.fill(-1)
    let waiting = 0
    let lowest = BUCKETS
    const { heads, next, moves, origins, list, legal, plan } = this
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
          const n = legal.list(list)
          if (waiting + n > MAX_WAITING) return false
          for (let k = 0; k < n; k++) {
            const f = Math.max(0, Math.min(BUCKETS - 1, h + plan.change(board, list[k])))
            moves[waiting] = list[k]
            origins[waiting] = at
            next[waiting] = heads[f]
            heads[f] = waiting++
            if (f < lowest) lowest = f
          }
        }
        if (this.nodes >= limit) return false
      } else if (origin >= 0) board.unmake(code, undo)
      while (lowest < BUCKETS && heads[lowest] < 0) lowest++
      if (lowest === BUCKETS) return false
      const top = heads[lowest]
      heads[lowest] = next[top]
      origin = origins[top]
      code = moves[top]
    }
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
