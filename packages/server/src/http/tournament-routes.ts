import { eventActsSchema, playerActsSchema } from '@jadoube/protocol'
import { type TournamentLanguage, tournamentLanguages } from '@jadoube/tournament'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasSameActs } from '../event/event-book.js'
import { type EventMeta, makeEventMeta, parseEventMeta } from '../event/event-meta.js'
import {
  derive,
  explainWhy,
  isBriefFor,
  makeTable,
  propose,
  type TableWanted,
} from '../event/large-field.js'
import type { LoggedAct } from '../event/log/line.js'
import { lastFinished, lastPublished } from '../event/view/as-of-round.js'
import { seeMe } from '../event/view/me.js'
import { seeOverview } from '../event/view/overview.js'
import { seeRound } from '../event/view/rounds.js'
import type { Service } from '../service.js'
import {
  acknowledged,
  numberIn,
  officialOf,
  playerOf,
  type RequestedEvent,
  throwBusy,
  tournamentOf,
} from './event-parts.js'
import { HttpFault } from './http-fault.js'
import type { Quotas } from './quotas.js'
import { RateLimit } from './rate-limit.js'
import { bodyOf } from './request-parts.js'
import { CachedAnswers } from './send-cached.js'

/** Bytes: a list of three thousand players at once. */
const LARGEST_ACTS = 1_000_000

/** A player says a few things about a round. The log is shared, so nobody may fill it alone. */
const PLAYER_ACTS_PER_MINUTE = 2
const MAX_PLAYER_ACTS = 60

