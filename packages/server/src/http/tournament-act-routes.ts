import { eventActsSchema, playerActsSchema } from '@jadoube/protocol'
import type { FastifyInstance } from 'fastify'
import { hasSameActs } from '../event/event-book.js'
import { type EventMeta, makeEventMeta, parseEventMeta } from '../event/event-meta.js'
import type { LoggedAct } from '../event/log/line.js'
import { seeMe } from '../event/view/me.js'
import type { Service } from '../service.js'
import type { CompetitionId, Stored } from '../store/index.js'
import { acknowledged, officialOf, playerOf, throwBusy } from './event-parts.js'
import { HttpFault } from './http-fault.js'
import type { Quotas } from './quotas.js'
import { RateLimit } from './rate-limit.js'
import { bodyOf } from './request-parts.js'

/** Bytes: a list of three thousand players at once. */
const LARGEST_ACTS = 1_000_000

/** A player says a few things about a round. The log is shared, so nobody may fill it alone. */
const PLAYER_ACTS_PER_MINUTE = 2
const MAX_PLAYER_ACTS = 60

/** What officials and players do in an event. */
export function tournamentActRoutes(app: FastifyInstance, service: Service, quotas: Quotas): void {
  const { now, config } = service
  const actLimit = new RateLimit(config.actsPerSecond, config.actsPerSecond * 3, now)
  const playerActLimit = new RateLimit(PLAYER_ACTS_PER_MINUTE / 60, MAX_PLAYER_ACTS, now)

  app.post('/api/events/:event/acts', { bodyLimit: LARGEST_ACTS }, async (request, reply) => {
    const { book, by, seat, stored } = await officialOf(request, service)
    if (!actLimit.take(seat.id)) throw new HttpFault('too-fast')
    const { id, seq, acts } = bodyOf(request, eventActsSchema)
    const { length } = JSON.stringify(acts)
    quotas.countText(request, length)
    const submitted = {
      by,
      id,
      isSameRequest: hasSameActs(acts),
      ...(seq !== undefined && { seen: seq }),
    }
    const answer = await book
      .plan(submitted, async () => ({
        acts,
        sameCommit: { boards: [], seats: [], ...(await changedMeta(acts, stored, service)) },
      }))
      .catch(throwBusy)
    const { again, line, ...rest } = acknowledged(answer)
    if (!again) {
      const stored = JSON.stringify(line.events).length
      quotas.countStored(request, Math.max(0, stored - length))
    }
    return reply.send({ seq: rest.seq, again, events: line.events })
  })

  app.get('/api/events/:event/me', async (request, reply) => {
    const { book, stored, entry } = await playerOf(request, service)
    const view = seeMe(book.state, stored.id, entry, now())
    if (view === undefined) throw new HttpFault('no-such-entry')
    return reply.header('cache-control', 'no-store').send(view)
  })

  app.post('/api/events/:event/me/acts', async (request, reply) => {
    const { book, by, seat } = await playerOf(request, service)
    const { id, acts } = bodyOf(request, playerActsSchema)
    if (!playerActLimit.take(seat.id, acts.length)) throw new HttpFault('too-fast')
    const { seq, again } = acknowledged(await book.act({ by, id, acts }))
    return reply.send({ seq, again })
  })
}

/** The name of the event is also stored beside its log: both change in one commit. */
async function changedMeta(
  acts: readonly LoggedAct[],
  stored: Stored<CompetitionId>,
  { store }: Service,
) {
  const changes = acts.filter(act => act.act === 'change-event')
  if (changes.length === 0) return {}
  const current = (await store.competitions.get(stored.id)) ?? stored
  const meta: { -readonly [K in keyof EventMeta]: EventMeta[K] } = parseEventMeta(current.meta)
  for (const { name, site, date } of changes) {
    if (name !== undefined) meta.name = name
    if (site !== undefined) meta.site = site
    if (date !== undefined) meta.date = date
  }
  return { competition: { id: stored.id, version: current.version, meta: makeEventMeta(meta) } }
}
