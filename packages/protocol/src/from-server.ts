import { z } from 'zod'
import { roleSchema } from './seat.js'
import {
  announcedSchema,
  boardLineSchema,
  boardViewSchema,
  clocksSchema,
  pendingSchema,
} from './view.js'

/** An event of the record, as far as the seat may see it. */
export const eventSchema = z.looseObject({ type: z.string(), at: z.number() })
export type EventView = z.infer<typeof eventSchema>

const welcome = z.object({
  type: z.literal('welcome'),
  protocol: z.number(),
  /** The server's clock, milliseconds since 1970. */
  now: z.number(),
  seat: z.object({ id: z.string(), role: roleSchema }).nullable(),
  /** Where the seat is: one board, or an event with all its boards. */
  board: z.string().nullable(),
  event: z.string().nullable(),
})
/** How a board stands: on opening it, and whenever the gap is too wide for news. */
const board = z.object({
  type: z.literal('board'),
  board: z.string(),
  seq: z.number(),
  now: z.number(),
  view: boardViewSchema,
})
/** One entry of the log. Numbers have no gaps: a client that sees one asks with `open` and `since`. */
const news = z.object({
  type: z.literal('news'),
  board: z.string(),
  seq: z.number(),
  now: z.number(),
  events: z.array(eventSchema),
  status: boardViewSchema.shape.status,
  hasTheMove: z.enum(['white', 'black']),
  placement: z.string(),
  /** As in the board's view: where the seat may follow the game. */
  fen: z.string().optional(),
  ply: z.number().optional(),
  clocks: clocksSchema.nullable(),
  pending: z.array(pendingSchema),
  /** As in the board's view: to a player where moves are announced. */
  announced: announcedSchema.optional(),
})
/** There is no more news than `seq`: after the news that was asked for with `since`. */
const current = z.object({
  type: z.literal('current'),
  board: z.string(),
  seq: z.number(),
  now: z.number(),
})
/** The act is durable, as entry `seq`. `again`: it was there already, this is its first answer. */
const ack = z.object({
  type: z.literal('ack'),
  board: z.string(),
  id: z.string(),
  seq: z.number(),
  again: z.boolean(),
})
/** The act has no effect, and why: a code of the Laws' refusals or of the server's errors. */
const refused = z.object({
  type: z.literal('refused'),
  board: z.string(),
  id: z.string(),
  code: z.string(),
  reason: z.string(),
})
const error = z.object({
  type: z.literal('error'),
  code: z.string(),
  reason: z.string(),
  board: z.string().optional(),
})
const desk = z.object({
  type: z.literal('desk'),
  event: z.string(),
  now: z.number(),
  lines: z.array(boardLineSchema),
})
const deskLine = z.object({
  type: z.literal('desk-line'),
  event: z.string(),
  line: boardLineSchema,
})
const pong = z.object({ type: z.literal('pong'), id: z.number().nullable(), now: z.number() })
/** The server is about to close the connection. */
const bye = z.object({ type: z.literal('bye'), code: z.string(), reason: z.string() })

export const fromServerSchema = z.discriminatedUnion('type', [
  welcome,
  board,
  news,
  current,
  ack,
  refused,
  error,
  desk,
  deskLine,
  pong,
  bye,
])
export type FromServer = z.infer<typeof fromServerSchema>
export type ServerMessage<T extends FromServer['type']> = Extract<FromServer, { type: T }>
export type News = ServerMessage<'news'>
