import type { Color } from '@jadoube/chess'
import type { EventOf } from '../../game/event.js'
import type { Effect } from '../../game/question.js'
import type { OwedMove } from '../owed-move.js'
import type { Say } from '../wording.js'

type EventName =
  | 'piece-placed'
  | 'piece-held'
  | 'piece-between-squares'
  | 'move-part-made'
  | 'obligation'

/** The words of one language for hands and pieces (Article 4). */
export interface Moving {
  readonly events: { readonly [T in EventName]: Say<T> }
  readonly claims: { readonly 'which-square': string }
  readonly effects: Readonly<Record<Extract<Effect, 'square-named' | 'not-released'>, string>>
  /** What the player had to do by touch-move but did not. */
  readonly owed: (player: Color, owed: OwedMove) => string
  /** The move that was made and cannot be changed. */
  readonly moveStays: (player: Color, move: string) => string
  /** A piece that nobody touched but that an illegal written move binds like a touch (9.5.3). */
  readonly countsAsTouched: (square: string) => string
  /** The pawn that was left on its last rank, and its square. */
  readonly pawnLeft: (square: string | undefined) => string
  /** A move made with two hands was taken back before the press and must be made again (7.5.4). */
  readonly oneHandAgain: string
}

/** A piece in a player's hand, by its English letter, upper case for White. */
export interface HandledPiece {
  readonly piece: string
  readonly by: Color
}

/** Whether the piece was not touched, but an illegal written move binds it. */
export const isAsIfTouched = ({ rule }: EventOf<'piece-touched'>): boolean =>
  rule === 'claim.intended-binding'

const colourOf = (piece: string): Color => (piece === piece.toUpperCase() ? 'white' : 'black')

/** The colour of a piece, by its letter, if it is not the player's own. */
export const colourIfOpponents = (piece: string, by: Color): Color | null =>
  colourOf(piece) === by ? null : colourOf(piece)
