import { type GameKind, replaceGameSchema, startRoundSchema } from '@jadoube/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { boardIdsOf, boardsOfEvent } from '../event/boards-of-event.js'
import type { BookAnswer } from '../event/event-book.js'
import { makeEventMeta, parseEventMeta } from '../event/event-meta.js'
import { decideEvent } from '../event/log/decide.js'
import type { EventLine } from '../event/log/line.js'
import { type EventRefusalCode, refusalOf } from '../event/log/refusal.js'
import type { EventState } from '../event/log/state.js'
import { BoardRefused, planGame, planRound } from '../event/set-up-round.js'
import { deleteBoard } from '../privacy/delete.js'
import type { Seat } from '../seats/seats.js'
import type { Service } from '../service.js'
import type { CompetitionId, NewBoard, Store, Stored } from '../store/index.js'
import { acknowledged, numberIn, type Official, officialOf, refusedFault } from './event-parts.js'
import { HttpFault } from './http-fault.js'
import type { Quotas } from './quotas.js'
import { bodyOf, eventOf, roleAtEvent, seatOf } from './request-parts.js'

/** The boards of a round: set up, started, replaced. */
export function roundRoutes(app: FastifyInstance, service: Service, quotas: Quotas): void {
  const { store, now, alarms, events } = service

  /**
   * Sets up the boards of a round if necessary, and starts every board that waits for the arbiter.
   */
  app.post('/api/events/:event/rounds/:round/start', async (request, reply) => {
    const stored = await eventOf(request, service)
    const book = await events.get(stored.id)
    const { round } = request.params as { round: string }
    if (!book.hasTournament) {
      const seat = await arbiterOf(request, stored.id, service)
      if (!parseEventMeta(stored.meta).rounds.includes(round)) throw new HttpFault('no-such-round')
      return reply.send({ started: await startBoards(stored.id, round, seat, service) })
    }
    const official = await officialOf(request, service)
    const body = bodyOf(request, startRoundSchema.optional().default({}))
    const number = numberIn(round, 'round')
    const kinds = new Map(body.boards?.map(({ board, kind }) => [board, kind]))
    const kindOf = (board: number): GameKind => kinds.get(board) ?? body.kind ?? 'electronic'
    const requested = { round: number, kindOf, id: body.id }
    const setUp = await setUpRound(request, official, requested, service, quotas)
    const mayStart = official.role === 'arbiter' && body.setUpOnly !== true
    const started = mayStart ? await startBoards(stored.id, round, official.seat, service) : 0
    return reply.send({ seq: book.state.seq, setUp, started })
  })

  /** Removes the boards of a round as long as no game has started. */
  app.delete('/api/events/:event/rounds/:round/boards', async (request, reply) => {
    const { book, stored, by } = await officialOf(request, service)
    const round = numberIn((request.params as { round: string }).round, 'round')
    const boards = await boardsOfEvent(service, stored.id, String(round))
    const begun = boards.some(({ game }) => game.state.status !== 'awaiting-start')
    if (begun) throw refusedFault(refused('round-started'))
    const reason = 'the boards were taken away before the round began'
    const acts = [{ act: 'clear', round, reason } as const]
    const would = decideEvent(book.state, by, now(), acts)
    if (!would.ok) throw refusedFault({ kind: 'refused', ...would })
    // The boards first: if this is interrupted, it can be requested again.
    for (const { id } of boards) await deleteBoard(store, id, 'asked', now())
    acknowledged(await book.act({ by, acts }))
    return reply.code(204).send()
  })

  /** Starts a new game on a board of the round; the players' links open it. */
  app.post('/api/events/:event/rounds/:round/boards/:board/replace', async (request, reply) => {
    const { book, stored, by } = await officialOf(request, service)
    const { reason, kind = 'electronic' } = bodyOf(request, replaceGameSchema)
    const params = request.params as { round: string; board: string }
    const at = { round: numberIn(params.round, 'round'), board: numberIn(params.board, 'board') }
    await quotas.countRound(request, 1, (await boardIdsOf(store, stored.id)).length)
    let made: NewBoard | null = null
    const answer = await book.plan({ by }, async state => {
      if (state.tournament.rounds[at.round - 1]?.games[at.board - 1] === undefined)
        return refused('no-such-board')
      made = kind === 'wooden' ? null : planOne(state, stored.id, { ...at, kind }, now())
      const game = made?.id ?? null
      const acts = [{ act: 'replace-game', ...at, kind, game, reason } as const]
      return { acts, sameCommit: { boards: made === null ? [] : [made], seats: [] } }
    })
    const { seq } = acknowledged(answer)
    arm(made, alarms)
    return reply.code(201).send({ seq, game: (made as NewBoard | null)?.id ?? null })
  })
}

