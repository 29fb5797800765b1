import { castledKing, castledRook, KING, PAWN, ROOK } from '@jadoube/chess/internals'
import {
  addAttacks,
  capturable,
  certainAttacks,
  findCertainAttacks,
  findHeld,
  held,
  markCapturable,
  pawns,
  target,
} from './certain-squares.js'
import { type EnclosedPieces, isSingle, MAX_PIECES, WILD } from './enclosed-pieces.js'
import { addPawnReach } from './pawn-reach.js'

// Adds squares to each piece until no legal move leaves them. The result is an invariant, by
// induction on the moves of a game. While every piece is on one of its squares, and every piece
// that is not marked `mayBeLost` is on the board, the following holds for a legal move:
//
// G1. A line piece does not pass a square that is *held*: a piece that cannot be lost has it as its
//     only square. No piece ends on a square held by its own side or by the enemy king (kings are
//     never captured).
// G2. A king does not end on a square that an enemy piece that cannot be lost attacks from every
//     square it may have. That piece must not be able to stand on the square itself, where the king
//     could capture it. For a line piece, the line must be free of all squares that any piece
//     except this king may have (the king leaves the line).
// G3. A pawn goes straight ahead only to a square that is not held. It goes diagonally only where
//     an enemy piece may stand, or en passant past an enemy pawn that may have both its home square
//     and the square two further.
// G4. A pawn with an enemy pawn ahead of it on its file, at any distance, does not reach the
//     highest square that this pawn may have (the lowest, for Black), while that pawn cannot be
//     lost and neither leaves the file: pawns do not jump over each other.
// G5. A piece that can be captured is marked `mayBeLost`. A king never is.
// G6. A pawn that reaches the last rank becomes `wild`: it moves as queen, knight and pawn at once
//     and attacks nothing for certain, but may stand anywhere these moves lead.
// G7. Castling puts king and rook on their two squares. Both get these squares from the start.
//
// With frozen pawns, pawn moves and captures of pawns are left out here; exits.ts lists them.

/**
 * The attacks of each piece from the squares processed so far, with the held squares at that time.
 */
const reachLo = new Int32Array(MAX_PIECES)
const reachHi = new Int32Array(MAX_PIECES)
const processedLo = new Int32Array(MAX_PIECES)
const processedHi = new Int32Array(MAX_PIECES)

/** Adds the attacks from squares that are new since the last round. */
function addNewAttacks(pieces: EnclosedPieces, i: number, heldLo: number, heldHi: number): void {
  const freshLo = pieces.lo[i] & ~processedLo[i]
  const freshHi = pieces.hi[i] & ~processedHi[i]
  if ((freshLo | freshHi) === 0) return
  const role = pieces.role[i]
  const color = pieces.color[i]
  target[0] = reachLo[i]
  target[1] = reachHi[i]
  for (let bits = freshLo; bits !== 0; bits &= bits - 1) {
    addAttacks(role, color, 31 - Math.clz32(bits & -bits), heldLo, heldHi)
  }
  for (let bits = freshHi; bits !== 0; bits &= bits - 1) {
    addAttacks(role, color, 63 - Math.clz32(bits & -bits), heldLo, heldHi)
  }
  reachLo[i] = target[0]
  reachHi[i] = target[1]
  processedLo[i] = pieces.lo[i]
  processedHi[i] = pieces.hi[i]
}

function forgetAttacks(count: number): void {
  for (let i = 0; i < count; i++) {
    reachLo[i] = 0
    reachHi[i] = 0
    processedLo[i] = 0
    processedHi[i] = 0
  }
}

/**
 * Adds reachable squares until nothing changes. False if a pawn of the colour `promoter` may
 * promote: then one enclosure is unlikely to exclude a mate. -1 if that does not matter.
 */
