import { parseHeader } from '@jadoube/laws'
import {
  duplicateEventSchema,
  newEventSchema,
  newRoundSchema,
  type Pairing,
} from '@jadoube/protocol'
import { roundsNeeded } from '@jadoube/tournament'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { planBoard } from '../board/create-board.js'
import { EVENT_BOARD } from '../event/board-defaults.js'
import { boardIdsOf, boardsOfEvent } from '../event/boards-of-event.js'
import { type CreatedEvent, createEvent, type EventToCreate } from '../event/create-event.js'
import { makeEventMeta, parseEventMeta } from '../event/event-meta.js'
import { EventPages } from '../event/event-pages.js'
import { sayProblems } from '../event/pairing-problems.js'
import { parsePairings } from '../event/pairings.js'
import {
  type BoardSettings,
  eventDefaults,
  headerOf,
  settingsOrDefaults,
} from '../game/board-settings.js'
import type { Service } from '../service.js'
import { sendPgn } from './board-routes.js'
import { officialOf, refusedFault } from './event-parts.js'
import { HttpFault } from './http-fault.js'
import type { Quotas } from './quotas.js'
import { baseOf, bodyOf, eventOf, roleAtEvent, seatOf } from './request-parts.js'
import { sendCompressed } from './send-cached.js'

const LARGEST_ROUND = 300_000

