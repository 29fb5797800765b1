import {
  actRequestSchema,
  audienceOf,
  type NewBoard,
  newBoardSchema,
  type SeatLink,
  settingsChangeSchema,
} from '@jadoube/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createBoard } from '../board/create-board.js'
import {
  type BoardSettings,
  CASUAL_DEFAULT_TIME,
  casualDefaults,
  headerOf,
  makeBoardSettings,
  settingsOrDefaults,
} from '../game/board-settings.js'
import { mayOpenNewGame } from '../game/new-game.js'
import { plainText } from '../plain-text.js'
import { importRecord } from '../record/import.js'
import type { Service } from '../service.js'
import type { BoardId } from '../store/index.js'
import { pgnOf } from '../view/pgn.js'
import { WorkFault } from '../worker/worker-thread.js'
import { HttpFault } from './http-fault.js'
import type { Quotas } from './quotas.js'
import { RateLimit } from './rate-limit.js'
import { baseOf, boardOf, bodyAsSent, bodyOf, roleAt, seatOf } from './request-parts.js'
import { sendRecord } from './send-record.js'

/**
 * A game by link has the program as its arbiter, which calls flags and accepts only legal moves.
 */
const CASUAL = {
  laws: 'fide-2023',
  boardKind: 'guarded',
  startWhen: casualDefaults.startWhen,
} as const
const CASUAL_REGULATIONS = { calledByDevice: ['flags', 'illegal-moves'] }
/** Bytes. A record is long; no other body is. */
const LARGEST_RECORD = 5_000_000
/** Milliseconds that reading a record may take. */
const READ_TIME_LIMIT = 30_000
/** More acts than any game has. */
const MAX_IMPORTED = 20_000

export function boardRoutes(app: FastifyInstance, service: Service, quotas: Quotas): void {
  setUpRoutes(app, service, quotas)
  readingRoutes(app, service)
  actRoutes(app, service)
  importRoute(app, service, quotas)
}

/** Boards are set up, and their settings changed. */
function setUpRoutes(app: FastifyInstance, service: Service, quotas: Quotas): void {
  const { store, now, alarms } = service

  app.post('/api/boards', async (request, reply) => {
    const body = bodyOf(request, newBoardSchema)
    await quotas.countBoard(request)
    const requested = { ...body, regulations: { ...CASUAL_REGULATIONS, ...body.regulations } }
    const settings = casualSettings(requested, requested.scheduledStart ?? now())
    const header = headerOf(requested, settings, {
      ...CASUAL,
      ...(requested.scheduledStart === undefined && { defaultTime: CASUAL_DEFAULT_TIME }),
    })
    const seatPlan = plannedSeats(baseOf(request, service), service)
    const created = await createBoard(store, now(), header, settings, seatPlan.seatsOf)
    if (!created.ok) throw new HttpFault('header-refused', created.error)
    const { board, due } = created.value
    if (due !== null) alarms.armed(due)
    await reply.code(201).send({ board, links: seatPlan.links })
  })

  app.patch('/api/boards/:board', async (request, reply) => {
    const change = bodyOf(request, settingsChangeSchema)
    const board = await boardOf(request, service)
    const seat = await seatOf(request, service)
    if (seat === null || !['organiser', 'arbiter'].includes(roleAt(seat, board))) {
      throw new HttpFault('not-for-this-seat')
    }
    const { id, settings, version } = board
    const after = { ...settings, ...settingsOrDefaults(change, settings) }
    const meta = makeBoardSettings(after, version + 1)
    const changed = await store.boards.change(id, version, meta)
    if (!changed.ok) throw new HttpFault('changed-meanwhile')
    await board.reread()
    return reply.code(204).send()
  })
}

/** What each seat may read of a board: its view, its news, its moves and its record. */
function readingRoutes(app: FastifyInstance, service: Service): void {
  app.get('/api/boards/:board', async (request, reply) => {
    const board = await boardOf(request, service)
    const role = roleAt(await seatOf(request, service), board)
    const feed = await board.feedFor(role)
    return reply.send(feed.fullBoard(audienceOf(role)))
  })

  app.get('/api/boards/:board/news', async (request, reply) => {
    const board = await boardOf(request, service)
    const role = roleAt(await seatOf(request, service), board)
    const { since } = request.query as { since?: string }
    const from = since === undefined ? undefined : Number(since)
    if (from !== undefined && !(Number.isSafeInteger(from) && from >= 0)) {
      throw new HttpFault('malformed-message', 'since must be a sequence number')
    }
    return reply.send(await board.newsSince(role, from))
  })

  app.get('/api/boards/:board/pgn', async (request, reply) => {
    const board = await boardOf(request, service)
    const role = roleAt(await seatOf(request, service), board)
    // Players have their scoresheet; a list of the moves is for spectators.
    const isPlayerSeat = role !== 'arbiter' && role !== 'organiser' && role !== 'spectator'
    if (isPlayerSeat && board.game.state.status !== 'concluded')
      throw new HttpFault('not-for-this-seat')
    const feed = await board.feedFor(role)
    return sendPgn(reply, pgnOf(feed.source, feed.at, audienceOf(role)), board.id)
  })

  /**
   * The record, including both scoresheets and sealed moves, for those who run the game. The
   * players of a game outside events can get it once it is over; in an event the organiser decides
   * what is published.
   */
  app.get('/api/boards/:board/record', async (request, reply) => {
    const board = await boardOf(request, service)
    const seat = await seatOf(request, service)
    const role = seat === null ? 'spectator' : roleAt(seat, board)
    const isOwn = board.settings.event === null && board.game.state.status === 'concluded'
    const readers = isOwn ? ['organiser', 'arbiter', 'white', 'black'] : ['organiser', 'arbiter']
    if (!readers.includes(role)) throw new HttpFault('not-for-this-seat')
    return sendRecord(reply, service.store, board.id)
  })
}

