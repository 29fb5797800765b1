import {
  BISHOP,
  type Board,
  KNIGHT,
  kingAttacks,
  type MoveCode,
  PAWN,
  QUEEN,
  ROOK,
} from '@jadoube/chess/internals'
import { cannotMateByMaterial } from '../material/material.js'
import { BLACK_TO_MOVE, near, ROWS } from './king-steps.js'
import type { KinglessBoard } from './kingless-board.js'
import type { WalkGraph } from './walk-graph.js'

/** The moves that lead from a still kingless board to another: those of pawns, and captures by kings. The board holds the kingless board, without kings. */
export class KinglessMoves {
  private readonly board: Board
  private readonly kinglessBoard: KinglessBoard
  private readonly graph: WalkGraph
  /** The pairs of king squares with which a move leads to another kingless board, by row, and which rows those are. */
  private readonly sown = new Int32Array(128)
  private sownLo = 0
  private sownHi = 0
  private winner = 0

  constructor(board: Board, kinglessBoard: KinglessBoard, graph: WalkGraph) {
    this.board = board
    this.kinglessBoard = kinglessBoard
    this.graph = graph
  }

  /** The first kingless board: the board, with the kings as in the root. */
  begin({ kings, turn }: Board, winner: number): void {
    this.winner = winner
    this.sownLo = bitLo(kings[0])
    this.sownHi = bitHi(kings[0])
    this.sown[kings[0] * 2] = bitLo(kings[1])
    this.sown[kings[0] * 2 + 1] = bitHi(kings[1])
    this.arrive(-1, 0, turn)
  }

  play(at: number): void {
    this.movePawns(at)
    this.capture(at)
  }

  /** All moves of pawns. A player in check may only capture the piece that gives it, alone. */
  private movePawns(at: number): void {
    const { board, kinglessBoard } = this
    const { sets, pieces } = board
    for (let us = 0; us < 2; us++) {
      const up = us === 0 ? 8 : -8
      const safeLo = ~kinglessBoard.attacked[(us ^ 1) * 2]
      const safeHi = ~kinglessBoard.attacked[(us ^ 1) * 2 + 1]
      for (let half = 0; half < 2; half++) {
        let pawns = sets[2 + PAWN * 2 + half] & sets[us * 2 + half]
        for (; pawns !== 0; pawns &= pawns - 1) {
          const from = 31 - Math.clz32(pawns & -pawns) + half * 32
          const one = from + up
          const two = one + up
          if (pieces[one] === 0) {
            let clearLo = ~bitLo(one)
            let clearHi = ~bitHi(one)
            if (this.sow(at, us, safeLo, safeHi, clearLo, clearHi)) this.move(at, us, from, one)
            if (from >> 3 === (us === 0 ? 1 : 6) && pieces[two] === 0) {
              clearLo &= ~bitLo(two)
              clearHi &= ~bitHi(two)
              if (this.sow(at, us, safeLo, safeHi, clearLo, clearHi)) this.move(at, us, from, two)
            }
          }
          for (let to = one - 1; to <= one + 1; to += 2) {
            if (Math.abs((to & 7) - (from & 7)) !== 1) continue
            if (pieces[to] === 0 || (pieces[to] & 1) === us) continue
            const mayLo = safeLo | kinglessBoard.alone(board, to, 0)
            const mayHi = safeHi | kinglessBoard.alone(board, to, 1)
            if (this.sow(at, us, mayLo, mayHi, -1, -1)) this.move(at, us, from, to)
          }
        }
      }
    }
  }

  /** Kings capture what is not guarded. */
  private capture(at: number): void {
    const { board, kinglessBoard } = this
    for (let us = 0; us < 2; us++) {
      const them = (us ^ 1) * 2
      for (let half = 0; half < 2; half++) {
        let men = board.sets[them + half] & ~kinglessBoard.attacked[them + half]
        for (; men !== 0; men &= men - 1) {
          const to = 31 - Math.clz32(men & -men) + half * 32
          if (us === 0) this.sowWhiteCapture(at, to)
          else this.sowBlackCapture(at, to)
          if ((this.sownLo | this.sownHi) === 0) continue
          const captured = board.pieces[to]
          board.lift(to)
          this.arrive(at, to | (to << 6), us ^ 1)
          board.put(to, captured)
        }
      }
    }
  }

