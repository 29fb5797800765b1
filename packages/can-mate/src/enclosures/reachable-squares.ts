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

// Grows the squares of the pieces until no legal move leaves them. What is grown is an invariant, by induction on the
// moves of a game: while every piece is within its squares (a piece not `lost` being on the board), a legal move
//
// G1. of a line piece does not pass a square that is *held*, that is, where a piece not lost has its only square; nor
//     does any piece end on a square held by a friend or by the enemy king (kings are never captured);
// G2. of a king does not end on a square that an enemy piece, not lost, attacks from every square it may have. It must
//     not be able to stand on that square itself, where it could be what the king captures; and the line of
//     a line piece must be free of all squares that any piece but this king may have (the king leaves the line);
// G3. of a pawn goes straight on only to a square that is not held; diagonally only where an enemy piece may stand, or
//     en passant past an enemy pawn that may have both its home square and the one two further;
// G4. of a pawn on one file with an enemy pawn ahead of it, however far, does not reach the highest square that pawn
//     may have (lowest, for Black), while that pawn cannot be lost and neither leaves the file: none jumps over another;
// G5. that captures makes a piece `lost`; a king is never lost;
// G6. of a pawn to the last rank makes it `wild`: it then moves as queen, knight and pawn at once, attacks
//     nothing for certain, but may stand anywhere these lead.
// G7. by castling puts king and rook on their two squares: these are given to both from the start.
//
// With pawns frozen, their moves and captures of them are left out here; exits.ts lists them.

/** Raw attacks of each piece from the squares already looked at, with the held squares of that time. */
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

/** Grows until nothing changes. False where a wild piece of `hopeless` colour appears: give up at once. */
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
    // A line that was stopped may go on.
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
          // What it reached as a pawn it has not yet looked round from as a queen.
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
        // Every pawn is where it is: taking one is an exit.
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

/** E2 of exits.ts: do G1 to G3 leave this colour a move from the squares the pieces have, not grown? Sets `held` for them. */
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

/** G7. */
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
