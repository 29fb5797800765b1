import { lineThrough } from './attacks/lines.js'
import { bishopSlot, bishopTable, rookSlot, rookTable } from './attacks/sliders.js'
import { kingAttacks, knightAttacks, pawnAttacks } from './attacks/steps.js'
import { lowest } from './bits.js'
import type { Board } from './board.js'
import { ChecksAndPins } from './checks-and-pins.js'
import { mayCastle } from './may-castle.js'
import { CASTLING, EN_PASSANT } from './move.js'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from './piece.js'
import { PROMOTING } from './target-sets.js'

export { MAX_MOVES } from './target-sets.js'

const NOT_A = 0xfefefefe | 0
const NOT_H = 0x7f7f7f7f

/**
 * The legal moves of a board. Moves are not made and tested: what pins and checks leave over is
 * legal.
 */
export class LegalMoves extends ChecksAndPins {
  /** Finds the legal moves of the side to move. */
  read(board: Board): this {
    const sets = board.sets
    const us = board.turn
    const ours = us << 1
    const theirs = ours ^ 2
    const usLo = sets[ours]
    const usHi = sets[ours + 1]
    const themLo = sets[theirs]
    const themHi = sets[theirs + 1]
    const occLo = usLo | themLo
    const occHi = usHi | themHi
    const king = board.kings[us]
    this.count = 0
    this.findChecksAndPins(board, king, us, occLo, occHi, usLo, usHi, themLo, themHi)
    this.readKing(board, king, us, occLo, occHi, usLo, usHi)
    if (this.checks > 1) return this

    const allowedLo = ~usLo & this.maskLo
    const allowedHi = ~usHi & this.maskHi
    const pinnedLo = this.pinnedLo
    const pinnedHi = this.pinnedHi
    const lines = king << 7

    // A pinned knight never moves.
    let lo = sets[2 + KNIGHT * 2] & usLo & ~pinnedLo
    let hi = sets[3 + KNIGHT * 2] & usHi & ~pinnedHi
    while (lo !== 0) {
      const from = lowest(lo)
      lo &= lo - 1
      this.add(
        from,
        knightAttacks[from * 2] & allowedLo,
        knightAttacks[from * 2 + 1] & allowedHi,
        0,
      )
    }
    while (hi !== 0) {
      const from = lowest(hi) + 32
      hi &= hi - 1
      this.add(
        from,
        knightAttacks[from * 2] & allowedLo,
        knightAttacks[from * 2 + 1] & allowedHi,
        0,
      )
    }

    const queensLo = sets[2 + QUEEN * 2]
    const queensHi = sets[3 + QUEEN * 2]
    const diagonalLo = (sets[2 + BISHOP * 2] | queensLo) & usLo
    const diagonalHi = (sets[3 + BISHOP * 2] | queensHi) & usHi
    const straightLo = (sets[2 + ROOK * 2] | queensLo) & usLo
    const straightHi = (sets[3 + ROOK * 2] | queensHi) & usHi
    let half = 0
    lo = diagonalLo | straightLo
    hi = diagonalHi | straightHi
    while (half < 64) {
      const bits = half === 0 ? lo : hi
      if (bits === 0) {
        half += 32
        continue
      }
      const bit = bits & -bits
      const from = 31 - Math.clz32(bit) + half
      let toLo = 0
      let toHi = 0
      if ((bit & (half === 0 ? diagonalLo : diagonalHi)) !== 0) {
        const slot = bishopSlot(from, occLo, occHi)
        toLo = bishopTable[slot]
        toHi = bishopTable[slot + 1]
      }
      if ((bit & (half === 0 ? straightLo : straightHi)) !== 0) {
        const slot = rookSlot(from, occLo, occHi)
        toLo |= rookTable[slot]
        toHi |= rookTable[slot + 1]
      }
      toLo &= allowedLo
      toHi &= allowedHi
      if ((bit & (half === 0 ? pinnedLo : pinnedHi)) !== 0) {
        toLo &= lineThrough[lines + from * 2]
        toHi &= lineThrough[lines + from * 2 + 1]
      }
      this.add(from, toLo, toHi, 0)
      if (half === 0) lo ^= bit
      else hi ^= bit
    }

    this.readPawns(board, king, us, occLo, occHi, usLo, usHi, themLo, themHi)
    if (board.castling !== 0 && this.checks === 0) this.readCastling(board, king, us, occLo, occHi)
    return this
  }

