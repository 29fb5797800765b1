import { type Board, kingAttacks, PAWN, pawnAttacks, popcount } from '@jadoube/chess/internals'
import { attackSet, findAttacks } from '../piece-attacks.js'

const A_FILE = 0x01010101
const H_FILE = 0x80808080 | 0

/**
 * The attacked squares of a kingless board: all pieces except the kings. It is **still** if only
 * pawns have a move: every other piece attacks only squares of its own side. Then the attacked
 * squares do not depend on where the kings stand. A king is never on the square of a piece, so it
 * is on no line of a rook, bishop or queen, all of which end at the next square. It neither closes
 * nor opens a line, and nothing is pinned.
 */
export class KinglessAttacks {
  /**
   * The squares that each colour attacks, and those that two or more of its pieces attack: pairs
   * lo, hi at 2 * colour.
   */
  readonly attacked = new Int32Array(4)
  readonly attackedTwice = new Int32Array(4)
  /**
   * The squares of the queens, rooks, bishops and knights, and the squares they attack, as pairs.
   */
  private readonly nonPawns = new Int32Array(64)
  private readonly reach = new Int32Array(128)
  private count = 0

  /** Reads the board. False if it is not still. */
  read(board: Board): boolean {
    const { sets } = board
    this.readPawns(sets)
    this.count = 0
    for (let half = 0; half < 2; half++) {
      const nonPawns = (sets[half] | sets[2 + half]) & ~sets[2 + PAWN * 2 + half]
      for (let rest = nonPawns; rest !== 0; rest &= rest - 1) {
        const square = 31 - Math.clz32(rest & -rest) + half * 32
        if (!this.readNonPawn(board, square)) return false
      }
    }
    return true
  }

  /** The squares that only the piece on this square attacks, lo or hi. */
  attackedOnlyFrom(board: Board, square: number, half: 0 | 1): number {
    const piece = board.pieces[square]
    const by = (piece & 1) * 2 + half
    let reach = 0
    if (piece >> 1 === PAWN) reach = pawnAttacks[(piece & 1) as 0 | 1][square * 2 + half]
    for (let i = 0; i < this.count; i++) {
      if (this.nonPawns[i] === square) reach = this.reach[i * 2 + half]
    }
    return reach & ~this.attackedTwice[by]
  }

  /**
   * The number of squares that a king of this colour can reach from here in this kingless board.
   */
  countReachable({ sets }: Board, king: number, color: number): number {
    const them = (color ^ 1) * 2
    const freeLo = ~(sets[0] | sets[2] | this.attacked[them])
    const freeHi = ~(sets[1] | sets[3] | this.attacked[them + 1])
    const met = [king]
    let lo = king < 32 ? 1 << king : 0
    let hi = king < 32 ? 0 : 1 << king
    for (const from of met) {
      const newLo = kingAttacks[from * 2] & freeLo & ~lo
      const newHi = kingAttacks[from * 2 + 1] & freeHi & ~hi
      for (let square = 0; square < 64; square++) {
        if ((((square < 32 ? newLo : newHi) >>> square) & 1) !== 0) met.push(square)
      }
      lo |= newLo
      hi |= newHi
    }
    return popcount(lo) + popcount(hi)
  }

  private readPawns(sets: Int32Array): void {
    const pawnsLo = sets[2 + PAWN * 2]
    const pawnsHi = sets[3 + PAWN * 2]
    const { attacked, attackedTwice } = this
    let lo = sets[0] & pawnsLo & ~A_FILE
    let hi = sets[1] & pawnsHi & ~A_FILE
    const westLo = lo << 7
    const westHi = (hi << 7) | (lo >>> 25)
    lo = sets[0] & pawnsLo & ~H_FILE
    hi = sets[1] & pawnsHi & ~H_FILE
    const eastLo = lo << 9
    const eastHi = (hi << 9) | (lo >>> 23)
    attacked[0] = westLo | eastLo
    attacked[1] = westHi | eastHi
    attackedTwice[0] = westLo & eastLo
    attackedTwice[1] = westHi & eastHi
    lo = sets[2] & pawnsLo & ~A_FILE
    hi = sets[3] & pawnsHi & ~A_FILE
    const downLo = (lo >>> 9) | (hi << 23)
    const downHi = hi >>> 9
    lo = sets[2] & pawnsLo & ~H_FILE
    hi = sets[3] & pawnsHi & ~H_FILE
    const downEastLo = (lo >>> 7) | (hi << 25)
    const downEastHi = hi >>> 7
    attacked[2] = downLo | downEastLo
    attacked[3] = downHi | downEastHi
    attackedTwice[2] = downLo & downEastLo
    attackedTwice[3] = downHi & downEastHi
  }

  private readNonPawn({ sets, pieces }: Board, square: number): boolean {
    const own = (pieces[square] & 1) * 2
    findAttacks(pieces[square] >> 1, square, sets[0] | sets[2], sets[1] | sets[3])
    const [lo, hi] = attackSet
    if (((lo & ~sets[own]) | (hi & ~sets[own + 1])) !== 0) return false
    const { attacked, attackedTwice } = this
    attackedTwice[own] |= attacked[own] & lo
    attackedTwice[own + 1] |= attacked[own + 1] & hi
    attacked[own] |= lo
    attacked[own + 1] |= hi
    this.nonPawns[this.count] = square
    this.reach[this.count * 2] = lo
    this.reach[this.count * 2 + 1] = hi
    this.count++
    return true
  }
}
