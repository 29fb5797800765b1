import { deviceKeySchema, type EnvelopeKeys, type Role } from '@jadoube/protocol'
import type { FastifyInstance } from 'fastify'
import { roleAtBoard } from '../game/new-game.js'
import { opensEnvelopes, type Seat, sitsAt } from '../seats/seats.js'
import type { Service } from '../service.js'
import { HttpFault } from './http-fault.js'
import { boardOf, bodyOf, seatOf } from './request-parts.js'

/** The maximum number of arbiters for whom an envelope is sealed. */
const MAX_ARBITERS = 8

/**
 * Public keys for sealed moves: each device registers its own, and the player who seals asks for
 * those of the others.
 */
export function envelopeRoutes(app: FastifyInstance, service: Service): void {
  const { seats } = service

  /**
   * Registers the key of the requesting device. The answer has the key that counts: another
   * device's, if that was first.
   */
  app.post('/api/envelope-key', async (request, reply) => {
    const seat = await seatOf(request, service)
    if (seat === null || !opensEnvelopes.has(seat.role)) throw new HttpFault('not-for-this-seat')
    const { key } = bodyOf(request, deviceKeySchema)
    const registered = await seats.registerDevice(seat, key)
    if (registered === undefined) throw new HttpFault('secret-unknown')
    return reply.send({ seat: seat.id, key: registered.key })
  })

  /**
   * The keys for which a player seals a move: those of the arbiters and of the player who must
   * reply.
   */
  app.get('/api/boards/:board/envelope-keys', async (request, reply) => {
    const seat = await seatOf(request, service)
    if (seat === null) throw new HttpFault('not-for-this-seat')
    const board = await boardOf(request, service)
    if (!sitsAt(seat, board.id, board.settings)) throw new HttpFault('not-for-this-seat')
    const { event, seatsOf } = board.settings
    const [ofBoard, ofEvent] = await Promise.all([
      seats.list({ kind: 'board', board: seatsOf?.board ?? board.id }),
      event === null ? [] : seats.list({ kind: 'competition', competition: event }),
    ])
    const here = [...ofEvent, ...ofBoard].filter(({ revoked }) => !revoked)
    const withRole = (role: Role) => here.filter(each => roleAtBoard(each, board.settings) === role)
    const linkOf = (role: Role) => withRole(role)[0]?.envelopeKey ?? null
    const keys: EnvelopeKeys = {
      arbiter: linkOf('arbiter'),
      white: linkOf('white'),
      black: linkOf('black'),
      devices: {
        arbiter: devicesOf(withRole('arbiter'), MAX_ARBITERS),
        // A second link to the same side gets no key for what is sealed for the first.
        white: devicesOf(withRole('white'), 1),
        black: devicesOf(withRole('black'), 1),
      },
    }
    return reply.send(keys)
  })
}

/** In the order of registration. */
function devicesOf(seats: readonly Seat[], most: number) {
  const known = seats.flatMap(({ name, deviceKey }) =>
    deviceKey === null ? [] : [{ name, ...deviceKey }],
  )
  known.sort((one, other) => one.at - other.at)
  return known.slice(0, most).map(({ name, key }) => ({ key, name }))
}