/** What is done in an event, and what the public sees of it. */
export function tournamentRoutes(app: FastifyInstance, service: Service, quotas: Quotas): void {
  const { now, config, store, worker } = service
  const answers = new CachedAnswers()
  const actLimit = new RateLimit(config.actsPerSecond, config.actsPerSecond * 3, now)
  const playerActLimit = new RateLimit(PLAYER_ACTS_PER_MINUTE / 60, MAX_PLAYER_ACTS, now)

  app.post('/api/events/:event/acts', { bodyLimit: LARGEST_ACTS }, async (request, reply) => {
    const { book, by, seat, stored } = await officialOf(request, service)
    if (!actLimit.take(seat.id)) throw new HttpFault('too-fast')
    const { id, seq, acts } = bodyOf(request, eventActsSchema)
    quotas.countText(request, JSON.stringify(acts).length)
    const submitted = {
      by,
      id,
      isSameRequest: hasSameActs(acts),
      ...(seq !== undefined && { seen: seq }),
    }
    const answer = await book
      .plan(submitted, async () => ({
        acts,
        sameCommit: { boards: [], seats: [], ...(await changedMeta(acts)) },
      }))
      .catch(throwBusy)
    const { again, line, ...rest } = acknowledged(answer)
    return reply.send({ seq: rest.seq, again, events: line.events })

    /** The name of the event is also stored beside its log: both change in one commit. */
    async function changedMeta(all: readonly LoggedAct[]) {
      const changes = all.filter(act => act.act === 'change-event')
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

  app.get('/api/events/:event/overview', async (request, reply) => {
    const requested = await tournamentOf(request, service)
    return sendView(request, reply, requested, 'overview', () =>
      seeOverview(requested.state, requested.stored.id, requested.viewer),
    )
  })

  app.get('/api/events/:event/players', async (request, reply) => {
    const requested = await tournamentOf(request, service)
    const wanted = {
      table: 'players',
      event: requested.stored.id,
      viewer: requested.viewer,
    } as const
    return sendTable(request, reply, requested, 'players', wanted)
  })

  app.get('/api/events/:event/rounds/:round', async (request, reply) => {
    const requested = await tournamentOf(request, service)
    const round = roundInPath(request)
    const view = seeRound(requested.state, requested.stored.id, round, requested.viewer)
    if (view === undefined) throw new HttpFault('no-such-round')
    return sendView(request, reply, requested, `round-${round}`, () => view)
  })

  app.get('/api/events/:event/rounds/:round/proposal', async (request, reply) => {
    const requested = await officialOf(request, service)
    const { state } = requested.book
    if (roundInPath(request) !== state.tournament.rounds.length + 1)
      throw new HttpFault('no-such-round')
    const language = languageIn(request)
    const tag = `${tagOf(requested)}-proposal-${language}`
    return answers.send(request, reply, {
      tag,
      make: async () => {
        const text = await propose(worker, state, { event: requested.stored.id, language }).catch(
          throwBusy,
        )
        if (text === undefined) throw new HttpFault('no-such-round', 'rounds are paired by hand')
        return text
      },
    })
  })

  /** Why two players do or do not meet in a round. The public may ask once it is published. */
  app.get('/api/events/:event/rounds/:round/why', async (request, reply) => {
    const requested = await tournamentOf(request, service)
    const { one, other } = request.query as { one?: unknown; other?: unknown }
    const { state } = requested.book
    const round = roundInPath(request)
    const isOfficial = requested.viewer === 'official'
    const most = isOfficial ? state.tournament.rounds.length + 1 : lastPublished(state)
    if (round < 1 || round > most) throw new HttpFault('no-such-round')
    const pair = [numberIn(one, 'one'), numberIn(other, 'other')] as const
    const language = languageIn(request)
    const what = `why-${round}-${pair.join('-')}-${language}`
    return sendView(request, reply, requested, what, async () => {
      const isBrief = isBriefFor(state, requested.viewer)
      const wanted = { round, pair, language, viewer: requested.viewer, isBrief }
      const text = await explainWhy(worker, state, wanted).catch(throwBusy)
      if (text === undefined) throw new HttpFault('no-such-entry', 'there is nothing to explain')
      return { event: requested.stored.id, seq: state.seq, round, text }
    })
  })

  app.get('/api/events/:event/standings', async (request, reply) => {
    const requested = await tournamentOf(request, service)
    const round = requestedRound(request, requested)
    const wanted = { table: 'standings', event: requested.stored.id, round } as const
    return sendTable(request, reply, requested, `standings-${round}`, wanted)
  })

  app.get('/api/events/:event/standings/:entry', async (request, reply) => {
    const requested = await tournamentOf(request, service)
    const round = requestedRound(request, requested)
    const entry = numberIn((request.params as { entry: string }).entry, 'entry')
    const language = languageIn(request)
    const event = requested.stored.id
    const { state } = requested
    const tag = `${tagOf(requested)}-${requested.viewer}-derivation-${round}-${entry}-${language}`
    return answers.send(request, reply, {
      tag,
      make: async () => {
        const text = await derive(worker, state, { event, round, entry, language }).catch(throwBusy)
        if (text === undefined) throw new HttpFault('no-such-entry')
        return text
      },
    })
  })

  app.get('/api/events/:event/crosstable', async (request, reply) => {
    const requested = await tournamentOf(request, service)
    const round = requestedRound(request, requested)
    const wanted = { table: 'crosstable', event: requested.stored.id, round } as const
    return sendTable(request, reply, requested, `crosstable-${round}`, wanted)
  })

  function sendTable(
    request: FastifyRequest,
    reply: FastifyReply,
    requested: RequestedEvent,
    what: string,
    wanted: TableWanted,
  ): Promise<FastifyReply> {
    const { state } = requested
    return answers.send(request, reply, {
      tag: `${tagOf(requested)}-${requested.viewer}-${what}`,
      make: () => makeTable(worker, state, wanted).catch(throwBusy),
    })
  }

  /** Sends a view, which is the same until the log grows for everybody of the same kind. */
  function sendView(
    request: FastifyRequest,
    reply: FastifyReply,
    requested: RequestedEvent,
    what: string,
    make: () => object | Promise<object>,
  ): Promise<FastifyReply> {
    const tag = `${tagOf(requested)}-${requested.viewer}-${what}`
    return answers.send(request, reply, { tag, make: async () => JSON.stringify(await make()) })
  }
}

/** The tag of the state that an answer is based on. */
const tagOf = ({
  stored,
  book,
  hidden,
}: Pick<RequestedEvent, 'stored' | 'book' | 'hidden'>): string =>
  `${stored.id}-${book.instanceId}-${book.state.seq}${hidden === 0 ? '' : `-${hidden}`}`

const roundInPath = (request: FastifyRequest): number =>
  numberIn((request.params as { round: string }).round, 'round')

/** The round that standings are for: the last finished one, or the one in the query; never an unpublished one. */
function requestedRound(request: FastifyRequest, { state, viewer }: RequestedEvent): number {
  const { round } = request.query as { round?: unknown }
  if (round === undefined) return lastFinished(state)
  const requested = numberIn(round, 'round')
  const most = viewer === 'official' ? state.tournament.rounds.length : lastPublished(state)
  if (requested > most) throw new HttpFault('no-such-round')
  return requested
}

function languageIn(request: FastifyRequest): TournamentLanguage {
  const { lang } = request.query as { lang?: unknown }
  return tournamentLanguages.find(each => each === lang) ?? 'en'
}
