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
import { count, filesOf, hasRole, isDark, nearestPawn, roleHi, roleLo } from './piece-sets.js'

/**
 * What a move of a lone knight away from its goal costs. It cannot lose a move as the other pieces
 * can, so the search must not wander with it while the rest of the plan stands.
 */
const LONE_KNIGHT = 3

/** The value of a bishop on a square from which it can mate beside a knight. */
const BISHOP_BONUS = 2

/**
 * A plan for a helpmate: the loser's king in a corner, the winner's king two squares away, and an
 * estimate of how far a position is from that. It guides the search and decides nothing.
 */
export class HelpPlan {
  /** The squares for the loser's king, a piece of the loser beside it, and the winner's king. */
  corner = 0
  blockerSquare = 0
  kingGoal = 0
  /**
   * A knight beside the cornered king attacks `kingGoal` and can interpose. Then the winner's king
   * goes to `closeKingGoal`, and the bishop mates from `bishopSquare` or `kingGoal`.
   */
  private closeKingGoal = 0
  private bishopSquare = 0
  /** Where a knight mates, with the king on `closeKingGoal` or beside a rook. */
  private farKnightSquare = 0
  /** Where the winner's knights go, and what it costs to be a move away. */
  private knightGoal = 0
  private knightCost = 1
  private winner = 0
  // What the last estimate has found; `change` uses it to estimate single moves.
  /** Whether the winner has only bishops or one knight, and needs a piece of the loser for mate. */
  private needsBlocker = false
  /** Whether the winner has neither queen nor rook. */
  private hasNoMajorPiece = false
  /**
   * The roles, as bits, of the loser's pieces that can stand beside their king in a mate by one
   * minor piece.
   */
  private blockerRoles = 0
  /** Whether the loser has more pieces than are needed for that. */
  private hasSpareBlocker = false
  /** Whether enemy pawns block all pawns of the winner. */
  private arePawnsBlocked = false
  /** Whether a bishop must mate beside a knight, so that the king must go to `closeKingGoal`. */
  private needsCloseKing = false

  constructor() {
    needDistances()
  }

  /** Chooses the squares for a mate in this corner. */
  chooseSquares(winner: number, corner: number): void {
    this.winner = winner
    this.corner = corner
    const inward = (corner & 7) === 0 ? 1 : -1
    const up = corner < 8 ? 1 : -1
    this.blockerSquare = corner + inward
    this.kingGoal = corner + 16 * up
    this.closeKingGoal = this.kingGoal + inward
    this.bishopSquare = corner + 2 * inward
    this.farKnightSquare = corner + 2 * inward + 8 * up
  }

