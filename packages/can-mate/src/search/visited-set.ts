import type { Board } from '@jadoube/chess/internals'

/**
 * What a search has met, by its hash alone: it forgets and mistakes, so it may guide and prove nothing. What earlier searches left
 * counts for nothing, so that verdicts do not depend on them: the bits of a hash that its place does not tell are kept together with
 * the number of the search.
 */
export class VisitedSet {
  private readonly words: Int32Array
  private readonly mask: number
  private search = 0

  /** Room for 2^bits. */
  constructor(bits: number) {
    this.words = new Int32Array(1 << bits)
    this.mask = (1 << bits) - 1
  }

  /** Begins another search. */
  clear(): void {
    this.search = (this.search + 1) & this.mask
    if (this.search !== 0) return
    this.search = 1
    this.words.fill(0)
  }

  has(hash: number): boolean {
    const { words, mask } = this
    return words[hash & mask] === ((hash & ~mask) | this.search)
  }

  /** False if it was there. */
  add(hash: number): boolean {
    const { words, mask } = this
    const at = hash & mask
    const word = (hash & ~mask) | this.search
    if (words[at] === word) return false
    words[at] = word
    return true
  }
}

export function hashOf(board: Board): number {
  const s = board.sets
  let hash = board.turn | (board.castling << 1) | ((board.enPassant + 1) << 5)
  for (let i = 0; i < 16; i++) {
    hash = Math.imul(hash ^ s[i], 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return hash
}
