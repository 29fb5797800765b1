import type { Role } from '@jadoube/chess'

/**
 * What people say of a move in one language: the words of the federation and the common ones. Each entry is the
 * beginning of a word, so that it covers the inflected forms (`trdnjav` for trdnjava, trdnjavo); of two that fit
 * the longer one counts (`kraljic` is a queen, `kralj` a king). Letters and diacritics do not matter.
 */
export interface Lexicon {
  readonly pieces: Readonly<Record<Role, readonly string[]>>
  readonly takes: readonly string[]
  /** Castling is one of `castling` with one of `short` or `long`. */
  readonly castling: readonly string[]
  readonly short: readonly string[]
  readonly long: readonly string[]
  /** One to eight, with the names of the ranks (*trojka*, *kolmonen*). */
  readonly numbers: readonly (readonly string[])[]
  /** The names of the letters a to h, as a recogniser may spell them; whole words. */
  readonly files: readonly (readonly string[])[]
  /** What is not a move. A phrase is what must be said in this order, each the beginning of a word. */
  readonly calls: Readonly<Record<Call, readonly string[]>>
  /** `I do not accept`: with one of these words an acceptance is a refusal. Whole words. */
  readonly negations: readonly string[]
}

/** What a player can call out instead of a move. Nobody resigns by voice: a misheard word would lose the game. */
export type Call = 'draw' | 'accept' | 'reject' | 'press' | 'arbiter'