  private readKing(
    board: Board,
    king: number,
    us: number,
    occLo: number,
    occHi: number,
    usLo: number,
    usHi: number,
  ): void {
    let toLo = kingAttacks[king * 2] & ~usLo
    let toHi = kingAttacks[king * 2 + 1] & ~usHi
    if ((toLo | toHi) === 0) return
    const sets = board.sets
    const theirs = (us ^ 1) << 1
    const themLo = sets[theirs]
    const themHi = sets[theirs + 1]
    // The king itself does not block attacks on the squares behind it.
    const occWithoutKingLo = king < 32 ? occLo & ~(1 << king) : occLo
    const occWithoutKingHi = king < 32 ? occHi : occHi & ~(1 << king)

    const other = board.kings[us ^ 1] * 2
    toLo &= ~kingAttacks[other]
    toHi &= ~kingAttacks[other + 1]
    const pawnsLo = sets[2 + PAWN * 2] & themLo
    const pawnsHi = sets[3 + PAWN * 2] & themHi
    const aLo = pawnsLo & NOT_A
    const aHi = pawnsHi & NOT_A
    const hLo = pawnsLo & NOT_H
    const hHi = pawnsHi & NOT_H
    if (us === WHITE) {
      toLo &= ~((hLo >>> 7) | (hHi << 25) | (aLo >>> 9) | (aHi << 23))
      toHi &= ~((hHi >>> 7) | (aHi >>> 9))
    } else {
      toLo &= ~((aLo << 7) | (hLo << 9))
      toHi &= ~((aHi << 7) | (aLo >>> 25) | (hHi << 9) | (hLo >>> 23))
    }
    let lo = sets[2 + KNIGHT * 2] & themLo
    let hi = sets[3 + KNIGHT * 2] & themHi
    while ((lo | hi) !== 0) {
      const from = lo !== 0 ? lowest(lo) : lowest(hi) + 32
      if (lo !== 0) lo &= lo - 1
      else hi &= hi - 1
      toLo &= ~knightAttacks[from * 2]
      toHi &= ~knightAttacks[from * 2 + 1]
    }
    lo = (sets[2 + BISHOP * 2] | sets[2 + QUEEN * 2]) & themLo
    hi = (sets[3 + BISHOP * 2] | sets[3 + QUEEN * 2]) & themHi
    while ((lo | hi) !== 0 && (toLo | toHi) !== 0) {
      const from = lo !== 0 ? lowest(lo) : lowest(hi) + 32
      if (lo !== 0) lo &= lo - 1
      else hi &= hi - 1
      const slot = bishopSlot(from, occWithoutKingLo, occWithoutKingHi)
      toLo &= ~bishopTable[slot]
      toHi &= ~bishopTable[slot + 1]
    }
    lo = (sets[2 + ROOK * 2] | sets[2 + QUEEN * 2]) & themLo
    hi = (sets[3 + ROOK * 2] | sets[3 + QUEEN * 2]) & themHi
    while ((lo | hi) !== 0 && (toLo | toHi) !== 0) {
      const from = lo !== 0 ? lowest(lo) : lowest(hi) + 32
      if (lo !== 0) lo &= lo - 1
      else hi &= hi - 1
      const slot = rookSlot(from, occWithoutKingLo, occWithoutKingHi)
      toLo &= ~rookTable[slot]
      toHi &= ~rookTable[slot + 1]
    }
    this.add(king, toLo, toHi, 0)
  }

