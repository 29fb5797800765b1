import { Board } from '../board.js'
import { LegalMoves, MAX_MOVES } from '../legal.js'
import type { MoveCode } from '../move.js'
import { KING, PAWN } from '../piece.js'
import { HelpPlan } from './help-plan.js'
import { MateInOne } from './mate-in-one.js'
import { cannotMateByMaterial } from './material.js'

const BUCKETS = 512
const SEEN = 1 << 17
/** Moves waiting at most. */
const MAX_WAITING = 1 << 21
/** Marks a move that has been put back once, because it brought nothing new. */
const OLD = 1 << 20

/**
 * Looks for a help-mate where pawns block the way and many moves lead nowhere. With the same pawns and pieces on the board, a move that
 * brings a man to a square where none of its kind has been, or the kings to squares they have not had together, comes
 * before all others: each skeleton is then looked through in as many moves as it has squares, not in as many as its men have
 * arrangements. It never proves that there is no mate.
 */
export class NovelFirst {
  nodes = 0
  signal: { readonly aborted: boolean } | undefined
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
  private skeletons = new Int32Array(1 << 10)
  private readonly way = new Int32Array(1 << 16)
  private readonly heads = new Int32Array(BUCKETS)
  private readonly next = new Int32Array(MAX_WAITING)
  private readonly moves = new Int32Array(MAX_WAITING)
  private readonly origins = new Int32Array(MAX_WAITING)
  private readonly seen = new Int32Array(SEEN)
  /** In which search an entry was made: what earlier ones left counts for nothing, so that verdicts do not depend on them. */
  private readonly seenIn = new Int32Array(SEEN)
  private readonly atoms = new Int32Array(SEEN)
  private readonly atomsIn = new Int32Array(SEEN)
  private generation = 0
  private waiting = 0
  private lowest = BUCKETS
  /** One point for each 2^haste plies, so that it does not wander. */
  haste = 31
  /** How many points a move is put back that brings nothing new. */
  stale = 80

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
    let old = true
    let bucket = 0
    for (;;) {
      const at = this.nodes
      let undo = 0
      let put = false
      let skeleton = 0
      if (origin >= 0) {
        if (origin !== current) this.walk(current, origin)
        const piece = board.pieces[code & 63]
        const fixed =
          piece >> 1 !== PAWN && (board.pieces[(code >> 6) & 63] === 0 || code >> 12 === KING)
        undo = board.make(code)
        skeleton = fixed ? this.skeletons[origin] : skeletonOf(board)
        if (!old && !this.isNovel(board, piece, (code >> 6) & 63, skeleton)) {
          board.unmake(code, undo)
          this.push(code | OLD, origin, Math.min(BUCKETS - 1, bucket + this.stale))
          put = true
        }
        current = origin
      } else skeleton = skeletonOf(board)
      if (!put) {
        if (this.isNew(board)) {
          this.note(at, origin, code, undo, skeleton)
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
            const n = legal.list(this.list)
            for (let k = 0; k < n; k++) {
              const f = h + plan.change(board, this.list[k])
              this.push(this.list[k], at, Math.max(0, Math.min(BUCKETS - 1, f)))
            }
          }
          if (this.nodes >= limit) return false
          if ((this.nodes & 1023) === 0 && this.signal?.aborted) return false
        } else if (origin >= 0) board.unmake(code, undo)
      }
      let lowest = this.lowest
      while (lowest < BUCKETS && heads[lowest] < 0) lowest++
      this.lowest = lowest
      if (lowest === BUCKETS) return false
      const top = heads[lowest]
      bucket = lowest
      origin = origins[top]
      code = moves[top] & 0xffff
      old = (moves[top] & OLD) !== 0
      heads[lowest] = next[top]
      if (this.waiting >= MAX_WAITING) return false
    }
  }

  private isNovel(board: Board, piece: number, to: number, skeleton: number): boolean {
    let hash = Math.imul(skeleton ^ piece, 0x9e3779b1)
    const where = piece >> 1 === KING ? board.kings[0] * 64 + board.kings[1] + 4096 : to
    hash = Math.imul((hash ^ (hash >>> 15)) + where, 0x85ebca6b)
    hash ^= hash >>> 13
    const at = hash & (SEEN - 1)
    if (this.atoms[at] === hash && this.atomsIn[at] === this.generation) return false
    this.atoms[at] = hash
    this.atomsIn[at] = this.generation
    return true
  }

  private push(code: MoveCode, at: number, f: number): void {
    const k = this.waiting++
    this.moves[k] = code
    this.origins[k] = at
    this.next[k] = this.heads[f]
    this.heads[f] = k
    if (f < this.lowest) this.lowest = f
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

  private note(at: number, parent: number, code: MoveCode, undo: number, skeleton: number): void {
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
      this.skeletons = longer(this.skeletons)
    }
    this.parents[at] = parent
    this.codes[at] = code
    this.undos[at] = undo
    this.plies[at] = parent < 0 ? 0 : this.plies[parent] + 1
    this.skeletons[at] = skeleton
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

/** A hash of the pawns and of how many men of each kind there are. */
function skeletonOf(board: Board): number {
  const s = board.sets
  let hash = 0
  for (let i = 0; i < 4; i++) {
    hash = Math.imul(hash ^ (s[2 + PAWN * 2 + (i & 1)] & s[i]), 0x9e3779b1)
    hash ^= hash >>> 15
  }
  let men = 0
  for (let square = 0; square < 64; square++) {
    const piece = board.pieces[square]
    if (piece >> 1 > PAWN) men += Math.imul(piece + 1, 0x2545f491) ^ piece
  }
  hash = Math.imul(hash ^ men, 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
