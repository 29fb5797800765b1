import type { Color, Role, SquareName } from '@jadoube/chess'
import type { ActName, Actor } from '../../game/act.js'

/** What one language says of the acts themselves. */
export interface ActWords {
  /** Each act as a noun. */
  readonly names: Readonly<Record<ActName, string>>
  /** Whose act it was. */
  readonly whose: Readonly<Record<Actor, string>>
  /** An act, and the move, the square or the claim that it was about. */
  readonly about: (what: string, detail: string) => string
  /** An act that could not be, and why. */
  readonly noEffect: (whose: string, what: string, reason: string) => string
  /** The piece that has to be moved, wherever it goes. */
  readonly mustMove: (player: Color, role: Role, square: SquareName) => string
}
