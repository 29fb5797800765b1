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
  /**
   * The public key of the link. A move is sealed for it only if no device has a key. It reveals
   * nothing about the secret.
   */
  readonly envelopeKey: string | null
  /**
   * The key of the device that opened the link first; moves are sealed for it (Guidelines I.7). Its
   * private key is only on the device.
   */
  readonly deviceKey: DeviceKey | null
  /** The entry, for a player of an event. */
  readonly entry: number | null
  /** How often the secret was derived from the event's key; null if it is random. */
  readonly generation: number | null
  /** The event's key, encrypted with this seat's own secret. */
  readonly eventKey: string | null
}

/** The public key of a device, and when it was registered. */
export interface DeviceKey {
  readonly key: string
  readonly at: number
}

interface SeatMeta {
  readonly role: Role
  readonly name?: string
  readonly envelopeKey?: string
  readonly deviceKey?: DeviceKey
  readonly entry?: number
  readonly generation?: number
  readonly eventKey?: string
}

/** The roles for which moves are sealed. */
export const opensEnvelopes: ReadonlySet<Role> = new Set(['white', 'black', 'player', 'arbiter'])

interface SeatDetails {
  readonly role: Role
  readonly name?: string | null | undefined
  readonly entry?: number | null
  /** The event's key, from which the secret is derived. */
  readonly key?: EventKey | null
  readonly generation?: number
}

async function makeMeta(secret: string, { role, name, entry, key, generation }: SeatDetails) {
  const meta: SeatMeta = {
    role,
    ...(name && { name }),
    ...(opensEnvelopes.has(role) && { envelopeKey: await envelopeKeeper.publicKey(secret) }),
    ...(entry != null && { entry }),
    ...(key && { generation: generation ?? 1 }),
    ...(key && holdsKey.has(role) && { eventKey: wrapKey(key, secret) }),
  }
  return JSON.stringify(meta)
}

/** The roles that can show the links of an event again. */
const holdsKey: ReadonlySet<Role> = new Set(['organiser', 'arbiter'])

const MAX_CACHED = 20_000

