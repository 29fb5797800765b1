import {
  BISHOP,
  bishopSlot,
  bishopTable,
  KNIGHT,
  kingAttacks,
  knightAttacks,
  PAWN,
  pawnAttacks,
  QUEEN,
  ROOK,
  rookSlot,
  rookTable,
} from '@jadoube/chess/internals'
import { addAttacks, held, target } from './certain-squares.js'
import { type EnclosedPieces, WILD } from './enclosed-pieces.js'

// Whether the loser's king could be mated in any position of an enclosure. This needs a square m of
// that king with both of these properties:
//
// M1. A piece of the winner may attack m. Held squares on the line block it. The winner's king
//     never gives check.
// M2. Each neighbour e of m that is not held by a piece of the loser is, in that position, attacked
//     by a piece of the winner other than their king, occupied by a piece of the loser, or next to
//     the winner's king. The checking piece attacks from the square where it gives check. Another
//     piece may attack from any of its squares, and through m, because the king leaves it. A piece
//     of the loser occupies only one square, so different pieces are needed. The winner's king
//     guards from one square, which is not next to m.
//
// If no m, checking piece and square have these properties, no position of the enclosure is mate.

/**
 * Sets `found` to the squares from which piece i may attack this square; the given squares block.
 * False if there are none.
 */
function mayAttack(
  pieces: EnclosedPieces,
  i: number,
  square: number,
  lo: number,
  hi: number,
): boolean {
  const pieceLo = pieces.lo[i]
  const pieceHi = pieces.hi[i]
  const role = pieces.role[i]
  const at = square * 2
  if (role === PAWN || role === WILD) {
    // A pawn attacks a square from where an enemy pawn on that square would attack.
    const table = pawnAttacks[(pieces.color[i] ^ 1) as 0 | 1]
    found[0] = table[at] & pieceLo
    found[1] = table[at + 1] & pieceHi
    if (role === PAWN) return (found[0] | found[1]) !== 0
  } else {
    found[0] = 0
    found[1] = 0
  }
  if (role === KNIGHT || role === WILD) {
    found[0] |= knightAttacks[at] & pieceLo
    found[1] |= knightAttacks[at + 1] & pieceHi
  }
  if (role === BISHOP || role === QUEEN || role === WILD) {
    const slot = bishopSlot(square, lo, hi)
    found[0] |= bishopTable[slot] & pieceLo
    found[1] |= bishopTable[slot + 1] & pieceHi
  }
  if (role === ROOK || role === QUEEN || role === WILD) {
    const slot = rookSlot(square, lo, hi)
    found[0] |= rookTable[slot] & pieceLo
    found[1] |= rookTable[slot + 1] & pieceHi
  }
  return (found[0] | found[1]) !== 0
}

/** The result of `mayAttack`, as a pair lo, hi. */
const found = new Int32Array(2)
/** The neighbours of the king that are not held by its own side. */
const escapes = new Uint8Array(8)
/** For each escape square: how many of the winner's pieces may guard it, and the last one found. */
const guards = new Uint8Array(8)
const guard = new Int8Array(8)
/** The escape squares that no piece guards, except perhaps the winner's king. */
const unguarded = new Uint8Array(8)

/**
 * Whether a position of this enclosure, which has just been built, may be checkmate of the other
 * king.
 */
export function mayBeMate(pieces: EnclosedPieces, winner: number): boolean {
  const loser = winner ^ 1
  const king = pieces.king[loser]
  const heldLo = held[0] | held[2]
  const heldHi = held[1] | held[3]
  for (let half = 0; half < 2; half++) {
    for (let bits = half === 0 ? pieces.lo[king] : pieces.hi[king]; bits !== 0; bits &= bits - 1) {
      const m = 31 - Math.clz32(bits & -bits) + half * 32
      if (mayBeMateOn(pieces, winner, m, heldLo, heldHi)) return true
    }
  }
  return false
}

