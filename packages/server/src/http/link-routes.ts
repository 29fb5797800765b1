import { type PlayerLink, playerLinksSchema, type RecoveryFile } from '@jadoube/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Mailbox } from '../board/mailbox.js'
import { inTurns } from '../in-turns.js'
import { type EventKey, makeEventKey, secretFrom } from '../seats/event-key.js'
import { linkOf, mayIssue, type Seat } from '../seats/seats.js'
import type { Service } from '../service.js'
import type { CompetitionId } from '../store/index.js'
import { makeCsv } from './csv.js'
import { numberIn, type Official, officialOf } from './event-parts.js'
import { HttpFault } from './http-fault.js'
import { baseOf, bodyOf, eventKeyOf, secretOf } from './request-parts.js'

/** How many links are written in one commit. */
const LINKS_AT_ONCE = 200

/** One link per player for the whole event. Officials can have all of them shown again. */
export function linkRoutes(app: FastifyInstance, service: Service): void {
  const { store, seats, now } = service
  /** If two organisers press the same button, each player still gets one link. */
  const queues = new Map<CompetitionId, Mailbox>()

  app.get('/api/events/:event/links', async (request, reply) => {
    const requested = await officialOf(request, service)
    const links = await linksOf(request, requested, eventKeyOf(request, requested.seat))
    if ((request.query as { format?: unknown }).format !== 'csv')
      return reply.header('cache-control', 'no-store').send({ links })
    const { entries } = requested.book.state.tournament
    const rows = links.map(({ entry, name, url }) => {
      const { title, rating, federation, club } = entries[entry - 1]?.person ?? {}
      return [entry, name, title ?? null, rating ?? null, federation ?? null, club ?? null, url]
    })
    const head = ['entry', 'name', 'title', 'rating', 'federation', 'club', 'link']
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${requested.stored.id}-links.csv"`)
      .send(makeCsv([head, ...rows]))
  })

  /** Issues a link to every player who has none, or a new one if requested. */
  app.post('/api/events/:event/links', async (request, reply) => {
    const requested = await officialOf(request, service)
    const { entries, reissue = false } = bodyOf(request, playerLinksSchema)
    const queue = queues.get(requested.stored.id) ?? new Mailbox()
    queues.set(requested.stored.id, queue)
    const links = await queue.run(() => issue(request, requested, entries, reissue))
    return reply.header('cache-control', 'no-store').send({ links })
  })

  app.delete('/api/events/:event/links/:entry', async (request, reply) => {
    const requested = await officialOf(request, service)
    const entry = numberIn((request.params as { entry: string }).entry, 'entry')
    const found = (await playerSeats(requested.stored.id)).filter(each => each.entry === entry)
    if (found.length === 0) throw new HttpFault('no-such-entry')
    for (const { id } of found) await seats.revoke(id)
    return reply.code(204).send()
  })

  /** All secrets of the event in one file, to be stored in a safe place. */
  app.get('/api/events/:event/recovery', async (request, reply) => {
    const requested = await officialOf(request, service)
    const { seat, stored, book } = requested
    if (seat.role !== 'organiser') throw new HttpFault('not-for-this-seat')
    const key = eventKeyOf(request, seat)
    const base = baseOf(request, service)
    const list = await seats.list({ kind: 'competition', competition: stored.id })
    const file: RecoveryFile = {
      jadoube: 'recovery/1',
      event: stored.id,
      name: book.state.name,
      madeAt: now(),
      links: list
        .filter(({ role, revoked }) => role !== 'player' && !revoked)
        .map(each => ({
          role: each.role,
          name: each.name,
          url: each.id === seat.id ? ownUrl(request, each, base) : urlOf(each, key, base),
        })),
      players: await linksOf(request, requested, key),
    }
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${stored.id}-recovery.json"`)
      .send(file)
  })

  async function playerSeats(event: CompetitionId): Promise<readonly Seat[]> {
    const list = await seats.list({ kind: 'competition', competition: event })
    return list.filter(({ role, revoked }) => role === 'player' && !revoked)
  }

  async function linksOf(
    request: FastifyRequest,
    { stored, book }: Official,
    key: EventKey | null,
  ): Promise<PlayerLink[]> {
    const base = baseOf(request, service)
    const { entries } = book.state.tournament
    const links = await inTurns(await playerSeats(stored.id), (seat): PlayerLink | null => {
      const person = entries[(seat.entry ?? 0) - 1]?.person
      if (seat.entry === null || person === undefined) return null
      return { entry: seat.entry, name: person.name, seat: seat.id, url: urlOf(seat, key, base) }
    })
    return links.filter(each => each !== null).sort((a, b) => a.entry - b.entry)
  }

  async function issue(
    request: FastifyRequest,
    requested: Official,
    wanted: readonly number[] | undefined,
    isReissue: boolean,
  ): Promise<PlayerLink[]> {
    const { stored, book, seat } = requested
    if (!mayIssue(seat, 'player')) throw new HttpFault('not-for-this-seat')
    const { entries } = book.state.tournament
    const chosen =
      wanted ?? entries.filter(each => each.withdrawnAfter === null).map(({ id }) => id)
    const unknown = chosen.find(entry => entries[entry - 1] === undefined)
    if (unknown !== undefined) throw new HttpFault('no-such-entry', `there is no entry ${unknown}`)
    const key = await keyFor(request, seat)
    const base = baseOf(request, service)
    const there = new Map((await playerSeats(stored.id)).map(each => [each.entry, each]))
    const scope = { kind: 'competition', competition: stored.id } as const
    const planned = []
    for (const entry of new Set(chosen)) {
      const known = there.get(entry)
      // A link that nobody could show again is useless.
      if (known !== undefined && isReissue) await seats.reissue(known, base, key)
      if (known !== undefined) continue
      const name = entries[entry - 1]?.person.name.slice(0, 100)
      planned.push((await seats.plan(scope, 'player', base, name, { entry, key })).seat)
    }
    // If this is interrupted, players who already have a link keep it; the others are requested again.
    for (let from = 0; from < planned.length; from += LINKS_AT_ONCE) {
      const some = planned.slice(from, from + LINKS_AT_ONCE)
      const made = await store.setUp({ boards: [], seats: some })
      if (!made.ok) throw new Error(`links could not be issued: ${made.error.code}`)
    }
    return linksOf(request, requested, key)
  }

  /** An event from before event keys existed gets one with its first links. */
  async function keyFor(request: FastifyRequest, seat: Seat): Promise<EventKey> {
    const known = eventKeyOf(request, seat)
    if (known !== null) return known
    const key = makeEventKey()
    await seats.giveKey(seat, secretOf(request) ?? '', key)
    return key
  }
}

const ownUrl = (request: FastifyRequest, { scope }: Seat, base: string): string =>
  linkOf(base, scope, secretOf(request) ?? '')

/** Null if the secret was not derived from this key. */
function urlOf(seat: Seat, key: EventKey | null, base: string): string | null {
  if (key === null || seat.generation === null) return null
  return linkOf(base, seat.scope, secretFrom(key, seat.id, seat.generation))
}
