import { bishopSlot, bishopTable, rookSlot, rookTable } from './attacks/sliders.js'
import { kingAttacks, knightAttacks, pawnAttacks } from './attacks/steps.js'
import { needTables } from './attacks/tables.js'
import { CASTLING, castledKing, castledRook, EN_PASSANT, type MoveCode } from './move.js'
import { BISHOP, KING, KNIGHT, PAWN, type PieceCode, QUEEN, ROOK, WHITE } from './piece.js'

/**
 * The bit of a castling right in `Board.castling` is `1 << (colour * 2 + side)`, with one of these
 * sides.
 */
export const H_SIDE = 0
export const A_SIDE = 1

/**
 * A position that is changed in place. All fast code works on it. It holds sets of squares (see
 * bits.ts) and a plain array of pieces. It does not check whether a move is legal.
 */
export class Board {
  /** Sets, as pairs lo, hi: white at 0, black at 2, then role r at 2 + 2r. */
  readonly sets: Int32Array
  /** The piece on each square; 0 is empty. */
  readonly pieces: Uint8Array
  /** The square of each colour's king; -1 if it has none. */
  readonly kings: number[]
  /**
   * The square of the rook of each castling right, at colour * 2 + side; -1 if there never was one.
   */
  rooks: Int8Array
  /**
   * For each square, a mask of the castling rights that remain when a piece leaves or reaches it.
   */
  rightsKept: Uint8Array
  turn: number
  castling: number
  /**
   * The square that a pawn has just crossed, if an enemy pawn could capture it there; otherwise -1.
   */
  enPassant: number
  /** Plies since the last pawn move or capture. */
  quiet: number
  moveNumber: number

  /**
   * With an argument, copies that board. The copy shares the castling rooks, which never change
   * after setup.
   */
  constructor(like?: Board) {
    needTables()
    // Every move of a game makes a copy. Copying all fields here is twice as fast as filling a new
    // board, and this constructor of an array is faster than `slice`.
    this.sets = like === undefined ? new Int32Array(16) : new Int32Array(like.sets)
    this.pieces = like === undefined ? new Uint8Array(64) : new Uint8Array(like.pieces)
    this.kings = like === undefined ? [-1, -1] : [like.kings[0], like.kings[1]]
    this.rooks = like === undefined ? new Int8Array(4).fill(-1) : like.rooks
    this.rightsKept = like === undefined ? new Uint8Array(64).fill(15) : like.rightsKept
    this.turn = like === undefined ? WHITE : like.turn
    this.castling = like === undefined ? 0 : like.castling
    this.enPassant = like === undefined ? -1 : like.enPassant
    this.quiet = like === undefined ? 0 : like.quiet
    this.moveNumber = like === undefined ? 1 : like.moveNumber
  }

  put(square: number, piece: PieceCode): void {
    const half = square >> 5
    const bit = 1 << square
    this.sets[((piece & 1) << 1) + half] ^= bit
    this.sets[2 + (piece & 14) + half] ^= bit
    this.pieces[square] = piece
    if (piece >> 1 === KING) this.kings[piece & 1] = square
  }

  lift(square: number): void {
    const piece = this.pieces[square]
    const half = square >> 5
    const bit = 1 << square
    this.sets[((piece & 1) << 1) + half] ^= bit
    this.sets[2 + (piece & 14) + half] ^= bit
    this.pieces[square] = 0
  }

  /** Grants the right to castle with the rook on this square. Only for setting up a position. */
  allowCastling(color: number, side: number, rook: number): void {
    const right = 1 << (color * 2 + side)
    this.castling |= right
    this.rooks[color * 2 + side] = rook
    this.rightsKept[rook] &= ~right
    this.rightsKept[this.kings[color]] &= ~right
  }

  clone(): Board {
    return new Board(this)
  }

  /** Plays a legal move and returns what `unmake` needs to take it back. */
  make(move: MoveCode): number {
    const from = move & 63
    const to = (move >> 6) & 63
    const kind = move >> 12
    const us = this.turn
    const undo =
      this.pieces[to] |
      (this.castling << 4) |
      ((this.enPassant + 1) << 8) |
      (Math.min(this.quiet, 65535) << 15)
    this.turn = us ^ 1
    this.moveNumber += us
    this.enPassant = -1
    this.quiet++
    if (kind === CASTLING) {
      this.castle(from, to, us)
      return undo
    }
    const sets = this.sets
    const pieces = this.pieces
    const piece = pieces[from]
    const captured = pieces[to]
    const fromHalf = from >> 5
    const toHalf = to >> 5
    const fromBit = 1 << from
    const toBit = 1 << to
    if (captured !== 0) {
      sets[((us ^ 1) << 1) + toHalf] ^= toBit
      sets[2 + (captured & 14) + toHalf] ^= toBit
      this.quiet = 0
    }
    sets[(us << 1) + fromHalf] ^= fromBit
    sets[(us << 1) + toHalf] ^= toBit
    sets[2 + (piece & 14) + fromHalf] ^= fromBit
    pieces[from] = 0
    const role = piece >> 1
    if (role === PAWN) {
      this.quiet = 0
      if (kind > EN_PASSANT) {
        sets[2 + kind * 2 + toHalf] ^= toBit
        pieces[to] = (kind << 1) | us
        this.castling &= this.rightsKept[to]
        return undo
      }
      if (kind === EN_PASSANT) this.lift(to ^ 8)
      else if ((from ^ to) === 16) {
        // The en passant square is kept only if an enemy pawn could use it.
        const crossed = (from + to) >> 1
        const ready = pawnAttacks[us as 0 | 1]
        const them = (us ^ 1) << 1
        if (
          ((ready[crossed * 2] & sets[2 + PAWN * 2] & sets[them]) |
            (ready[crossed * 2 + 1] & sets[3 + PAWN * 2] & sets[them + 1])) !==
          0
        ) {
          this.enPassant = crossed
        }
      }
    } else if (role === KING) {
      this.kings[us] = to
    }
    sets[2 + (piece & 14) + toHalf] ^= toBit
    pieces[to] = piece
    if (this.castling !== 0) this.castling &= this.rightsKept[from] & this.rightsKept[to]
    return undo
  }

