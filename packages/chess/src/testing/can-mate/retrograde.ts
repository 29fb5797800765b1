import { Board } from '../../board.js'
import { LegalMoves, MAX_MOVES } from '../../legal.js'
import { KING, PAWN } from '../../piece.js'

/** A man of an ending: role and colour. */
export type Kind = readonly [role: number, color: number]

/**
 * Everything that a winner with this material can still mate from, found without the solver: all placements of the men
 * on the board (some of them gone, pawns promoted), all moves between them, and then backwards from the mates.
 */
export class Ending {
  /** By placement: 1 where the winner can mate. */
  readonly winnable: Uint8Array
  private readonly kinds: readonly Kind[]
  private readonly legal = new LegalMoves()
  private readonly list = new Int32Array(MAX_MOVES)
  private readonly smaller: (board: Board) => boolean

  /** `smaller` answers for positions with other material: after a capture or promotion. */
  constructor(kinds: readonly Kind[], winner: number, smaller: (board: Board) => boolean) {
    this.kinds = kinds
    this.smaller = smaller
    this.winnable = new Uint8Array(2 * 64 ** kinds.length)
    const board = new Board()
    // Sweeps to and fro until nothing changes: a position is winnable if a move leads to one that is.
    const open = new Uint8Array(this.winnable.length)
    for (let index = 0; index < open.length; index++) {
      if (!this.setUp(index, board)) continue
      const legal = this.legal.read(board)
      if (legal.count > 0) open[index] = 1
      else if (legal.checks > 0 && board.turn !== winner) this.winnable[index] = 1
    }
    for (let changed = true, up = true; changed; up = !up) {
      changed = false
      for (let k = 0; k < open.length; k++) {
        const index = up ? k : open.length - 1 - k
        if (open[index] === 0) continue
        this.setUp(index, board)
        if (!this.leadsOn(board)) continue
        this.winnable[index] = 1
        open[index] = 0
        changed = true
      }
    }
  }

  private leadsOn(board: Board): boolean {
    const n = this.legal.read(board).list(this.list)
    for (let k = 0; k < n; k++) {
      const code = this.list[k]
      const other = board.pieces[(code >> 6) & 63] !== 0 || code >> 12 !== 0
      const undo = board.make(code)
      const leads = other ? this.smaller(board) : this.winnable[this.indexOf(board)] === 1
      board.unmake(code, undo)
      if (leads) return true
    }
    return false
  }

  /** Sets up a placement; false if it is none (two men on a square, the player not to move in check). */
  setUp(index: number, board: Board): boolean {
    board.sets.fill(0)
    board.pieces.fill(0)
    board.castling = 0
    board.enPassant = -1
    board.turn = index % 2
    let rest = index >> 1
    let last = -1
    for (let i = 0; i < this.kinds.length; i++) {
      const square = rest % 64
      rest = Math.floor(rest / 64)
      const [role, color] = this.kinds[i]
      if (board.pieces[square] !== 0) return false
      if (role === PAWN && (square < 8 || square >= 56)) return false
      // Equal men in one order only.
      const same = i > 0 && this.kinds[i - 1][0] === role && this.kinds[i - 1][1] === color
      if (same && square < last) return false
      last = square
      board.put(square, (role << 1) | color)
    }
    const { sets } = board
    const other = board.turn ^ 1
    return !board.attacked(board.kings[other], board.turn, sets[0] | sets[2], sets[1] | sets[3])
  }

  indexOf(board: Board): number {
    let index = 0
    let factor = 2
    let before = -1
    let last = -1
    for (const [role, color] of this.kinds) {
      const code = (role << 1) | color
      // The second of two equal men is further on.
      let square = code === before ? last + 1 : 0
      if (role === KING) square = board.kings[color]
      while (board.pieces[square] !== code) square++
      before = code
      last = square
      index += square * factor
      factor *= 64
    }
    return index + board.turn
  }
}

export const kings: readonly Kind[] = [
  [KING, 0],
  [KING, 1],
]
