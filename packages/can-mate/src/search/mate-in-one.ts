import {
  BISHOP,
  type Board,
  bishopSlot,
  bishopTable,
  CASTLING,
  EN_PASSANT,
  KING,
  KNIGHT,
  knightAttacks,
  LegalMoves,
  type MoveCode,
  PAWN,
  pawnAttacks,
  QUEEN,
  ROOK,
  rookSlot,
  rookTable,
} from '@jadoube/chess/internals'

/**
 * Finds a mate among the moves that give direct check: targets of a piece that are squares from
 * which it checks.
 */
export class MateInOne {
  private readonly reply = new LegalMoves()

  /** The mating move, or 0. `legal` must hold the moves of the board. */
  find(board: Board, legal: LegalMoves): MoveCode {
    const { sets, pieces, turn } = board
    const king = board.kings[turn ^ 1]
    const at = king * 2
    const occLo = sets[0] | sets[2]
    const occHi = sets[1] | sets[3]
    const diagonalSlot = bishopSlot(king, occLo, occHi)
    const straightSlot = rookSlot(king, occLo, occHi)
    for (let i = 0; i < legal.count; i++) {
      const from = legal.from[i]
      const role = pieces[from] >> 1
      const kind = legal.kinds[i]
      let lo = 0
      let hi = 0
      if (role === KING || kind === CASTLING || kind === EN_PASSANT) continue
      if (role === PAWN && kind === 0) {
        const table = pawnAttacks[(turn ^ 1) as 0 | 1]
        lo = table[at]
        hi = table[at + 1]
      } else {
        if (role === KNIGHT || kind !== 0) {
          lo = knightAttacks[at]
          hi = knightAttacks[at + 1]
        }
        if (role === BISHOP || role === QUEEN || kind !== 0) {
          lo |= bishopTable[diagonalSlot]
          hi |= bishopTable[diagonalSlot + 1]
        }
        if (role === ROOK || role === QUEEN || kind !== 0) {
          lo |= rookTable[straightSlot]
          hi |= rookTable[straightSlot + 1]
        }
      }
      lo &= legal.lo[i]
      hi &= legal.hi[i]
      while ((lo | hi) !== 0) {
        let to: number
        if (lo !== 0) {
          to = 31 - Math.clz32(lo & -lo)
          lo &= lo - 1
        } else {
          to = 63 - Math.clz32(hi & -hi)
          hi &= hi - 1
        }
        const base = from | (to << 6)
        if (kind === 0) {
          if (this.isMate(board, base)) return base
        } else {
          if (this.isMate(board, base | (QUEEN << 12))) return base | (QUEEN << 12)
          if (this.isMate(board, base | (KNIGHT << 12))) return base | (KNIGHT << 12)
        }
      }
    }
    return 0
  }

  private isMate(board: Board, code: MoveCode): boolean {
    const undo = board.make(code)
    this.reply.read(board)
    const mate = this.reply.count === 0 && this.reply.checks > 0
    board.unmake(code, undo)
    return mate
  }
}
