import { KING, PAWN, type PromotionRole, type Role, roleCode, roles } from './piece.js'
import type { Square, SquareLike } from './square.js'

/**
 * A legal move. Castling is a move of the king: `to` is the king's final square, and `rook` is the
 * square where the rook stands before castling, which Chess960 needs.
 */
export type Move =
  | { readonly kind: 'normal'; readonly from: Square; readonly to: Square }
  | {
      readonly kind: 'promotion'
      readonly from: Square
      readonly to: Square
      readonly promotion: PromotionRole
    }
  | { readonly kind: 'en-passant'; readonly from: Square; readonly to: Square }
  | {
      readonly kind: 'castling'
      readonly from: Square
      readonly to: Square
      readonly rook: Square
    }

/**
 * A move whose squares may be given by name. Without a `kind`, the squares identify the legal move:
 * `{ from: 'e2', to: 'e4' }`, `{ from: 'e1', to: 'g1' }`,
 * `{ from: 'a7', to: 'a8', promotion: 'queen' }`.
 */
export type MoveLike =
  | Move
  | {
      readonly kind?: undefined
      readonly from: SquareLike
      readonly to: SquareLike
      readonly promotion?: PromotionRole | undefined
    }
  | { readonly kind: 'normal' | 'en-passant'; readonly from: SquareLike; readonly to: SquareLike }
  | {
      readonly kind: 'promotion'
      readonly from: SquareLike
      readonly to: SquareLike
      readonly promotion: PromotionRole
    }
  | {
      readonly kind: 'castling'
      readonly from: SquareLike
      readonly to: SquareLike
      readonly rook: SquareLike
    }

/** A move as a hand or a mouse makes it. It may be illegal. */
export interface IntendedMove {
  readonly from: SquareLike
  readonly to: SquareLike
  readonly promotion?: Role | undefined
}

// Internally, a move is one integer: from | to << 6 | kind << 12. `kind` is 0 for an ordinary move,
// the role for a promotion, PAWN for an en passant capture and KING for castling. When castling,
// `to` is the rook's square.

export type MoveCode = number

export const EN_PASSANT = PAWN
export const CASTLING = KING

/** The square that the piece leaves. For castling, the king's. */
export function fromOf(code: MoveCode): number {
  return code & 63
}

/** The square that the piece goes to. For castling, the rook's square. */
export function toOf(code: MoveCode): number {
  return (code >> 6) & 63
}

/**
 * The kind of a move: 0 for an ordinary move, the role for a promotion, `EN_PASSANT` or `CASTLING`.
 */
export function kindOf(code: MoveCode): number {
  return code >> 12
}

/** The code of a move between these squares. For `kind` see `kindOf`. */
export function codeOf(from: number, to: number, kind = 0): MoveCode {
  return from | (to << 6) | (kind << 12)
}

/** The king's square after castling with this rook: the c- or the g-file. */
export function castledKing(king: number, rook: number): number {
  return (king & 56) | (rook > king ? 6 : 2)
}

/** The rook's square after castling: the d- or the f-file. */
export function castledRook(king: number, rook: number): number {
  return (king & 56) | (rook > king ? 5 : 3)
}

const moves: Move[] = new Array(7 * 4096)

/**
 * The move with this code. There is one frozen value for each code, so listing moves allocates
 * nothing.
 */
export function moveOf(code: MoveCode): Move {
  return moves[code] ?? intern(code)
}

function intern(code: MoveCode): Move {
  const from = (code & 63) as Square
  const to = ((code >> 6) & 63) as Square
  const kind = code >> 12
  let move: Move
  if (kind === 0) move = { kind: 'normal', from, to }
  else if (kind === EN_PASSANT) move = { kind: 'en-passant', from, to }
  else if (kind === CASTLING) {
    move = { kind: 'castling', from, to: castledKing(from, to) as Square, rook: to }
  } else {
    move = { kind: 'promotion', from, to, promotion: roles[kind - 1] as PromotionRole }
  }
  moves[code] = Object.freeze(move)
  return move
}

/** The code of a move; -1 for a value that is not a move. */
export function moveCode(move: Move): MoveCode {
  switch (move.kind) {
    case 'normal':
      return move.from | (move.to << 6)
    case 'en-passant':
      return move.from | (move.to << 6) | (EN_PASSANT << 12)
    case 'castling':
      return move.from | (move.rook << 6) | (CASTLING << 12)
    case 'promotion':
      return move.from | (move.to << 6) | (roleCode(move.promotion) << 12)
    // A caller without types may pass anything. No legal move has this code.
    default:
      return -1
  }
}

/**
 * Whether two values describe the same move. Moves from this package are shared values, so `===` is
 * usually enough.
 */
export function isSameMove(a: Move, b: Move): boolean {
  if (a === b) return true
  if (a.kind !== b.kind || a.from !== b.from || a.to !== b.to) return false
  if (a.kind === 'promotion') return b.kind === 'promotion' && a.promotion === b.promotion
  return a.kind !== 'castling' || (b.kind === 'castling' && a.rook === b.rook)
}
