import {
  gameEvent,
  refusalDetails,
  type Shape,
  shape,
  type Unread,
  type ValueOf,
} from '@jadoube/laws/internals'
import { rematch, saidMessages } from './between-players.js'
import { role } from './seat.js'
import { announced, boardLine, boardView, clocks, pending, status } from './view.js'

const { flag, list, nullable, number, object, oneOf, optional, tagged, text } = shape

/** The content is validated by `parseSnapshot` of laws. */
const snapshot: Shape<Unread> = {
  read: value => (shape.isObject(value) ? value : undefined),
  schema: { type: 'object' },
}

/** Messages from the server. */
export const fromServer = tagged('type', {
  welcome: {
    protocol: number,
    /** Time by the server's clock, in milliseconds since 1970. */
    now: number,
    seat: nullable(object({ id: text, role, name: optional(text) })),
    /** What the seat belongs to: one board, or an event with all its boards. */
    board: nullable(text),
    event: nullable(text),
  },
  /**
   * The complete state of a board: when it is opened, and when too much was missed to send it as
   * news.
   */
  board: {
    board: text,
    seq: number,
    now: number,
    view: boardView,
    /** The game without what the seat may not know, as written by `makeSnapshot` of laws. */
    state: snapshot,
  },
  /**
   * One entry of the log. Numbers have no gaps: a client that finds a gap sends `open` with
   * `since`.
   */
  news: {
    board: text,
    seq: number,
    now: number,
    /** The events of the record that the seat may see. */
    events: list(gameEvent),
    status,
    hasTheMove: oneOf(['white', 'black']),
    placement: text,
    /** As in the board's view: if the seat may follow the game. */
    fen: optional(text),
    ply: optional(number),
    clocks: nullable(clocks),
    pending: list(pending),
    /** As in the board's view: for players, if moves are announced. */
    announced: optional(announced),
    /** For the arbiter: who has called and is waiting, if that has changed. */
    calls: optional(list(oneOf(['white', 'black']))),
    /** The board of the new game that replaces this one. */
    next: optional(text),
    /** The state of the game, if the seat may now know more than the events say. */
    state: optional(snapshot),
  },
  /** Follows the news that was requested with `since`: there is nothing after `seq` yet. */
  current: { board: text, seq: number, now: number },
  /**
   * The act is durable, as entry `seq`. `again`: it had been sent before, and this repeats the
   * first answer.
   */
  ack: { board: text, id: text, seq: number, again: flag },
  /** The act has no effect, and why: a code of the Laws' refusals or of the server's errors. */
  refused: {
    board: text,
    id: text,
    code: text,
    /** In English. */
    reason: text,
    /** What more there is to say of a refusal by the Laws. */
    details: optional(refusalDetails),
  },
  error: { code: text, reason: text, board: optional(text) },
  desk: {
    event: text,
    now: number,
    lines: list(boardLine),
    /**
     * The round that the lines belong to, unless all were requested; and the names of all rounds.
     */
    round: optional(nullable(text)),
    rounds: optional(list(text)),
  },
  /** Who is at the desks of the event, and at which board. */
  'desk-people': {
    event: text,
    people: list(object({ seat: text, role, name: nullable(text), board: nullable(text) })),
  },
  /** Which players of an open board are connected. Not part of the record. */
  seated: { board: text, here: list(oneOf(['white', 'black'])) },
  /** As in the board's view, sent whenever it changes. Not part of the record. */
  'between-players': {
    board: text,
    rematch: optional(rematch),
    messages: optional(saidMessages),
  },
  'desk-line': { event: text, line: boardLine },
  /** The log of a followed event has reached `seq`: its pages can be fetched again. */
  'event-news': { event: text, seq: number },
  pong: { id: nullable(number), now: number },
  /** The server is about to close the connection. */
  bye: { code: text, reason: text },
})
/** A message from the server. */
export type FromServer = ValueOf<typeof fromServer>
/** The messages from the server of this type. */
export type ServerMessage<T extends FromServer['type']> = Extract<FromServer, { type: T }>
/** One entry of the log of a board, as one audience may see it. */
export type News = ServerMessage<'news'>

/** Validates a parsed message from the server; undefined if it is not valid. */
export const readFromServer = (value: unknown): FromServer | undefined => fromServer.read(value)
