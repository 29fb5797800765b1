import type { FastifyRequest } from 'fastify'
import type { Board } from '../board/board.js'
import { roleAtBoard } from '../game/new-game.js'
import { isTooDeep } from '../json-depth.js'
import { withPlainNames } from '../plain-text.js'
import { type EventKey, unwrapKey } from '../seats/event-key.js'
import { type Seat, sitsAt } from '../seats/seats.js'
import type { Service } from '../service.js'
import {
  type CompetitionId,
  deletedOf,
  parseBoardId,
  parseCompetitionId,
  type Stored,
} from '../store/index.js'
import { HttpFault } from './http-fault.js'
import { isHost, linkBase } from './link-base.js'

interface Schema<T> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false
        readonly error: {
          readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[]
        }
      }
}

/** The body of a request with plain names, validated by the schema. */
export const bodyOf = <T>(request: FastifyRequest, schema: Schema<T>): T =>
  bodyAsSent(request, { safeParse: body => schema.safeParse(withPlainNames(body)) })

/** The body of a request as it was sent, validated by the schema. */
export function bodyAsSent<T>(request: FastifyRequest, schema: Schema<T>): T {
  if (isTooDeep(request.body))
    throw new HttpFault('malformed-message', 'the JSON is nested too deeply')
  const read = schema.safeParse(request.body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = issue?.path.map(String).join('.')
  throw new HttpFault(
    'malformed-message',
    `${where ? `${where}: ` : ''}${issue?.message ?? 'it is not valid'}`,
  )
}

/**
 * The beginning of links: the configured address, or the one that this request used. Behind a proxy
 * the public address is unknown and forwarded hosts are not trusted, so it must be configured.
 */
export function baseOf(request: FastifyRequest, { config }: Service): string {
  if (config.publicUrl !== '') return config.publicUrl.replace(/\/$/, '')
  const { localAddress = '', localPort } = request.socket
  const here = localAddress.replace(/^::ffff:(?=\d+\.)/, '')
  const own = `${here.includes(':') ? `[${here}]` : here}:${localPort}`
  const isKnown = config.trustProxy.length === 0 && isHost(request.host)
  return linkBase(`http://${isKnown ? request.host : own}`, config.host)
}

/** The secret of a request's link, from `Authorization: Bearer <secret>`. */
export const secretOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{16,100})$/.exec(request.headers.authorization ?? '')?.[1]

/** The seat that the secret of a request opens; null if the request has no authorization. */
export async function seatOf(request: FastifyRequest, { seats }: Service): Promise<Seat | null> {
  if (request.headers.authorization === undefined) return null
  const secret = secretOf(request)
  const seat = secret && (await seats.find(secret))
  if (!seat) throw new HttpFault('secret-unknown')
  return seat
}

/**
 * The key from which the event's links are derived, decrypted with this seat's secret; null if it
 * has none.
 */
export function eventKeyOf(request: FastifyRequest, { eventKey }: Seat): EventKey | null {
  const secret = secretOf(request)
  if (eventKey === null || secret === undefined) return null
  return unwrapKey(eventKey, secret) ?? null
}

export async function boardOf(request: FastifyRequest, { boards }: Service): Promise<Board> {
  const id = parseBoardId((request.params as { board: string }).board)
  const board = id && (await boards.get(id))
  if (!board) throw new HttpFault('no-such-board')
  return board
}

export async function eventOf(
  request: FastifyRequest,
  { store }: Service,
): Promise<Stored<CompetitionId>> {
  const id = parseCompetitionId((request.params as { event: string }).event)
  const event = id && (await store.competitions.get(id))
  if (!event || deletedOf(event.meta)) throw new HttpFault('no-such-event')
  return event
}

/**
 * The role at this board; a spectator if the board is open. A closed board is not shown to others.
 */
export function roleAt(seat: Seat | null, board: Board): Seat['role'] {
  if (seat && sitsAt(seat, board.id, board.settings)) return roleAtBoard(seat, board.settings)
  if (board.settings.open) return 'spectator'
  throw new HttpFault(seat ? 'not-for-this-seat' : 'no-such-board')
}

export function roleAtEvent(seat: Seat | null, event: CompetitionId): Seat['role'] {
  const isOfEvent = seat?.scope.kind === 'competition' && seat.scope.competition === event
  return isOfEvent ? seat.role : 'spectator'
}

/** The event of a request, for its officials only. */
export async function officialEventOf(
  request: FastifyRequest,
  service: Service,
): Promise<Stored<CompetitionId>> {
  const stored = await eventOf(request, service)
  const role = roleAtEvent(await seatOf(request, service), stored.id)
  if (role !== 'organiser' && role !== 'arbiter') throw new HttpFault('not-for-this-seat')
  return stored
}
