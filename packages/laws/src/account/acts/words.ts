import type { Color, Role, SquareName } from '@jadoube/chess'
import type { ActName, Actor } from '../../game/act.js'

export interface ActWithoutEffect {
  readonly whose: string
  readonly what: string
  /** The move, the square or the claim. */
  readonly detail: string
  readonly reason: string
}

/** `Move (White: Ra2)`, as most languages put an act whose maker stands beside it. */
export const namedAct = ({ whose, what, detail }: ActWithoutEffect): string => {
  const about = detail === '' ? whose : `${whose}: ${detail}`
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} (${about})`
}

/** What one language says of the acts themselves. */
export interface ActWords {
  /** Each act as a noun. */
  readonly names: Readonly<Record<ActName, string>>
  /** Whose act it was, in the form that `noEffect` needs. */
  readonly whose: Readonly<Record<Actor, string>>
  /** An act that could not be, what it was about (empty where nothing more is to say) and why. */
  readonly noEffect: (act: ActWithoutEffect) => string
  /** What a ruling on a claim begins with, before a colon. */
  readonly claimCorrect: string
  /** The piece that has to be moved, wherever it goes. */
  readonly mustMove: (player: Color, role: Role, square: SquareName) => string
}
