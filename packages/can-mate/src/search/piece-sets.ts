import { type Board, PAWN } from '@jadoube/chess/internals'

// The pieces of one role and colour on a board, as a pair of 32-bit sets, and small facts about
// such sets.

export const roleLo = (board: Board, role: number, color: number) =>
  board.sets[2 + role * 2] & board.sets[color << 1]
export const roleHi = (board: Board, role: number, color: number) =>
  board.sets[3 + role * 2] & board.sets[(color << 1) + 1]
export const hasRole = (board: Board, role: number, color: number) =>
  (roleLo(board, role, color) | roleHi(board, role, color)) !== 0

export function count(bits: number): number {
  let n = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++
  return n
}

export function isDark(square: number): boolean {
  return (((square >> 3) + square) & 1) === 0
}

/** The files of these squares, as eight bits. */
export function filesOf(lo: number, hi: number): number {
  let all = lo | hi
  all |= all >>> 16
  return (all | (all >>> 8)) & 0xff
}

/** The steps of the most advanced pawn to its last rank; 8 without pawns. */
export function nearestPawn(board: Board, color: number): number {
  const lo = roleLo(board, PAWN, color)
  const hi = roleHi(board, PAWN, color)
  if ((lo | hi) === 0) return 8
  if (color === 0) return 7 - (hi !== 0 ? (63 - Math.clz32(hi)) >> 3 : (31 - Math.clz32(lo)) >> 3)
  return (lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi)) >> 3
}
