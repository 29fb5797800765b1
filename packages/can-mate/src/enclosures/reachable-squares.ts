import { castledKing, castledRook, KING, PAWN, ROOK } from '@jadoube/chess/internals'
import {
  attacksFrom,
  certain,
  findCertain,
  findHeld,
  held,
  lose,
  pawns,
  prey,
  target,
} from './certain-squares.js'
import { isSingle, MAX_MEN, type Men, WILD } from './men.js'
import { addPawnReach } from './pawn-reach.js'

// Adds squares to each piece until no legal move leaves them. The result is an invariant, by
// induction on the moves of a game. While every piece is on one of its squares, and every piece
// that is not `lost` is on the board, the following holds for a legal move:
//
// G1. A line piece does not pass a square that is *held*: a piece that is not lost has it as its
//     only square. No piece ends on a square held by its own side or by the enemy king (kings are
//     never captured).
// G2. A king does not end on a square that an enemy piece, not lost, attacks from every square it
//     may have. That piece must not be able to stand on the square itself, where the king could
//     capture it. For a line piece, the line must be free of all squares that any piece except this
//     king may have (the king leaves the line).
// G3. A pawn goes straight ahead only to a square that is not held. It goes diagonally only where
//     an enemy piece may stand, or en passant past an enemy pawn that may have both its home square
//     and the square two further.
// G4. A pawn with an enemy pawn ahead of it on its file, at any distance, does not reach the
//     highest square that this pawn may have (the lowest, for Black), while that pawn cannot be
//     lost and neither leaves the file: pawns do not jump over each other.
// G5. A capture makes a piece `lost`. A king is never lost.
// G6. A pawn that reaches the last rank becomes `wild`: it moves as queen, knight and pawn at once
//     and attacks nothing for certain, but may stand anywhere these moves lead.
// G7. Castling puts king and rook on their two squares. Both get these squares from the start.
//
// With frozen pawns, pawn moves and captures of pawns are left out here; exits.ts lists them.

/**
 * The attacks of each piece from the squares processed so far, with the held squares at that time.
 */
const reachLo = new Int32Array(MAX_MEN)
const reachHi = new Int32Array(MAX_MEN)
const lookedLo = new Int32Array(MAX_MEN)
const lookedHi = new Int32Array(MAX_MEN)

/** Adds the attacks from squares that are new since the last round. */
function lookFurther(men: Men, i: number, anyLo: number, anyHi: number): void {
  const freshLo = men.lo[i] & ~lookedLo[i]
  const freshHi = men.hi[i] & ~lookedHi[i]
  if ((freshLo | freshHi) === 0) return
  const role = men.role[i]
  const color = men.color[i]
  target[0] = reachLo[i]
  target[1] = reachHi[i]
  for (let bits = freshLo; bits !== 0; bits &= bits - 1) {
    attacksFrom(role, color, 31 - Math.clz32(bits & -bits), anyLo, anyHi)
  }
  for (let bits = freshHi; bits !== 0; bits &= bits - 1) {
    attacksFrom(role, color, 63 - Math.clz32(bits & -bits), anyLo, anyHi)
  }
  reachLo[i] = target[0]
  reachHi[i] = target[1]
  lookedLo[i] = men.lo[i]
  lookedHi[i] = men.hi[i]
}

function forget(count: number): void {
  for (let i = 0; i < count; i++) {
    reachLo[i] = 0
    reachHi[i] = 0
    lookedLo[i] = 0
    lookedHi[i] = 0
  }
}

/**
 * Adds reachable squares until nothing changes. False if a wild piece of the `hopeless` colour
 * appears: then give up at once.
 */