function planOne(
  state: EventState,
  event: CompetitionId,
  { round, board, kind }: { round: number; board: number; kind: GameKind },
  now: number,
): NewBoard {
  try {
    return planGame(state, event, { round, number: board, kind }, now)
  } catch (error) {
    return throwAsFault(error)
  }
}

/** Sets up the boards and returns how many; none if that was done before. */
async function setUpRound(
  request: FastifyRequest,
  { book, stored, by }: Official,
  { round, kindOf, id }: RequestedRound,
  service: Service,
  quotas: Quotas,
): Promise<number> {
  const { store, now, alarms } = service
  if (book.state.rounds[round - 1]?.isSetUp) return 0
  const games = book.state.tournament.rounds[round - 1]?.games
  if (games === undefined) throw new HttpFault('no-such-round')
  await quotas.countRound(request, games.length, (await boardIdsOf(store, stored.id)).length)
  let boards: readonly NewBoard[] = []
  const isSameRequest = ({ acts }: EventLine) => {
    const [act] = acts
    return act?.act === 'set-up' && act.round === round && acts.length === 1
  }
  const submitted = { by, isSameRequest, ...(id !== undefined && { id }) }
  const answer = await book.plan(submitted, async state => {
    if (state.rounds[round - 1]?.isSetUp) return refused('round-set-up')
    const planned = await planRound(state, stored.id, round, kindOf, now()).catch(throwAsFault)
    boards = planned.flatMap(({ board }) => board ?? [])
    const setUpGames = planned.map(({ kind, board }) => ({ kind, game: board?.id ?? null }))
    const competition = await withRound(stored, round, store)
    return {
      acts: [{ act: 'set-up', round, games: setUpGames }],
      sameCommit: { boards, seats: [], competition },
    }
  })
  // If two people start it at once, one of them sets it up for both.
  if (answer.kind === 'refused' && answer.refusal.code === 'round-set-up') return 0
  const { again } = acknowledged(answer)
  for (const board of boards) arm(board, alarms)
  return again ? 0 : boards.length
}

interface RequestedRound {
  readonly round: number
  readonly kindOf: (board: number) => GameKind
  /** The id of the request, if it has one. */
  readonly id: string | undefined
}

/** The event as it is stored, with this round among its rounds. */
async function withRound(stored: Stored<CompetitionId>, round: number, store: Store) {
  const { version, meta: text } = (await store.competitions.get(stored.id)) ?? stored
  const meta = parseEventMeta(text)
  const rounds = [...new Set([...meta.rounds, String(round)])]
  return { id: stored.id, version, meta: makeEventMeta({ ...meta, rounds }) }
}

function arm(board: NewBoard | null, alarms: Service['alarms']): void {
  if (board?.alarm != null) alarms.armed(board.alarm)
}

async function startBoards(
  event: CompetitionId,
  round: string,
  seat: Seat,
  service: Service,
): Promise<number> {
  const at = service.now()
  const boards = await boardsOfEvent(service, event, round)
  const waiting = boards.filter(({ game }) => game.state.status === 'awaiting-start')
  const answers = await Promise.all(
    waiting.map(board =>
      board.act('arbiter', seat.id, `start-${round}`, { act: 'start' }, { at, lag: 0 }),
    ),
  )
  return answers.filter(({ kind }) => kind === 'ack').length
}

async function arbiterOf(
  request: FastifyRequest,
  event: CompetitionId,
  service: Service,
): Promise<Seat> {
  const seat = await seatOf(request, service)
  if (seat === null || roleAtEvent(seat, event) !== 'arbiter')
    throw new HttpFault('not-for-this-seat')
  return seat
}

const refused = (code: EventRefusalCode): Extract<BookAnswer, { kind: 'refused' }> => ({
  kind: 'refused',
  refusal: refusalOf(code),
  act: 0,
})

function throwAsFault(error: unknown): never {
  throw error instanceof BoardRefused ? new HttpFault('header-refused', error.message) : error
}
