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
import { BLACK_TO_MOVE, kingAndNeighbours, ROW_WORDS } from './king-steps.js'
import type { KinglessAttacks } from './kingless-attacks.js'
import type { WalkGraph } from './walk-graph.js'

/**
 * The moves from a still kingless board to another one: pawn moves, and captures by kings. The
 * board that is passed in has no kings.
 */
export class KinglessMoves {
  private readonly board: Board
  private readonly kinglessAttacks: KinglessAttacks
  private readonly graph: WalkGraph
  /**
   * The pairs of king squares with which a move leads to another kingless board, by row, and which
   * rows these are.
   */
  private readonly collected = new Int32Array(128)
  private collectedLo = 0
  private collectedHi = 0
  private winner = 0

  constructor(board: Board, kinglessAttacks: KinglessAttacks, graph: WalkGraph) {
    this.board = board
    this.kinglessAttacks = kinglessAttacks
    this.graph = graph
  }

  /** Starts with the kingless board of the root, with the kings where they stand. */
  begin({ kings, turn }: Board, winner: number): void {
    this.winner = winner
    this.collectedLo = bitLo(kings[0])
    this.collectedHi = bitHi(kings[0])
    this.collected[kings[0] * 2] = bitLo(kings[1])
    this.collected[kings[0] * 2 + 1] = bitHi(kings[1])
    this.enterBoard(-1, 0, turn)
  }

  /** Plays every move from the kingless board with this number that leads to another one. */
  playAll(at: number): void {
    this.playPawnMoves(at)
    this.playKingCaptures(at)
  }

  /** Plays all pawn moves. In check, only a capture of the single checking piece is legal. */
  private playPawnMoves(at: number): void {
    const { board, kinglessAttacks } = this
    const { sets, pieces } = board
    for (let us = 0; us < 2; us++) {
      const up = us === 0 ? 8 : -8
      const safeLo = ~kinglessAttacks.attacked[(us ^ 1) * 2]
      const safeHi = ~kinglessAttacks.attacked[(us ^ 1) * 2 + 1]
      for (let half = 0; half < 2; half++) {
        let pawns = sets[2 + PAWN * 2 + half] & sets[us * 2 + half]
        for (; pawns !== 0; pawns &= pawns - 1) {
          const from = 31 - Math.clz32(pawns & -pawns) + half * 32
          const one = from + up
          const two = one + up
          if (pieces[one] === 0) {
            let clearLo = ~bitLo(one)
            let clearHi = ~bitHi(one)
            if (this.collectForPawn(at, us, safeLo, safeHi, clearLo, clearHi))
              this.playPawnMove(at, us, from, one)
            if (from >> 3 === (us === 0 ? 1 : 6) && pieces[two] === 0) {
              clearLo &= ~bitLo(two)
              clearHi &= ~bitHi(two)
              if (this.collectForPawn(at, us, safeLo, safeHi, clearLo, clearHi))
                this.playPawnMove(at, us, from, two)
            }
          }
          for (let to = one - 1; to <= one + 1; to += 2) {
            if (Math.abs((to & 7) - (from & 7)) !== 1) continue
            if (pieces[to] === 0 || (pieces[to] & 1) === us) continue
            const mayLo = safeLo | kinglessAttacks.attackedOnlyFrom(board, to, 0)
            const mayHi = safeHi | kinglessAttacks.attackedOnlyFrom(board, to, 1)
            if (this.collectForPawn(at, us, mayLo, mayHi, -1, -1))
              this.playPawnMove(at, us, from, to)
          }
        }
      }
    }
  }

  /** Plays the captures by kings of unguarded pieces. */
  private playKingCaptures(at: number): void {
    const { board, kinglessAttacks } = this
    for (let us = 0; us < 2; us++) {
      const them = (us ^ 1) * 2
      for (let half = 0; half < 2; half++) {
        let unguarded = board.sets[them + half] & ~kinglessAttacks.attacked[them + half]
        for (; unguarded !== 0; unguarded &= unguarded - 1) {
          const to = 31 - Math.clz32(unguarded & -unguarded) + half * 32
          if (us === 0) this.collectWhiteCapture(at, to)
          else this.collectBlackCapture(at, to)
          if ((this.collectedLo | this.collectedHi) === 0) continue
          const captured = board.pieces[to]
          board.lift(to)
          this.enterBoard(at, to | (to << 6), us ^ 1)
          board.put(to, captured)
        }
      }
    }
  }