export function addReachable(men: Men, frozen: boolean, hopeless: number): boolean {
  if (men.castling !== 0) castle(men)
  forget(men.count)
  let lastLo = 0
  let lastHi = 0
  for (;;) {
    let changed = false
    findHeld(men)
    findCertain(men, 0)
    findCertain(men, 1)
    const anyLo = held[0] | held[2]
    const anyHi = held[1] | held[3]
    // A line that was blocked may now continue.
    if (anyLo !== lastLo || anyHi !== lastHi) forget(men.count)
    lastLo = anyLo
    lastHi = anyHi
    for (let i = 0; i < men.count; i++) {
      const lo = men.lo[i]
      const hi = men.hi[i]
      if ((lo | hi) === 0) continue
      const role = men.role[i]
      const color = men.color[i]
      if (role === PAWN || role === WILD) {
        if (frozen) continue
        if (addPawnReach(men, i)) {
          changed = true
          // Its squares as a pawn have not been processed for a queen yet.
          if (role === PAWN && men.role[i] === WILD) {
            lookedLo[i] = 0
            lookedHi[i] = 0
          }
        }
        if (men.role[i] === PAWN) continue
        if (color === hopeless) return false
      }
      lookFurther(men, i, anyLo, anyHi)
      let toLo = reachLo[i] & ~held[color << 1]
      let toHi = reachHi[i] & ~held[(color << 1) + 1]
      if (role === KING) {
        toLo &= ~certain[(color ^ 1) << 1]
        toHi &= ~certain[((color ^ 1) << 1) + 1]
      }
      const theirs = men.king[color ^ 1]
      if (isSingle(men.lo[theirs], men.hi[theirs])) {
        toLo &= ~men.lo[theirs]
        toHi &= ~men.hi[theirs]
      }
      if (frozen) {
        // With frozen pawns, capturing a pawn is an exit.
        toLo &= ~pawns[(color ^ 1) << 1]
        toHi &= ~pawns[((color ^ 1) << 1) + 1]
      }
      if (lose(men, color, toLo, toHi)) changed = true
      if (((toLo & ~lo) | (toHi & ~hi)) !== 0) {
        men.lo[i] |= toLo
        men.hi[i] |= toHi
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
export function mayMove(men: Men, color: number): boolean {
  if (men.castling !== 0) return true
  findHeld(men)
  findCertain(men, color ^ 1)
  const anyLo = held[0] | held[2]
  const anyHi = held[1] | held[3]
  const theirs = men.king[color ^ 1]
  const single = isSingle(men.lo[theirs], men.hi[theirs])
  for (let i = 0; i < men.count; i++) {
    if (men.color[i] !== color || (men.lo[i] | men.hi[i]) === 0) continue
    const role = men.role[i]
    if (role === WILD) return true
    target[0] = 0
    target[1] = 0
    for (let bits = men.lo[i]; bits !== 0; bits &= bits - 1) {
      attacksFrom(role, color, 31 - Math.clz32(bits & -bits), anyLo, anyHi)
    }
    for (let bits = men.hi[i]; bits !== 0; bits &= bits - 1) {
      attacksFrom(role, color, 63 - Math.clz32(bits & -bits), anyLo, anyHi)
    }
    let toLo = target[0] & ~held[color << 1]
    let toHi = target[1] & ~held[(color << 1) + 1]
    if (role === PAWN) {
      toLo &= prey[(color ^ 1) << 1]
      toHi &= prey[((color ^ 1) << 1) + 1]
      if (color === 0) {
        toLo |= (men.lo[i] << 8) & ~anyLo
        toHi |= ((men.hi[i] << 8) | (men.lo[i] >>> 24)) & ~anyHi
      } else {
        toLo |= ((men.lo[i] >>> 8) | (men.hi[i] << 24)) & ~anyLo
        toHi |= (men.hi[i] >>> 8) & ~anyHi
      }
    }
    if (role === KING) {
      toLo &= ~certain[(color ^ 1) << 1]
      toHi &= ~certain[((color ^ 1) << 1) + 1]
    }
    if (single) {
      toLo &= ~men.lo[theirs]
      toHi &= ~men.hi[theirs]
    }
    if ((toLo | toHi) !== 0) return true
  }
  return false
}

/** G7: adds the squares of castling. */
function castle(men: Men): void {
  for (let right = 0; right < 4; right++) {
    if ((men.castling & (1 << right)) === 0) continue
    const king = men.king[right >> 1]
    const rookSquare = men.rooks[right]
    const home = (right >> 1) * 56
    for (let i = 0; i < men.count; i++) {
      const onIt = (rookSquare < 32 ? men.lo[i] : men.hi[i]) & (1 << rookSquare)
      if (men.role[i] === ROOK && men.color[i] === right >> 1 && onIt !== 0) {
        add(men, i, castledRook(home + (right & 1 ? 7 : 0), rookSquare))
      }
    }
    add(men, king, castledKing(home + (right & 1 ? 7 : 0), rookSquare))
  }
}

function add(men: Men, i: number, square: number): boolean {
  const bit = 1 << square
  if (square < 32) {
    if ((men.lo[i] & bit) !== 0) return false
    men.lo[i] |= bit
  } else {
    if ((men.hi[i] & bit) !== 0) return false
    men.hi[i] |= bit
  }
  return true
}
