import {
  BISHOP,
  type Board,
  CASTLING,
  KING,
  KNIGHT,
  type MoveCode,
  PAWN,
  QUEEN,
  ROOK,
} from '@jadoube/chess/internals'
import { DARK } from '../material/material.js'
import { kingDistance, knightDistance, needDistances } from './distance.js'

const roleLo = (board: Board, role: number, color: number) =>
  board.sets[2 + role * 2] & board.sets[color << 1]
const roleHi = (board: Board, role: number, color: number) =>
  board.sets[3 + role * 2] & board.sets[(color << 1) + 1]
const any = (board: Board, role: number, color: number) =>
  (roleLo(board, role, color) | roleHi(board, role, color)) !== 0

/** The value of a bishop on a square from which it can mate beside a knight. */
const AMBUSH = 2

/**
 * A plan for a helpmate: the loser's king in a corner, the winner's king two squares away, and an
 * estimate of how far a position is from that. It guides the search and decides nothing.
 */
export class HelpPlan {
  /**
   * The squares for the loser's king, for a piece of the loser beside it, and the winner's king.
   */
  corner = 0
  beside = 0
  post = 0
  /**
   * A knight beside the cornered king attacks the post and can interpose. Then the winner's king
   * goes to `inside`, and the bishop comes from `ambush` or `post`.
   */
  private inside = 0
  private ambush = 0
  private winner = 0
  // Parts of the last estimate, used to estimate single moves.
  /** Whether the winner has only bishops or one knight, and needs a piece of the loser for mate. */
  private weak = false
  /** Whether the winner has neither queen nor rook. */
  private unarmed = false
  /**
   * The roles, as bits, of the loser's pieces that can stand beside their king in a mate by one
   * minor piece.
   */
  private useful = 0
  /** Whether the loser has more pieces than are needed for that. */
  private spare = false
  /** Whether enemy pawns block all pawns of the winner. */
  private stuck = false
  /** Whether a bishop must mate beside a knight. */
  private close = false

  constructor() {
    needDistances()
  }

  /** Chooses the squares for a mate in this corner. */
  aim(winner: number, corner: number): void {
    this.winner = winner
    this.corner = corner
    const inward = (corner & 7) === 0 ? 1 : -1
    const up = corner < 8 ? 1 : -1
    this.beside = corner + inward
    this.post = corner + 16 * up
    this.inside = this.post + inward
    this.ambush = corner + 2 * inward
  }

  /** A corner where the winner's bishops and the loser's blockers are useful. */
  static cornerFor(board: Board, winner: number, far: boolean): number {
    const lo = roleLo(board, BISHOP, winner)
    const hi = roleHi(board, BISHOP, winner)
    const l = winner ^ 1
    const theirLight = (roleLo(board, BISHOP, l) & ~DARK) | (roleHi(board, BISHOP, l) & ~DARK)
    const ownDark = (lo & DARK) | (hi & DARK)
    const ownLight = (lo & ~DARK) | (hi & ~DARK)
    let dark = ownDark !== 0 || (ownLight === 0 && theirLight !== 0)
    if (ownDark === 0 && ownLight === 0 && theirLight === 0) {
      // Without bishops, the nearer of the two.
      needDistances()
      const king = board.kings[l]
      const [a, b] = (winner === 0) === far ? [63, 56] : [0, 7]
      dark = kingDistance[king * 64 + a] <= kingDistance[king * 64 + b]
    }
    if ((winner === 0) === far) return dark ? 63 : 56
    return dark ? 0 : 7
  }

