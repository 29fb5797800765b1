import type { Attempt } from '@jadoube/chess'
import { type AlreadyExists, alreadyExists, type NotFound, notFound } from '../failure.js'
import type { Gate } from '../gate.js'
import type { SeatId } from '../ids.js'
import { assertWritable } from '../log-entry.js'
import type { NewsDesk, Scope } from '../news.js'
import type { NewSeat, Page, Seat, Seats } from '../store.js'

export class MemorySeats implements Seats {
  readonly #gate: Gate
  readonly #news: NewsDesk
  readonly #seats = new Map<SeatId, Seat>()
  readonly #byHash = new Map<string, SeatId>()

  constructor(gate: Gate, news: NewsDesk) {
    this.#gate = gate
    this.#news = news
  }

  async create({ at, ...seat }: NewSeat): Promise<Attempt<Seat, AlreadyExists>> {
    this.#gate.pass()
    assertWritable(seat.meta)
    if (this.#seats.has(seat.id) || this.#byHash.has(seat.secretHash)) return alreadyExists
    return this.#put({ ...seat, createdAt: at, revokedAt: null })
  }

  redact(id: SeatId, meta: string): void {
    const seat = this.#seats.get(id)
    if (seat) this.#seats.set(id, { ...seat, meta })
  }

  erase(scope: Scope): void {
    for (const [id, seat] of this.#seats) {
      if (scopeKey(seat.scope) !== scopeKey(scope)) continue
      this.#seats.delete(id)
      this.#byHash.delete(seat.secretHash)
    }
  }

  async get(id: SeatId): Promise<Seat | undefined> {
    this.#gate.pass()
    return this.#seats.get(id)
  }

  async bySecretHash(secretHash: string): Promise<Seat | undefined> {
    this.#gate.pass()
    const id = this.#byHash.get(secretHash)
    const seat = id && this.#seats.get(id)
    return seat && seat.revokedAt === null ? seat : undefined
  }

  async list(scope: Scope): Promise<readonly Seat[]> {
    this.#gate.pass()
    return [...this.#seats.values()]
      .filter(seat => scopeKey(seat.scope) === scopeKey(scope))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  async all({ after, limit = 100 }: Omit<Page<SeatId>, 'competition'> = {}) {
    this.#gate.pass()
    return [...this.#seats.values()]
      .filter(({ id }) => after === undefined || id > after)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit)
  }

  async revoke(id: SeatId, at: number): Promise<Attempt<Seat, NotFound>> {
    this.#gate.pass()
    const seat = this.#seats.get(id)
    if (!seat) return notFound
    return this.#put({ ...seat, revokedAt: seat.revokedAt ?? at })
  }

  async reissue(
    id: SeatId,
    secretHash: string,
    meta: string,
  ): Promise<Attempt<Seat, NotFound | AlreadyExists>> {
    this.#gate.pass()
    const seat = this.#seats.get(id)
    if (!seat) return notFound
    if (this.#byHash.has(secretHash)) return alreadyExists
    this.#byHash.delete(seat.secretHash)
    return this.#put({ ...seat, secretHash, meta, revokedAt: null })
  }

  async amend(id: SeatId, from: string, meta: string): Promise<boolean> {
    this.#gate.pass()
    assertWritable(meta)
    const seat = this.#seats.get(id)
    if (seat?.meta !== from) return false
    this.#seats.set(id, { ...seat, meta })
    return true
  }

  #put(seat: Seat): { ok: true; value: Seat } {
    this.#seats.set(seat.id, seat)
    this.#byHash.set(seat.secretHash, seat.id)
    this.#news.publish({ kind: 'seats-changed', scope: seat.scope })
    return { ok: true, value: seat }
  }
}

const scopeKey = (scope: Scope): string =>
  scope.kind === 'board' ? `board ${scope.board}` : `competition ${scope.competition}`
