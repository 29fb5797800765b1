import {
  BISHOP,
  Board,
  bishopSlot,
  bishopTable,
  EN_PASSANT,
  KING,
  KNIGHT,
  kingAttacks,
  knightAttacks,
  LegalMoves,
  MAX_MOVES,
  type MoveCode,
  PAWN,
  PROMOTING,
  QUEEN,
  ROOK,
  rookSlot,
  rookTable,
} from '@jadoube/chess/internals'
import { mirror, symmetriesOf } from './symmetries.js'

/** A piece of an ending: role and colour. */
export type Kind = readonly [role: number, color: number]

export const kings: readonly Kind[] = [
  [KING, 0],
  [KING, 1],
]

/**
 * All positions from which a winner with this material can still mate, found without the solver. It
 * enumerates all placements of the pieces (up to symmetry). Then it works backwards from the mates,
 * and from captures and promotions that lead to another winnable ending. En passant rights are not
 * part of a placement, but the capture is considered.
 */
export class Ending {
  /** By placement: 1 if the winner can mate. */
  readonly winnable: Uint8Array
  /** By placement: 1 if it is valid and the player who is not to move is not in check. */
  private placed: Uint8Array
  private readonly kinds: readonly Kind[]
  private readonly winner: number
  private readonly symmetries: ReturnType<typeof symmetriesOf>
  private readonly squares: Int32Array
  private readonly board = new Board()
  private readonly legal = new LegalMoves()
  private readonly list = new Int32Array(MAX_MOVES)
  private readonly smaller: (board: Board) => boolean
  /** Winnable placements whose predecessors have not been searched yet. */
  private found = new Int32Array(1 << 16)
  private count = 0

  /**
   * `smaller` answers for positions with other material, after a capture or promotion. The first
   * piece is the white king.
   */
  constructor(kinds: readonly Kind[], winner: number, smaller: (board: Board) => boolean) {
    this.kinds = kinds
    this.winner = winner
    this.smaller = smaller
    this.symmetries = symmetriesOf(kinds.some(([role]) => role === PAWN))
    this.squares = new Int32Array(kinds.length)
    const size = this.symmetries.region.length * 64 ** (kinds.length - 1) * 2
    this.winnable = new Uint8Array(size)
    this.placed = new Uint8Array(size)
    const { board, placed } = this
    for (let index = 0; index < size; index++) if (this.setUp(index, board)) placed[index] = 1
    for (let index = 0; index < size; index++) {
      if (placed[index] === 0 || this.winnable[index] === 1) continue
      this.setUp(index, board)
      if (this.isMate(board) || this.leavesWon(board)) this.mark(index)
    }
    while (this.count > 0) this.goBack(this.found[--this.count])
    this.placed = new Uint8Array(0)
    this.found = new Int32Array(0)
  }

  /**
   * Sets up a placement. False if it is not valid (two pieces on a square, the player not to move
   * in check).
   */
  setUp(index: number, board: Board): boolean {
    const { kinds, squares } = this
    this.read(index)
    for (let i = 0; i < kinds.length; i++) {
      const square = squares[i]
      if (kinds[i][0] === PAWN && (square < 8 || square >= 56)) return false
      for (let j = 0; j < i; j++) if (squares[j] === square) return false
    }
    const { sets, pieces } = board
    for (let half = 0; half < 2; half++) {
      for (let bits = sets[half] | sets[2 + half]; bits !== 0; bits &= bits - 1) {
        pieces[31 - Math.clz32(bits & -bits) + half * 32] = 0
      }
    }
    for (let i = 0; i < sets.length; i++) sets[i] = 0
    board.castling = 0
    board.enPassant = -1
    board.turn = index & 1
    for (let i = 0; i < kinds.length; i++) board.put(squares[i], (kinds[i][0] << 1) | kinds[i][1])
    const other = board.turn ^ 1
    return !board.attacked(board.kings[other], board.turn, sets[0] | sets[2], sets[1] | sets[3])
  }

