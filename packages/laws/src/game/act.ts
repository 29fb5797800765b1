import type { Color } from '@jadoube/chess'
import type { ActValue } from './act-shape.js'
import type { acts } from './act-table.js'
import type { Actor } from './act-words.js'

export {
  type Actor,
  actors,
  type Claim,
  claims,
  type Gesture,
  gestures,
  type Meaning,
  meanings,
  type NoProgressGround,
  noProgressGrounds,
  type Permission,
  permissions,
  type Unsaid,
  unsaid,
  type Verdict,
  verdicts,
} from './act-words.js'

type Acts = typeof acts
/** The name of an act. */
export type ActName = keyof Acts

/** What every act has besides its own fields. */
export interface ActBase {
  /** The time, in milliseconds since the scheduled start. */
  readonly at: number
  readonly by: Actor
}

/** The act with this name, with its actor and time. */
export type ActOf<Name extends ActName> = Name extends ActName
  ? ActBase & { readonly act: Name } & ActValue<Acts[Name]>
  : never

/** Something that somebody did or said at the board, with the time. */
export type Act = { [Name in ActName]: ActOf<Name> }[ActName]

/** The player whose act it is, also through an assistant; undefined if it is not a player's. */
export function playerOf(actor: Actor): Color | undefined {
  switch (actor) {
    case 'white':
    case 'white-assistant':
      return 'white'
    case 'black':
    case 'black-assistant':
      return 'black'
    // The arbiter, a spectator, the clock.
    default:
      return undefined
  }
}
