import { Board, copyBoard, LegalMoves, MAX_MOVES, type MoveCode } from '@jadoube/chess/internals'

/** The most positions that are tried for one line. */
const MAX_TRIED = 3000

/**
 * Replays a line that was found without some free pieces (see thinned-search.ts), with all of them
 * on the board. A move of a free piece often only passes the turn. If it is in the way of another
 * piece, another free piece passes the turn instead. Every move is legal in the real position, so
 * the result is an ordinary line.
 */
export class TempoReplay {
  line: MoveCode[] = []
  private readonly board = new Board()
  private readonly legals: LegalMoves[] = []
  private readonly lists: Int32Array[] = []
  /** The line to replay. */
  private targetLine: readonly MoveCode[] = []
  private winner = 0
  private tried = 0
  /** By square: whether a free piece stands there. */
  private readonly free = new Uint8Array(64)

  /**
   * Whether the line, or one with other moves of these pieces, mates from here. If so, it is in
   * `line`.
   */
  mates(
    root: Board,
    winner: number,
    wanted: readonly MoveCode[],
    free: readonly number[],
  ): boolean {
    copyBoard(root, this.board)
    this.winner = winner
    this.targetLine = wanted
    this.tried = 0
    this.line = []
    this.free.fill(0)
    for (const square of free) this.free[square] = 1
    return this.playFrom(0)
  }

  /** Plays the rest of the line, from this ply on. True if it mates. */
  private playFrom(ply: number): boolean {
    if (this.tried++ > MAX_TRIED) return false
    const { board } = this
    this.legals[ply] ??= new LegalMoves()
    const legal = this.legals[ply].read(board)
    if (ply === this.targetLine.length) {
      return legal.count === 0 && legal.checks > 0 && board.turn !== this.winner
    }
    const code = this.targetLine[ply]
    if (legal.has(code) && this.playsOut(code, ply)) return true
    // Moves of other pieces are needed for the mate. Only a free piece's move may be replaced.
    if (!this.isPass(ply)) return false
    this.lists[ply] ??= new Int32Array(MAX_MOVES)
    const list = this.lists[ply]
    const n = legal.list(list)
    for (let k = 0; k < n; k++) {
      const other = list[k]
      if (other === code || this.free[other & 63] === 0) continue
      if (board.pieces[(other >> 6) & 63] === 0 && this.playsOut(other, ply)) return true
    }
    return false
  }

  /**
   * Whether the move only passes the turn: its piece is a free piece, or no longer stands where
   * the line expects it.
   */
  private isPass(ply: number): boolean {
    const from = this.targetLine[ply] & 63
    return this.free[from] === 1 || this.board.pieces[from] === 0
  }

  /** Plays one move and the rest of the line; takes it back if that does not mate. */
  private playsOut(code: MoveCode, ply: number): boolean {
    const { board, free } = this
    const from = code & 63
    const to = (code >> 6) & 63
    const wasFree = free[to]
    const moved = free[from]
    const undo = board.make(code)
    free[from] = 0
    free[to] = moved
    this.line[ply] = code
    const found = this.playFrom(ply + 1)
    if (found) return true
    board.unmake(code, undo)
    free[from] = moved
    free[to] = wasFree
    return false
  }
}
