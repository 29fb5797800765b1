import { type PlayerLink, playerLinksSchema, type RecoveryFile } from '@jadoube/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Mailbox } from '../board/mailbox.js'
import { linkOf, type Seat } from '../seats/seats.js'
import type { Service } from '../service.js'
import type { CompetitionId } from '../store/index.js'
import { makeCsv } from './csv.js'
import { numberIn, type Official, officialOf } from './event-parts.js'
import { HttpFault } from './http-fault.js'
import { issueLinks, playerLinks, playerSeats, urlOf } from './player-links.js'
import { baseOf, bodyOf, eventKeyOf, secretOf } from './request-parts.js'

/** One link per player for the whole event. Officials can have all of them shown again. */
export function linkRoutes(app: FastifyInstance, service: Service): void {
  /** If two organisers press the same button, each player still gets one link. */
  const queues = new Map<CompetitionId, Mailbox>()

  app.get('/api/events/:event/links', async (request, reply) => {
    const requested = await officialOf(request, service)
    const links = await playerLinks(
      request,
      requested,
      eventKeyOf(request, requested.seat),
      service,
    )
    if ((request.query as { format?: unknown }).format !== 'csv')
      return reply.header('cache-control', 'no-store').send({ links })
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${requested.stored.id}-links.csv"`)
      .send(linksAsCsv(links, requested))
  })

  /** Issues a link to every player who has none, or a new one if requested. */
  app.post('/api/events/:event/links', async (request, reply) => {
    const requested = await officialOf(request, service)
    const { entries, reissue = false } = bodyOf(request, playerLinksSchema)
    const queue = queues.get(requested.stored.id) ?? new Mailbox()
    queues.set(requested.stored.id, queue)
    const links = await queue.run(() =>
      issueLinks(request, requested, { entries, isReissue: reissue }, service),
    )
    return reply.header('cache-control', 'no-store').send({ links })
  })

  app.delete('/api/events/:event/links/:entry', async (request, reply) => {
    const requested = await officialOf(request, service)
    const entry = numberIn((request.params as { entry: string }).entry, 'entry')
    const found = (await playerSeats(requested.stored.id, service)).filter(
      each => each.entry === entry,
    )
    if (found.length === 0) throw new HttpFault('no-such-entry')
    for (const { id } of found) await service.seats.revoke(id)
    return reply.code(204).send()
  })

  /** All secrets of the event in one file, to be stored in a safe place. */
  app.get('/api/events/:event/recovery', async (request, reply) => {
    const requested = await officialOf(request, service)
    if (requested.seat.role !== 'organiser') throw new HttpFault('not-for-this-seat')
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${requested.stored.id}-recovery.json"`)
      .send(await makeRecoveryFile(request, requested, service))
  })
}

async function makeRecoveryFile(
  request: FastifyRequest,
  requested: Official,
  service: Service,
): Promise<RecoveryFile> {
  const { seat, stored, book } = requested
  const key = eventKeyOf(request, seat)
  const base = baseOf(request, service)
  const list = await service.seats.list({ kind: 'competition', competition: stored.id })
  return {
    jadoube: 'recovery/1',
    event: stored.id,
    name: book.state.name,
    madeAt: service.now(),
    links: list
      .filter(({ role, revoked }) => role !== 'player' && !revoked)
      .map(each => ({
        role: each.role,
        name: each.name,
        url: each.id === seat.id ? ownUrl(request, each, base) : urlOf(each, key, base),
      })),
    players: await playerLinks(request, requested, key, service),
  }
}

const ownUrl = (request: FastifyRequest, { scope }: Seat, base: string): string =>
  linkOf(base, scope, secretOf(request) ?? '')

function linksAsCsv(links: readonly PlayerLink[], { book }: Official): string {
  const { entries } = book.state.tournament
  const rows = links.map(({ entry, name, url }) => {
    const { title, rating, federation, club } = entries[entry - 1]?.person ?? {}
    return [entry, name, title ?? null, rating ?? null, federation ?? null, club ?? null, url]
  })
  return makeCsv([['entry', 'name', 'title', 'rating', 'federation', 'club', 'link'], ...rows])
}
