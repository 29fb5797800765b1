import { bishopSlot, bishopTable, rookSlot, rookTable } from '../attacks/sliders.js'
import { kingAttacks, knightAttacks, pawnAttacks } from '../attacks/steps.js'
import { castledKing, castledRook } from '../move.js'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js'
import { isSingle, type Men, squareOf, WILD } from './men.js'

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
// G4. of a pawn on one file with an enemy pawn that it faces does not reach the highest square that pawn
//     may have (lowest, for Black), while neither can be lost nor leave the file: neither jumps over the other;
// G5. that captures makes a man `lost`; a king is never lost;
// G6. of a pawn to the last rank makes it `wild`: it then moves as queen, knight and pawn at once, attacks
//     nothing for certain, but may stand anywhere these lead.
// G7. by castling puts king and rook on their two squares: these are given to both from the start.
//
// With pawns frozen, their moves and captures of them are left out here; exits.ts lists them.

/** Held squares, of white, black, and both; where anything may stand; what is attacked for certain. */
export const held = new Int32Array(4)
export const maybe = new Int32Array(2)
export const certain = new Int32Array(4)
export const target = new Int32Array(2)

function findHeld(men: Men): void {
  held.fill(0)
  maybe.fill(0)
  for (let i = 0; i < men.count; i++) {
    const lo = men.lo[i]
    const hi = men.hi[i]
    maybe[0] |= lo
    maybe[1] |= hi
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
function lose(men: Men, color: number, lo: number, hi: number, sparePawns: boolean): boolean {
  let changed = false
  for (let j = 0; j < men.count; j++) {
    if (men.color[j] === color || men.lost[j] !== 0 || men.role[j] === KING) continue
    if (sparePawns && men.role[j] === PAWN) continue
    if (((men.lo[j] & lo) | (men.hi[j] & hi)) !== 0) {
      men.lost[j] = 1
      changed = true
    }
  }
  return changed
}

/** Grows until nothing changes. False where a wild man of `hopeless` colour appears: give up at once. */
export function grow(men: Men, frozen: boolean, hopeless: number): boolean {
  if (men.castling !== 0) castle(men)
  for (;;) {
    let changed = false
    findHeld(men)
    findCertain(men, 0)
    findCertain(men, 1)
    const anyLo = held[0] | held[2]
    const anyHi = held[1] | held[3]
    for (let i = 0; i < men.count; i++) {
      const lo = men.lo[i]
      const hi = men.hi[i]
      if ((lo | hi) === 0) continue
      const role = men.role[i]
      const color = men.color[i]
      if (role === PAWN) {
        if (frozen) continue
        if (growPawn(men, i)) changed = true
        if (men.role[i] === WILD && color === hopeless) return false
        continue
      }
      target[0] = 0
      target[1] = 0
      if (role === WILD) {
        growPawn(men, i)
        target[0] = 0
        target[1] = 0
      }
      for (let bits = men.lo[i]; bits !== 0; bits &= bits - 1) {
        attacksFrom(role, color, 31 - Math.clz32(bits & -bits), anyLo, anyHi)
      }
      for (let bits = men.hi[i]; bits !== 0; bits &= bits - 1) {
        attacksFrom(role, color, 63 - Math.clz32(bits & -bits), anyLo, anyHi)
      }
      let toLo = target[0] & ~held[color << 1]
      let toHi = target[1] & ~held[(color << 1) + 1]
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
        for (let j = 0; j < men.count; j++) {
          if (men.role[j] !== PAWN || men.color[j] === color) continue
          toLo &= ~men.lo[j]
          toHi &= ~men.hi[j]
        }
      }
      if (lose(men, color, toLo, toHi, frozen)) changed = true
      toLo |= men.lo[i]
      toHi |= men.hi[i]
      if (toLo !== lo || toHi !== hi) {
        men.lo[i] = toLo
        men.hi[i] = toHi
        changed = true
      }
    }
    if (!changed) return true
  }
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

const has = (lo: number, hi: number, square: number) =>
  ((square < 32 ? lo : hi) & (1 << square)) !== 0

const FILE = 0x01010101

/** G4: how far man i may go on its file before it would meet the pawn it faces; the rank past the last. */
function limitOf(men: Men, i: number): number {
  const color = men.color[i]
  const free = color === 0 ? 8 : -1
  const j = men.facing[i]
  if (j < 0 || men.lost[i] !== 0 || men.lost[j] !== 0) return free
  if (men.role[i] !== PAWN || men.role[j] !== PAWN) return free
  const file = squareOf(men.lo[i], men.hi[i]) & 7
  const off = ~(FILE << file)
  if (((men.lo[i] | men.hi[i] | men.lo[j] | men.hi[j]) & off) !== 0) return free
  if (color === 0)
    return (men.hi[j] !== 0 ? 63 - Math.clz32(men.hi[j]) : 31 - Math.clz32(men.lo[j])) >> 3
  return squareOf(men.lo[j], men.hi[j]) >> 3
}

/** G3, G4, G6. */
function growPawn(men: Men, i: number): boolean {
  const color = men.color[i]
  const step = color === 0 ? 8 : -8
  const home = color === 0 ? 1 : 6
  const last = color === 0 ? 7 : 0
  const limit = limitOf(men, i)
  let changed = false
  for (let half = 0; half < 2; half++) {
    for (let bits = half === 0 ? men.lo[i] : men.hi[i]; bits !== 0; bits &= bits - 1) {
      const from = 31 - Math.clz32(bits & -bits) + half * 32
      const rank = from >> 3
      if (rank === last || rank === (color === 0 ? 0 : 7)) continue
      const one = from + step
      if (open(one) && (color === 0 ? one >> 3 < limit : one >> 3 > limit)) {
        if (add(men, i, one)) changed = true
        const two = one + step
        if (rank === home && open(two) && (color === 0 ? two >> 3 < limit : two >> 3 > limit)) {
          if (add(men, i, two)) changed = true
        }
      }
      const attacks = pawnAttacks[color as 0 | 1]
      for (let j = 0; j < men.count; j++) {
        if (men.color[j] === color || men.role[j] === KING) continue
        const hitLo = attacks[from * 2] & men.lo[j]
        const hitHi = attacks[from * 2 + 1] & men.hi[j]
        if ((hitLo | hitHi) !== 0) {
          if (men.lost[j] === 0) {
            men.lost[j] = 1
            changed = true
          }
          if (((hitLo & ~men.lo[i]) | (hitHi & ~men.hi[i])) !== 0) {
            men.lo[i] |= hitLo
            men.hi[i] |= hitHi
            changed = true
          }
        }
        if (men.role[j] === PAWN || men.role[j] === WILD) {
          if (rank === (color === 0 ? 4 : 3) && growEnPassant(men, i, j, from, step)) changed = true
        }
      }
    }
  }
  const lastLo = color === 0 ? 0 : 0xff
  const lastHi = color === 0 ? 0xff000000 | 0 : 0
  if (men.role[i] === PAWN && ((men.lo[i] & lastLo) | (men.hi[i] & lastHi)) !== 0) {
    men.role[i] = WILD
    changed = true
  }
  return changed
}

function open(square: number): boolean {
  return !has(held[0] | held[2], held[1] | held[3], square)
}

function growEnPassant(men: Men, i: number, j: number, from: number, step: number): boolean {
  let changed = false
  for (let side = -1; side <= 1; side += 2) {
    const file = (from & 7) + side
    if (file < 0 || file > 7) continue
    const beside = from + side
    const crossed = beside + step
    if (!has(men.lo[j], men.hi[j], beside) || !has(men.lo[j], men.hi[j], crossed + step)) continue
    if (men.lost[j] === 0) {
      men.lost[j] = 1
      changed = true
    }
    if (add(men, i, crossed)) changed = true
  }
  return changed
}
