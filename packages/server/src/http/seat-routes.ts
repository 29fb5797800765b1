import { newSeatSchema, type Role } from '@jadoube/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayIssue, type Seat, sitsAt } from '../seats/seats.js'
import type { Service } from '../service.js'
import { parseSeatId, type Scope } from '../store/index.js'
import { HttpFault } from './http-fault.js'
import { makeQr } from './qr.js'
import { MAX_SEATS } from './quotas.js'
import { baseOf, boardOf, bodyOf, eventKeyOf, eventOf, seatOf } from './request-parts.js'

const eventRoles: readonly Role[] = ['organiser', 'arbiter', 'spectator']

/**
 * Links: issued, reissued, revoked. The organiser may handle all links, the arbiter all except the
 * organiser's.
 */
export function seatRoutes(app: FastifyInstance, service: Service): void {
  const { seats } = service

  async function requireSeat(request: FastifyRequest): Promise<Seat> {
    const seat = await seatOf(request, service)
    if (seat === null) throw new HttpFault('not-for-this-seat')
    return seat
  }

  /** The scope of the seats concerned, if the requesting seat manages it. */
  async function scopeOf(request: FastifyRequest, seat: Seat): Promise<Scope> {
    if ('board' in (request.params as object)) {
      const board = await boardOf(request, service)
      if (!sitsAt(seat, board.id, board.settings)) throw new HttpFault('not-for-this-seat')
      return { kind: 'board', board: board.settings.seatsOf?.board ?? board.id }
    }
    const { id } = await eventOf(request, service)
    if (seat.scope.kind !== 'competition' || seat.scope.competition !== id) {
      throw new HttpFault('not-for-this-seat')
    }
    return { kind: 'competition', competition: id }
  }

  async function managedSeat(request: FastifyRequest, mySeat: Seat): Promise<Seat> {
    const scope = await scopeOf(request, mySeat)
    const id = parseSeatId((request.params as { seat: string }).seat)
    const seat = id && (await seats.get(id))
    if (!seat || JSON.stringify(seat.scope) !== JSON.stringify(scope)) {
      throw new HttpFault('no-such-seat')
    }
    if (!mayIssue(mySeat, seat.role)) throw new HttpFault('not-for-this-seat')
    return seat
  }

  for (const place of ['/api/boards/:board/seats', '/api/events/:event/seats']) {
    app.get(place, async (request, reply) => {
      const seat = await requireSeat(request)
      const scope = await scopeOf(request, seat)
      if (!mayIssue(seat, 'spectator')) throw new HttpFault('not-for-this-seat')
      const list = await seats.list(scope)
      return reply.send(
        list.map(({ id, role, name, revoked }) => ({ seat: id, role, name, revoked })),
      )
    })

    app.post(place, async (request, reply) => {
      const seat = await requireSeat(request)
      const scope = await scopeOf(request, seat)
      const { role, name } = bodyOf(request, newSeatSchema)
      const fits = scope.kind === 'board' || eventRoles.includes(role)
      if (!fits || !mayIssue(seat, role)) throw new HttpFault('not-for-this-seat')
      const issued = (await seats.list(scope)).filter(each => each.role !== 'player')
      if (issued.length >= MAX_SEATS) throw new HttpFault('too-many-seats')
      const key = scope.kind === 'board' ? null : eventKeyOf(request, seat)
      const link = await seats.issue(scope, role, baseOf(request, service), name, { key })
      return reply.code(201).send(link)
    })

    app.post(`${place}/:seat/reissue`, async (request, reply) => {
      const asking = await requireSeat(request)
      const seat = await managedSeat(request, asking)
      const key = seat.scope.kind === 'board' ? null : eventKeyOf(request, asking)
      const link = await seats.reissue(seat, baseOf(request, service), key)
      if (!link) throw new HttpFault('no-such-seat')
      return reply.send(link)
    })

    app.delete(`${place}/:seat`, async (request, reply) => {
      const seat = await managedSeat(request, await requireSeat(request))
      await seats.revoke(seat.id)
      return reply.code(204).send()
    })
  }

  /** A link as a QR code. It is sent in the body, because URLs end up in logs. */
  app.post('/api/qr', async (request, reply) => {
    const { url } = (request.body ?? {}) as { url?: unknown }
    if (typeof url !== 'string' || url.length > 300 || !URL.canParse(url)) {
      throw new HttpFault('malformed-message', 'url must be a link')
    }
    return reply.type('image/svg+xml').header('cache-control', 'no-store').send(makeQr(url))
  })
}
