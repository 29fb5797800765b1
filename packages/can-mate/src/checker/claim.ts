import type { Enclosure } from '../verdict.js'
import { attacks, rankOf, type Sort } from './geometry.js'

export interface ClaimMan {
  readonly color: 'white' | 'black'
  readonly sort: Sort
  readonly squares: ReadonlySet<number>
  readonly mayBeLost: boolean
}

/** An enclosure, in the form that the checker uses. */
export class Claim {
  readonly family: number
  readonly men: readonly ClaimMan[]
  readonly facing: readonly (readonly [number, number])[]
  readonly castling: number
  readonly rooks: readonly number[]
  private readonly holders: (ClaimMan | undefined)[] = new Array(64).fill(undefined)

  constructor(enclosure: Omit<Enclosure, 'men'>, men: readonly ClaimMan[]) {
    this.family = enclosure.family
    this.facing = enclosure.facing
    this.castling = enclosure.castling
    this.rooks = enclosure.rooks
    this.men = men
    for (const man of this.men) {
      if (man.mayBeLost || man.squares.size !== 1) continue
      for (const square of man.squares) this.holders[square] = man
    }
  }

  static read(enclosure: Enclosure): Claim {
    const men = enclosure.men.map(man => ({
      color: man.color,
      sort: man.role,
      squares: squaresOf(man.lo, man.hi),
      mayBeLost: man.mayBeLost,
    }))
    return new Claim(enclosure, men)
  }

  /** The piece that is always on this square, if there is one. */
  holder(square: number): ClaimMan | undefined {
    return this.holders[square]
  }

  king(color: 'white' | 'black'): ClaimMan {
    return this.men.find(man => man.sort === 'king' && man.color === color)!
  }

  /** Whether the square is attacked when this king goes there, wherever the other pieces stand. */
  isCertainlyAttacked(square: number, king: ClaimMan): boolean {
    const mayStop = (at: number) => this.men.some(man => man !== king && man.squares.has(at))
    return this.men.some(man => {
      if (man.color === king.color || man.mayBeLost || man.sort === 'wild') return false
      if (man.squares.has(square) || man.squares.size === 0) return false
      return [...man.squares].every(from =>
        attacks(man.sort, man.color, from, mayStop).includes(square),
      )
    })
  }

  /** Whether this pawn move would reach or pass the enemy pawn that it faces. */
  isBarred(index: number, to: number): boolean {
    return this.facing.some(([white, black]) => {
      if (index !== white && index !== black) return false
      const pair = [this.men[white], this.men[black]]
      if (pair.some(man => man.sort !== 'pawn')) return false
      if (this.men[index === white ? black : white].mayBeLost) return false
      const squares = pair.flatMap(man => [...man.squares])
      if (squares.some(square => square % 8 !== to % 8)) return false
      const ranks = [...this.men[index === white ? black : white].squares].map(rankOf)
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
export function assign(
  needs: number,
  offers: number,
  fits: (need: number, offer: number) => boolean,
) {
  const owner: number[] = new Array(offers).fill(-1)
  const seat = (need: number, seen: Set<number>): boolean => {
    for (let offer = 0; offer < offers; offer++) {
      if (seen.has(offer) || !fits(need, offer)) continue
      seen.add(offer)
      if (owner[offer] < 0 || seat(owner[offer], seen)) {
        owner[offer] = need
        return true
      }
    }
    return false
  }
  for (let need = 0; need < needs; need++) if (!seat(need, new Set())) return undefined
  return owner
}
