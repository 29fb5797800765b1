import { parseHeader } from '@jadoube/laws'
import {
  duplicateEventSchema,
  newEventSchema,
  newRoundSchema,
  type Pairing,
  type RequestedSettings,
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
    const fault = checkHeader(headerOf(defaults, { white: {}, black: {} }, EVENT_BOARD))
    if (fault !== undefined) throw new HttpFault('header-refused', fault)
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
    const body = bodyOf(request, newRoundSchema)
    const pairings = pairingsOf(body.pairings)
    const existing = (await boardIdsOf(store, stored.id)).length
    await quotas.countRound(request, pairings.length, existing)
    const meta = parseEventMeta(stored.meta)
    if (meta.rounds.includes(body.round)) throw new HttpFault('already-there', body.round)
    const start = body.scheduledStart ?? body.settings?.scheduledStart
    const startWhen = body.settings?.startWhen ?? meta.defaults.startWhen ?? EVENT_BOARD.startWhen
    const settings: RequestedSettings = {
      ...meta.defaults,
      ...body.settings,
      // Without a start time nothing begins by itself: the round waits for the arbiter.
      ...(start === undefined
        ? { startWhen: withoutStartTime(startWhen) }
        : { scheduledStart: start }),
      regulations: { ...meta.defaults.regulations, ...body.settings?.regulations },
    }
    const fault = checkHeader(headerOf(settings, { white: {}, black: {} }, EVENT_BOARD))
    if (fault !== undefined) throw new HttpFault('header-refused', fault)
    const { name: eventName, site, date } = meta
    const common = { event: stored.id, round: body.round, eventName, site, date }
    const plans = await planBoards(pairings, settings, common, start, baseOf(request, service))
    // The whole round is written, or nothing. If two organisers send the same round, one is refused.
    const made = await store.setUp({
      boards: plans.map(({ board }) => board),
      seats: plans.flatMap(({ seats: [white, black] }) => [white.seat, black.seat]),
      competition: {
        id: stored.id,
        version: stored.version,
        meta: makeEventMeta({ ...meta, rounds: [...meta.rounds, body.round] }),
      },
    })
    if (!made.ok) throw new HttpFault('changed-meanwhile')
    const boards = plans.map(({ board, number, white, black, seats: [ofWhite, ofBlack] }) => {
      if (board.alarm !== null) alarms.armed(board.alarm)
      const links = { white: ofWhite.link, black: ofBlack.link }
      return { board: board.id, number, white, black, links }
    })
    return reply.code(201).send({ event: stored.id, round: body.round, boards })
  })

  /** Plans a board with the links of its players for each pairing, yielding to other work in between. */
  async function planBoards(
    pairings: readonly Pairing[],
    requested: RequestedSettings,
    common: Pick<BoardSettings, 'event' | 'round' | 'eventName' | 'site' | 'date'>,
    start: number | undefined,
    base: string,
  ) {
    const plans = []
    for (const { board: number = null, white, black } of pairings) {
      const planned = planBoard(now(), headerOf(requested, { white, black }, EVENT_BOARD), {
        ...settingsOrDefaults(requested, eventDefaults),
        ...common,
        scheduledStart: start ?? now(),
        number,
        white,
        black,
      })
      if (!planned.ok) throw new HttpFault('header-refused', planned.error)
      const board = planned.value
      const scope = { kind: 'board', board: board.id } as const
      const links = await Promise.all([
        seats.plan(scope, 'white', base, white.name),
        seats.plan(scope, 'black', base, black.name),
      ])
      plans.push({ board, number, white, black, seats: links })
      await new Promise(setImmediate)
    }
    return plans
  }

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

/** A round without a start time waits for the arbiter. */
const withoutStartTime = (startWhen: BoardSettings['startWhen']) =>
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

/** Why boards with this header cannot be set up; undefined if they can. */
function checkHeader(header: Readonly<Record<string, unknown>>): string | undefined {
  const table = parseHeader(header)
  return table.ok ? undefined : table.error.reason
}
