import type { FromClient } from '@jadoube/protocol'
import { linesOf } from '../event/event-pages.js'
import type { Seat } from '../seats/seats.js'
import type { Service } from '../service.js'
import { parseCompetitionId } from '../store/index.js'
import type { Client } from './client.js'
import { Desk } from './desk.js'
import { followEvent } from './follow-event.js'

/** The maximum number of followed events on one connection. */
const MAX_FOLLOWED = 16

type EventSeat = Seat & { readonly role: 'arbiter' | 'organiser' }

/** Whether this seat is an official of the event. */
export function runsEvent(seat: Seat | null, event: string): seat is EventSeat {
  if (seat?.scope.kind !== 'competition' || seat.scope.competition !== event) return false
  return seat.role === 'arbiter' || seat.role === 'organiser'
}

/** The events that one client follows, and its open desks. */
export class OpenEvents {
  readonly #service: Service
  readonly #client: Client
  readonly #desks = new Map<string, Desk>()
  /** Functions that stop following. */
  readonly #followed = new Map<string, () => void>()
  #closed = false

  constructor(service: Service, client: Client) {
    this.#service = service
    this.#client = client
  }

  /**
   * Anybody may follow an event: they are told that something is new, and read the details from its
   * pages.
   */
  async follow(name: string): Promise<void> {
    const event = parseCompetitionId(name)
    const { store } = this.#service
    if (event === undefined || !(await store.competitions.get(event)))
      return this.#client.error('no-such-event')
    if (this.#followed.size >= MAX_FOLLOWED && !this.#followed.has(name))
      return this.#client.error('too-many-open')
    this.#followed.get(name)?.()
    if (this.#closed) return
    const stop = followEvent(store, event, {
      changed: seq => this.#client.send({ type: 'event-news', event, seq }),
      failed: error => this.#client.failed(error),
    })
    this.#followed.set(name, stop)
  }

  /** The desk of an event, for its officials. */
  async desk(
    seat: Seat | null,
    { event: name, ...asked }: Extract<FromClient, { type: 'desk' }>,
  ): Promise<void> {
    const event = parseCompetitionId(name)
    if (event === undefined || !runsEvent(seat, event)) {
      return this.#client.error('not-for-this-seat')
    }
    this.#desks.get(name)?.close()
    const desk = new Desk(this.#service, event, seat.role, {
      line: line => this.#client.send({ type: 'desk-line', event, line }),
      locked: board => this.#client.error('board-locked', board),
    })
    this.#desks.set(name, desk)
    const { boards, locked, round, rounds } = await desk.open(asked)
    const lines = await linesOf(boards, seat.role)
    this.#client.send({ type: 'desk', event, now: this.#service.now(), lines, round, rounds })
    for (const board of locked) this.#client.error('board-locked', board)
  }

  close(): void {
    this.#closed = true
    for (const desk of this.#desks.values()) desk.close()
    this.#desks.clear()
    for (const stop of this.#followed.values()) stop()
    this.#followed.clear()
  }
}
