import type { Role } from '@jadoube/chess'

/**
 * What people say for moves in one language: the federation's terms and the common ones. Each entry
 * is the beginning of a word, so that it covers inflected forms (`trdnjav` for trdnjava, trdnjavo).
 * If two fit, the longer one counts (`kraljic` is a queen, `kralj` a king). Case and diacritics do
 * not matter.
 */
export interface Lexicon {
  readonly pieces: Readonly<Record<Role, readonly string[]>>
  readonly takes: readonly string[]
  /** Castling is a word of `castling` with one of `short` or `long`. */
  readonly castling: readonly string[]
  readonly short: readonly string[]
  readonly long: readonly string[]
  /** One to eight, including the names of the ranks (*trojka*, *kolmonen*). */
  readonly numbers: readonly (readonly string[])[]
  /** The names of the letters a to h, as a recogniser may spell them. Whole words. */
  readonly files: readonly (readonly string[])[]
  /**
   * What is not a move. The parts of a phrase must be said in this order, each the beginning of a
   * word.
   */
  readonly calls: Readonly<Record<Call, readonly string[]>>
  /** With one of these words an acceptance is a rejection: `I do not accept`. Whole words. */
  readonly negations: readonly string[]
}

/**
 * What a player can call out instead of a move. Resigning by voice is not possible, because a
 * misheard word would lose the game.
 */
export type Call = 'draw' | 'accept' | 'reject' | 'press' | 'arbiter'
