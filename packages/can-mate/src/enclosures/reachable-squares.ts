import {
  BISHOP,
  bishopSlot,
  bishopTable,
  castledKing,
  castledRook,
  KING,
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
import { isSingle, MAX_MEN, type Men, squareOf, WILD } from './men.js'

// Grows the squares of the men until no legal move leaves them. What is grown is an invariant, by induction on the
// moves of a game: while every man is within its squares (a man not `lost` being on the board), a legal move
//
// G1. of a line piece does not pass a square that is *held*, that is, where a man not lost has its only square; nor
//     does any man end on a square held by a friend or by the enemy king (kings are never captured);
// G2. of a king does not end on a square that an enemy man, not lost, attacks from every square it may have. It must
//     not be able to stand on that square itself, where it could be what the king captures; and the line of
//     a line piece must be free of all squares that any man but this king may have (the king leaves the line);
// G3. of a pawn goes straight on only to a square that is not held; diagonally only where an enemy man may stand, or
//     en passant past an enemy pawn that may have both its home square and the one two further;
// G4. of a pawn on one file with an enemy pawn ahead of it, however far, does not reach the highest square that pawn
//     may have (lowest, for Black), while that pawn cannot be lost and neither leaves the file: none jumps over another;
// G5. that captures makes a man `lost`; a king is never lost;
// G6. of a pawn to the last rank makes it `wild`: it then moves as queen, knight and pawn at once, attacks
//     nothing for certain, but may stand anywhere these lead.
// G7. by castling puts king and rook on their two squares: these are given to both from the start.
//
// With pawns frozen, their moves and captures of them are left out here; exits.ts lists them.

/** Held squares, white and black; what is attacked for certain, by white and black. */
export const held = new Int32Array(4)
/** Where pawns may stand, white and black. */
const pawns = new Int32Array(4)
/** Where men that can be captured may stand, and those of them not yet lost; as the round began. */
const prey = new Int32Array(4)
const safe = new Int32Array(4)
export const certain = new Int32Array(4)
export const target = new Int32Array(2)

function findHeld(men: Men): void {
  held.fill(0)
  pawns.fill(0)
  prey.fill(0)
  safe.fill(0)
  for (let i = 0; i < men.count; i++) {
    const lo = men.lo[i]
    const hi = men.hi[i]
    if (men.role[i] === PAWN) {
      pawns[men.color[i] << 1] |= lo
      pawns[(men.color[i] << 1) + 1] |= hi
    }
    if (men.role[i] !== KING) {
      prey[men.color[i] << 1] |= lo
      prey[(men.color[i] << 1) + 1] |= hi
      if (men.lost[i] === 0) {
        safe[men.color[i] << 1] |= lo
        safe[(men.color[i] << 1) + 1] |= hi
      }
    }
    if (men.lost[i] === 0 && isSingle(lo, hi)) {
      held[men.color[i] << 1] |= lo
      held[(men.color[i] << 1) + 1] |= hi
    }
  }
}

/** Adds to `target` where a man of this role attacks from a square, past everything but these squares. */
export function attacksFrom(
  role: number,
  color: number,
  square: number,
  lo: number,
  hi: number,
): void {
  if (role === PAWN) {
    target[0] |= pawnAttacks[color as 0 | 1][square * 2]
    target[1] |= pawnAttacks[color as 0 | 1][square * 2 + 1]
    return
  }
  if (role === KING) {
    target[0] |= kingAttacks[square * 2]
    target[1] |= kingAttacks[square * 2 + 1]
    return
  }
  if (role === KNIGHT || role === WILD) {
    target[0] |= knightAttacks[square * 2]
    target[1] |= knightAttacks[square * 2 + 1]
  }
  if (role === BISHOP || role === QUEEN || role === WILD) {
    const slot = bishopSlot(square, lo, hi)
    target[0] |= bishopTable[slot]
    target[1] |= bishopTable[slot + 1]
  }
  if (role === ROOK || role === QUEEN || role === WILD) {
    const slot = rookSlot(square, lo, hi)
    target[0] |= rookTable[slot]
    target[1] |= rookTable[slot + 1]
  }
}

/** G2: the squares that the men of this colour attack for certain, seen by the enemy king. */
function findCertain(men: Men, color: number): void {
  let allLo = 0
  let allHi = 0
  let ready = false
  let blockLo = 0
  let blockHi = 0
  for (let i = 0; i < men.count; i++) {
    if (men.color[i] !== color || men.lost[i] !== 0 || men.role[i] === WILD) continue
    const lo = men.lo[i]
    const hi = men.hi[i]
    if ((lo | hi) === 0) continue
    const role = men.role[i]
    if (!ready && (role === BISHOP || role === ROOK || role === QUEEN)) {
      ready = true
      for (let j = 0; j < men.count; j++) {
        if (j === men.king[color ^ 1]) continue
        blockLo |= men.lo[j]
        blockHi |= men.hi[j]
      }
    }
    let everyLo = ~lo
    let everyHi = ~hi
    for (let bits = lo; bits !== 0 && (everyLo | everyHi) !== 0; bits &= bits - 1) {
      target[0] = 0
      target[1] = 0
      attacksFrom(role, color, 31 - Math.clz32(bits & -bits), blockLo, blockHi)
      everyLo &= target[0]
      everyHi &= target[1]
    }
    for (let bits = hi; bits !== 0 && (everyLo | everyHi) !== 0; bits &= bits - 1) {
      target[0] = 0
      target[1] = 0
      attacksFrom(role, color, 63 - Math.clz32(bits & -bits), blockLo, blockHi)
      everyLo &= target[0]
      everyHi &= target[1]
    }
    allLo |= everyLo
    allHi |= everyHi
  }
  certain[color << 1] = allLo
  certain[(color << 1) + 1] = allHi
}

/** G5: marks the enemies of this colour that may stand there as lost; true if one was not before. */
function lose(men: Men, color: number, lo: number, hi: number): boolean {
  const theirs = (color ^ 1) << 1
  if (((safe[theirs] & lo) | (safe[theirs + 1] & hi)) === 0) return false
  let changed = false
  for (let j = 0; j < men.count; j++) {
    if (men.color[j] === color || men.lost[j] !== 0 || men.role[j] === KING) continue
    if (((men.lo[j] & lo) | (men.hi[j] & hi)) !== 0) {
      men.lost[j] = 1
      changed = true
    }
  }
  return changed
}

/** Raw attacks of each man from the squares already looked at, with the held squares of that time. */
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

/** Grows until nothing changes. False where a wild man of `hopeless` colour appears: give up at once. */
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

/** E2 of exits.ts: do G1 to G3 leave this colour a move from the squares the men have, not grown? Sets `held` for them. */
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

const FILE = 0x01010101

/** G4: how far man i may go on its file before it would meet a pawn it faces; the rank past the last. */
function limitOf(men: Men, i: number): number {
  const color = men.color[i]
  const free = color === 0 ? 8 : -1
  let j = men.facing[i]
  // The nearest that cannot be captured.
  while (j >= 0 && men.lost[j] !== 0) j = men.behind[j]
  if (j < 0) return free
  if (men.role[i] !== PAWN || men.role[j] !== PAWN) return free
  const file = squareOf(men.lo[i], men.hi[i]) & 7
  const off = ~(FILE << file)
  if (((men.lo[i] | men.hi[i] | men.lo[j] | men.hi[j]) & off) !== 0) return free
  if (color === 0)
    return (men.hi[j] !== 0 ? 63 - Math.clz32(men.hi[j]) : 31 - Math.clz32(men.lo[j])) >> 3
  return squareOf(men.lo[j], men.hi[j]) >> 3
}

/** The squares of these ranks, both halves, on which a pawn of this colour may be stopped: below `limit`, or above. */
function within(color: number, limit: number): void {
  if (color === 0) {
    reach[0] = limit >= 4 ? -1 : (1 << (limit * 8)) - 1
    reach[1] = limit >= 8 ? -1 : limit <= 4 ? 0 : (1 << ((limit - 4) * 8)) - 1
  } else {
    // Ranks above `limit`.
    reach[0] = limit < 0 ? -1 : limit >= 3 ? 0 : ~((1 << ((limit + 1) * 8)) - 1)
    reach[1] = limit < 3 ? -1 : limit === 3 ? -1 : limit >= 7 ? 0 : ~((1 << ((limit - 3) * 8)) - 1)
  }
}
const reach = new Int32Array(2)

const NOT_A = 0xfefefefe | 0
const NOT_H = 0x7f7f7f7f
const TOP = 0xff000000 | 0

/** G3, G4, G6, for all squares of the man at once. */
function addPawnReach(men: Men, i: number): boolean {
  const color = men.color[i]
  // On the first and last rank it is no pawn.
  const lo = men.lo[i] & ~0xff
  const hi = men.hi[i] & ~TOP
  const openLo = ~(held[0] | held[2])
  const openHi = ~(held[1] | held[3])
  within(color, limitOf(men, i))
  const mayLo = openLo & reach[0]
  const mayHi = openHi & reach[1]
  let toLo: number
  let toHi: number
  let hitLo: number
  let hitHi: number
  if (color === 0) {
    toLo = (lo << 8) & mayLo
    toHi = ((hi << 8) | (lo >>> 24)) & mayHi
    // Two squares at once: from the second rank over the third.
    toLo |= ((toLo & 0xff0000) << 8) & mayLo & ((lo & 0xff00) << 16)
    hitLo = ((lo & NOT_A) << 7) | ((lo & NOT_H) << 9)
    hitHi =
      ((hi & NOT_A) << 7) | ((hi & NOT_H) << 9) | ((lo & NOT_A) >>> 25) | ((lo & NOT_H) >>> 23)
  } else {
    toLo = ((lo >>> 8) | (hi << 24)) & mayLo
    toHi = (hi >>> 8) & mayHi
    toHi |= ((toHi & 0xff00) >>> 8) & mayHi & ((hi & 0xff0000) >>> 16)
    hitLo =
      ((lo & NOT_H) >>> 7) | ((lo & NOT_A) >>> 9) | ((hi & NOT_H) << 25) | ((hi & NOT_A) << 23)
    hitHi = ((hi & NOT_H) >>> 7) | ((hi & NOT_A) >>> 9)
  }
  let changed = lose(men, color, hitLo, hitHi)
  toLo |= hitLo & prey[(color ^ 1) << 1]
  toHi |= hitHi & prey[((color ^ 1) << 1) + 1]
  if (((toLo & ~men.lo[i]) | (toHi & ~men.hi[i])) !== 0) {
    men.lo[i] |= toLo
    men.hi[i] |= toHi
    changed = true
  }
  if ((color === 0 ? hi & 0xff : lo & TOP) !== 0 && addEnPassantReach(men, i)) changed = true
  if (men.role[i] === PAWN && (color === 0 ? men.hi[i] & TOP : men.lo[i] & 0xff) !== 0) {
    men.role[i] = WILD
    changed = true
  }
  return changed
}

/** Past every enemy pawn that may have its home square and the one two further, beside a square of this man. */
function addEnPassantReach(men: Men, i: number): boolean {
  const color = men.color[i]
  let changed = false
  for (let j = 0; j < men.count; j++) {
    if (men.color[j] === color || (men.role[j] !== PAWN && men.role[j] !== WILD)) continue
    // By file: home square and double step of the enemy pawn, then the squares beside it.
    const both =
      color === 0 ? (men.hi[j] >>> 16) & men.hi[j] & 0xff : (men.lo[j] << 16) & men.lo[j] & TOP
    if (both === 0) continue
    const files = color === 0 ? both : both >>> 24
    const own = color === 0 ? men.hi[i] & 0xff : men.lo[i] >>> 24
    const taken = files & ((own << 1) | (own >>> 1)) & 0xff
    if (taken === 0) continue
    if (men.lost[j] === 0) {
      men.lost[j] = 1
      changed = true
    }
    const crossedLo = color === 0 ? 0 : taken << 16
    const crossedHi = color === 0 ? taken << 8 : 0
    if (((crossedLo & ~men.lo[i]) | (crossedHi & ~men.hi[i])) !== 0) {
      men.lo[i] |= crossedLo
      men.hi[i] |= crossedHi
      changed = true
    }
  }
  return changed
}
