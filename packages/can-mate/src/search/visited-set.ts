import type { Board } from '@jadoube/chess/internals'

/**
 * The positions that a search has met, by hash only. Entries may be overwritten or confused, so it
 * may guide a search but prove nothing. Entries of earlier searches do not count, so verdicts do
 * not depend on them: the rest of the hash is stored together with the number of the search.
 */
export class VisitedSet {
  private readonly words: Int32Array
  private readonly mask: number
  private search = 0

  /** Creates a set with room for 2^bits entries. */
  constructor(bits: number) {
    this.words = new Int32Array(1 << bits)
    this.mask = (1 << bits) - 1
  }

  /** Starts a new search. */
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

  /** Adds a hash. False if it was already there. */
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