export function eventRoutes(app: FastifyInstance, service: Service, quotas: Quotas): void {
  const { store, seats, now, alarms } = service
  const pages = new EventPages(service)

  async function create(request: FastifyRequest, about: EventToCreate): Promise<CreatedEvent> {
    const ids = await quotas.countEvent(request)
    quotas.countText(request, JSON.stringify(about).length)
    const created = await createEvent(service, about, ids, baseOf(request, service))
    // The invitation is used up.
    if (created === 'no-id-left') throw new HttpFault('operator-only')
    if ('event' in created) return created
    throw refusedFault(created)
  }

  app.post('/api/events', async (request, reply) => {
    const { name, site, date, defaults = {}, tournament } = bodyOf(request, newEventSchema)
    const probe = checkHeader(headerOf(defaults, { white: {}, black: {} }, EVENT_BOARD))
    if (probe !== undefined) throw new HttpFault('header-refused', probe)
    if (
      tournament &&
      tournament.rounds === undefined &&
      roundsNeeded(tournament.system, 2) === null
    )
      throw new HttpFault('malformed-message', 'tournament.rounds: say how many rounds there are')
    const about = { name, site: site ?? null, date: date ?? null, defaults, tournament }
    return reply.code(201).send(await create(request, about))
  })

  /** Duplicates a tournament: its settings and, on request, its players. */
  app.post('/api/events/:event/duplicate', async (request, reply) => {
    const { book, role } = await officialOf(request, service)
    if (role !== 'organiser') throw new HttpFault('not-for-this-seat')
    const { name, date, players = true } = bodyOf(request, duplicateEventSchema)
    const { tournament, settings, site, tieBreaks, cycles, gamesPerMatch, roundsFollow } =
      book.state
    const { system = 'manual', rounds = 1, scoring, missedRounds } = tournament.settings ?? {}
    return reply.code(201).send(
      await create(request, {
        name,
        site,
        date: date ?? null,
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
        players: players
          ? tournament.entries
              .filter(each => each.withdrawnAfter === null)
              .map(({ id, person }) => ({
                ...person,
                isNameHidden: book.state.hiddenNames.includes(id),
              }))
          : [],
      }),
    )
  })

  app.post('/api/events/:event/rounds', { bodyLimit: LARGEST_ROUND }, async (request, reply) => {
    const stored = await eventOf(request, service)
    if (roleAtEvent(await seatOf(request, service), stored.id) !== 'organiser') {
      throw new HttpFault('not-for-this-seat')
    }
    if ((await service.events.get(stored.id)).hasTournament) throw new HttpFault('tournament-there')
    const asked = bodyOf(request, newRoundSchema)
    const pairings = pairingsOf(asked.pairings)
    const already = (await boardIdsOf(store, stored.id)).length
    await quotas.countRound(request, pairings.length, already)
    const meta = parseEventMeta(stored.meta)
    if (meta.rounds.includes(asked.round)) throw new HttpFault('already-there', asked.round)
    const hour = asked.scheduledStart ?? asked.settings?.scheduledStart
    const startWhen = asked.settings?.startWhen ?? meta.defaults.startWhen ?? EVENT_BOARD.startWhen
    const requested = {
      ...meta.defaults,
      ...asked.settings,
      // Without a start time nothing begins by itself: the round waits for the arbiter.
      ...(hour === undefined ? { startWhen: withoutHour(startWhen) } : { scheduledStart: hour }),
      regulations: { ...meta.defaults.regulations, ...asked.settings?.regulations },
    }
    const fault = checkHeader(headerOf(requested, { white: {}, black: {} }, EVENT_BOARD))
    if (fault !== undefined) throw new HttpFault('header-refused', fault)
    const base = baseOf(request, service)
    const plans = []
    for (const { board: number, white, black } of pairings) {
      const settings = {
        ...settingsOrDefaults(requested, eventDefaults),
        scheduledStart: hour ?? now(),
        event: stored.id,
        round: asked.round,
        number: number ?? null,
        eventName: meta.name,
        site: meta.site,
        date: meta.date,
        white,
        black,
      }
      const planned = planBoard(now(), headerOf(requested, { white, black }, EVENT_BOARD), settings)
      if (!planned.ok) throw new HttpFault('header-refused', planned.error)
      const board = planned.value
      const scope = { kind: 'board', board: board.id } as const
      const [w, b] = await Promise.all([
        seats.plan(scope, 'white', base, white.name),
        seats.plan(scope, 'black', base, black.name),
      ])
      plans.push({ board, number: number ?? null, white, black, seats: [w, b] as const })
      // Yields to other work between two boards.
      await new Promise(setImmediate)
    }
    // The whole round is written, or nothing. If two organisers send the same round, one is refused.
    const made = await store.setUp({
      boards: plans.map(({ board }) => board),
      seats: plans.flatMap(({ seats: [w, b] }) => [w.seat, b.seat]),
      competition: {
        id: stored.id,
        version: stored.version,
        meta: makeEventMeta({ ...meta, rounds: [...meta.rounds, asked.round] }),
      },
    })
    if (!made.ok) throw new HttpFault('changed-meanwhile')
    const boards = plans.map(({ board, number, white, black, seats: [w, b] }) => {
      if (board.alarm !== null) alarms.armed(board.alarm)
      return { board: board.id, number, white, black, links: { white: w.link, black: b.link } }
    })
    return reply.code(201).send({ event: stored.id, round: asked.round, boards })
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
      const runs = role === 'arbiter' || role === 'organiser'
      const text = await pages.pgn(stored.id, runs ? 'arbiter' : 'spectator', round)
      return sendPgn(reply, text, stored.id)
    })
  }
}

const withoutHour = (startWhen: BoardSettings['startWhen']) =>
  startWhen === 'scheduled' ? 'arbiter' : startWhen

function pairingsOf(pairings: string | Pairing[]): Pairing[] {
  if (typeof pairings === 'string') {
    const read = parsePairings(pairings)
    if (read.ok) return read.value
    throw new HttpFault('pairings-refused', sayProblems(read.error), { problems: read.error })
  }
  // Sent as data: no two boards may have the same number.
  const taken = new Set<number>()
  for (const { board } of pairings) {
    if (board === undefined) continue
    if (taken.has(board)) throw new HttpFault('pairings-refused', `board ${board} is listed twice`)
    taken.add(board)
  }
  return pairings
}

function checkHeader(header: Readonly<Record<string, unknown>>): string | undefined {
  const table = parseHeader(header)
  return table.ok ? undefined : table.error.reason
}
