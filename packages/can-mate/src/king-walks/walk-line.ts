import {
  Board,
  copyBoard,
  KING,
  kingAttacks,
  LegalMoves,
  type MoveCode,
} from '@jadoube/chess/internals'
import type { KingSquares, WalkGraph } from './walk-graph.js'

const NONE = -1

/**
 * Finds the moves that led to a position, backwards. In each kingless board it goes back over king
 * steps to a pair of squares with which the board was entered.
 */
export class WalkLine {
  private readonly graph: WalkGraph
  private readonly root = new Board()
  private readonly board = new Board()
  private readonly legal = new LegalMoves()
  /** By pair of king squares: the next one on the way. Also the queue of pairs to process. */
  private readonly next = new Int16Array(8192)
  private readonly queue = new Int16Array(8192)
  /** The move from the kingless board before, and its pair of king squares. */
  private entry = 0
  private origin = NONE
  private before: KingSquares = 0

  constructor(graph: WalkGraph) {
    this.graph = graph
  }

  setRoot(root: Board): void {
    copyBoard(root, this.root)
  }

  /**
   * The line to a position with its continuation, if it ends in mate. A double step may be answered
   * by an en passant capture.
   */
  lineTo(
    at: number,
    kings: KingSquares,
    continuation: readonly MoveCode[],
  ): MoveCode[] | undefined {
    const line = [...continuation].reverse()
    for (let kinglessBoard = at, end = kings; ; kinglessBoard = this.origin, end = this.before) {
      const start = this.findEntry(kinglessBoard, end)
      if (start === NONE) return undefined
      const steps: MoveCode[] = []
      for (let k = start; k !== end; k = this.next[k]) steps.push(stepOf(k, this.next[k]))
      line.push(...steps.reverse())
      if (this.origin === NONE) break
      line.push(this.entry)
    }
    line.reverse()
    return this.endsInMate(line) ? line : undefined
  }

  /**
   * Goes back from a pair of king squares to the nearest one with which the kingless board was
   * entered.
   */
  private findEntry(kinglessBoard: number, end: KingSquares): KingSquares {
    const { next, queue, graph } = this
    next.fill(NONE)
    next[end] = end
    queue[0] = end
    let known = 1
    for (let k = 0; k < known; k++) {
      const here = queue[k]
      if (this.wasEntered(kinglessBoard, here)) return here
      const turn = (here >> 12) ^ 1
      const mover = turn === 0 ? here & 63 : (here >> 6) & 63
      for (let from = 0; from < 64; from++) {
        if ((kingAttacks[mover * 2 + (from >> 5)] & (1 << from)) === 0) continue
        const there = moveKing(here, turn, from)
        if (next[there] !== NONE || !graph.has(kinglessBoard, there)) continue
        next[there] = here
        queue[known++] = there
      }
    }
    return NONE
  }

  /**
   * Whether play began with this pair of squares, or a move from another kingless board led to it.
   * That move is kept.
   */
  private wasEntered(kinglessBoard: number, kings: KingSquares): boolean {
    const { root, graph } = this
    this.origin = NONE
    if (kinglessBoard === 0) {
      return kings === (root.kings[0] | (root.kings[1] << 6) | (root.turn << 12))
    }
    const us = (kings >> 12) ^ 1
    const mover = us === 0 ? kings & 63 : (kings >> 6) & 63
    for (let move = graph.arrivals[kinglessBoard]; move >= 0; move = graph.otherArrivals[move]) {
      const code = graph.codes[move]
      const to = (code >> 6) & 63
      if ((code & 63) !== to) {
        if (this.wasPlayed(move, (kings & 4095) | (us << 12), code)) return true
      } else if (mover === to) {
        for (let from = 0; from < 64; from++) {
          if ((kingAttacks[to * 2 + (from >> 5)] & (1 << from)) === 0) continue
          if (this.wasPlayed(move, moveKing(kings, us, from), from | (to << 6))) return true
        }
      }
    }
    return false
  }

  /**
   * Whether this move was played there. Moves of both colours are in one list; those of the other
   * colour are not legal.
   */
  private wasPlayed(move: number, before: KingSquares, code: MoveCode): boolean {
    const { board, legal, graph } = this
    const origin = graph.origins[move]
    if (!graph.has(origin, before)) return false
    graph.table.restore(origin, board)
    board.put(before & 63, KING << 1)
    board.put((before >> 6) & 63, (KING << 1) | 1)
    board.turn = before >> 12
    if (!legal.read(board).has(code)) return false
    this.origin = origin
    this.before = before
    this.entry = code
    return true
  }

  private endsInMate(line: readonly MoveCode[]): boolean {
    const { board, legal } = this
    copyBoard(this.root, board)
    for (const code of line) {
      if (!legal.read(board).has(code)) return false
      board.make(code)
    }
    legal.read(board)
    return legal.count === 0 && legal.checks > 0
  }
}

/** The pair of king squares with this colour's king elsewhere and this colour to move. */
function moveKing(kings: KingSquares, color: number, to: number): KingSquares {
  const moved = color === 0 ? (kings & 4032) | to : (kings & 63) | (to << 6)
  return moved | (color << 12)
}

function stepOf(from: KingSquares, to: KingSquares): MoveCode {
  if (from >> 12 === 0) return (from & 63) | ((to & 63) << 6)
  return ((from >> 6) & 63) | (((to >> 6) & 63) << 6)
}
