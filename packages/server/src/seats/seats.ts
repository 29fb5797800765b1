import { randomBytes } from 'node:crypto'
import { envelopeKeeper, type Role, roles, type SeatLink } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import {
  hashSecret,
  makeSecret,
  type NewSeat,
  type Scope,
  type SeatId,
  type Store,
  type Seat as StoredSeat,
  StoreError,
  secretMatches,
} from '../store/index.js'
import { type EventKey, secretFrom, wrapKey } from './event-key.js'

export interface Seat {
  readonly id: SeatId
  readonly role: Role
  readonly name: string | null
  readonly scope: Scope
  readonly revoked: boolean
  /** Of the link: a move is sealed for it only where no device has a key. It says nothing of the secret. */
  readonly envelopeKey: string | null
  /** Of the device that opened the link first: a move is sealed for it (Guidelines I.7). Its private key is only there. */
  readonly deviceKey: DeviceKey | null
  /** Of a player of an event. */
  readonly entry: number | null
  /** How often the secret was made from the key of the event; null if it was drawn by lot. */
  readonly generation: number | null
  /** The key of the event, as only this seat's own secret opens it. */
  readonly eventKey: string | null
}

/** The public key of a device, and when it was registered. */
export interface DeviceKey {
  readonly key: string
  readonly at: number
}

interface Meta {
  readonly role: Role
  readonly name?: string
  readonly envelopeKey?: string
  readonly deviceKey?: DeviceKey
  readonly entry?: number
  readonly generation?: number
  readonly eventKey?: string
}

/** For whom moves are sealed. */
export const opensEnvelopes: ReadonlySet<Role> = new Set(['white', 'black', 'player', 'arbiter'])

interface About {
  readonly role: Role
  readonly name?: string | null | undefined
  readonly entry?: number | null
  /** The key of the event that the secret is made from. */
  readonly key?: EventKey | null
  readonly generation?: number
}

async function metaOf(secret: string, { role, name, entry, key, generation }: About) {
  const meta: Meta = {
    role,
    ...(name && { name }),
    ...(opensEnvelopes.has(role) && { envelopeKey: await envelopeKeeper.publicKey(secret) }),
    ...(entry != null && { entry }),
    ...(key && { generation: generation ?? 1 }),
    ...(key && holdsKey.has(role) && { eventKey: wrapKey(key, secret) }),
  }
  return JSON.stringify(meta)
}

