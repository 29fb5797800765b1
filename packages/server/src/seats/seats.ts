import { randomBytes } from 'node:crypto'
import { envelopeKeeper, type Role, type SeatLink } from '@jadoube/protocol'
import type { BoardSettings } from '../board/board-settings.js'
import {
  hashSecret,
  makeSecret,
  type NewSeat,
  type Scope,
  type SeatId,
  type Store,
  type Seat as StoredSeat,
  secretMatches,
} from '../store/index.js'

export interface Seat {
  readonly id: SeatId
  readonly role: Role
  readonly name: string | null
  readonly scope: Scope
  readonly revoked: boolean
  /** Under which a move is sealed for them (Guidelines I.7); it says nothing of the secret. */
  readonly envelopeKey: string | null
}

interface Meta {
  readonly role: Role
  readonly name?: string
  readonly envelopeKey?: string
}

/** For whom moves are sealed. */
const opensEnvelopes: ReadonlySet<Role> = new Set(['white', 'black', 'arbiter'])

async function metaOf(role: Role, secret: string, name?: string | null): Promise<string> {
  const meta: Meta = {
    role,
    ...(name && { name }),
    ...(opensEnvelopes.has(role) && { envelopeKey: await envelopeKeeper.publicKey(secret) }),
  }
  return JSON.stringify(meta)
}

const MOST_REMEMBERED = 20_000

/** Who may sit where. A seat is opened by a secret that only its link holds. */
export class Seats {
  readonly #store: Store
  readonly #now: () => number
  readonly #found = new Map<string, Seat>()
  /** How often everything was forgotten. */
  #forgotten = 0
  readonly #unsubscribe: () => void

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
    this.#unsubscribe = store.subscribe('all', news => {
      if (news.kind === 'seats-changed' || news.kind === 'missed') this.#forget()
    })
  }

  /** A seat that is to be kept, and the link to it. */
  async plan(
    scope: Scope,
    role: Role,
    base: string,
    name?: string,
  ): Promise<{ readonly seat: NewSeat; readonly link: SeatLink }> {
    const secret = makeSecret()
    const id = randomBytes(9).toString('base64url') as SeatId
    const seat = {
      id,
      scope,
      secretHash: hashSecret(secret),
      meta: await metaOf(role, secret, name),
      at: this.#now(),
    }
    return { seat, link: { seat: id, role, secret, url: linkOf(base, scope, secret) } }
  }

  async issue(scope: Scope, role: Role, base: string, name?: string): Promise<SeatLink> {
    const { seat, link } = await this.plan(scope, role, base, name)
    const created = await this.#store.seats.create(seat)
    if (!created.ok) throw new Error('a random id was taken')
    return link
  }

  /** The seat that a secret opens. */
  async find(secret: string): Promise<Seat | undefined> {
    const hash = hashSecret(secret)
    const known = this.#found.get(hash)
    if (known) return known
    const forgotten = this.#forgotten
    const stored = await this.#store.seats.bySecretHash(hash)
    if (!stored || !secretMatches(secret, stored.secretHash)) return undefined
    const seat = seatOf(stored)
    if (this.#found.size >= MOST_REMEMBERED) this.#found.clear()
    // What was read before a change is not remembered after it: the seat may have been revoked meanwhile.
    if (forgotten === this.#forgotten) this.#found.set(hash, seat)
    return seat
  }

  async get(id: SeatId): Promise<Seat | undefined> {
    const stored = await this.#store.seats.get(id)
    return stored && seatOf(stored)
  }

  async list(scope: Scope): Promise<readonly Seat[]> {
    return (await this.#store.seats.list(scope)).map(seatOf)
  }

  async revoke(id: SeatId): Promise<boolean> {
    const revoked = await this.#store.seats.revoke(id, this.#now())
    this.#forget()
    return revoked.ok
  }

  async reissue(seat: Seat, base: string): Promise<SeatLink | undefined> {
    const secret = makeSecret()
    const meta = await metaOf(seat.role, secret, seat.name)
    const reissued = await this.#store.seats.reissue(seat.id, hashSecret(secret), meta)
    this.#forget()
    if (!reissued.ok) return undefined
    return { seat: seat.id, role: seat.role, secret, url: linkOf(base, seat.scope, secret) }
  }

  #forget(): void {
    this.#found.clear()
    this.#forgotten++
  }

  close(): void {
    this.#unsubscribe()
  }
}

function seatOf({ id, scope, meta, revokedAt }: StoredSeat): Seat {
  const { role, name, envelopeKey } = JSON.parse(meta) as Meta
  const revoked = revokedAt !== null
  return { id, role, name: name ?? null, scope, revoked, envelopeKey: envelopeKey ?? null }
}

/** What follows `#` stays in the browser: it is in no log and no referrer. */
function linkOf(base: string, scope: Scope, secret: string): string {
  const place = scope.kind === 'board' ? `board/${scope.board}` : `event/${scope.competition}`
  return `${base}/${place}#${secret}`
}

/** Whether a seat is at this board, by itself or through its event. */
export function sitsAt({ scope }: Seat, board: string, settings: BoardSettings): boolean {
  if (scope.kind === 'competition') return scope.competition === settings.event
  return scope.board === board || scope.board === settings.seatsOf?.board
}

/** Who gives out links: the organiser all, the arbiter all but the organiser's. */
export function mayIssue(seat: Seat, role: Role): boolean {
  if (seat.role === 'organiser') return true
  return seat.role === 'arbiter' && role !== 'organiser' && role !== 'arbiter'
}
