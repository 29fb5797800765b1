import { between, lineThrough } from '../attacks/lines.js'
import { bishopSlot, bishopTable, rookSlot, rookTable } from '../attacks/sliders.js'
import { kingAttacks, knightAttacks, pawnAttacks } from '../attacks/steps.js'
import { lowest } from '../bits.js'
import type { Board } from '../board.js'
import { LegalMoves } from '../legal.js'
import { CASTLING, EN_PASSANT, type MoveCode } from '../move.js'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js'

/** The sign after a move: nothing, + for check, # for mate. */
export const QUIET = 0
const CHECK = 1
const MATE = 2

/**
 * Finds which legal moves of a board give check. `read` is called once per board. It finds, for
 * each role, the squares from which it would attack the enemy king, and our pieces that block our
 * own line pieces.
 */
export class Signs {
  private king = 0
  /** By role, the squares from which it attacks the enemy king: pairs lo, hi. */
  private readonly from = new Int32Array(14)
  private blockersLo = 0
  private blockersHi = 0

  read(board: Board): this {
    const { sets } = board
    const us = board.turn
    const ours = us << 1
    const occLo = sets[0] | sets[2]
    const occHi = sets[1] | sets[3]
    const king = board.kings[us ^ 1]
    const at = king << 1
    const from = this.from
    this.king = king
    const pawns = pawnAttacks[(us ^ 1) as 0 | 1]
    from[PAWN * 2] = pawns[at]
    from[PAWN * 2 + 1] = pawns[at + 1]
    from[KNIGHT * 2] = knightAttacks[at]
    from[KNIGHT * 2 + 1] = knightAttacks[at + 1]
    const diagonal = bishopSlot(king, occLo, occHi)
    const straight = rookSlot(king, occLo, occHi)
    from[BISHOP * 2] = bishopTable[diagonal]
    from[BISHOP * 2 + 1] = bishopTable[diagonal + 1]
    from[ROOK * 2] = rookTable[straight]
    from[ROOK * 2 + 1] = rookTable[straight + 1]
    from[QUEEN * 2] = bishopTable[diagonal] | rookTable[straight]
    from[QUEEN * 2 + 1] = bishopTable[diagonal + 1] | rookTable[straight + 1]
    this.findBlockers(board, king, ours, occLo, occHi)
    return this
  }

  /**
   * Finds our pieces that stand alone between the enemy king and one of our line pieces. If one
   * leaves the line, it gives a discovered check.
   */
  private findBlockers(
    board: Board,
    king: number,
    ours: number,
    occLo: number,
    occHi: number,
  ): void {
    const { sets } = board
    const queensLo = sets[2 + QUEEN * 2]
    const queensHi = sets[3 + QUEEN * 2]
    const diagonal = bishopSlot(king, 0, 0)
    const straight = rookSlot(king, 0, 0)
    let lo =
      ((bishopTable[diagonal] & (sets[2 + BISHOP * 2] | queensLo)) |
        (rookTable[straight] & (sets[2 + ROOK * 2] | queensLo))) &
      sets[ours]
    let hi =
      ((bishopTable[diagonal + 1] & (sets[3 + BISHOP * 2] | queensHi)) |
        (rookTable[straight + 1] & (sets[3 + ROOK * 2] | queensHi))) &
      sets[ours + 1]
    this.blockersLo = 0
    this.blockersHi = 0
    while ((lo | hi) !== 0) {
      let behind: number
      if (lo !== 0) {
        behind = lowest(lo)
        lo &= lo - 1
      } else {
        behind = lowest(hi) + 32
        hi &= hi - 1
      }
      const way = (king << 7) + behind * 2
      const wayLo = between[way] & occLo
      const wayHi = between[way + 1] & occHi
      const alone =
        wayHi === 0 ? (wayLo & (wayLo - 1)) === 0 : wayLo === 0 && (wayHi & (wayHi - 1)) === 0
      if (!alone) continue
      this.blockersLo |= wayLo & sets[ours]
      this.blockersHi |= wayHi & sets[ours + 1]
    }
  }

  /** Whether this legal move, by a piece of this role, gives check. */
  givesCheck(board: Board, move: MoveCode, role: number): boolean {
    const kind = move >> 12
    if (kind !== 0) return this.checkWhenMade(board, move)
    const to = (move >> 6) & 63
    return (this.checking(role, move & 63, to >> 5) & (1 << to)) !== 0
  }

  /**
   * Castling, promotion and en passant change more than one square, so the move is made and taken
   * back.
   */
  private checkWhenMade(board: Board, move: MoveCode): boolean {
    const kind = move >> 12
    const from = move & 63
    const to = (move >> 6) & 63
    if (kind !== CASTLING && kind !== EN_PASSANT && !this.promotionMayCheck(from, to, kind))
      return false
    const undo = board.make(move)
    const check = board.inCheck()
    board.unmake(move, undo)
    return check
  }

  /**
   * Whether a promotion can give check at all: along a line through the king, by a knight, or by
   * discovery.
   */
  private promotionMayCheck(from: number, to: number, role: number): boolean {
    if (((from < 32 ? this.blockersLo : this.blockersHi) & (1 << from)) !== 0) return true
    if (role === KNIGHT) return (this.from[KNIGHT * 2 + (to >> 5)] & (1 << to)) !== 0
    const line = (this.king << 7) + to * 2
    return (lineThrough[line] | lineThrough[line + 1]) !== 0
  }

  /** The squares of one half (0 lo, 1 hi) where an ordinary move of this piece gives check. */
  checking(role: number, from: number, half: number): number {
    const direct = this.from[role * 2 + half]
    if (((from < 32 ? this.blockersLo : this.blockersHi) & (1 << from)) === 0) return direct
    return direct | ~lineThrough[(this.king << 7) + from * 2 + half]
  }

  sign(board: Board, move: MoveCode, role: number): number {
    return this.givesCheck(board, move, role) ? checkOrMate(board, move) : QUIET
  }
}

const replies = new LegalMoves()

/** The sign of a move that is known to give check: + or #. */
export function checkOrMate(board: Board, move: MoveCode): number {
  const undo = board.make(move)
  const mate = !kingCanStep(board) && replies.read(board).count === 0
  board.unmake(move, undo)
  return mate ? MATE : CHECK
}

/** Whether the king can step out of check. This is quick to find and answers most checks. */
function kingCanStep(board: Board): boolean {
  const { sets } = board
  const us = board.turn
  const king = board.kings[us]
  const occLo = (sets[0] | sets[2]) & ~(king < 32 ? 1 << king : 0)
  const occHi = (sets[1] | sets[3]) & ~(king < 32 ? 0 : 1 << king)
  for (let half = 0; half < 2; half++) {
    for (let bits = kingAttacks[king * 2 + half] & ~sets[us * 2 + half]; bits !== 0; ) {
      const to = lowest(bits) + half * 32
      if (!board.attacked(to, us ^ 1, occLo, occHi)) return true
      bits &= bits - 1
    }
  }
  return false
}
