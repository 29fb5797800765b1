import type { EventActor } from '@jadoube/protocol'
import type { FastifyRequest } from 'fastify'
import type { BookAnswer, EventBook } from '../event/event-book.js'
import type { EventState } from '../event/log/state.js'
import type { Viewer } from '../event/view/players.js'
import { publicStateAt } from '../event/view/public-state.js'
import type { Seat } from '../seats/seats.js'
import type { Service } from '../service.js'
import type { CompetitionId, Stored } from '../store/index.js'
import { WorkFault } from '../worker/worker-thread.js'
import { HttpFault } from './http-fault.js'
import { eventOf, roleAtEvent, seatOf } from './request-parts.js'

export interface RequestedEvent {
  readonly stored: Stored<CompetitionId>
  readonly book: EventBook
  readonly seat: Seat | null
  readonly role: Seat['role']
  readonly viewer: Viewer
  /** As far as this viewer may see it now. */
  readonly state: EventState
  /** The number of reports that the viewer does not see yet. */
  readonly hidden: number
}

/** The event of a request and its log; it must have a tournament. */
export async function tournamentOf(
  request: FastifyRequest,
  service: Service,
): Promise<RequestedEvent> {
  const stored = await eventOf(request, service)
  const seat = await seatOf(request, service)
  const role = roleAtEvent(seat, stored.id)
  const book = await service.events.get(stored.id)
  await book.current()
  if (!book.hasTournament) throw new HttpFault('no-tournament')
  const viewer = role === 'organiser' || role === 'arbiter' ? 'official' : 'public'
  const seen =
    viewer === 'official'
      ? { state: book.state, hidden: 0 }
      : publicStateAt(book.state, service.now())
  return { stored, book, seat, role, viewer, ...seen }
}

export interface Official extends RequestedEvent {
  readonly seat: Seat
  readonly by: EventActor
}

/** The same, for its officials only. */
export async function officialOf(request: FastifyRequest, service: Service): Promise<Official> {
  const requested = await tournamentOf(request, service)
  const { seat, role } = requested
  if (seat === null || (role !== 'organiser' && role !== 'arbiter'))
    throw new HttpFault('not-for-this-seat')
  const by = { role, seat: seat.id, ...(seat.name !== null && { name: seat.name }) }
  return { ...requested, seat, by }
}

/** The same, for a player with an event link only. */
export async function playerOf(
  request: FastifyRequest,
  service: Service,
): Promise<Official & { readonly entry: number }> {
  const requested = await tournamentOf(request, service)
  const { seat, role } = requested
  if (seat === null || role !== 'player' || seat.entry === null)
    throw new HttpFault('not-for-this-seat')
  const by = { role, seat: seat.id, entry: seat.entry }
  return { ...requested, seat, by, entry: seat.entry }
}

/** The acknowledgement, or throws the corresponding fault. */
export function acknowledged(answer: BookAnswer): Extract<BookAnswer, { kind: 'ack' }> {
  if (answer.kind === 'ack') return answer
  throw refusedFault(answer)
}

export function refusedFault(answer: Exclude<BookAnswer, { kind: 'ack' }>): HttpFault {
  switch (answer.kind) {
    case 'refused': {
      const { code, reason, entry, detail } = answer.refusal
      const refusal = { code, reason, entry, act: answer.act, ...(detail && { detail }) }
      return new HttpFault('act-refused', `${code}: ${detail ?? reason}`, { refusal })
    }
    case 'changed-meanwhile':
      return new HttpFault('changed-meanwhile', undefined, { seq: answer.seq })
    case 'full':
      return new HttpFault('log-full')
    case 'id-used':
      return new HttpFault('act-id-used')
  }
}

/** A number in the path or the query. */
export function numberIn(text: unknown, name: string): number {
  if (typeof text !== 'string' || !/^\d{1,4}$/.test(text))
    throw new HttpFault('malformed-message', `${name} must be a number`)
  return Number(text)
}

/** A large field takes long, and others are waiting too. */
export function throwBusy(fault: unknown): never {
  throw fault instanceof WorkFault ? new HttpFault('too-busy') : fault
}
