import { duplicateEventSchema, newEventSchema } from '@jadoube/protocol'
import { roundsNeeded } from '@jadoube/tournament'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { boardsOfEvent } from '../event/boards-of-event.js'
import { type CreatedEvent, createEvent, type EventToCreate } from '../event/create-event.js'
import { parseEventMeta } from '../event/event-meta.js'
import { EventPages } from '../event/event-pages.js'
import type { EventState } from '../event/log/state.js'
import type { Service } from '../service.js'
import { sendPgn } from './board-routes.js'
import { officialOf, refusedFault } from './event-parts.js'
import { HttpFault } from './http-fault.js'
import { checkSettings, setUpListedRound } from './listed-round.js'
import type { Quotas } from './quotas.js'
import { baseOf, bodyOf, eventOf, roleAtEvent, seatOf } from './request-parts.js'
import { sendCompressed } from './send-cached.js'

const LARGEST_ROUND = 300_000

export function eventRoutes(app: FastifyInstance, service: Service, quotas: Quotas): void {
  const { now } = service
  const pages = new EventPages(service)

  app.post('/api/events', async (request, reply) => {
    const { name, site, date, defaults = {}, tournament } = bodyOf(request, newEventSchema)
    checkSettings(defaults)
    if (
      tournament &&
      tournament.rounds === undefined &&
      roundsNeeded(tournament.system, 2) === null
    )
      throw new HttpFault('malformed-message', 'tournament.rounds: say how many rounds there are')
    const about = { name, site: site ?? null, date: date ?? null, defaults, tournament }
    return reply.code(201).send(await createCounted(request, about, service, quotas))
  })

  /** Duplicates a tournament: its settings and, on request, its players. */
  app.post('/api/events/:event/duplicate', async (request, reply) => {
    const { book, role } = await officialOf(request, service)
    if (role !== 'organiser') throw new HttpFault('not-for-this-seat')
    const { name, date, players = true } = bodyOf(request, duplicateEventSchema)
    const about = duplicateOf(book.state, { name, date: date ?? null, withPlayers: players })
    return reply.code(201).send(await createCounted(request, about, service, quotas))
  })

  app.post('/api/events/:event/rounds', { bodyLimit: LARGEST_ROUND }, async (request, reply) => {
    return reply.code(201).send(await setUpListedRound(request, service, quotas))
  })

  app.get('/api/events/:event', async (request, reply) => {
    const stored = await eventOf(request, service)
    const role = roleAtEvent(await seatOf(request, service), stored.id)
    const { name, site, date, rounds } = parseEventMeta(stored.meta)
    const { round, after, boards } = request.query as Readonly<Record<string, unknown>>
    const book = await service.events.get(stored.id)
    await book.current()
    const wanted = boards === 'latest' ? rounds.at(-1) : round
    // A request for the names alone need not wait until all boards are open.
    const page =
      boards === 'none'
        ? { lines: [], next: null }
        : await pages.page(stored.id, role, {
            round: typeof wanted === 'string' ? wanted : undefined,
            after: typeof after === 'string' ? after : undefined,
          })
    return sendCompressed(request, reply, {
      event: stored.id,
      name,
      site,
      date,
      rounds,
      now: now(),
      linkBase: baseOf(request, service),
      tournament: book.hasTournament,
      boards: page.lines,
      next: page.next,
    })
  })

  /** Resumes play at every board whose clocks were stopped by an interruption of the server. */
  app.post('/api/events/:event/continue', async (request, reply) => {
    const stored = await eventOf(request, service)
    const seat = await seatOf(request, service)
    if (seat === null || roleAtEvent(seat, stored.id) !== 'arbiter') {
      throw new HttpFault('not-for-this-seat')
    }
    const at = now()
    const boards = await boardsOfEvent(service, stored.id)
    const stopped = boards.filter(({ game }) => game.interruption !== null)
    const answers = await Promise.all(
      stopped.map(board => {
        const id = `continue-${board.game.interruption?.noticedAt}`
        return board.act('arbiter', seat.id, id, { act: 'restart' }, { at, lag: 0 })
      }),
    )
    const continued = answers.filter(({ kind }) => kind === 'ack').length
    return reply.send({ continued, waiting: stopped.length - continued })
  })

  for (const path of ['/api/events/:event/pgn', '/api/events/:event/rounds/:round/pgn']) {
    app.get(path, async (request, reply) => {
      const stored = await eventOf(request, service)
      const { round } = request.params as { round?: string }
      const role = roleAtEvent(await seatOf(request, service), stored.id)
      const isOfficial = role === 'arbiter' || role === 'organiser'
      const text = await pages.pgn(stored.id, isOfficial ? 'arbiter' : 'spectator', round)
      return sendPgn(reply, text, stored.id)
    })
  }
}

/** Creates an event, unless the sender has created too much already. */
async function createCounted(
  request: FastifyRequest,
  about: EventToCreate,
  service: Service,
  quotas: Quotas,
): Promise<CreatedEvent> {
  const ids = await quotas.countEvent(request)
  quotas.countText(request, JSON.stringify(about).length)
  const created = await createEvent(service, about, ids, baseOf(request, service))
  // The invitation is used up.
  if (created === 'no-id-left') throw new HttpFault('operator-only')
  if ('event' in created) return created
  throw refusedFault(created)
}

/** An event like this one, before its first round. */
function duplicateOf(
  state: EventState,
  {
    name,
    date,
    withPlayers,
  }: { readonly name: string; readonly date: string | null; readonly withPlayers: boolean },
): EventToCreate {
  const { tournament, settings, site, tieBreaks, cycles, gamesPerMatch, roundsFollow } = state
  const { system = 'manual', rounds = 1, scoring, missedRounds } = tournament.settings ?? {}
  const players = tournament.entries
    .filter(each => each.withdrawnAfter === null)
    .map(({ id, person }) => ({ ...person, isNameHidden: state.hiddenNames.includes(id) }))
  return {
    name,
    site,
    date,
    defaults: settings[0]?.settings ?? {},
    tournament: {
      system,
      ...(!roundsFollow && { rounds }),
      tieBreaks: [...tieBreaks],
      cycles,
      gamesPerMatch,
      ...(scoring && { scoring }),
      ...(missedRounds && { missedRounds }),
    },
    players: withPlayers ? players : [],
  }
}
