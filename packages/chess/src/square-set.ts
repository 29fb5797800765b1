import { lowest, popcount } from './bits.js'
import {
  exactSquare,
  type Square,
  type SquareLike,
  type SquareName,
  squareNames,
  toSquare,
} from './square.js'

/**
 * An immutable set of squares: `with`, `union` and the other methods return a new set. Iteration
 * goes from a1 to h8.
 *
 * @example
 * const center = SquareSet.of('d4', 'e4', 'd5', 'e5')
 * center.has('e4') // → true
 * center.intersect(SquareSet.rank(3)).names() // → ['d4', 'e4']
 * attackers(standardPosition(), 'f3', 'white').size // → 3
 */
export class SquareSet implements Iterable<Square> {
  /**
   * Ranks 1 to 4 (`lo`) and ranks 5 to 8 (`hi`), one bit per square (see bits.ts).
   * @internal
   */
  readonly lo: number
  /** @internal */
  readonly hi: number

  private constructor(lo: number, hi: number) {
    this.lo = lo
    this.hi = hi
  }

  /** The empty set. */
  static get empty(): SquareSet {
    return new SquareSet(0, 0)
  }

  /** All 64 squares. */
  static get full(): SquareSet {
    return new SquareSet(-1, -1)
  }

  /** The white squares: h1, a8 and the others of their colour. */
  static get light(): SquareSet {
    return new SquareSet(0x55aa55aa, 0x55aa55aa)
  }

  /** The black squares: a1, h8 and the others of their colour. */
  static get dark(): SquareSet {
    return SquareSet.light.complement()
  }

  /**
   * Creates a set from its two halves.
   * @internal
   */
  static fromHalves(lo: number, hi: number): SquareSet {
    return new SquareSet(lo | 0, hi | 0)
  }

  /** The set of these squares. */
  static of(...squares: readonly SquareLike[]): SquareSet {
    return SquareSet.from(squares)
  }

  /** The set of all squares in an iterable. */
  static from(squares: Iterable<SquareLike>): SquareSet {
    let lo = 0
    let hi = 0
    for (const like of squares) {
      const square = exactSquare(like)
      if (square < 32) lo |= 1 << square
      else hi |= 1 << square
    }
    return new SquareSet(lo, hi)
  }

  /** A whole rank; 0 is the first. */
  static rank(rank: number): SquareSet {
    if (!isLine(rank)) throw new RangeError(`${rank} is not a rank from 0 to 7`)
    const bits = 0xff << ((rank & 3) * 8)
    return rank < 4 ? new SquareSet(bits, 0) : new SquareSet(0, bits)
  }

  /** A whole file; 0 is the a-file. */
  static file(file: number): SquareSet {
    if (!isLine(file)) throw new RangeError(`${file} is not a file from 0 to 7`)
    const bits = 0x01010101 << file
    return new SquareSet(bits, bits)
  }

  /** The number of squares. */
  get size(): number {
    return popcount(this.lo) + popcount(this.hi)
  }

  /** Whether the set is empty. */
  get isEmpty(): boolean {
    return (this.lo | this.hi) === 0
  }

  /** The first square, counted from a1; undefined if the set is empty. */
  get first(): Square | undefined {
    if (this.lo !== 0) return lowest(this.lo) as Square
    return this.hi === 0 ? undefined : ((lowest(this.hi) + 32) as Square)
  }

  /** The last square, counted from a1; undefined if the set is empty. */
  get last(): Square | undefined {
    if (this.hi !== 0) return (63 - Math.clz32(this.hi)) as Square
    return this.lo === 0 ? undefined : ((31 - Math.clz32(this.lo)) as Square)
  }

  /** Whether the square is in the set. */
  has(square: SquareLike): boolean {
    const at = toSquare(square)
    if (at === undefined) return false
    return ((at < 32 ? this.lo : this.hi) & (1 << at)) !== 0
  }

  /** The set with this square added. */
  with(square: SquareLike): SquareSet {
    return this.union(SquareSet.of(square))
  }

  /** The set with this square removed. */
  without(square: SquareLike): SquareSet {
    return this.diff(SquareSet.of(square))
  }

  /** The squares that are in this set, the other one, or both. */
  union(other: SquareSet): SquareSet {
    return new SquareSet(this.lo | other.lo, this.hi | other.hi)
  }

  /** The squares that are in both sets. */
  intersect(other: SquareSet): SquareSet {
    return new SquareSet(this.lo & other.lo, this.hi & other.hi)
  }

  /** The squares of this set that are not in the other. */
  diff(other: SquareSet): SquareSet {
    return new SquareSet(this.lo & ~other.lo, this.hi & ~other.hi)
  }

  /** The squares that are in exactly one of the two sets. */
  xor(other: SquareSet): SquareSet {
    return new SquareSet(this.lo ^ other.lo, this.hi ^ other.hi)
  }

  /** All squares that are not in this set. */
  complement(): SquareSet {
    return new SquareSet(~this.lo, ~this.hi)
  }

  /** Whether the two sets have a square in common. */
  intersects(other: SquareSet): boolean {
    return ((this.lo & other.lo) | (this.hi & other.hi)) !== 0
  }

  /** Whether every square of this set is in the other one. */
  isSubsetOf(other: SquareSet): boolean {
    return ((this.lo & ~other.lo) | (this.hi & ~other.hi)) === 0
  }

  /** Whether both sets have the same squares. */
  equals(other: SquareSet): boolean {
    return this.lo === other.lo && this.hi === other.hi
  }

  /** The squares one by one, a1 first. */
  *[Symbol.iterator](): IterableIterator<Square> {
    for (let bits = this.lo; bits !== 0; bits &= bits - 1) yield lowest(bits) as Square
    for (let bits = this.hi; bits !== 0; bits &= bits - 1) yield (lowest(bits) + 32) as Square
  }

  /** The names of the squares, a1 first. */
  names(): SquareName[] {
    return Array.from(this, square => squareNames[square]!)
  }

  /** The names of the squares, separated by spaces. */
  toString(): string {
    return this.names().join(' ')
  }

  /** The names of the squares. `SquareSet.from` reads them again. */
  toJSON(): SquareName[] {
    return this.names()
  }

  /** The text that `console.log` shows in Node. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `SquareSet(${this.toString()})`
  }
}

const isLine = (index: number): boolean => index === (index & 7)