  /** Takes a move back; `undo` is what `make` returned for it. */
  unmake(move: MoveCode, undo: number): void {
    const from = move & 63
    const to = (move >> 6) & 63
    const kind = move >> 12
    const us = this.turn ^ 1
    this.turn = us
    this.moveNumber -= us
    this.castling = (undo >> 4) & 15
    this.enPassant = ((undo >> 8) & 127) - 1
    this.quiet = undo >>> 15
    if (kind === CASTLING) {
      this.uncastle(from, to, us)
      return
    }
    const sets = this.sets
    const pieces = this.pieces
    const fromHalf = from >> 5
    const toHalf = to >> 5
    const fromBit = 1 << from
    const toBit = 1 << to
    let piece = pieces[to]
    sets[2 + (piece & 14) + toHalf] ^= toBit
    if (kind > EN_PASSANT) piece = (PAWN << 1) | us
    else if (piece >> 1 === KING) this.kings[us] = from
    sets[(us << 1) + fromHalf] ^= fromBit
    sets[(us << 1) + toHalf] ^= toBit
    sets[2 + (piece & 14) + fromHalf] ^= fromBit
    pieces[from] = piece
    const captured = undo & 15
    pieces[to] = captured
    if (captured !== 0) {
      sets[((us ^ 1) << 1) + toHalf] ^= toBit
      sets[2 + (captured & 14) + toHalf] ^= toBit
    }
    if (kind === EN_PASSANT) this.put(to ^ 8, (PAWN << 1) | (us ^ 1))
  }

  /** In Chess960, king and rook may exchange squares, so both leave before either arrives. */
  private castle(king: number, rook: number, us: number): void {
    this.lift(king)
    this.lift(rook)
    this.put(castledKing(king, rook), (KING << 1) | us)
    this.put(castledRook(king, rook), (ROOK << 1) | us)
    this.castling &= us === WHITE ? 12 : 3
  }

  private uncastle(king: number, rook: number, us: number): void {
    this.lift(castledKing(king, rook))
    this.lift(castledRook(king, rook))
    this.put(king, (KING << 1) | us)
    this.put(rook, (ROOK << 1) | us)
  }

  /**
   * Whether this colour attacks the square if the squares in `occLo` and `occHi` are occupied
   * (Article 3.1.2).
   */
  attacked(square: number, by: number, occLo: number, occHi: number): boolean {
    const sets = this.sets
    const lo = sets[by << 1]
    const hi = sets[(by << 1) + 1]
    const at = square << 1
    const pawns = pawnAttacks[(by ^ 1) as 0 | 1]
    if (
      ((pawns[at] & sets[2 + PAWN * 2] & lo) |
        (pawns[at + 1] & sets[3 + PAWN * 2] & hi) |
        (knightAttacks[at] & sets[2 + KNIGHT * 2] & lo) |
        (knightAttacks[at + 1] & sets[3 + KNIGHT * 2] & hi) |
        (kingAttacks[at] & sets[2 + KING * 2] & lo) |
        (kingAttacks[at + 1] & sets[3 + KING * 2] & hi)) !==
      0
    ) {
      return true
    }
    const queensLo = sets[2 + QUEEN * 2]
    const queensHi = sets[3 + QUEEN * 2]
    const straightLo = (sets[2 + ROOK * 2] | queensLo) & lo
    const straightHi = (sets[3 + ROOK * 2] | queensHi) & hi
    if ((straightLo | straightHi) !== 0) {
      const slot = rookSlot(square, occLo, occHi)
      if (((rookTable[slot] & straightLo) | (rookTable[slot + 1] & straightHi)) !== 0) return true
    }
    const diagonalLo = (sets[2 + BISHOP * 2] | queensLo) & lo
    const diagonalHi = (sets[3 + BISHOP * 2] | queensHi) & hi
    if ((diagonalLo | diagonalHi) === 0) return false
    const slot = bishopSlot(square, occLo, occHi)
    return ((bishopTable[slot] & diagonalLo) | (bishopTable[slot + 1] & diagonalHi)) !== 0
  }

  /** Whether the king of the side to move is in check (Article 3.9.1). */
  inCheck(): boolean {
    const sets = this.sets
    return this.attacked(this.kings[this.turn], this.turn ^ 1, sets[0] | sets[2], sets[1] | sets[3])
  }
}
