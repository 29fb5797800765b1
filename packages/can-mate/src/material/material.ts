import type { Color, StandingPosition } from '@jadoube/chess'
import {
  BISHOP,
  type Board,
  boardOf,
  colorCode,
  KING,
  KNIGHT,
  needPosition,
  PAWN,
  QUEEN,
} from '@jadoube/chess/internals'

/** a1 is dark: the dark squares of ranks 1 to 4, and of 5 to 8. */
export const DARK = 0xaa55aa55 | 0

/**
 * Whether no checkmate of the other king exists at all with the material of `winner`. The three
 * classes are closed under play: without pawns no material is gained, and after a loss the position
 * is still in its class or in T0.
 *
 * T0. A king alone never gives check: it would stand next to the other king.
 *
 * T1. King and one knight against king and queens only. All placements of the mated king, the other
 *     king and the knight were enumerated with a queen on every escape square that is not guarded.
 *     Each time a queen can capture the knight or the king can move, and more queens only add
 *     defenders. (material.test.ts repeats the enumeration.)
 *
 * T2. King and bishops of one square colour against a king with neither knight, pawn nor bishop of
 *     the other square colour. The mated king k is on the bishops' colour. Let the check come along
 *     (dx, dy). The neighbours k+(dx,0) and k+(0,dy) are on the board (the line leaves k that way)
 *     and of the other colour. No bishop of the winner attacks or occupies them, and the winner's
 *     king cannot guard both, since every square next to both is k or next to k. So one of them
 *     holds a queen or rook of the loser (their bishops are of the wrong colour). It stands next to
 *     k+(dx,dy), the first square of the checking line, and can capture there or interpose. Nothing
 *     pins it on the rank or file it shares with its king: the winner has only bishops, and it
 *     shares no diagonal with k. Two bishops of one colour give double check only if one uncovers
 *     the other by leaving a diagonal through k, while it checks on the other diagonal through k.
 *     But a bishop that moves off one diagonal moves parallel to the other, so it is on that one
 *     already, and k was in check before: in a legal game there is no such check. A diagram with
 *     two checks that no game produces can occur only at the root, where mate is checked first.
 */
export function cannotMateByMaterial(board: Board, winner: number): boolean {
  const s = board.sets
  const w = winner << 1
  const l = w ^ 2
  const kings = 2 + KING * 2
  const ownLo = s[w] & ~s[kings]
  const ownHi = s[w + 1] & ~s[kings + 1]
  if ((ownLo | ownHi) === 0) return true
  const pawns = 2 + PAWN * 2
  if ((s[pawns] | s[pawns + 1]) !== 0) return false
  const knights = 2 + KNIGHT * 2
  const bishops = 2 + BISHOP * 2
  const queens = 2 + QUEEN * 2
  if ((ownLo & ~s[knights]) === 0 && (ownHi & ~s[knights + 1]) === 0) {
    const alone =
      ownHi === 0 ? (ownLo & (ownLo - 1)) === 0 : ownLo === 0 && (ownHi & (ownHi - 1)) === 0
    const others = (s[l] & ~s[queens] & ~s[kings]) | (s[l + 1] & ~s[queens + 1] & ~s[kings + 1])
    return alone && others === 0
  }
  if ((ownLo & ~s[bishops]) !== 0 || (ownHi & ~s[bishops + 1]) !== 0) return false
  if (((s[knights] & s[l]) | (s[knights + 1] & s[l + 1])) !== 0) return false
  const all = (s[bishops] & DARK) | (s[bishops + 1] & DARK)
  const light = (s[bishops] & ~DARK) | (s[bishops + 1] & ~DARK)
  // T2: the loser may have queens, rooks and bishops of the same square colour.
  return all === 0 || light === 0
}

/**
 * Whether this colour cannot checkmate with the material on the board, wherever the pieces stand
 * (the material theorems). `false` means only that the material does not exclude it.
 */
export function lacksMatingMaterial(position: StandingPosition, color: Color): boolean {
  needPosition(position, 'lacksMatingMaterial')
  return cannotMateByMaterial(boardOf(position), colorCode(color))
}