  indexOf(board: Board): number {
    const { kinds, squares } = this
    const { sets } = board
    for (let i = 0; i < kinds.length; i++) {
      const [role, color] = kinds[i]
      let lo = sets[2 + role * 2] & sets[color << 1]
      let hi = sets[3 + role * 2] & sets[(color << 1) + 1]
      // The second of two equal pieces has the higher square.
      if (i > 0 && kinds[i - 1][0] === role && kinds[i - 1][1] === color) {
        if (lo !== 0) lo &= lo - 1
        else hi &= hi - 1
      }
      squares[i] = lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi)
    }
    return this.indexFrom(board.turn)
  }

  /** The number of the placement in `squares`, turned so that the white king is in its region. */
  private indexFrom(turn: number): number {
    const { squares, symmetries } = this
    const map = symmetries.maps[squares[0]]
    let index = symmetries.slot[map[squares[0]]]
    for (let i = 1; i < squares.length; i++) index = (index << 6) | map[squares[i]]
    return (index << 1) | turn
  }

  private read(index: number): void {
    const { squares } = this
    let rest = index >> 1
    for (let i = squares.length - 1; i > 0; i--) {
      squares[i] = rest & 63
      rest >>= 6
    }
    squares[0] = this.symmetries.region[rest]
  }

  private isMate(board: Board): boolean {
    const legal = this.legal.read(board)
    return legal.count === 0 && legal.checks > 0 && board.turn !== this.winner
  }

  /** Whether a capture or promotion leads to a winnable position. `legal` must have been read. */
  private leavesWon(board: Board): boolean {
    const { legal, list } = this
    const { sets } = board
    const them = (board.turn ^ 1) << 1
    for (let i = 0; i < legal.count; i++) {
      const pawn = board.pieces[legal.from[i]] >> 1 === PAWN
      const takes = (legal.lo[i] & sets[them]) | (legal.hi[i] & sets[them + 1])
      if (takes === 0 && !pawn) continue
      const promotes = legal.kinds[i] === PROMOTING
      const n = legal.list(list, i, i + 1)
      for (let k = 0; k < n; k++) {
        const code = list[k]
        const captures = board.pieces[(code >> 6) & 63] !== 0
        const undo = board.make(code)
        const won =
          captures || promotes
            ? this.smaller(board)
            : board.enPassant >= 0 && this.isWonByPassing(board)
        board.unmake(code, undo)
        if (won) return true
      }
    }
    return false
  }

  /**
   * Whether, after a double step, the en passant capture leads to a winnable position. Placements
   * do not contain it.
   */
  private isWonByPassing(board: Board): boolean {
    const codes = new Int32Array(MAX_MOVES)
    const n = new LegalMoves().read(board).list(codes)
    for (let k = 0; k < n; k++) {
      if (codes[k] >> 12 !== EN_PASSANT) continue
      const undo = board.make(codes[k])
      const won = this.smaller(board)
      board.unmake(codes[k], undo)
      if (won) return true
    }
    return false
  }

  private mark(index: number): void {
    this.markOne(index)
    const { symmetries, squares } = this
    if (!symmetries.diagonal) return
    this.read(index)
    // With the king on the diagonal, two placements are the same.
    if (squares[0] % 9 !== 0) return
    let twin = symmetries.slot[squares[0]]
    for (let i = 1; i < squares.length; i++) twin = (twin << 6) | mirror[squares[i]]
    this.markOne((twin << 1) | (index & 1))
  }

  private markOne(index: number): void {
    if (this.placed[index] === 0 || this.winnable[index] === 1) return
    this.winnable[index] = 1
    if (this.count === this.found.length) {
      const found = new Int32Array(this.count * 2)
      found.set(this.found)
      this.found = found
    }
    this.found[this.count++] = index
  }

  /** Takes back every move that may have led here, except captures and promotions. */
  private goBack(index: number): void {
    const { kinds, squares } = this
    const mover = (index & 1) ^ 1
    this.read(index)
    let lo = 0
    let hi = 0
    for (let i = 0; i < squares.length; i++) {
      if (squares[i] < 32) lo |= 1 << squares[i]
      else hi |= 1 << squares[i]
    }
    const before = index ^ 1
    for (let i = 0; i < kinds.length; i++) {
      const [role, color] = kinds[i]
      if (color !== mover) continue
      const to = this.squares[i]
      if (role === PAWN) {
        this.takeBackPawn(index, i, to, lo, hi)
        continue
      }
      let fromLo = 0
      let fromHi = 0
      if (role === KING || role === KNIGHT) {
        const table = role === KING ? kingAttacks : knightAttacks
        fromLo = table[to * 2]
        fromHi = table[to * 2 + 1]
      }
      if (role === BISHOP || role === QUEEN) {
        const slot = bishopSlot(to, lo, hi)
        fromLo = bishopTable[slot]
        fromHi = bishopTable[slot + 1]
      }
      if (role === ROOK || role === QUEEN) {
        const slot = rookSlot(to, lo, hi)
        fromLo |= rookTable[slot]
        fromHi |= rookTable[slot + 1]
      }
      for (let half = 0; half < 2; half++) {
        for (let bits = half === 0 ? fromLo & ~lo : fromHi & ~hi; bits !== 0; bits &= bits - 1) {
          const from = 31 - Math.clz32(bits & -bits) + half * 32
          if (i > 0) this.markMoved(before, i, from - to)
          else {
            squares[0] = from
            this.mark(this.indexFrom(before & 1))
            this.read(index)
          }
        }
      }
    }
  }

  private markMoved(before: number, i: number, difference: number): void {
    const index = before + difference * 2 ** (1 + 6 * (this.squares.length - 1 - i))
    if (this.placed[index] === 0 || this.winnable[index] === 1) return
    this.mark(index)
    this.read(before)
  }

  private takeBackPawn(index: number, i: number, to: number, lo: number, hi: number): void {
    const isOpen = (square: number) => ((square < 32 ? lo : hi) & (1 << square)) === 0
    const color = this.kinds[i][1]
    const step = color === 0 ? -8 : 8
    const one = to + step
    if (one < 8 || one >= 56 || !isOpen(one)) return
    this.markMoved(index ^ 1, i, step)
    const two = one + step
    if (to >> 3 !== (color === 0 ? 3 : 4) || !isOpen(two)) return
    if (this.standsAfter(index, two | (to << 6))) this.markMoved(index ^ 1, i, 2 * step)
  }

  /** A mate by a double step does not count if the pawn can be captured en passant. */
  private standsAfter(index: number, code: MoveCode): boolean {
    const { board } = this
    this.setUp(index, board)
    if (!this.isMate(board)) return true
    board.unmake(code, 0)
    board.castling = 0
    board.enPassant = -1
    board.make(code)
    const mate = this.isMate(board)
    this.read(index)
    return mate
  }
}