  /**
   * A corner where the winner's bishops and the loser's blockers are useful: at the far end of the
   * winner's board, or at the near end.
   */
  static cornerFor(board: Board, winner: number, far: boolean): number {
    const lo = roleLo(board, BISHOP, winner)
    const hi = roleHi(board, BISHOP, winner)
    const l = winner ^ 1
    const theirLo = roleLo(board, BISHOP, l)
    const theirHi = roleHi(board, BISHOP, l)
    const theirLight = (theirLo & ~DARK) | (theirHi & ~DARK)
    const ownDark = (lo & DARK) | (hi & DARK)
    const ownLight = (lo & ~DARK) | (hi & ~DARK)
    let dark = ownDark !== 0 || (ownLight === 0 && theirLight !== 0)
    if (ownDark === 0 && ownLight === 0 && (theirLo | theirHi) === 0) {
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
    let cost = kingDistance[board.kings[l] * 64 + this.corner] * 3
    this.needsCloseKing = this.mustMateBesideKnight(board)
    cost +=
      kingDistance[
        board.kings[w] * 64 + (this.needsCloseKing ? this.closeKingGoal : this.kingGoal)
      ] * 4
    this.needsBlocker = false
    this.hasNoMajorPiece = false
    this.arePawnsBlocked = false
    if (hasRole(board, QUEEN, w) || hasRole(board, ROOK, w)) return cost
    this.hasNoMajorPiece = true
    const best = nearestPawn(board, w)
    if (best < 8) return cost + 6 + best * 3 + this.costOfFreeingPawns(board, w)
    this.planForKnights(board)
    const knightsLo = roleLo(board, KNIGHT, w)
    const knightsHi = roleHi(board, KNIGHT, w)
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? knightsLo : knightsHi; bits !== 0; bits &= bits - 1) {
        const from = 31 - Math.clz32(bits & -bits) + half * 32
        cost += this.knightCost * knightDistance[from * 64 + this.knightGoal]
      }
    }
    const minors =
      (knightsLo | knightsHi) !== 0
        ? hasRole(board, BISHOP, w)
          ? 2
          : count(knightsLo) + count(knightsHi)
        : 1
    if (minors > 1) return cost + 4
    this.needsBlocker = true
    const bishop = (BISHOP << 1) | w
    const { pieces } = board
    if (
      this.needsCloseKing &&
      (knightsLo | knightsHi) === 0 &&
      pieces[this.bishopSquare] !== bishop &&
      pieces[this.kingGoal] !== bishop
    )
      cost += BISHOP_BONUS
    return cost + this.costOfBlocker(board, l)
  }

  /**
   * Whether the winner has only bishops or one knight, and the loser has only a knight that could
   * stand beside their king.
   */
  private mustMateBesideKnight(board: Board): boolean {
    const { sets } = board
    const w = this.winner << 1
    const l = w ^ 2
    const mates = this.hasOneKnight(board) ? KNIGHT : BISHOP
    for (let half = 0; half < 2; half++) {
      const others = ~(sets[2 + mates * 2 + half] | sets[2 + KING * 2 + half])
      if ((sets[w + half] & others) !== 0) return false
      let blockers = sets[2 + BISHOP * 2 + half] | sets[2 + PAWN * 2 + half]
      if (mates === KNIGHT) blockers |= sets[2 + ROOK * 2 + half]
      if ((sets[l + half] & blockers) !== 0) return false
    }
    return hasRole(board, KNIGHT, this.winner ^ 1)
  }

  /** A lone knight goes where it can mate, others near the corner. */
  private planForKnights(board: Board): void {
    const { winner } = this
    const isAlone = this.hasOneKnight(board) && !hasRole(board, BISHOP, winner)
    this.knightCost = isAlone ? LONE_KNIGHT : 1
    this.knightGoal = this.corner
    if (!isAlone) return
    const l = winner ^ 1
    if (this.needsCloseKing || hasRole(board, ROOK, l)) this.knightGoal = this.farKnightSquare
    else if (hasRole(board, BISHOP, l)) this.knightGoal = this.closeKingGoal
  }

  private hasOneKnight(board: Board): boolean {
    const lo = roleLo(board, KNIGHT, this.winner)
    const hi = roleHi(board, KNIGHT, this.winner)
    return count(lo) + count(hi) === 1
  }

  /**
   * If each of the winner's pawns is blocked by an enemy pawn, the loser must promote and let the
   * new piece be captured.
   */
  private costOfFreeingPawns(board: Board, w: number): number {
    const l = w ^ 1
    const at = 2 + PAWN * 2
    const { sets } = board
    const mine = filesOf(sets[at] & sets[w << 1], sets[at + 1] & sets[(w << 1) + 1])
    const theirs = filesOf(sets[at] & sets[l << 1], sets[at + 1] & sets[(l << 1) + 1])
    if ((mine & ~theirs) !== 0) return 0
    this.arePawnsBlocked = true
    for (let role = KNIGHT; role <= QUEEN; role++) if (hasRole(board, role, l)) return 6
    return 10 + 2 * nearestPawn(board, l)
  }

  /**
   * How far the loser is from having a piece beside their cornered king. Against a lone bishop it
   * must be a knight, a pawn or a bishop of the other colour; against a lone knight anything except
   * a queen (T1 and T2 of material.ts).
   */
  private costOfBlocker(board: Board, l: number): number {
    const at = board.pieces[this.blockerSquare]
    const bishops = hasRole(board, BISHOP, l ^ 1)
    this.blockerRoles = bishops
      ? (1 << KNIGHT) | (1 << BISHOP) | (1 << PAWN)
      : (1 << ROOK) | (1 << KNIGHT) | (1 << BISHOP) | (1 << PAWN)
    this.hasSpareBlocker = count(board.sets[l << 1]) + count(board.sets[(l << 1) + 1]) > 3
    if (at !== 0 && (at & 1) === l && (this.blockerRoles & (1 << (at >> 1))) !== 0) return 0
    let best = 99
    for (let half = 0; half < 2; half++) {
      const bits0 = half === 0 ? roleLo(board, KNIGHT, l) : roleHi(board, KNIGHT, l)
      for (let bits = bits0; bits !== 0; bits &= bits - 1) {
        best = Math.min(
          best,
          2 +
            2 *
              knightDistance[(31 - Math.clz32(bits & -bits) + half * 32) * 64 + this.blockerSquare],
        )
      }
    }
    if (!bishops && hasRole(board, ROOK, l)) best = Math.min(best, 5)
    const shade = isDark(this.blockerSquare) ? DARK : ~DARK
    if (((roleLo(board, BISHOP, l) | roleHi(board, BISHOP, l)) & shade) !== 0)
      best = Math.min(best, 5)
    const pawn = nearestPawn(board, l)
    if (pawn < 8) best = Math.min(best, 8 + pawn * 3)
    return best === 99 ? 20 : best
  }

  /**
   * Whether a quiet move of a bishop, rook or queen of the side to move changes nothing in the
   * estimate.
   */
  isIndifferent(board: Board): boolean {
    return !this.needsBlocker || (board.turn === this.winner && !this.needsCloseKing)
  }

  /** How a move changes the estimate; less is better. */
  change(board: Board, code: MoveCode): number {
    const from = code & 63
    const to = (code >> 6) & 63
    const kind = code >> 12
    const { pieces } = board
    const role = pieces[from] >> 1
    const winning = board.turn === this.winner
    if (kind === CASTLING) return 2
    let delta = 0
    if (pieces[to] !== 0) {
      if (winning)
        delta +=
          this.needsBlocker &&
          !this.hasSpareBlocker &&
          (this.blockerRoles & (1 << (pieces[to] >> 1))) !== 0
            ? 3
            : -1
      else delta += 2
    }
    if (role === KING) {
      const goal = winning
        ? this.needsCloseKing
          ? this.closeKingGoal
          : this.kingGoal
        : this.corner
      return (
        delta + (kingDistance[to * 64 + goal] - kingDistance[from * 64 + goal]) * (winning ? 4 : 3)
      )
    }
    if (role === PAWN) {
      if (winning && this.arePawnsBlocked && pieces[to] !== 0) delta -= 6
      if (winning) delta += this.hasNoMajorPiece ? (kind === 0 ? -2 : kind === QUEEN ? -9 : 0) : 0
      else if (this.arePawnsBlocked) delta += kind === 0 ? -2 : -4
      else if (this.needsBlocker)
        delta += kind === 0 ? -2 : (this.blockerRoles & (1 << kind)) === 0 ? 4 : -4
      return delta
    }
    if (role === KNIGHT) {
      const goal = winning ? this.knightGoal : this.blockerSquare
      if (winning ? this.hasNoMajorPiece : this.needsBlocker) {
        const nearer = knightDistance[to * 64 + goal] - knightDistance[from * 64 + goal]
        delta += Math.sign(nearer) * (winning ? this.knightCost : 1)
      }
      return delta
    }
    if (winning && this.needsCloseKing) {
      if (to === this.bishopSquare || to === this.kingGoal) delta -= BISHOP_BONUS
      else if (from === this.bishopSquare || from === this.kingGoal) delta += BISHOP_BONUS
    }
    if (!winning && this.needsBlocker && to === this.blockerSquare)
      delta += (this.blockerRoles & (1 << role)) !== 0 ? -4 : 4
    return delta
  }
}
