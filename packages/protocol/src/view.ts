import { type Shape, shape, type Unread, type ValueOf } from '@jadoube/laws/internals'
import { rematch, saidMessages } from './between-players.js'

const { flag, isObject, list, nullable, number, object, oneOf, optional, text } = shape

const color = oneOf(['white', 'black'])
const ms = number

/** An object that says more than what is named here. */
const andMore = <T>(known: Shape<T>): Shape<T & Unread> => {
  const fits = (value: unknown): value is T & Unread =>
    isObject(value) && known.read(value) !== undefined
  return { read: value => (fits(value) ? value : undefined), schema: known.schema }
}

/** The two clocks at one moment; the client lets the running one run on from there. */
export const clocks = object({
  white: ms,
  black: ms,
  running: nullable(color),
  /** What is left of the delay of the side that runs. */
  free: ms,
  /** When it was so, in milliseconds since the scheduled start. */
  at: ms,
  /** Moves completed, as the clock counts them. */
  presses: object({ white: number, black: number }),
  /** Whose flag is down. */
  flags: list(color),
})
export type ClocksView = ValueOf<typeof clocks>

export const pending = andMore(
  object({
    kind: oneOf(['draw-offer', 'question', 'claim', 'take-back', 'scoresheets']),
    claim: optional(text),
    by: optional(nullable(color)),
  }),
)
export type PendingView = ValueOf<typeof pending>

const player = object({
  name: optional(text),
  federation: optional(text),
  fideId: optional(text),
  title: optional(text),
  rating: optional(number),
  presence: oneOf(['absent', 'present', 'left']),
})
export type PlayerView = ValueOf<typeof player>

/** A move as it was made, with the clock of the player who made it. */
const move = object({ san: text, clock: nullable(ms) })
export type MoveView = ValueOf<typeof move>

/**
 * A move as it is said where somebody cannot see the board (Appendix D.2.1): the piece and both squares, and
 * nothing of what the move does. `text` may be sent as it is with `announce`.
 */
const announcement = {
  by: color,
  /** The letter of the piece in English, large. */
  piece: text,
  from: text,
  to: text,
  promotion: optional(text),
  /** Castling: where the rook stood. */
  rook: optional(text),
  text,
}

export const announced = object({
  /** The last move that was announced, for the opponent to repeat. */
  last: nullable(object({ ...announcement, repeated: flag })),
  /** What this player has done on the board and has still to announce. */
  due: nullable(object(announcement)),
})
export type AnnouncedView = ValueOf<typeof announced>

/** For whom a move is sealed: who of them is given a new link cannot help to open it any more. */
const sealedFor = list(oneOf(['arbiter', 'white', 'black']))

export const status = oneOf(['awaiting-start', 'in-play', 'paused', 'adjourned', 'concluded'])

/** How a board stands, as one seat may see it. What the seat may not see is not there. */
export const boardView = object({
  board: text,
  /** What this seat is at this board; its link may have been made for the other colour. */
  as: optional(oneOf(['white', 'black', 'arbiter', 'organiser', 'spectator'])),
  /** The board of the new game that is played in place of this one, and the one this is played in place of. */
  next: optional(text),
  replaces: optional(text),
  /** The game whose rematch this is, and the rematch of this one; what is only asked for is for the players. */
  rematchOf: optional(text),
  rematch: optional(rematch),
  /** What the players said to each other: for them alone. */
  messages: optional(saidMessages),
  event: nullable(text),
  round: nullable(text),
  number: nullable(number),
  header: andMore(object({ laws: text })),
  /** Milliseconds since 1970 of the scheduled start, from which `at` counts. */
  scheduledStart: number,
  startWhen: oneOf(['both-present', 'arbiter', 'scheduled']),
  /** The moves are those that the players write down beside a wooden board. */
  medium: optional(oneOf(['scoresheet'])),
  status,
  result: text,
  points: nullable(object({ white: number, black: number })),
  reason: nullable(text),
  rule: nullable(text),
  article: nullable(text),
  /** What physically stands there, as the first field of a FEN. */
  placement: text,
  hasTheMove: color,
  /** The squares of the pieces that were touched and not put down: everybody at the board saw it. */
  touched: optional(list(text)),
  /** How many moves have been made, both players' together. */
  ply: optional(number),
  /** The position of the game: on a guarded board, and for who is not playing. */
  fen: optional(text),
  moves: optional(list(move)),
  /** The half-moves with which a draw was offered, `(=)` on a scoresheet: where the moves are. */
  offers: optional(list(number)),
  /** The result that each player has signed. */
  signed: optional(object({ white: nullable(text), black: nullable(text) })),
  clocks: nullable(clocks),
  white: player,
  black: player,
  pending: list(pending),
  mustRecord: object({ white: optional(flag), black: optional(flag) }),
  /** What has been written, by whose scoresheet this seat may read. */
  scoresheets: object({ white: optional(list(text)), black: optional(list(text)) }),
  /** Where the game is being adjourned, is, or has been: whose move is sealed, and when play resumes. */
  adjournment: optional(
    object({
      stage: oneOf(['ordered', 'sealed', 'opened']),
      sealer: color,
      /** Milliseconds since the scheduled start. */
      resumes: nullable(ms),
      /** To a player: closed, for the player's part of the key. It takes the arbiter's, too, to open it. */
      envelope: optional(object({ ciphertext: text, commitment: text })),
      /** While a move is sealed. */
      sealedFor: optional(sealedFor),
    }),
  ),
  /** To a player of a game in which one of the two cannot see the board. */
  announced: optional(announced),
  /** What is open against the Laws and nobody has ruled on: for the arbiter. */
  irregularities: optional(list(andMore(object({ kind: text, by: color })))),
  /** Who has called the arbiter and waits: for the arbiter. */
  calls: optional(list(color)),
  /** The help that a training table gives. */
  help: optional(object({ legalMoves: optional(list(text)) })),
  /** How long this seat's news is held back. */
  delay: ms,
})
export type BoardView = ValueOf<typeof boardView>

/** One board among many, on the arbiter's desk or a list. */
export const boardLine = object({
  board: text,
  /** The board of the new game that is played in place of this one. */
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
  /** While a move is sealed. */
  sealedFor: optional(sealedFor),
  /** What asks for the arbiter, the most pressing first; for others empty. */
  needs: list(text),
  /** To officials: when the server was away, where the clocks have stood since; milliseconds since 1970. */
  interruption: optional(object({ from: number, until: number })),
})
export type BoardLine = ValueOf<typeof boardLine>
