import { z } from 'zod'

const color = z.enum(['white', 'black'])
const ms = z.number()

/** The two clocks at one moment; the client lets the running one run on from there. */
export const clocksSchema = z.object({
  white: ms,
  black: ms,
  running: color.nullable(),
  /** What is left of the delay of the side that runs. */
  free: ms,
  /** When it was so, in milliseconds since the scheduled start. */
  at: ms,
  /** Moves completed, as the clock counts them. */
  presses: z.object({ white: z.number(), black: z.number() }),
  /** Whose flag is down. */
  flags: z.array(color),
})
export type ClocksView = z.infer<typeof clocksSchema>

export const pendingSchema = z.looseObject({
  kind: z.enum(['draw-offer', 'question', 'claim']),
  claim: z.string().optional(),
  by: color.nullable().optional(),
})
export type PendingView = z.infer<typeof pendingSchema>

export const playerViewSchema = z.object({
  name: z.string().optional(),
  federation: z.string().optional(),
  fideId: z.string().optional(),
  title: z.string().optional(),
  presence: z.enum(['absent', 'present', 'left']),
})
export type PlayerView = z.infer<typeof playerViewSchema>

/** A move as it was made, with the clock of whoever made it. */
export const moveViewSchema = z.object({ san: z.string(), clock: ms.nullable() })
export type MoveView = z.infer<typeof moveViewSchema>

/**
 * A move as it is said where somebody cannot see the board (Appendix D.2.1): the piece and both squares, and
 * nothing of what the move does. `text` may be sent as it is with `announce`.
 */
const announcement = z.object({
  by: color,
  /** The letter of the piece in English, large. */
  piece: z.string(),
  from: z.string(),
  to: z.string(),
  promotion: z.string().optional(),
  /** Castling: where the rook stood. */
  rook: z.string().optional(),
  text: z.string(),
})

export const announcedSchema = z.object({
  /** The last move that was announced, for the opponent to repeat. */
  last: announcement.extend({ repeated: z.boolean() }).nullable(),
  /** What this player has done on the board and has still to announce. */
  due: announcement.nullable(),
})
export type AnnouncedView = z.infer<typeof announcedSchema>

/** For whom a move lies sealed: who of them is given a new link cannot help to open it any more. */
const sealedFor = z.array(z.enum(['arbiter', 'white', 'black']))

/** How a board stands, as one seat may see it. What the seat may not see is not there. */
export const boardViewSchema = z.object({
  board: z.string(),
  /** What this seat is at this board; its link may have been made for the other colour. */
  as: z.enum(['white', 'black', 'arbiter', 'organiser', 'spectator']).optional(),
  /** The board of the new game that is played in place of this one, and the one this is played in place of. */
  next: z.string().optional(),
  replaces: z.string().optional(),
  event: z.string().nullable(),
  round: z.string().nullable(),
  number: z.number().nullable(),
  header: z.looseObject({ laws: z.string() }),
  /** Milliseconds since 1970 of the scheduled start, from which `at` counts. */
  scheduledStart: z.number(),
  startWhen: z.enum(['both-present', 'arbiter', 'scheduled']),
  status: z.enum(['awaiting-start', 'in-play', 'paused', 'adjourned', 'concluded']),
  result: z.string(),
  points: z.object({ white: z.number(), black: z.number() }).nullable(),
  reason: z.string().nullable(),
  rule: z.string().nullable(),
  article: z.string().nullable(),
  /** What physically stands there, as the first field of a FEN. */
  placement: z.string(),
  hasTheMove: color,
  /** The squares of the pieces that he has touched and not put down: everybody at the board saw it. */
  touched: z.array(z.string()).optional(),
  /** How many moves have been made, both players' together. */
  ply: z.number().optional(),
  /** The position of the game: on a guarded board, and for who is not playing. */
  fen: z.string().optional(),
  moves: z.array(moveViewSchema).optional(),
  /** The half-moves with which a draw was offered, `(=)` on a scoresheet: where the moves are. */
  offers: z.array(z.number()).optional(),
  /** The result that each player has signed. */
  signed: z.object({ white: z.string().nullable(), black: z.string().nullable() }).optional(),
  clocks: clocksSchema.nullable(),
  white: playerViewSchema,
  black: playerViewSchema,
  pending: z.array(pendingSchema),
  mustRecord: z.object({ white: z.boolean().optional(), black: z.boolean().optional() }),
  /** What has been written, by whose scoresheet this seat may read. */
  scoresheets: z.object({
    white: z.array(z.string()).optional(),
    black: z.array(z.string()).optional(),
  }),
  /** Where the game is being adjourned, is, or has been: whose move is sealed, and when play resumes. */
  adjournment: z
    .object({
      stage: z.enum(['ordered', 'sealed', 'opened']),
      sealer: color,
      /** Milliseconds since the scheduled start. */
      resumes: ms.nullable(),
      /** To a player: closed, for his part of the key. It takes the arbiter's, too, to open it. */
      envelope: z.object({ ciphertext: z.string(), commitment: z.string() }).optional(),
      /** While a move lies sealed. */
      sealedFor: sealedFor.optional(),
    })
    .optional(),
  /** To a player of a game in which one of the two cannot see the board. */
  announced: announcedSchema.optional(),
  /** What is open against the Laws and nobody has ruled on: for the arbiter. */
  irregularities: z.array(z.looseObject({ kind: z.string(), by: color })).optional(),
  /** Who has called the arbiter and waits: for the arbiter. */
  calls: z.array(color).optional(),
  /** The help that a training table gives. */
  help: z.object({ legalMoves: z.array(z.string()).optional() }).optional(),
  /** How long this seat's news is held back. */
  delay: ms,
})
export type BoardView = z.infer<typeof boardViewSchema>

/** One board among many, on the arbiter's desk or a list. */
export const boardLineSchema = z.object({
  board: z.string(),
  /** The board of the new game that is played in place of this one. */
  next: z.string().optional(),
  round: z.string().nullable(),
  number: z.number().nullable(),
  seq: z.number(),
  white: playerViewSchema,
  black: playerViewSchema,
  status: boardViewSchema.shape.status,
  result: z.string(),
  reason: z.string().nullable(),
  placement: z.string(),
  hasTheMove: color,
  ply: z.number(),
  clocks: clocksSchema.nullable(),
  scheduledStart: z.number(),
  /** While a move lies sealed. */
  sealedFor: sealedFor.optional(),
  /** What asks for the arbiter, the most pressing first; for others empty. */
  needs: z.array(z.string()),
})
export type BoardLine = z.infer<typeof boardLineSchema>
