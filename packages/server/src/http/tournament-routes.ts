import { type TournamentLanguage, tournamentLanguages } from '@jadoube/tournament'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  derive,
  explainWhy,
  isBriefFor,
  makeTable,
  propose,
  type TableWanted,
} from '../event/large-field.js'
import { lastFinished, lastPublished } from '../event/view/as-of-round.js'
import { seeOverview } from '../event/view/overview.js'
import { seeRound } from '../event/view/rounds.js'
import type { Service } from '../service.js'
import {
  numberIn,
  officialOf,
  type RequestedEvent,
  throwBusy,
  tournamentOf,
} from './event-parts.js'
import { HttpFault } from './http-fault.js'
import { CachedAnswers } from './send-cached.js'

/** What officials, players and the public see of an event. */
export function tournamentRoutes(app: FastifyInstance, service: Service): void {
  const answers = new CachedAnswers()
  tableRoutes(app, service, answers)
  roundViewRoutes(app, service, answers)
}

/** The whole field: overview, players, standings, crosstable. */
function tableRoutes(app: FastifyInstance, service: Service, answers: CachedAnswers): void {
  const { worker } = service

  app.get('/api/events/:event/overview', async (request, reply) => {
    const requested = await tournamentOf(request, service)
    const { state, stored, viewer } = requested
    return answers.send(request, reply, {
      tag: viewTag(requested, 'overview'),
      make: async () => JSON.stringify(seeOverview(state, stored.id, viewer)),
    })
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
    const tag = viewTag(requested, `derivation-${round}-${entry}-${language}`)
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
    return answers.send(request, reply, {
      tag: viewTag(requested, what),
      make: () => makeTable(worker, requested.state, wanted).catch(throwBusy),
    })
  }
}

/** One round: its pairing, its proposal, and the reasons for them. */
function roundViewRoutes(app: FastifyInstance, service: Service, answers: CachedAnswers): void {
  const { worker } = service

  app.get('/api/events/:event/rounds/:round', async (request, reply) => {
    const requested = await tournamentOf(request, service)
    const round = roundInPath(request)
    return answers.send(request, reply, {
      tag: viewTag(requested, `round-${round}`),
      make: async () => {
        const view = seeRound(requested.state, requested.stored.id, round, requested.viewer)
        if (view === undefined) throw new HttpFault('no-such-round')
        return JSON.stringify(view)
      },
    })
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
    return answers.send(request, reply, {
      tag: viewTag(requested, what),
      make: async () => {
        const isBrief = isBriefFor(state, requested.viewer)
        const wanted = { round, pair, language, viewer: requested.viewer, isBrief }
        const text = await explainWhy(worker, state, wanted).catch(throwBusy)
        if (text === undefined) throw new HttpFault('no-such-entry', 'there is nothing to explain')
        return JSON.stringify({ event: requested.stored.id, seq: state.seq, round, text })
      },
    })
  })
}

/** The tag of a view, which is the same until the log grows for everybody of the same kind. */
const viewTag = (requested: RequestedEvent, what: string): string =>
  `${tagOf(requested)}-${requested.viewer}-${what}`

/** The tag of the state that an answer is based on. */
const tagOf = ({
  stored,
  book,
  hidden,
}: Pick<RequestedEvent, 'stored' | 'book' | 'hidden'>): string =>
  `${stored.id}-${book.instanceId}-${book.state.seq}${hidden === 0 ? '' : `-${hidden}`}`

const roundInPath = (request: FastifyRequest): number =>
  numberIn((request.params as { round: string }).round, 'round')

/**
 * The round that standings are for: the last finished one, or the one in the query; never an
 * unpublished one.
 */
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
