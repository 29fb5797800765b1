import { needPosition, shown } from './argument.js'
import type { Board } from './board.js'
import { LegalMoves, MAX_MOVES } from './legal.js'
import type { Position } from './position.js'

const levels: LegalMoves[] = []
const lists: Int32Array[] = []

/**
 * Counts the series of legal moves of this length. The last ply is counted without being played.
 */
function perftOf(board: Board, depth: number): number {
  if (depth === 0) return 1
  levels[depth] ??= new LegalMoves()
  const legal = levels[depth].read(board)
  if (depth === 1) return legal.size()
  lists[depth] ??= new Int32Array(MAX_MOVES)
  const list = lists[depth]
  const n = legal.list(list)
  let nodes = 0
  for (let i = 0; i < n; i++) {
    const move = list[i]
    const undo = board.make(move)
    nodes += perftOf(board, depth - 1)
    board.unmake(move, undo)
  }
  return nodes
}

/**
 * Counts the series of legal moves of this length: the usual test of a move generator.
 *
 * @example
 * perft(standardPosition(), 3) // → 8902
 */
export function perft(position: Position, depth: number): number {
  needPosition(position, 'perft')
  if (!Number.isInteger(depth) || depth < 0) {
    throw new RangeError(`perft: depth must be a number of plies, not ${shown(depth)}`)
  }
  return perftOf(position.board.clone(), depth)
}
