import { type Shape, shape, type Unread, type ValueOf } from '@jadoube/laws/internals'
import { rematch, saidMessages } from './between-players.js'

const { flag, isObject, list, nullable, number, object, oneOf, optional, text } = shape

const color = oneOf(['white', 'black'])
const ms = number

/** An object that may have more fields than those listed. */
const andMore = <T>(known: Shape<T>): Shape<T & Unread> => {
  const fits = (value: unknown): value is T & Unread =>
    isObject(value) && known.read(value) !== undefined
  return { read: value => (fits(value) ? value : undefined), schema: known.schema }
}

/** Both clocks at one moment. The client counts down the running one from there. */
export const clocks = object({
  white: ms,
  black: ms,
  running: nullable(color),
  /** What is left of the delay of the running side. */
  free: ms,
  /** The time of this reading, in milliseconds since the scheduled start. */
  at: ms,
  /** Completed moves, as the clock counts them. */
  presses: object({ white: number, black: number }),
  /** The players whose flag is down. */
  flags: list(color),
})
/** Both clocks at one moment. */
export type ClocksView = ValueOf<typeof clocks>

export const pending = andMore(
  object({
    kind: oneOf(['draw-offer', 'question', 'claim', 'take-back', 'scoresheets']),
    claim: optional(text),
    by: optional(nullable(color)),
  }),
)
/** Something that is open at a board: an offer, a request, a claim or a question. */
export type PendingView = ValueOf<typeof pending>

const player = object({
  name: optional(text),
  federation: optional(text),
  fideId: optional(text),
  title: optional(text),
  rating: optional(number),
  presence: oneOf(['absent', 'present', 'left']),
})
/** A player at a board, as far as an audience may know them. */
export type PlayerView = ValueOf<typeof player>

/** A move that was made, with the clock of the player who made it. */
const move = object({ san: text, clock: nullable(ms) })
/** A move and the clock after it. */
export type MoveView = ValueOf<typeof move>

/**
 * A move as it is announced when a player cannot see the board (Appendix D.2.1): the piece and both
 * squares, but not what the move does. `text` can be sent unchanged with `announce`.
 */
const announcement = {
  by: color,
  /** The English letter of the piece, as a capital. */
  piece: text,
  from: text,
  to: text,
  promotion: optional(text),
  /** Castling: the square the rook started from. */
  rook: optional(text),
  text,
}

export const announced = object({
  /** The last announced move, for the opponent to repeat. */
  last: nullable(object({ ...announcement, repeated: flag })),
  /** The move that this player has carried out but not announced yet. */
  due: nullable(object(announcement)),
})
/** What is announced at a board where a player cannot see it. */
export type AnnouncedView = ValueOf<typeof announced>

/**
 * The people for whom a move is sealed. Anyone of them who is given a new link can no longer help
 * to open it.
 */
const sealedFor = list(oneOf(['arbiter', 'white', 'black']))

export const status = oneOf(['awaiting-start', 'in-play', 'paused', 'adjourned', 'concluded'])

/** The state of a board as one seat may see it. Fields that the seat may not see are missing. */
export const boardView = object({
  board: text,
  /** The role of this seat at this board. Its link may have been made for the other colour. */
  as: optional(oneOf(['white', 'black', 'arbiter', 'organiser', 'spectator'])),
  /** The board of the new game that replaces this one, and the board that this one replaces. */
  next: optional(text),
  replaces: optional(text),
  /**
   * The game of which this is the rematch, and the rematch of this game. Only the players see a
   * mere request.
   */
  rematchOf: optional(text),
  rematch: optional(rematch),
  /** Messages between the players, visible only to them. */
  messages: optional(saidMessages),
  event: nullable(text),
  round: nullable(text),
  number: nullable(number),
  header: andMore(object({ laws: text })),
  /** The scheduled start in milliseconds since 1970; `at` counts from here. */
  scheduledStart: number,
  startWhen: oneOf(['both-present', 'arbiter', 'scheduled']),
  /** The moves are those that the players record beside a wooden board. */
  medium: optional(oneOf(['scoresheet'])),
  status,
  result: text,
  points: nullable(object({ white: number, black: number })),
  reason: nullable(text),
  rule: nullable(text),
  article: nullable(text),
  /** What stands on the board, as the first field of a FEN. */
  placement: text,
  hasTheMove: color,
  /** The squares of pieces that were touched and not released. Everybody at the board saw it. */
  touched: optional(list(text)),
  /** The number of moves made by both players together. */
  ply: optional(number),
  /** The position of the game: on a guarded board, and for everybody who is not playing. */
  fen: optional(text),
  moves: optional(list(move)),
  /** The half-moves with which a draw was offered, `(=)` on a scoresheet. Present if `moves` is. */
  offers: optional(list(number)),
  /** The result that each player has signed. */
  signed: optional(object({ white: nullable(text), black: nullable(text) })),
  clocks: nullable(clocks),
  white: player,
  black: player,
  pending: list(pending),
  mustRecord: object({ white: optional(flag), black: optional(flag) }),
  /** What each player has recorded, as far as this seat may read it. */
  scoresheets: object({ white: optional(list(text)), black: optional(list(text)) }),
  /**
   * Present if the game is being adjourned or was adjourned: whose move is sealed, and when play
   * resumes.
   */
  adjournment: optional(
    object({
      stage: oneOf(['ordered', 'sealed', 'opened']),
      sealer: color,
      /** In milliseconds since the scheduled start. */
      resumes: nullable(ms),
      /**
       * For a player: the sealed envelope, for their part of the key. Opening it needs the
       * arbiter's part too.
       */
      envelope: optional(object({ ciphertext: text, commitment: text })),
      /** Present while a move is sealed. */
      sealedFor: optional(sealedFor),
    }),
  ),
  /** For the players of a game in which one of them cannot see the board. */
  announced: optional(announced),
  /** For the arbiter: irregularities that nobody has ruled on. */
  irregularities: optional(list(andMore(object({ kind: text, by: color })))),
  /** For the arbiter: players who have called and are waiting. */
  calls: optional(list(color)),
  /** The help that a training table gives. */
  help: optional(object({ legalMoves: optional(list(text)) })),
  /** The delay of this seat's news. */
  delay: ms,
})
/** The state of a board as one seat may see it. */
export type BoardView = ValueOf<typeof boardView>

/** One of many boards, on the arbiter's desk or in a list. */
export const boardLine = object({
  board: text,
  /** The board of the new game that replaces this one. */
  next: optional(text),
  round: nullable(text),
  number: nullable(number),
  seq: number,
  white: player,
  black: player,
  status,
  result: text,
  reason: nullable(text),
  placement: text,
  hasTheMove: color,
  ply: number,
  clocks: nullable(clocks),
  scheduledStart: number,
  /** Present while a move is sealed. */
  sealedFor: optional(sealedFor),
  /** Why the board needs the arbiter, most urgent first; empty for other people. */
  needs: list(text),
  /**
   * For officials: the outage because of which the clocks are stopped, in milliseconds since 1970.
   */
  interruption: optional(object({ from: number, until: number })),
})
/** A board in short. */
export type BoardLine = ValueOf<typeof boardLine>