/** M1 and M2 for one square of the loser's king. */
function mayBeMateOn(
  pieces: EnclosedPieces,
  winner: number,
  m: number,
  heldLo: number,
  heldHi: number,
): boolean {
  const own = (winner ^ 1) << 1
  let mayBeCheck = false
  for (let i = 0; i < pieces.count && !mayBeCheck; i++) {
    if (
      pieces.color[i] === winner &&
      i !== pieces.king[winner] &&
      mayAttack(pieces, i, m, heldLo, heldHi)
    )
      mayBeCheck = true
  }
  if (!mayBeCheck) return false
  // The king itself does not block attacks on the squares behind it.
  const pastLo = m < 32 ? heldLo & ~(1 << m) : heldLo
  const pastHi = m < 32 ? heldHi : heldHi & ~(1 << m)
  let n = 0
  for (let half = 0; half < 2; half++) {
    for (let bits = kingAttacks[m * 2 + half] & ~held[own + half]; bits !== 0; bits &= bits - 1) {
      const e = 31 - Math.clz32(bits & -bits) + half * 32
      let count = 0
      for (let i = 0; i < pieces.count && count < 2; i++) {
        if (pieces.color[i] !== winner || i === pieces.king[winner]) continue
        if (mayAttack(pieces, i, e, pastLo, pastHi)) {
          count++
          guard[n] = i
        }
      }
      escapes[n] = e
      guards[n] = count
      n++
    }
  }
  // The cheap test first: squares that no piece can guard must be blocked, or guarded by the king.
  let unguardedCount = 0
  for (let k = 0; k < n; k++) if (guards[k] === 0) unguarded[unguardedCount++] = escapes[k]
  if (unguardedCount > 0 && !canBeCovered(pieces, winner, m, unguardedCount, -1)) return false
  // Then every piece that may give check, from every square.
  for (let i = 0; i < pieces.count; i++) {
    if (pieces.color[i] !== winner || i === pieces.king[winner]) continue
    if (!mayAttack(pieces, i, m, heldLo, heldHi)) continue
    const fromLo = found[0]
    const fromHi = found[1]
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? fromLo : fromHi; bits !== 0; bits &= bits - 1) {
        const from = 31 - Math.clz32(bits & -bits) + half * 32
        target[0] = 0
        target[1] = 0
        addAttacks(pieces.role[i], winner, from, pastLo, pastHi)
        if (pieces.role[i] === WILD) addAttacks(PAWN, winner, from, pastLo, pastHi)
        const atLo = target[0]
        const atHi = target[1]
        unguardedCount = 0
        for (let k = 0; k < n; k++) {
          const e = escapes[k]
          const others = guards[k] > 1 || (guards[k] === 1 && guard[k] !== i)
          if (others || ((e < 32 ? atLo : atHi) & (1 << e)) !== 0) continue
          unguarded[unguardedCount++] = e
        }
        if (unguardedCount === 0 || canBeCovered(pieces, winner, m, unguardedCount, from))
          return true
      }
    }
  }
  return false
}

/** By square: the piece that blocks it, or -1. */
const matched = new Int8Array(8)
/** By piece: whether it was tried for the present square. */
const tried = new Uint8Array(64)
/** The squares that the winner's king leaves unguarded. */
const stillUnguarded = new Uint8Array(8)

/**
 * M2: whether the loser's pieces and the winner's king can cover the first `unguardedCount`
 * squares of `unguarded`.
 */
function canBeCovered(
  pieces: EnclosedPieces,
  winner: number,
  m: number,
  unguardedCount: number,
  checker: number,
): boolean {
  if (canBeBlocked(pieces, winner, unguarded, unguardedCount, checker)) return true
  const king = pieces.king[winner]
  for (let half = 0; half < 2; half++) {
    const near = kingAttacks[m * 2 + half] | (m >> 5 === half ? 1 << m : 0)
    for (
      let bits = (half === 0 ? pieces.lo[king] : pieces.hi[king]) & ~near;
      bits !== 0;
      bits &= bits - 1
    ) {
      const w = 31 - Math.clz32(bits & -bits) + half * 32
      if (w === checker) continue
      let left = 0
      for (let k = 0; k < unguardedCount; k++) {
        const e = unguarded[k]
        if ((kingAttacks[w * 2 + (e >> 5)] & (1 << e)) === 0) stillUnguarded[left++] = e
      }
      if (
        left < unguardedCount &&
        (left === 0 || canBeBlocked(pieces, winner, stillUnguarded, left, checker))
      )
        return true
    }
  }
  return false
}

/**
 * Whether different pieces of the loser can stand on all these squares, but not where the checking
 * piece stands.
 */
function canBeBlocked(
  pieces: EnclosedPieces,
  winner: number,
  squares: Uint8Array,
  n: number,
  checker: number,
): boolean {
  matched.fill(-1)
  for (let k = 0; k < n; k++) {
    if (squares[k] === checker) return false
    tried.fill(0)
    if (!findBlocker(pieces, winner, squares, n, k)) return false
  }
  return true
}

/**
 * Finds a piece for square k, and other squares for pieces that are in use (bipartite matching).
 */
function findBlocker(
  pieces: EnclosedPieces,
  winner: number,
  squares: Uint8Array,
  n: number,
  k: number,
): boolean {
  const e = squares[k]
  for (let j = 0; j < pieces.count; j++) {
    if (pieces.color[j] === winner || j === pieces.king[winner ^ 1] || tried[j] !== 0) continue
    if (((e < 32 ? pieces.lo[j] : pieces.hi[j]) & (1 << e)) === 0) continue
    tried[j] = 1
    let owner = -1
    for (let x = 0; x < n; x++) if (matched[x] === j) owner = x
    if (owner < 0 || findBlocker(pieces, winner, squares, n, owner)) {
      matched[k] = j
      return true
    }
  }
  return false
}