  /** How far a position is from the plan; less is better. */
  estimate(board: Board): number {
    const w = this.winner
    const l = w ^ 1
    let h = kingDistance[board.kings[l] * 64 + this.corner] * 3
    this.close = this.isClose(board)
    h += kingDistance[board.kings[w] * 64 + (this.close ? this.inside : this.post)] * 4
    this.weak = false
    this.unarmed = false
    this.stuck = false
    if (any(board, QUEEN, w) || any(board, ROOK, w)) return h
    this.unarmed = true
    const best = this.nearestPawn(board, w)
    if (best < 8) return h + 6 + best * 3 + this.freeing(board, w)
    const knightsLo = roleLo(board, KNIGHT, w)
    const knightsHi = roleHi(board, KNIGHT, w)
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? knightsLo : knightsHi; bits !== 0; bits &= bits - 1) {
        h += knightDistance[(31 - Math.clz32(bits & -bits) + half * 32) * 64 + this.corner]
      }
    }
    const minors =
      (knightsLo | knightsHi) !== 0
        ? any(board, BISHOP, w)
          ? 2
          : count(knightsLo) + count(knightsHi)
        : 1
    if (minors > 1) return h + 4
    this.weak = true
    const bishop = (BISHOP << 1) | w
    const { pieces } = board
    if (this.close && pieces[this.ambush] !== bishop && pieces[this.post] !== bishop) h += AMBUSH
    return h + this.blocker(board, l)
  }

  /**
   * Whether the winner has only bishops, and the loser has only a knight that could stand beside
   * their king.
   */
  private isClose(board: Board): boolean {
    const { sets } = board
    const w = this.winner << 1
    const l = w ^ 2
    for (let half = 0; half < 2; half++) {
      const others = ~(sets[2 + BISHOP * 2 + half] | sets[2 + KING * 2 + half])
      if ((sets[w + half] & others) !== 0) return false
      const pawns = sets[2 + PAWN * 2 + half]
      if ((sets[l + half] & (sets[2 + BISHOP * 2 + half] | pawns)) !== 0) return false
    }
    return any(board, KNIGHT, this.winner ^ 1)
  }

  /**
   * If each of the winner's pawns is blocked by an enemy pawn, the loser must promote and let the
   * new piece be captured.
   */
  private freeing(board: Board, w: number): number {
    const l = w ^ 1
    const at = 2 + PAWN * 2
    const { sets } = board
    const mine = filesOf(sets[at] & sets[w << 1], sets[at + 1] & sets[(w << 1) + 1])
    const theirs = filesOf(sets[at] & sets[l << 1], sets[at + 1] & sets[(l << 1) + 1])
    if ((mine & ~theirs) !== 0) return 0
    this.stuck = true
    for (let role = KNIGHT; role <= QUEEN; role++) if (any(board, role, l)) return 6
    return 10 + 2 * this.nearestPawn(board, l)
  }

  /**
   * How far the loser is from having a piece beside their cornered king. Against a lone bishop it
   * must be a knight, a pawn or a bishop of the other colour; against a lone knight anything except
   * a queen (T1 and T2 of material.ts).
   */
  private blocker(board: Board, l: number): number {
    const at = board.pieces[this.beside]
    const bishops = any(board, BISHOP, l ^ 1)
    this.useful = bishops
      ? (1 << KNIGHT) | (1 << BISHOP) | (1 << PAWN)
      : (1 << ROOK) | (1 << KNIGHT) | (1 << BISHOP) | (1 << PAWN)
    this.spare = count(board.sets[l << 1]) + count(board.sets[(l << 1) + 1]) > 3
    if (at !== 0 && (at & 1) === l && (this.useful & (1 << (at >> 1))) !== 0) return 0
    let best = 99
    for (let half = 0; half < 2; half++) {
      const bits0 = half === 0 ? roleLo(board, KNIGHT, l) : roleHi(board, KNIGHT, l)
      for (let bits = bits0; bits !== 0; bits &= bits - 1) {
        best = Math.min(
          best,
          2 + 2 * knightDistance[(31 - Math.clz32(bits & -bits) + half * 32) * 64 + this.beside],
        )
      }
    }
    if (!bishops && any(board, ROOK, l)) best = Math.min(best, 5)
    const shade = isDark(this.beside) ? DARK : ~DARK
    if (((roleLo(board, BISHOP, l) | roleHi(board, BISHOP, l)) & shade) !== 0)
      best = Math.min(best, 5)
    const pawn = this.nearestPawn(board, l)
    if (pawn < 8) best = Math.min(best, 8 + pawn * 3)
    return best === 99 ? 20 : best
  }

  /** The steps of the most advanced pawn to its last rank; 8 without pawns. */
  private nearestPawn(board: Board, color: number): number {
    const lo = roleLo(board, PAWN, color)
    const hi = roleHi(board, PAWN, color)
    if ((lo | hi) === 0) return 8
    if (color === 0) return 7 - (hi !== 0 ? (63 - Math.clz32(hi)) >> 3 : (31 - Math.clz32(lo)) >> 3)
    return (lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi)) >> 3
  }

  /**
   * Whether a quiet move of a bishop, rook or queen of the side to move changes nothing in the
   * estimate.
   */
  isIndifferent(board: Board): boolean {
    return !this.weak || (board.turn === this.winner && !this.close)
  }

  /** How a move changes the estimate; less is better. */
  change(board: Board, code: MoveCode): number {
    const from = code & 63
    const to = (code >> 6) & 63
    const what = code >> 12
    const { pieces } = board
    const role = pieces[from] >> 1
    const winning = board.turn === this.winner
    if (what === CASTLING) return 2
    let delta = 0
    if (pieces[to] !== 0) {
      if (winning)
        delta += this.weak && !this.spare && (this.useful & (1 << (pieces[to] >> 1))) !== 0 ? 3 : -1
      else delta += 2
    }
    if (role === KING) {
      const goal = winning ? (this.close ? this.inside : this.post) : this.corner
      return (
        delta + (kingDistance[to * 64 + goal] - kingDistance[from * 64 + goal]) * (winning ? 4 : 3)
      )
    }
    if (role === PAWN) {
      if (winning && this.stuck && pieces[to] !== 0) delta -= 6
      if (winning) delta += this.unarmed ? (what === 0 ? -2 : what === QUEEN ? -9 : 0) : 0
      else if (this.stuck) delta += what === 0 ? -2 : -4
      else if (this.weak) delta += what === 0 ? -2 : (this.useful & (1 << what)) === 0 ? 4 : -4
      return delta
    }
    if (role === KNIGHT) {
      const goal = winning ? this.corner : this.beside
      if (winning ? this.unarmed : this.weak) {
        delta += Math.sign(knightDistance[to * 64 + goal] - knightDistance[from * 64 + goal])
      }
      return delta
    }
    if (winning && this.close) {
      if (to === this.ambush || to === this.post) delta -= AMBUSH
      else if (from === this.ambush || from === this.post) delta += AMBUSH
    }
    if (!winning && this.weak && to === this.beside)
      delta += (this.useful & (1 << role)) !== 0 ? -4 : 4
    return delta
  }
}

function count(bits: number): number {
  let n = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++
  return n
}

function isDark(square: number): boolean {
  return (((square >> 3) + square) & 1) === 0
}

/** The files of these squares, as eight bits. */
function filesOf(lo: number, hi: number): number {
  let all = lo | hi
  all |= all >>> 16
  return (all | (all >>> 8)) & 0xff
}
