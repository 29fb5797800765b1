import type { Color, Move, Role } from '@jadoube/chess'

/**
 * How much work may be done. It is counted in nodes, not in time, so that the same limits give the
 * same verdict on every machine.
 */
export interface CanMateLimits {
  /** The most positions searched and enclosures built, in total. */
  readonly nodes?: number
  /** An AbortSignal that stops the work early. The verdict is then `undetermined`. */
  readonly signal?: { readonly aborted: boolean }
}

/**
 * The default limit: 3,000,000 nodes take one to three seconds. Ordinary positions need fewer than
 * a hundred.
 */
export const defaultNodes = 3_000_000

/**
 * A piece in an enclosure, kings and pawns included: the squares where it may ever stand, as a pair
 * of 32-bit sets, and whether it may be captured. `wild` is a pawn that may have promoted to
 * anything.
 */
export interface EnclosedPiece {
  readonly color: Color
  readonly role: Role | 'wild'
  readonly lo: number
  readonly hi: number
  readonly mayBeLost: boolean
}

/**
 * A claim that no legal move leaves a set of positions: every piece stays within its squares.
 * `facing` lists pairs of pawns, white then black, by index into `pieces`; they are always on one
 * file, with White's below Black's. Pawn moves and captures of pawns that leave the claim (`exits`)
 * end in another enclosure of the same family, in which the pieces have the same order.
 */
export interface Enclosure {
  readonly family: number
  readonly pieces: readonly EnclosedPiece[]
  readonly facing: readonly (readonly [white: number, black: number])[]
  /** The possible castling rights, `1 << (colour * 2 + side)`, with the rooks' squares. */
  readonly castling: number
  readonly rooks: readonly number[]
}

/**
 * A claim that no legal move leaves a set of frames. A frame stands for all positions with these
 * kings, these pawns and this turn, and with this many pieces of each group (pieces of one colour
 * and role), all of them on squares of a set.
 *
 * `words` holds one frame after another: turn + 2 * (the square that a pawn has crossed + 1) + 256
 * * white king + 16384 * black king; the white pawns and the black pawns, as pairs of 32-bit sets;
 * then for each group the number of its pieces, and their squares as such a pair.
 */
export interface FrameClaim {
  readonly groups: readonly { readonly color: Color; readonly role: Role }[]
  readonly words: Int32Array
}

/**
 * Why a colour cannot mate. With `enclosures`: play all legal moves from the position, but do not
 * continue from a position that is in one of the enclosures, is terminal or falls under a material
 * theorem. No mate is met, and the play ends after `positions` positions. With `frames`: the
 * position is in one of the frames, and no move leaves them. `checkProof` verifies exactly this.
 */
export interface Proof {
  readonly positions: number
  readonly enclosures: readonly Enclosure[]
  readonly frames?: FrameClaim
}

/** The answer to whether a colour can mate: yes with a line, no with a proof, or undetermined. */
export type CanMate =
  | { readonly verdict: 'yes'; readonly line: readonly Move[] }
  | { readonly verdict: 'no'; readonly proof: Proof }
  | { readonly verdict: 'undetermined'; readonly spent: number }

/** Whether a position is dead in the sense of Article 5.2.2: neither player can mate. */
export type Deadness = 'dead' | 'alive' | 'undetermined'
