import {
  type EboardStatus,
  type EboardsView,
  eboardPlaceSchema,
  eboardReportSchema,
} from '@jadoube/protocol'
import type { FastifyInstance } from 'fastify'
import { sortedBoards } from '../event/boards-of-event.js'
import { makeEventMeta, parseEventMeta } from '../event/event-meta.js'
import type { Service } from '../service.js'
import type { CompetitionId, Stored } from '../store/index.js'
import { HttpFault } from './http-fault.js'
import { bodyOf, officialEventOf } from './request-parts.js'

interface Reported {
  readonly at: number
  readonly boards: readonly EboardStatus[]
}

/** More electronic boards than any hall has. */
const MAX_PLACED = 1000
/** Bytes: that many boards, each with some differing squares. */
const LARGEST_REPORT = 300_000
/** For how many events the last report is stored; each is sent again every few seconds. */
const MAX_REPORTED = 200

/**
 * The electronic boards of an event. Where each stands is stored with the event. Its state is only
 * what was last reported to this process, and is reported again every few seconds.
 */
export function eboardRoutes(app: FastifyInstance, service: Service): void {
  const { store, now } = service
  const reported = new Map<CompetitionId, Reported>()

  async function view(stored: Stored<CompetitionId>): Promise<EboardsView> {
    const { eboards = {}, rounds } = parseEventMeta(stored.meta)
    const last = rounds.at(-1)
    const games = new Map<number, string>()
    for (const { id, settings } of await sortedBoards(service, stored.id)) {
      const { round, number } = settings
      if (round === last && number !== null) games.set(number, id)
    }
    const { at = null, boards = [] } = reported.get(stored.id) ?? {}
    const placed = Object.entries(eboards).map(([serial, number]) => ({
      serial,
      number,
      board: games.get(number) ?? null,
    }))
    return { now: now(), reported: at, boards, placed }
  }

  app.get('/api/events/:event/eboards', async (request, reply) =>
    reply.send(await view(await officialEventOf(request, service))),
  )

  app.patch('/api/events/:event/eboards', async (request, reply) => {
    const stored = await officialEventOf(request, service)
    const { serial, number } = bodyOf(request, eboardPlaceSchema)
    const meta = parseEventMeta(stored.meta)
    // A board stands at one place, and a place has one board.
    const others = Object.entries(meta.eboards ?? {}).filter(
      ([known, place]) => known !== serial && place !== number,
    )
    const eboards = Object.fromEntries(
      number === null ? others : [...others, [serial, number] as const],
    )
    if (Object.keys(eboards).length > MAX_PLACED) throw new HttpFault('too-many-boards')
    const changed = await store.competitions.change(
      stored.id,
      stored.version,
      makeEventMeta({ ...meta, eboards }),
    )
    if (!changed.ok) throw new HttpFault('changed-meanwhile')
    return reply.code(204).send()
  })

  app.post(
    '/api/events/:event/eboards/report',
    { bodyLimit: LARGEST_REPORT },
    async (request, reply) => {
      const stored = await officialEventOf(request, service)
      const { boards } = bodyOf(request, eboardReportSchema)
      // The map is in the order of the reports, so the oldest comes first.
      reported.delete(stored.id)
      reported.set(stored.id, { at: now(), boards })
      const [oldest] = reported.keys()
      if (reported.size > MAX_REPORTED && oldest !== undefined) reported.delete(oldest)
      return reply.send(await view(stored))
    },
  )
}