  private collectWhiteCapture(at: number, to: number): void {
    const { collected } = this
    const { rows, liveRows } = this.graph
    let blackLo = 0
    let blackHi = 0
    for (let part = 0; part < 2; part++) {
      let whites = liveRows[at * 4 + part] & kingAttacks[to * 2 + part]
      for (; whites !== 0; whites &= whites - 1) {
        const row = at * ROW_WORDS + (31 - Math.clz32(whites & -whites) + part * 32) * 2
        blackLo |= rows[row]
        blackHi |= rows[row + 1]
      }
    }
    collected[to * 2] = blackLo & ~kingAndNeighbours[to * 2]
    collected[to * 2 + 1] = blackHi & ~kingAndNeighbours[to * 2 + 1]
    const any = (collected[to * 2] | collected[to * 2 + 1]) !== 0
    this.collectedLo = any ? bitLo(to) : 0
    this.collectedHi = any ? bitHi(to) : 0
  }

  private collectBlackCapture(at: number, to: number): void {
    const { collected } = this
    const { rows, liveRows } = this.graph
    this.collectedLo = 0
    this.collectedHi = 0
    for (let part = 0; part < 2; part++) {
      let whites = liveRows[at * 4 + 2 + part] & ~kingAndNeighbours[to * 2 + part]
      for (; whites !== 0; whites &= whites - 1) {
        const white = 31 - Math.clz32(whites & -whites) + part * 32
        const row = at * ROW_WORDS + BLACK_TO_MOVE + white * 2
        if (((rows[row] & kingAttacks[to * 2]) | (rows[row + 1] & kingAttacks[to * 2 + 1])) === 0)
          continue
        collected[white * 2] = bitLo(to)
        collected[white * 2 + 1] = bitHi(to)
        if (part === 0) this.collectedLo |= whites & -whites
        else this.collectedHi |= whites & -whites
      }
    }
  }

  /**
   * Collects the pairs of king squares with which a pawn may move: its own king on a square of
   * `may`, both kings on squares of `clear`. False if there are none.
   */
  private collectForPawn(
    at: number,
    us: number,
    mayLo: number,
    mayHi: number,
    clearLo: number,
    clearHi: number,
  ): boolean {
    const { collected } = this
    const { rows, liveRows } = this.graph
    const base = at * ROW_WORDS + us * BLACK_TO_MOVE
    const blackLo = us === 0 ? clearLo : clearLo & mayLo
    const blackHi = us === 0 ? clearHi : clearHi & mayHi
    this.collectedLo = 0
    this.collectedHi = 0
    for (let part = 0; part < 2; part++) {
      let whites = liveRows[at * 4 + us * 2 + part] & (part === 0 ? clearLo : clearHi)
      if (us === 0) whites &= part === 0 ? mayLo : mayHi
      for (; whites !== 0; whites &= whites - 1) {
        const white = 31 - Math.clz32(whites & -whites) + part * 32
        const lo = rows[base + white * 2] & blackLo
        const hi = rows[base + white * 2 + 1] & blackHi
        if ((lo | hi) === 0) continue
        collected[white * 2] = lo
        collected[white * 2 + 1] = hi
        if (part === 0) this.collectedLo |= whites & -whites
        else this.collectedHi |= whites & -whites
      }
    }
    return (this.collectedLo | this.collectedHi) !== 0
  }

  private playPawnMove(at: number, us: number, from: number, to: number): void {
    const { board } = this
    const captured = board.pieces[to]
    const pawn = board.pieces[from]
    board.lift(from)
    if (captured !== 0) board.lift(to)
    if (to > 7 && to < 56) {
      board.put(to, pawn)
      this.enterBoard(at, from | (to << 6), us ^ 1)
      board.lift(to)
    } else {
      for (const role of [QUEEN, ROOK, BISHOP, KNIGHT]) {
        board.put(to, (role << 1) | us)
        this.enterBoard(at, from | (to << 6) | (role << 12), us ^ 1)
        board.lift(to)
      }
    }
    if (captured !== 0) board.put(to, captured)
    board.put(from, pawn)
  }

  /**
   * Adds the kingless board now on the board, reached by a move, with the collected pairs of king
   * squares.
   */
  private enterBoard(origin: number, code: MoveCode, turn: number): void {
    const { board, graph, collected } = this
    if (cannotMateByMaterial(board, this.winner)) return
    const at = graph.find(board)
    if (origin >= 0) graph.addMove(origin, code, at)
    const { rows, liveRows } = graph
    const base = at * ROW_WORDS + turn * BLACK_TO_MOVE
    for (let part = 0; part < 2; part++) {
      let whites = part === 0 ? this.collectedLo : this.collectedHi
      liveRows[at * 4 + turn * 2 + part] |= whites
      for (; whites !== 0; whites &= whites - 1) {
        const row = (31 - Math.clz32(whites & -whites) + part * 32) * 2
        rows[base + row] |= collected[row]
        rows[base + row + 1] |= collected[row + 1]
      }
    }
  }
}

const bitLo = (square: number) => (square < 32 ? 1 << square : 0)
const bitHi = (square: number) => (square < 32 ? 0 : 1 << square)