/** The seats of boards and events. A seat is opened by a secret that only its link contains. */
export class Seats {
  readonly #store: Store
  readonly #now: () => number
  readonly #cache = new Map<string, Seat>()
  /** How often the cache was cleared. */
  #cacheClears = 0
  readonly #unsubscribe: () => void

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
    this.#unsubscribe = store.subscribe('all', news => {
      if (news.kind === 'seats-changed' || news.kind === 'missed') this.#clearCache()
    })
  }

  /** Plans a seat that is to be stored, with its link. */
  async plan(
    scope: Scope,
    role: Role,
    base: string,
    name?: string,
    about: Pick<SeatDetails, 'entry' | 'key'> = {},
  ): Promise<{ readonly seat: NewSeat; readonly link: SeatLink }> {
    const id = randomBytes(9).toString('base64url') as SeatId
    const secret = about.key ? secretFrom(about.key, id, 1) : makeSecret()
    const seat = {
      id,
      scope,
      secretHash: hashSecret(secret),
      meta: await makeMeta(secret, { role, name, ...about }),
      at: this.#now(),
    }
    return { seat, link: { seat: id, role, secret, url: linkOf(base, scope, secret) } }
  }

  async issue(
    scope: Scope,
    role: Role,
    base: string,
    name?: string,
    about: Pick<SeatDetails, 'entry' | 'key'> = {},
  ): Promise<SeatLink> {
    const { seat, link } = await this.plan(scope, role, base, name, about)
    const created = await this.#store.seats.create(seat)
    if (!created.ok) throw new Error('a random id is already in use')
    return link
  }

  /** Finds the seat that a secret opens. */
  async find(secret: string): Promise<Seat | undefined> {
    const hash = hashSecret(secret)
    const known = this.#cache.get(hash)
    if (known) return known
    const cacheClears = this.#cacheClears
    const stored = await this.#store.seats.bySecretHash(hash)
    if (!stored || !secretMatches(secret, stored.secretHash)) return undefined
    const seat = readableSeat(stored)
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear()
    // What was read before a change is not cached after it: the seat may have been revoked
    // meanwhile.
    if (cacheClears === this.#cacheClears) this.#cache.set(hash, seat)
    return seat
  }

  async get(id: SeatId): Promise<Seat | undefined> {
    const stored = await this.#store.seats.get(id)
    return stored && readableSeat(stored)
  }

  /** The seats of a scope, without damaged ones: officials can issue others. */
  async list(scope: Scope): Promise<readonly Seat[]> {
    return (await this.#store.seats.list(scope)).flatMap(each => seatOf(each) ?? [])
  }

  async revoke(id: SeatId): Promise<boolean> {
    const revoked = await this.#store.seats.revoke(id, this.#now())
    this.#clearCache()
    return revoked.ok
  }

  /** Issues a new link. If it is derived from the event's key, it can be shown again. */
  async reissue(
    seat: Seat,
    base: string,
    key: EventKey | null = null,
  ): Promise<SeatLink | undefined> {
    const generation = (seat.generation ?? 0) + 1
    const secret = key ? secretFrom(key, seat.id, generation) : makeSecret()
    const { role, name, entry } = seat
    const meta = await makeMeta(secret, { role, name, entry, key, generation })
    const reissued = await this.#store.seats.reissue(seat.id, hashSecret(secret), meta)
    this.#clearCache()
    if (!reissued.ok) return undefined
    return { seat: seat.id, role: seat.role, secret, url: linkOf(base, seat.scope, secret) }
  }

  /**
   * Gives the event's key to a seat that has none yet, so that the links it issues can be shown
   * again.
   */
  async giveKey(seat: Seat, secret: string, key: EventKey): Promise<void> {
    await this.#amend(seat.id, meta => ({ ...meta, eventKey: wrapKey(key, secret) }))
    this.#clearCache()
  }

  /**
   * Registers the key of the device that first opens a link. Returns the key that counts: another
   * device's, if that was faster. A new link allows a new key. No cached data of the seat depends
   * on it.
   */
  async registerDevice(seat: Seat, key: string): Promise<DeviceKey | undefined> {
    const mine = { key, at: this.#now() }
    const meta = await this.#amend(seat.id, known =>
      known.deviceKey === undefined ? { ...known, deviceKey: mine } : null,
    )
    return meta?.deviceKey
  }

  /**
   * Changes the metadata of a seat, retrying if it changes at the same time; `null` leaves it
   * unchanged.
   */
  async #amend(
    id: SeatId,
    change: (meta: SeatMeta) => SeatMeta | null,
  ): Promise<SeatMeta | undefined> {
    for (;;) {
      const stored = await this.#store.seats.get(id)
      if (stored === undefined) return undefined
      const before = parseMeta(stored.meta)
      if (before === undefined) return undefined
      const after = change(before)
      if (after === null) return before
      if (await this.#store.seats.amend(id, stored.meta, JSON.stringify(after))) return after
    }
  }

  #clearCache(): void {
    this.#cache.clear()
    this.#cacheClears++
  }

  close(): void {
    this.#unsubscribe()
  }
}

/** Only this program writes it; undefined if it is damaged. */
function parseMeta(text: string): SeatMeta | undefined {
  try {
    const meta = JSON.parse(text) as SeatMeta | null
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
  const parsed = parseMeta(meta)
  if (parsed === undefined) return undefined
  const { role, name, envelopeKey, deviceKey, entry, generation, eventKey } = parsed
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

/** Browsers do not send what follows the `#`: it is in no log and no referrer. */
export function linkOf(base: string, scope: Scope, secret: string): string {
  const place = scope.kind === 'board' ? `board/${scope.board}` : `event/${scope.competition}`
  return `${base}/${place}#${secret}`
}

/** Whether a seat belongs to this board, directly or through its event. */
export function sitsAt(
  { scope, role, entry }: Seat,
  board: string,
  settings: BoardSettings,
): boolean {
  if (scope.kind === 'competition') {
    if (scope.competition !== settings.event) return false
    // Players of an event sit at their own board; at others they are spectators.
    return role !== 'player' || (entry !== null && isEntryOf(entry, settings.entries))
  }
  return scope.board === board || scope.board === settings.seatsOf?.board
}

const isEntryOf = (entry: number, entries: BoardSettings['entries']): boolean =>
  entries?.white === entry || entries?.black === entry

/** Who may issue links: the organiser all, the arbiter all except the organiser's. */
export function mayIssue(seat: Seat, role: Role): boolean {
  if (seat.role === 'organiser') return true
  return seat.role === 'arbiter' && role !== 'organiser' && role !== 'arbiter'
}
