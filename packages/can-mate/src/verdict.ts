import type { Color, Move, Role } from '@jadoube/chess'

/** How much work may be spent. Nodes, not time: the same limits give the same verdict on every machine. */
export interface CanMateLimits {
  /** Positions searched and enclosures grown, all together. */
  readonly nodes?: number
  /** An AbortSignal: stops the work early; the verdict is then `undetermined`. */
  readonly signal?: { readonly aborted: boolean }
}

/** 3,000,000 nodes are one to three seconds; ordinary positions need fewer than a hundred. */
export const defaultNodes = 3_000_000

/**
 * A piece (king, officer or pawn) in an enclosure: the squares it may ever stand on, as a pair of 32-bit sets,
 * and whether it may be captured. `wild` is a pawn that may have promoted to anything.
 */
export interface Man {
  readonly color: Color
  readonly role: Role | 'wild'
  readonly lo: number
  readonly hi: number
  readonly mayBeLost: boolean
}

/**
 * A claim that a set of positions is never left: every piece stays within its squares. `facing` are pairs of
 * pawns, white then black by index into `men`, always on one file, with White's below Black's.
 * Pawn moves and captures of pawns that leave the claim (`exits`) end in another enclosure of the same family,
 * in which the pieces have the same order.
 */
export interface Enclosure {
  readonly family: number
  readonly men: readonly Man[]
  readonly facing: readonly (readonly [white: number, black: number])[]
  /** Castling rights there may be, `1 << colour * 2 + side`, with the rooks' squares. */
  readonly castling: number
  readonly rooks: readonly number[]
}

/**
 * A claim that no legal move leaves a set of frames. A frame is all positions that have these kings, these pawns and this turn, and of
 * each troop (pieces of one colour and role) this many, all of them on squares of a set.
 *
 * In `words`, one frame after another: turn + 2 * (the square a pawn has crossed + 1) + 256 * white king + 16384 *
 * black king; the white pawns and the black ones, as pairs of 32-bit sets; then for each troop how many pieces, and their
 * squares as such a pair.
 */
export interface FrameClaim {
  readonly troops: readonly { readonly color: Color; readonly role: Role }[]
  readonly words: Int32Array
}

/**
 * Why a colour cannot mate: play all legal moves from the position, go no further where a position is in one
 * of the enclosures, is terminal or falls under a material theorem: no mate is met, and the end comes after
 * `positions` positions. `checkProof` does exactly this. Otherwise the position is in one of the `frames`, and no move leaves them.
 */
export interface Proof {
  readonly positions: number
  readonly enclosures: readonly Enclosure[]
  readonly frames?: FrameClaim
}

/** The answer to whether a colour can mate: with a line, with a proof, or not decided. */
export type CanMate =
  | { readonly verdict: 'yes'; readonly line: readonly Move[] }
  | { readonly verdict: 'no'; readonly proof: Proof }
  | { readonly verdict: 'undetermined'; readonly spent: number }

/** `dead` is Article 5.2.2: neither can mate. */
export type Deadness = 'dead' | 'alive' | 'undetermined'
