import { shape, type ValueOf } from '@jadoube/laws/internals'
import { clientAct } from './client-act.js'
import { actId, id, secret } from './seat.js'

const { integer, natural, nullable, oneOf, optional, tagged, textLike } = shape

const roundName = textLike(/^[A-Za-z0-9.-]{1,16}$/)

/** Messages from a client. */
export const fromClient = tagged(
  'type',
  {
    /**
     * The first message on every connection. The seat of a single board opens that board at once,
     * from `since` on.
     */
    hello: {
      protocol: integer(Number.MIN_SAFE_INTEGER),
      /** The oldest version that the client also supports; `protocol` is the newest. */
      oldest: optional(integer(Number.MIN_SAFE_INTEGER)),
      secret: optional(secret),
      since: optional(natural),
    },
    /** Opens a board: completely, or only what came after `since` if that is little. */
    open: { board: id, since: optional(natural) },
    close: { board: id },
    /** Something was done or said at the board. */
    act: { board: id, id: actId, act: clientAct },
    /**
     * Watches the boards of an event in short: of one round, of the latest round, or of all rounds.
     */
    desk: { event: id, round: optional(roundName), latest: optional(oneOf([true])) },
    /**
     * Says at which board an official is, or at none. Officials who send it are told where the
     * others are.
     */
    'at-board': { event: id, board: nullable(id) },
    /** Asks to be told when something changes in an event: players, pairings, results. */
    follow: { event: id },
    ping: { id: optional(integer(Number.MIN_SAFE_INTEGER)) },
  },
  true,
)
/** A message from a client. */
export type FromClient = ValueOf<typeof fromClient>
/** The first message of a client. */
export type Hello = Extract<FromClient, { type: 'hello' }>

/** Validates a parsed message from a client; undefined if it is not valid. */
export const readFromClient = (value: unknown): FromClient | undefined => fromClient.read(value)
