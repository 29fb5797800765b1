import { shape, type ValueOf } from '@jadoube/laws/internals'
import { clientAct } from './client-act.js'
import { actId, id, secret } from './seat.js'

const { integer, natural, nullable, oneOf, optional, tagged, textLike } = shape

const roundName = textLike(/^[A-Za-z0-9.-]{1,16}$/)

/** What a client says. */
export const fromClient = tagged(
  'type',
  {
    /** First on every connection. A seat of one board opens that board at once, from `since` on. */
    hello: {
      protocol: integer(Number.MIN_SAFE_INTEGER),
      /** The oldest version that the client speaks as well; `protocol` is the newest. */
      oldest: optional(integer(Number.MIN_SAFE_INTEGER)),
      secret: optional(secret),
      since: optional(natural),
    },
    /** Open a board: everything, or what came after `since` if that is little. */
    open: { board: id, since: optional(natural) },
    close: { board: id },
    /** Something was done or said at the board. */
    act: { board: id, id: actId, act: clientAct },
    /** Watch the boards of an event in short: of one round, of the latest, or of all. */
    desk: { event: id, round: optional(roundName), latest: optional(oneOf([true])) },
    /** Where an official is: at a board, or at none. Those who say so are told where the others are. */
    'at-board': { event: id, board: nullable(id) },
    /** Be told when something changes in an event: players, pairings, results. */
    follow: { event: id },
    ping: { id: optional(integer(Number.MIN_SAFE_INTEGER)) },
  },
  true,
)
export type FromClient = ValueOf<typeof fromClient>
export type Hello = Extract<FromClient, { type: 'hello' }>

/** A message of a client that is JSON already, checked; undefined where it does not read. */
export const readFromClient = (value: unknown): FromClient | undefined => fromClient.read(value)