  private readPawns(
    board: Board,
    king: number,
    us: number,
    occLo: number,
    occHi: number,
    usLo: number,
    usHi: number,
    themLo: number,
    themHi: number,
  ): void {
    const attacks = pawnAttacks[us as 0 | 1]
    // After an illegal move, a pawn may stand on its last rank. It cannot move and attacks nothing.
    const pawnsLo = board.sets[2 + PAWN * 2] & usLo & (us === WHITE ? -1 : ~0xff)
    const pawnsHi = board.sets[3 + PAWN * 2] & usHi & (us === WHITE ? 0x00ffffff : -1)
    const home = us === WHITE ? 1 : 6
    const last = us === WHITE ? 6 : 1
    const step = us === WHITE ? 8 : -8
    const maskLo = this.maskLo
    const maskHi = this.maskHi
    let lo = pawnsLo
    let hi = pawnsHi
    while ((lo | hi) !== 0) {
      let from: number
      let pinned: number
      if (lo !== 0) {
        from = lowest(lo)
        lo &= lo - 1
        pinned = this.pinnedLo & (1 << from)
      } else {
        from = lowest(hi) + 32
        hi &= hi - 1
        pinned = this.pinnedHi & (1 << from)
      }
      let toLo = attacks[from * 2] & themLo
      let toHi = attacks[from * 2 + 1] & themHi
      const one = from + step
      if (((one < 32 ? occLo : occHi) & (1 << one)) === 0) {
        if (one < 32) toLo |= 1 << one
        else toHi |= 1 << one
        if (from >> 3 === home) {
          const two = one + step
          if (two < 32) toLo |= (1 << two) & ~occLo
          else toHi |= (1 << two) & ~occHi
        }
      }
      toLo &= maskLo
      toHi &= maskHi
      if (pinned !== 0) {
        toLo &= lineThrough[(king << 7) + from * 2]
        toHi &= lineThrough[(king << 7) + from * 2 + 1]
      }
      this.add(from, toLo, toHi, from >> 3 === last ? PROMOTING : 0)
    }
    if (board.enPassant >= 0) this.readEnPassant(board, king, us, pawnsLo, pawnsHi, occLo, occHi)
  }

  /**
   * En passant captures (Article 3.7.3.1). Two pawns leave the same rank at once, so this is the
   * only move that is tried out.
   */
  private readEnPassant(
    board: Board,
    king: number,
    us: number,
    pawnsLo: number,
    pawnsHi: number,
    occLo: number,
    occHi: number,
  ): void {
    const to = board.enPassant
    const capturedPawn = to ^ 8
    const reach = pawnAttacks[(us ^ 1) as 0 | 1]
    let lo = reach[to * 2] & pawnsLo
    let hi = reach[to * 2 + 1] & pawnsHi
    while ((lo | hi) !== 0) {
      let from: number
      if (lo !== 0) {
        from = lowest(lo)
        lo &= lo - 1
      } else {
        from = lowest(hi) + 32
        hi &= hi - 1
      }
      let afterLo = occLo
      let afterHi = occHi
      if (from < 32) afterLo = (afterLo & ~(1 << from) & ~(1 << capturedPawn)) | 0
      else afterHi = (afterHi & ~(1 << from) & ~(1 << capturedPawn)) | 0
      if (to < 32) afterLo |= 1 << to
      else afterHi |= 1 << to
      const pawn = board.pieces[capturedPawn]
      board.lift(capturedPawn)
      const safe = !board.attacked(king, us ^ 1, afterLo, afterHi)
      board.put(capturedPawn, pawn)
      if (safe) this.add(from, to < 32 ? 1 << to : 0, to < 32 ? 0 : 1 << to, EN_PASSANT)
    }
  }

  /**
   * Castling (Article 3.8.2, Guidelines II.3). `to` is the rook's square, which is unambiguous in
   * Chess960 too.
   */
  private readCastling(board: Board, king: number, us: number, occLo: number, occHi: number): void {
    for (let side = 0; side < 2; side++) {
      if ((board.castling & (1 << (us * 2 + side))) === 0) continue
      const rook = board.rooks[us * 2 + side]
      if (mayCastle(board, king, rook, us, occLo, occHi)) {
        this.add(king, rook < 32 ? 1 << rook : 0, rook < 32 ? 0 : 1 << rook, CASTLING)
      }
    }
  }
}