  private sowWhiteCapture(at: number, to: number): void {
    const { sown } = this
    const { rows, live } = this.graph
    let blackLo = 0
    let blackHi = 0
    for (let part = 0; part < 2; part++) {
      let whites = live[at * 4 + part] & kingAttacks[to * 2 + part]
      for (; whites !== 0; whites &= whites - 1) {
        const row = at * ROWS + (31 - Math.clz32(whites & -whites) + part * 32) * 2
        blackLo |= rows[row]
        blackHi |= rows[row + 1]
      }
    }
    sown[to * 2] = blackLo & ~near[to * 2]
    sown[to * 2 + 1] = blackHi & ~near[to * 2 + 1]
    const any = (sown[to * 2] | sown[to * 2 + 1]) !== 0
    this.sownLo = any ? bitLo(to) : 0
    this.sownHi = any ? bitHi(to) : 0
  }

  private sowBlackCapture(at: number, to: number): void {
    const { sown } = this
    const { rows, live } = this.graph
    this.sownLo = 0
    this.sownHi = 0
    for (let part = 0; part < 2; part++) {
      let whites = live[at * 4 + 2 + part] & ~near[to * 2 + part]
      for (; whites !== 0; whites &= whites - 1) {
        const white = 31 - Math.clz32(whites & -whites) + part * 32
        const row = at * ROWS + BLACK_TO_MOVE + white * 2
        if (((rows[row] & kingAttacks[to * 2]) | (rows[row + 1] & kingAttacks[to * 2 + 1])) === 0)
          continue
        sown[white * 2] = bitLo(to)
        sown[white * 2 + 1] = bitHi(to)
        if (part === 0) this.sownLo |= whites & -whites
        else this.sownHi |= whites & -whites
      }
    }
  }

  /** The pairs of king squares with which a pawn may move: its king on a square of `may`, both kings on squares of `clear`. */
  private sow(
    at: number,
    us: number,
    mayLo: number,
    mayHi: number,
    clearLo: number,
    clearHi: number,
  ): boolean {
    const { sown } = this
    const { rows, live } = this.graph
    const base = at * ROWS + us * BLACK_TO_MOVE
    const blackLo = us === 0 ? clearLo : clearLo & mayLo
    const blackHi = us === 0 ? clearHi : clearHi & mayHi
    this.sownLo = 0
    this.sownHi = 0
    for (let part = 0; part < 2; part++) {
      let whites = live[at * 4 + us * 2 + part] & (part === 0 ? clearLo : clearHi)
      if (us === 0) whites &= part === 0 ? mayLo : mayHi
      for (; whites !== 0; whites &= whites - 1) {
        const white = 31 - Math.clz32(whites & -whites) + part * 32
        const lo = rows[base + white * 2] & blackLo
        const hi = rows[base + white * 2 + 1] & blackHi
        if ((lo | hi) === 0) continue
        sown[white * 2] = lo
        sown[white * 2 + 1] = hi
        if (part === 0) this.sownLo |= whites & -whites
        else this.sownHi |= whites & -whites
      }
    }
    return (this.sownLo | this.sownHi) !== 0
  }

  private move(at: number, us: number, from: number, to: number): void {
    const { board } = this
    const captured = board.pieces[to]
    const pawn = board.pieces[from]
    board.lift(from)
    if (captured !== 0) board.lift(to)
    if (to > 7 && to < 56) {
      board.put(to, pawn)
      this.arrive(at, from | (to << 6), us ^ 1)
      board.lift(to)
    } else {
      for (const role of [QUEEN, ROOK, BISHOP, KNIGHT]) {
        board.put(to, (role << 1) | us)
        this.arrive(at, from | (to << 6) | (role << 12), us ^ 1)
        board.lift(to)
      }
    }
    if (captured !== 0) board.put(to, captured)
    board.put(from, pawn)
  }

  /** The board holds a kingless board to which a move leads, with the pairs of king squares that were sown. */
  private arrive(origin: number, code: MoveCode, turn: number): void {
    const { board, graph, sown } = this
    if (cannotMateByMaterial(board, this.winner)) return
    const at = graph.find(board)
    if (origin >= 0) graph.lead(origin, code, at)
    const { rows, live } = graph
    const base = at * ROWS + turn * BLACK_TO_MOVE
    for (let part = 0; part < 2; part++) {
      let whites = part === 0 ? this.sownLo : this.sownHi
      live[at * 4 + turn * 2 + part] |= whites
      for (; whites !== 0; whites &= whites - 1) {
        const row = (31 - Math.clz32(whites & -whites) + part * 32) * 2
        rows[base + row] |= sown[row]
        rows[base + row + 1] |= sown[row + 1]
      }
    }
  }
}

const bitLo = (square: number) => (square < 32 ? 1 << square : 0)
const bitHi = (square: number) => (square < 32 ? 0 : 1 << square)
