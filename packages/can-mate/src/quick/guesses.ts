import {
  BISHOP,
  type Board,
  bishopSlot,
  bishopTable,
  KNIGHT,
  knightAttacks,
  PAWN,
  popcount,
  QUEEN,
  ROOK,
  rookSlot,
  rookTable,
} from '@jadoube/chess/internals'

// Guesses about where a proof that a colour cannot mate is likely. They only save time and decide
// nothing.

/** The sets of pawns on a board. */
const PAWNS_LO = 2 + PAWN * 2
const PAWNS_HI = 3 + PAWN * 2

/**
 * With more pieces than this, including kings, a few forced moves cannot lead to material that
 * cannot mate.
 */
const MANY = 12

/** A guess: whether there are enough pieces that neither side runs out of them soon. */
export function hasManyPieces({ sets }: Board): boolean {
  return popcount(sets[0] | sets[2]) + popcount(sets[1] | sets[3]) > MANY
}

/** Whether this colour has more pieces than the other, or as many and is not to move. */
export function hasMorePieces({ sets, turn }: Board, color: number): boolean {
  const own = color << 1
  const other = own ^ 2
  const more =
    popcount(sets[own]) +
    popcount(sets[own + 1]) -
    popcount(sets[other]) -
    popcount(sets[other + 1])
  return more > 0 || (more === 0 && turn !== color)
}

/** The number of white pawns with a black pawn directly in front of them. */
export function blockedPawns(board: Board): number {
  const s = board.sets
  const blackLo = s[PAWNS_LO] & s[2]
  const blackHi = s[PAWNS_HI] & s[3]
  return (
    popcount(s[PAWNS_LO] & s[0] & ((blackLo >>> 8) | (blackHi << 24))) +
    popcount(s[PAWNS_HI] & s[1] & (blackHi >>> 8))
  )
}

/** A guess: whether enough pawns are blocked, and the winner has at most bishops besides pawns. */
export function hasPawnWall(board: Board, winner: number, blocked: number): boolean {
  const s = board.sets
  if (blocked < Math.min(4, (popcount(s[PAWNS_LO]) + popcount(s[PAWNS_HI])) / 2 - 2)) return false
  return hasBishopsAtMost(board, winner)
}

/**
 * A guess: whether the winner has only bishops and pawns, each pawn with an enemy pawn on its file.
 */
export function areFilesClosed(board: Board, winner: number): boolean {
  const s = board.sets
  const w = winner << 1
  const mine = files(s[PAWNS_LO] & s[w], s[PAWNS_HI] & s[w + 1])
  const theirs = files(s[PAWNS_LO] & s[w ^ 2], s[PAWNS_HI] & s[(w ^ 2) + 1])
  if ((mine & ~theirs) !== 0) return false
  return hasBishopsAtMost(board, winner)
}

/** Whether this colour has no knight, rook or queen. */
export function hasBishopsAtMost(board: Board, color: number): boolean {
  const s = board.sets
  const lo = s[2 + KNIGHT * 2] | s[2 + ROOK * 2] | s[2 + QUEEN * 2]
  const hi = s[3 + KNIGHT * 2] | s[3 + ROOK * 2] | s[3 + QUEEN * 2]
  return ((s[color << 1] & lo) | (s[(color << 1) + 1] & hi)) === 0
}

/**
 * A guess: whether the bishops, rooks and queens of the side that is not to move have too many
 * moves for a cramped position.
 */
export function hasManyMoves(board: Board, enough: number): boolean {
  const s = board.sets
  const them = (board.turn ^ 1) << 1
  const occLo = s[0] | s[2]
  const occHi = s[1] | s[3]
  let moves = 0
  for (let half = 0; half < 2; half++) {
    const queens = s[2 + QUEEN * 2 + half]
    const straight = s[2 + ROOK * 2 + half] | queens
    const diagonal = s[2 + BISHOP * 2 + half] | queens
    for (let bits = s[them + half] & (straight | diagonal); bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits
      const from = 31 - Math.clz32(bit) + half * 32
      if ((straight & bit) !== 0) {
        const slot = rookSlot(from, occLo, occHi)
        moves += popcount(rookTable[slot] & ~occLo) + popcount(rookTable[slot + 1] & ~occHi)
      }
      if ((diagonal & bit) !== 0) {
        const slot = bishopSlot(from, occLo, occHi)
        moves += popcount(bishopTable[slot] & ~occLo) + popcount(bishopTable[slot + 1] & ~occHi)
      }
      if (moves > enough) return true
    }
  }
  return false
}

/**
 * A guess: whether the winner has pawns, knights, rooks or queens, but none of them can move now.
 */
export function cannotMoveNow(board: Board, winner: number): boolean {
  const s = board.sets
  const w = winner << 1
  const occLo = s[0] | s[2]
  const occHi = s[1] | s[3]
  const pawnsLo = s[PAWNS_LO] & s[w]
  const pawnsHi = s[PAWNS_HI] & s[w + 1]
  let hasAny = (pawnsLo | pawnsHi) !== 0
  if (winner === 0) {
    const freeLo = (pawnsLo << 8) & ~occLo
    const freeHi = ((pawnsHi << 8) | (pawnsLo >>> 24)) & ~occHi
    if ((freeLo | freeHi) !== 0) return false
  } else {
    const freeLo = ((pawnsLo >>> 8) | (pawnsHi << 24)) & ~occLo
    const freeHi = (pawnsHi >>> 8) & ~occHi
    if ((freeLo | freeHi) !== 0) return false
  }
  for (let half = 0; half < 2; half++) {
    const rooks = s[2 + ROOK * 2 + half] | s[2 + QUEEN * 2 + half]
    const candidates = s[w + half] & (s[2 + KNIGHT * 2 + half] | rooks)
    if (candidates !== 0) hasAny = true
    for (let bits = candidates; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits
      const from = 31 - Math.clz32(bit) + half * 32
      let lo = knightAttacks[from * 2]
      let hi = knightAttacks[from * 2 + 1]
      if ((rooks & bit) !== 0) {
        const slot = rookSlot(from, occLo, occHi)
        lo = rookTable[slot]
        hi = rookTable[slot + 1]
      }
      if (((lo & ~s[w]) | (hi & ~s[w + 1])) !== 0) return false
    }
  }
  return hasAny
}

/** The files of these squares, as eight bits. */
function files(lo: number, hi: number): number {
  let all = lo | hi
  all |= all >>> 16
  return (all | (all >>> 8)) & 0xff
}