/** Who can look up the links of an event again. */
const holdsKey: ReadonlySet<Role> = new Set(['organiser', 'arbiter'])

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
    about: Pick<About, 'entry' | 'key'> = {},
  ): Promise<{ readonly seat: NewSeat; readonly link: SeatLink }> {
    const id = randomBytes(9).toString('base64url') as SeatId
    const secret = about.key ? secretFrom(about.key, id, 1) : makeSecret()
    const seat = {
      id,
      scope,
      secretHash: hashSecret(secret),
      meta: await metaOf(secret, { role, name, ...about }),
      at: this.#now(),
    }
    return { seat, link: { seat: id, role, secret, url: linkOf(base, scope, secret) } }
  }

  async issue(
    scope: Scope,
    role: Role,
    base: string,
    name?: string,
    about: Pick<About, 'entry' | 'key'> = {},
  ): Promise<SeatLink> {
    const { seat, link } = await this.plan(scope, role, base, name, about)
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
    const seat = readableSeat(stored)
    if (this.#found.size >= MOST_REMEMBERED) this.#found.clear()
    // What was read before a change is not remembered after it: the seat may have been revoked meanwhile.
    if (forgotten === this.#forgotten) this.#found.set(hash, seat)
    return seat
  }

  async get(id: SeatId): Promise<Seat | undefined> {
    const stored = await this.#store.seats.get(id)
    return stored && readableSeat(stored)
  }

  /** Without those that are damaged: who runs the board can give out others. */
  async list(scope: Scope): Promise<readonly Seat[]> {
    return (await this.#store.seats.list(scope)).flatMap(each => seatOf(each) ?? [])
  }

  async revoke(id: SeatId): Promise<boolean> {
    const revoked = await this.#store.seats.revoke(id, this.#now())
    this.#forget()
    return revoked.ok
  }

  /** With the key of the event, anyone who has it can look the new link up again. */
  async reissue(
    seat: Seat,
    base: string,
    key: EventKey | null = null,
  ): Promise<SeatLink | undefined> {
    const generation = (seat.generation ?? 0) + 1
    const secret = key ? secretFrom(key, seat.id, generation) : makeSecret()
    const { role, name, entry } = seat
    const meta = await metaOf(secret, { role, name, entry, key, generation })
    const reissued = await this.#store.seats.reissue(seat.id, hashSecret(secret), meta)
    this.#forget()
    if (!reissued.ok) return undefined
    return { seat: seat.id, role: seat.role, secret, url: linkOf(base, seat.scope, secret) }
  }

  /** The key of the event, made now for a seat that has none yet: links that it issues can be shown again. */
  async giveKey(seat: Seat, secret: string, key: EventKey): Promise<void> {
    await this.#amend(seat.id, meta => ({ ...meta, eventKey: wrapKey(key, secret) }))
    this.#forget()
  }

  /**
   * The key of the device that opens a link for the first time. Gives the key that counts: of another device, where
   * that was faster; a new link makes room for another. Nothing that others remember of the seat depends on it.
   */
  async registerDevice(seat: Seat, key: string): Promise<DeviceKey | undefined> {
    const mine = { key, at: this.#now() }
    const meta = await this.#amend(seat.id, known =>
      known.deviceKey === undefined ? { ...known, deviceKey: mine } : null,
    )
    return meta?.deviceKey
  }

  /** Changes what is kept with a seat, even if it is changed at the same time; `null` leaves it. */
  async #amend(id: SeatId, change: (meta: Meta) => Meta | null): Promise<Meta | undefined> {
    for (;;) {
      const stored = await this.#store.seats.get(id)
      if (stored === undefined) return undefined
      const before = metaIn(stored.meta)
      if (before === undefined) return undefined
      const after = change(before)
      if (after === null) return before
      if (await this.#store.seats.amend(id, stored.meta, JSON.stringify(after))) return after
    }
  }

  #forget(): void {
    this.#found.clear()
    this.#forgotten++
  }

  close(): void {
    this.#unsubscribe()
  }
}

/** Only this program writes it; undefined where it was damaged. */
function metaIn(text: string): Meta | undefined {
  try {
    const meta = JSON.parse(text) as Meta | null
    return meta !== null && roles.includes(meta.role) ? meta : undefined
  } catch {
    return undefined
  }
}

function readableSeat(stored: StoredSeat): Seat {
  const seat = seatOf(stored)
  if (seat === undefined) throw new StoreError('store-damaged', 'seat-unreadable')
  return seat
}

function seatOf({ id, scope, meta, revokedAt }: StoredSeat): Seat | undefined {
  const read = metaIn(meta)
  if (read === undefined) return undefined
  const { role, name, envelopeKey, deviceKey, entry, generation, eventKey } = read
  return {
    id,
    role,
    name: name ?? null,
    scope,
    revoked: revokedAt !== null,
    envelopeKey: envelopeKey ?? null,
    deviceKey: deviceKey ?? null,
    entry: entry ?? null,
    generation: generation ?? null,
    eventKey: eventKey ?? null,
  }
}

/** What follows `#` stays in the browser: it is in no log and no referrer. */
export function linkOf(base: string, scope: Scope, secret: string): string {
  const place = scope.kind === 'board' ? `board/${scope.board}` : `event/${scope.competition}`
  return `${base}/${place}#${secret}`
}

/** Whether a seat is at this board, by itself or through its event. */
export function sitsAt(
  { scope, role, entry }: Seat,
  board: string,
  settings: BoardSettings,
): boolean {
  if (scope.kind === 'competition') {
    if (scope.competition !== settings.event) return false
    // A player sits at their own board; at the others they look on like anybody.
    return role !== 'player' || (entry !== null && isOf(entry, settings.entries))
  }
  return scope.board === board || scope.board === settings.seatsOf?.board
}

const isOf = (entry: number, entries: BoardSettings['entries']): boolean =>
  entries?.white === entry || entries?.black === entry

/** Who gives out links: the organiser all, the arbiter all but the organiser's. */
export function mayIssue(seat: Seat, role: Role): boolean {
  if (seat.role === 'organiser') return true
  return seat.role === 'arbiter' && role !== 'organiser' && role !== 'arbiter'
}
