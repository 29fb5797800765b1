import type { Enclosure } from '../verdict.js'
import { attacks, type ClaimRole, rankOf } from './geometry.js'

/** A piece of an enclosure, in the form that the checker uses. */
export interface ClaimPiece {
  readonly color: 'white' | 'black'
  readonly role: ClaimRole
  readonly squares: ReadonlySet<number>
  readonly mayBeLost: boolean
}

/** An enclosure, in the form that the checker uses. */
export class Claim {
  readonly family: number
  readonly pieces: readonly ClaimPiece[]
  readonly facing: readonly (readonly [number, number])[]
  readonly castling: number
  readonly rooks: readonly number[]
  private readonly holders: (ClaimPiece | undefined)[] = new Array(64).fill(undefined)

  constructor(enclosure: Omit<Enclosure, 'pieces'>, pieces: readonly ClaimPiece[]) {
    this.family = enclosure.family
    this.facing = enclosure.facing
    this.castling = enclosure.castling
    this.rooks = enclosure.rooks
    this.pieces = pieces
    for (const piece of this.pieces) {
      if (piece.mayBeLost || piece.squares.size !== 1) continue
      for (const square of piece.squares) this.holders[square] = piece
    }
  }

  static read(enclosure: Enclosure): Claim {
    const pieces = enclosure.pieces.map(piece => ({
      color: piece.color,
      role: piece.role,
      squares: squaresOf(piece.lo, piece.hi),
      mayBeLost: piece.mayBeLost,
    }))
    return new Claim(enclosure, pieces)
  }

  /** The piece that is always on this square, if there is one. */
  holder(square: number): ClaimPiece | undefined {
    return this.holders[square]
  }

  king(color: 'white' | 'black'): ClaimPiece {
    return this.pieces.find(piece => piece.role === 'king' && piece.color === color)!
  }

  /**
   * G2: whether the square is attacked when this king goes there, wherever the other pieces stand.
   */
  isCertainlyAttacked(square: number, king: ClaimPiece): boolean {
    const mayStop = (at: number) =>
      this.pieces.some(piece => piece !== king && piece.squares.has(at))
    return this.pieces.some(piece => {
      if (piece.color === king.color || piece.mayBeLost || piece.role === 'wild') return false
      if (piece.squares.has(square) || piece.squares.size === 0) return false
      return [...piece.squares].every(from =>
        attacks(piece.role, piece.color, from, mayStop).includes(square),
      )
    })
  }

  /** G4: whether this pawn move would reach or pass the enemy pawn that it faces. */
  isPastFacingPawn(index: number, to: number): boolean {
    return this.facing.some(([white, black]) => {
      if (index !== white && index !== black) return false
      const pair = [this.pieces[white], this.pieces[black]]
      if (pair.some(piece => piece.role !== 'pawn')) return false
      if (this.pieces[index === white ? black : white].mayBeLost) return false
      const squares = pair.flatMap(piece => [...piece.squares])
      if (squares.some(square => square % 8 !== to % 8)) return false
      const ranks = [...this.pieces[index === white ? black : white].squares].map(rankOf)
      return index === white ? rankOf(to) >= Math.max(...ranks) : rankOf(to) <= Math.min(...ranks)
    })
  }
}

function squaresOf(lo: number, hi: number): Set<number> {
  const squares = new Set<number>()
  for (let square = 0; square < 64; square++) {
    if ((((square < 32 ? lo : hi) >>> (square % 32)) & 1) === 1) squares.add(square)
  }
  return squares
}

/** Assigns a different one of `offers` to each of `needs`; undefined if that is impossible. */
export function assignEach(
  needs: number,
  offers: number,
  fits: (need: number, offer: number) => boolean,
) {
  const owner: number[] = new Array(offers).fill(-1)
  const assignOne = (need: number, seen: Set<number>): boolean => {
    for (let offer = 0; offer < offers; offer++) {
      if (seen.has(offer) || !fits(need, offer)) continue
      seen.add(offer)
      if (owner[offer] < 0 || assignOne(owner[offer], seen)) {
        owner[offer] = need
        return true
      }
    }
    return false
  }
  for (let need = 0; need < needs; need++) if (!assignOne(need, new Set())) return undefined
  return owner
}