function actRoutes(app: FastifyInstance, service: Service): void {
  const { now, metrics, config, quotas, addresses } = service
  const actLimit = new RateLimit(config.actsPerSecond, config.actsPerSecond * 3, now)

  app.post('/api/boards/:board/acts', async (request, reply) => {
    const arrived = now()
    const arrival = service.arrival()
    const seat = await seatOf(request, service)
    if (seat === null) throw new HttpFault('not-for-this-seat')
    if (!actLimit.take(seat.id)) throw new HttpFault('too-fast')
    const { id, act } = bodyAsSent(request, actRequestSchema)
    const board = await boardOf(request, service)
    const role = roleAt(seat, board)
    if (mayOpenNewGame(board.game.state, act) && !quotas.takeNewGame(addresses.of(request.raw)))
      throw new HttpFault('too-fast')
    // The delay of a single request cannot be measured, so nothing is subtracted for it.
    board.actsOverHttp(role)
    const answer = await board.act(role, seat.id, id, act, { ...arrival, lag: 0 })
    const again = answer.kind === 'ack' && answer.again
    metrics.countAct(again ? 'again' : answer.kind, (now() - arrived) / 1000)
    if (answer.kind === 'refused') {
      const { kind: _, ...why } = answer
      return reply.code(409).send({ type: 'refused', board: board.id, id, ...why })
    }
    return reply.send({ type: 'ack', board: board.id, id, seq: answer.seq, again })
  })
}

/** A record becomes a new board, on which its game continues. */
function importRoute(app: FastifyInstance, service: Service, quotas: Quotas): void {
  const { store, now, textWorker } = service

  app.post('/api/records', { bodyLimit: LARGEST_RECORD }, async (request, reply) => {
    if (typeof request.body !== 'string') {
      throw new HttpFault('malformed-message', 'send the record as text')
    }
    await quotas.countBoard(request)
    quotas.countText(request, request.body.length)
    const read = await textWorker
      .run('read-record', { text: request.body, now: now(), most: MAX_IMPORTED }, READ_TIME_LIMIT)
      .catch(throwReadingFault)
    if (!read.ok) throw new HttpFault('record-refused', read.error)
    const seated = plannedSeats(baseOf(request, service), service)
    const { header, last } = read.value
    const settings: BoardSettings = {
      ...casualSettings({}, now() - last),
      white: playerInHeader(header.white),
      black: playerInHeader(header.black),
      afterInterruption: 'arbiter',
    }
    const imported = await importRecord(store, now(), read.value, settings, seated.seatsOf)
    if (!imported.ok) throw new HttpFault('record-refused', imported.error)
    return reply.code(201).send({ board: imported.value, links: seated.links })
  })
}

/** The seats of a new board and their links, shown only once. */
async function seatsOf(board: BoardId, base: string, { seats }: Service) {
  const scope = { kind: 'board', board } as const
  const planned = await Promise.all(
    (['white', 'black', 'arbiter', 'organiser', 'spectator'] as const).map(role =>
      seats.plan(scope, role, base),
    ),
  )
  const links = Object.fromEntries(planned.map(({ link }) => [link.role, link]))
  return { seats: planned.map(({ seat }) => seat), links }
}

/** Creates the seats when a board is set up, and keeps the links for the response. */
function plannedSeats(base: string, service: Service) {
  let links: Readonly<Record<string, SeatLink>> = {}
  return {
    seatsOf: async (board: BoardId) => {
      const planned = await seatsOf(board, base, service)
      links = planned.links
      return planned.seats
    },
    get links() {
      return links
    },
  }
}

function casualSettings(requested: NewBoard, scheduledStart: number): BoardSettings {
  const { white = {}, black = {} } = requested
  return {
    ...settingsOrDefaults(requested, casualDefaults),
    scheduledStart,
    event: null,
    round: null,
    number: null,
    eventName: null,
    site: null,
    date: null,
    white,
    black,
  }
}

/** The record is refused only if reading it took too long; otherwise the server is too busy. */
function throwReadingFault(fault: unknown): never {
  if (!(fault instanceof WorkFault)) throw fault
  if (fault.code === 'took-too-long')
    throw new HttpFault('record-refused', 'it takes too long to read')
  throw new HttpFault('too-busy')
}

function playerInHeader(player: unknown): { name?: string; minor?: boolean } {
  const { name, minor } = (player ?? {}) as { readonly name?: unknown; readonly minor?: unknown }
  return {
    ...(typeof name === 'string' && { name: plainText(name).slice(0, 100) }),
    ...(minor === true && { minor }),
  }
}

export function sendPgn(reply: FastifyReply, text: string, name: string): FastifyReply {
  return reply
    .type('application/x-chess-pgn; charset=utf-8')
    .header('content-disposition', `inline; filename="${name}.pgn"`)
    .header('cache-control', 'no-cache')
    .send(text)
}