export function addReachable(pieces: EnclosedPieces, frozen: boolean, promoter: number): boolean {
  if (pieces.castling !== 0) addCastlingSquares(pieces)
  forgetAttacks(pieces.count)
  let lastHeldLo = 0
  let lastHeldHi = 0
  for (;;) {
    let changed = false
    findHeld(pieces)
    findCertainAttacks(pieces, 0)
    findCertainAttacks(pieces, 1)
    const heldLo = held[0] | held[2]
    const heldHi = held[1] | held[3]
    // A line that was blocked may now continue.
    if (heldLo !== lastHeldLo || heldHi !== lastHeldHi) forgetAttacks(pieces.count)
    lastHeldLo = heldLo
    lastHeldHi = heldHi
    for (let i = 0; i < pieces.count; i++) {
      const lo = pieces.lo[i]
      const hi = pieces.hi[i]
      if ((lo | hi) === 0) continue
      const role = pieces.role[i]
      const color = pieces.color[i]
      if (role === PAWN || role === WILD) {
        if (frozen) continue
        if (addPawnReach(pieces, i)) {
          changed = true
          // Its squares as a pawn have not been processed for a queen yet.
          if (role === PAWN && pieces.role[i] === WILD) {
            processedLo[i] = 0
            processedHi[i] = 0
          }
        }
        if (pieces.role[i] === PAWN) continue
        if (color === promoter) return false
      }
      addNewAttacks(pieces, i, heldLo, heldHi)
      let toLo = reachLo[i] & ~held[color << 1]
      let toHi = reachHi[i] & ~held[(color << 1) + 1]
      if (role === KING) {
        toLo &= ~certainAttacks[(color ^ 1) << 1]
        toHi &= ~certainAttacks[((color ^ 1) << 1) + 1]
      }
      const enemyKing = pieces.king[color ^ 1]
      if (isSingle(pieces.lo[enemyKing], pieces.hi[enemyKing])) {
        toLo &= ~pieces.lo[enemyKing]
        toHi &= ~pieces.hi[enemyKing]
      }
      if (frozen) {
        // With frozen pawns, capturing a pawn is an exit.
        toLo &= ~pawns[(color ^ 1) << 1]
        toHi &= ~pawns[((color ^ 1) << 1) + 1]
      }
      if (markCapturable(pieces, color, toLo, toHi)) changed = true
      if (((toLo & ~lo) | (toHi & ~hi)) !== 0) {
        pieces.lo[i] |= toLo
        pieces.hi[i] |= toHi
        changed = true
      }
    }
    if (!changed) return true
  }
}

/**
 * E2 of exits.ts: whether G1 to G3 leave this colour a move from the current squares. Sets `held`
 * for them.
 */
export function mayMove(pieces: EnclosedPieces, color: number): boolean {
  if (pieces.castling !== 0) return true
  findHeld(pieces)
  findCertainAttacks(pieces, color ^ 1)
  const heldLo = held[0] | held[2]
  const heldHi = held[1] | held[3]
  const enemyKing = pieces.king[color ^ 1]
  const single = isSingle(pieces.lo[enemyKing], pieces.hi[enemyKing])
  for (let i = 0; i < pieces.count; i++) {
    if (pieces.color[i] !== color || (pieces.lo[i] | pieces.hi[i]) === 0) continue
    const role = pieces.role[i]
    if (role === WILD) return true
    target[0] = 0
    target[1] = 0
    for (let bits = pieces.lo[i]; bits !== 0; bits &= bits - 1) {
      addAttacks(role, color, 31 - Math.clz32(bits & -bits), heldLo, heldHi)
    }
    for (let bits = pieces.hi[i]; bits !== 0; bits &= bits - 1) {
      addAttacks(role, color, 63 - Math.clz32(bits & -bits), heldLo, heldHi)
    }
    let toLo = target[0] & ~held[color << 1]
    let toHi = target[1] & ~held[(color << 1) + 1]
    if (role === PAWN) {
      toLo &= capturable[(color ^ 1) << 1]
      toHi &= capturable[((color ^ 1) << 1) + 1]
      if (color === 0) {
        toLo |= (pieces.lo[i] << 8) & ~heldLo
        toHi |= ((pieces.hi[i] << 8) | (pieces.lo[i] >>> 24)) & ~heldHi
      } else {
        toLo |= ((pieces.lo[i] >>> 8) | (pieces.hi[i] << 24)) & ~heldLo
        toHi |= (pieces.hi[i] >>> 8) & ~heldHi
      }
    }
    if (role === KING) {
      toLo &= ~certainAttacks[(color ^ 1) << 1]
      toHi &= ~certainAttacks[((color ^ 1) << 1) + 1]
    }
    if (single) {
      toLo &= ~pieces.lo[enemyKing]
      toHi &= ~pieces.hi[enemyKing]
    }
    if ((toLo | toHi) !== 0) return true
  }
  return false
}

/** G7: adds the squares of castling. */
function addCastlingSquares(pieces: EnclosedPieces): void {
  for (let right = 0; right < 4; right++) {
    if ((pieces.castling & (1 << right)) === 0) continue
    const king = pieces.king[right >> 1]
    const rookSquare = pieces.rooks[right]
    const home = (right >> 1) * 56
    for (let i = 0; i < pieces.count; i++) {
      const onIt = (rookSquare < 32 ? pieces.lo[i] : pieces.hi[i]) & (1 << rookSquare)
      if (pieces.role[i] === ROOK && pieces.color[i] === right >> 1 && onIt !== 0) {
        addSquare(pieces, i, castledRook(home + (right & 1 ? 7 : 0), rookSquare))
      }
    }
    addSquare(pieces, king, castledKing(home + (right & 1 ? 7 : 0), rookSquare))
  }
}

function addSquare(pieces: EnclosedPieces, i: number, square: number): void {
  if (square < 32) pieces.lo[i] |= 1 << square
  else pieces.hi[i] |= 1 << square
}
