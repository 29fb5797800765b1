import { shape, type ValueOf } from '@jadoube/laws'
import { clientAct } from './client-act.js'
import { actId, id, secret } from './seat.js'

const { integer, natural, optional, tagged } = shape

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
    /** Watch all boards of an event in short. */
    desk: { event: id },
    ping: { id: optional(integer(Number.MIN_SAFE_INTEGER)) },
  },
  true,
)
export type FromClient = ValueOf<typeof fromClient>
export type Hello = Extract<FromClient, { type: 'hello' }>

/** A message of a client that is JSON already, checked; undefined where it does not read. */
export const readFromClient = (value: unknown): FromClient | undefined => fromClient.read(value)
