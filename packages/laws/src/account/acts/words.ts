import type { Color, Role, SquareName } from '@jadoube/chess'
import type { ActName, Actor } from '../../game/act.js'

export interface ActWithoutEffect {
  readonly whose: string
  readonly what: string
  /** The move, the square or the claim. */
  readonly detail: string
  readonly reason: string
}

/** `Move (White: Ra2)`: the form of most languages, with the player beside the act. */
export const namedAct = ({ whose, what, detail }: ActWithoutEffect): string => {
  const about = detail === '' ? whose : `${whose}: ${detail}`
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} (${about})`
}

/** The words of one language for the acts themselves. */
export interface ActWords {
  /** Each act as a noun. */
  readonly names: Readonly<Record<ActName, string>>
  /** The player or other person, in the form that `noEffect` needs. */
  readonly whose: Readonly<Record<Actor, string>>
  /** Says that an act has no effect, what it was about (may be empty), and why. */
  readonly noEffect: (act: ActWithoutEffect) => string
  /** The beginning of a ruling on a claim, before a colon. */
  readonly claimCorrect: string
  /** Says which piece must be moved, wherever it goes. */
  readonly mustMove: (player: Color, role: Role, square: SquareName) => string
}
