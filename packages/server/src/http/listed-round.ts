import { parseHeader } from '@jadoube/laws'
import { newRoundSchema, type Pairing, type RequestedSettings } from '@jadoube/protocol'
import type { FastifyRequest } from 'fastify'
import { planBoard } from '../board/create-board.js'
import { EVENT_BOARD } from '../event/board-defaults.js'
import { boardIdsOf } from '../event/boards-of-event.js'
import { type EventMeta, makeEventMeta, parseEventMeta } from '../event/event-meta.js'
import { sayProblems } from '../event/pairing-problems.js'
import { parsePairings } from '../event/pairings.js'
import {
  type BoardSettings,
  eventDefaults,
  headerOf,
  settingsOrDefaults,
} from '../game/board-settings.js'
import type { Service } from '../service.js'
import type { CompetitionId, Stored } from '../store/index.js'
import { HttpFault } from './http-fault.js'
import type { Quotas } from './quotas.js'
import { baseOf, bodyOf, eventOf, roleAtEvent, seatOf } from './request-parts.js'

/** Sets up a round from a list of pairings, for an event without a tournament. */
export async function setUpListedRound(request: FastifyRequest, service: Service, quotas: Quotas) {
  const stored = await eventOf(request, service)
  if (roleAtEvent(await seatOf(request, service), stored.id) !== 'organiser') {
    throw new HttpFault('not-for-this-seat')
  }
  if ((await service.events.get(stored.id)).hasTournament) throw new HttpFault('tournament-there')
  const body = bodyOf(request, newRoundSchema)
  const pairings = pairingsOf(body.pairings)
  const existing = (await boardIdsOf(service.store, stored.id)).length
  await quotas.countRound(request, pairings.length, existing)
  const meta = parseEventMeta(stored.meta)
  if (meta.rounds.includes(body.round)) throw new HttpFault('already-there', body.round)
  const start = body.scheduledStart ?? body.settings?.scheduledStart
  const settings = settingsOfRound(meta.defaults, body.settings ?? {}, start)
  checkSettings(settings)
  const { name: eventName, site, date } = meta
  const common = { event: stored.id, round: body.round, eventName, site, date }
  const requested = { settings, common, start, base: baseOf(request, service) }
  const plans = await planBoards(pairings, requested, service)
  const boards = await storeRound(stored, meta, body.round, plans, service)
  return { event: stored.id, round: body.round, boards }
}

/** The settings of the event, with what the round changes. */
function settingsOfRound(
  defaults: RequestedSettings,
  changes: RequestedSettings,
  start: number | undefined,
): RequestedSettings {
  const startWhen = changes.startWhen ?? defaults.startWhen ?? EVENT_BOARD.startWhen
  return {
    ...defaults,
    ...changes,
    // Without a start time nothing begins by itself: the round waits for the arbiter.
    ...(start === undefined
      ? { startWhen: startWhen === 'scheduled' ? 'arbiter' : startWhen }
      : { scheduledStart: start }),
    regulations: { ...defaults.regulations, ...changes.regulations },
  }
}

interface RequestedRound {
  readonly settings: RequestedSettings
  readonly common: Pick<BoardSettings, 'event' | 'round' | 'eventName' | 'site' | 'date'>
  readonly start: number | undefined
  /** The beginning of the players' links. */
  readonly base: string
}

type PlannedBoards = Awaited<ReturnType<typeof planBoards>>

/**
 * Plans a board with the links of its players for each pairing, yielding to other work in between.
 */
async function planBoards(
  pairings: readonly Pairing[],
  { settings, common, start, base }: RequestedRound,
  { seats, now }: Service,
) {
  const plans = []
  for (const { board: number = null, white, black } of pairings) {
    const planned = planBoard(now(), headerOf(settings, { white, black }, EVENT_BOARD), {
      ...settingsOrDefaults(settings, eventDefaults),
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

/**
 * The whole round is written, or nothing. If two organisers send the same round, one is refused.
 */
async function storeRound(
  { id, version }: Stored<CompetitionId>,
  meta: EventMeta,
  round: string,
  plans: PlannedBoards,
  { store, alarms }: Service,
) {
  const made = await store.setUp({
    boards: plans.map(({ board }) => board),
    seats: plans.flatMap(({ seats: [white, black] }) => [white.seat, black.seat]),
    competition: { id, version, meta: makeEventMeta({ ...meta, rounds: [...meta.rounds, round] }) },
  })
  if (!made.ok) throw new HttpFault('changed-meanwhile')
  return plans.map(({ board, number, white, black, seats: [ofWhite, ofBlack] }) => {
    if (board.alarm !== null) alarms.armed(board.alarm)
    const links = { white: ofWhite.link, black: ofBlack.link }
    return { board: board.id, number, white, black, links }
  })
}

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

/** Throws if boards with these settings cannot be set up. */
export function checkSettings(settings: RequestedSettings): void {
  const table = parseHeader(headerOf(settings, { white: {}, black: {} }, EVENT_BOARD))
  if (!table.ok) throw new HttpFault('header-refused', table.error.reason)
}
