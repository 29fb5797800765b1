import { gameEvent, type Shape, shape, type Unread, type ValueOf } from '@jadoube/laws/internals'
import { rematch, saidMessages } from './between-players.js'
import { role } from './seat.js'
import { announced, boardLine, boardView, clocks, pending, status } from './view.js'

const { flag, list, nullable, number, object, oneOf, optional, tagged, text } = shape

/** Read on by `parseSnapshot` of laws, which looks into it. */
const snapshot: Shape<Unread> = {
  read: value => (shape.isObject(value) ? value : undefined),
  schema: { type: 'object' },
}

/** What the server says. */
export const fromServer = tagged('type', {
  welcome: {
    protocol: number,
    /** The server's clock, milliseconds since 1970. */
    now: number,
    seat: nullable(object({ id: text, role, name: optional(text) })),
    /** Where the seat is: one board, or an event with all its boards. */
    board: nullable(text),
    event: nullable(text),
  },
  /** How a board stands: on opening it, and whenever the gap is too wide for news. */
  board: {
    board: text,
    seq: number,
    now: number,
    view: boardView,
    /** The game with what the seat may not know left out, as `makeSnapshot` of laws writes it. */
    state: snapshot,
  },
  /** One entry of the log. Numbers have no gaps: a client that sees one asks with `open` and `since`. */
  news: {
    board: text,
    seq: number,
    now: number,
    /** The events of the record, as far as the seat may see them. */
    events: list(gameEvent),
    status,
    hasTheMove: oneOf(['white', 'black']),
    placement: text,
    /** As in the board's view: where the seat may follow the game. */
    fen: optional(text),
    ply: optional(number),
    clocks: nullable(clocks),
    pending: list(pending),
    /** As in the board's view: to a player where moves are announced. */
    announced: optional(announced),
    /** To the arbiter: who has called and waits, where that has changed. */
    calls: optional(list(oneOf(['white', 'black']))),
    /** The board of the new game that is played in place of this one. */
    next: optional(text),
    /** How the game stands, where the seat may know more of it from here on than the events say. */
    state: optional(snapshot),
  },
  /** There is no more news than `seq`: after the news that was asked for with `since`. */
  current: { board: text, seq: number, now: number },
  /** The act is durable, as entry `seq`. `again`: it was there already, this is its first answer. */
  ack: { board: text, id: text, seq: number, again: flag },
  /** The act has no effect, and why: a code of the Laws' refusals or of the server's errors. */
  refused: { board: text, id: text, code: text, reason: text },
  error: { code: text, reason: text, board: optional(text) },
  desk: {
    event: text,
    now: number,
    lines: list(boardLine),
    /** The round that the lines are of, where not all were asked for, and all rounds there are. */
    round: optional(nullable(text)),
    rounds: optional(list(text)),
  },
  /** Who is at the desks of the event, and at which board. */
  'desk-people': {
    event: text,
    people: list(object({ seat: text, role, name: nullable(text), board: nullable(text) })),
  },
  /** Which players of an open board are connected; no part of the record. */
  seated: { board: text, here: list(oneOf(['white', 'black'])) },
  /** As in the board's view, whenever it has changed; no part of the record. */
  'between-players': {
    board: text,
    rematch: optional(rematch),
    messages: optional(saidMessages),
  },
  'desk-line': { event: text, line: boardLine },
  /** The log of an event that is followed has come to `seq`: its pages can be asked for again. */
  'event-news': { event: text, seq: number },
  pong: { id: nullable(number), now: number },
  /** The server is about to close the connection. */
  bye: { code: text, reason: text },
})
export type FromServer = ValueOf<typeof fromServer>
export type ServerMessage<T extends FromServer['type']> = Extract<FromServer, { type: T }>
export type News = ServerMessage<'news'>

/** A message of the server that is JSON already, checked; undefined where it does not read. */
export const readFromServer = (value: unknown): FromServer | undefined => fromServer.read(value)
