import { Board, copyBoard, type MoveCode } from '@jadoube/chess/internals'
import { doubled } from '../doubled.js'

/**
 * The lines that a search has examined, as a tree: each node is a move after another one. One board
 * moves from node to node.
 */
export class LineTree {
  readonly board = new Board()
  /** The number of nodes; the first is the root. */
  count = 0
  /** The number of moves before each node. */
  plies = new Int32Array(1 << 10)
  private parents = new Int32Array(1 << 10)
  private codes = new Int32Array(1 << 10)
  private undos = new Int32Array(1 << 10)
  private path = new Int32Array(1 << 10)

  /** Starts again with only the root. */
  reset(root: Board): void {
    copyBoard(root, this.board)
    this.count = 1
    this.parents[0] = -1
    this.plies[0] = 0
  }

  /** Records a move that the board has just made from a node. */
  add(parent: number, code: MoveCode, undo: number): number {
    const at = this.count++
    if (at >= this.parents.length) this.enlarge()
    this.parents[at] = parent
    this.codes[at] = code
    this.undos[at] = undo
    this.plies[at] = this.plies[parent] + 1
    return at
  }

  /** Moves the board from one node to another, through their last common node. */
  goTo(from: number, to: number): void {
    const { board, parents, codes, undos, plies, path } = this
    let a = from
    let b = to
    let steps = 0
    while (a !== b) {
      if (plies[a] >= plies[b]) {
        board.unmake(codes[a], undos[a])
        a = parents[a]
      } else {
        path[steps++] = b
        b = parents[b]
      }
    }
    while (steps > 0) board.make(codes[path[--steps]])
  }

  /** Writes the moves from the root to a node into `line`. */
  writeLine(at: number, line: MoveCode[]): void {
    line.length = 0
    for (let k = at; k > 0; k = this.parents[k]) line.push(this.codes[k])
    line.reverse()
  }

  private enlarge(): void {
    this.parents = doubled(this.parents)
    this.codes = doubled(this.codes)
    this.undos = doubled(this.undos)
    this.plies = doubled(this.plies)
    this.path = doubled(this.path)
  }
}
