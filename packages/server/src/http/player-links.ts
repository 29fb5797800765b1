import type { PlayerLink } from '@jadoube/protocol'
import type { FastifyRequest } from 'fastify'
import { inTurns } from '../in-turns.js'
import { type EventKey, makeEventKey, secretFrom } from '../seats/event-key.js'
import { linkOf, mayIssue, type Seat } from '../seats/seats.js'
import type { Service } from '../service.js'
import type { CompetitionId, NewSeat } from '../store/index.js'
import type { Official } from './event-parts.js'
import { HttpFault } from './http-fault.js'
import { baseOf, eventKeyOf, secretOf } from './request-parts.js'

/** How many links are written in one commit. */
const LINKS_AT_ONCE = 200

/** The seats of players who have a link for the whole event. */
export async function playerSeats(
  event: CompetitionId,
  service: Service,
): Promise<readonly Seat[]> {
  return (await allPlayerSeats(event, service)).filter(({ revoked }) => !revoked)
}

/** The same with those whose link was revoked. */
async function allPlayerSeats(event: CompetitionId, { seats }: Service): Promise<readonly Seat[]> {
  const list = await seats.list({ kind: 'competition', competition: event })
  return list.filter(({ role }) => role === 'player')
}

/** The players' links, as far as the key of the event can show them again. */
export async function playerLinks(
  request: FastifyRequest,
  { stored, book }: Official,
  key: EventKey | null,
  service: Service,
): Promise<PlayerLink[]> {
  const base = baseOf(request, service)
  const { entries } = book.state.tournament
  const links = await inTurns(await playerSeats(stored.id, service), (seat): PlayerLink | null => {
    const person = entries[(seat.entry ?? 0) - 1]?.person
    if (seat.entry === null || person === undefined) return null
    return { entry: seat.entry, name: person.name, seat: seat.id, url: urlOf(seat, key, base) }
  })
  return links.filter(each => each !== null).sort((a, b) => a.entry - b.entry)
}

/** The link of a seat. Null if the secret was not derived from this key. */
export function urlOf(seat: Seat, key: EventKey | null, base: string): string | null {
  if (key === null || seat.generation === null) return null
  return linkOf(base, seat.scope, secretFrom(key, seat.id, seat.generation))
}

interface WantedLinks {
  /** Whose links. All players who have not withdrawn if nobody is named. */
  readonly entries: readonly number[] | undefined
  /** Whether players who have a link get a new one. */
  readonly isReissue: boolean
}

/** Issues links, and returns those of all players. */
export async function issueLinks(
  request: FastifyRequest,
  requested: Official,
  { entries: wanted, isReissue }: WantedLinks,
  service: Service,
): Promise<PlayerLink[]> {
  const { seats } = service
  const { stored, book, seat } = requested
  if (!mayIssue(seat, 'player')) throw new HttpFault('not-for-this-seat')
  const { entries } = book.state.tournament
  const chosen = wanted ?? entries.filter(each => each.withdrawnAfter === null).map(({ id }) => id)
  const unknown = chosen.find(entry => entries[entry - 1] === undefined)
  if (unknown !== undefined) throw new HttpFault('no-such-entry', `there is no entry ${unknown}`)
  const key = await keyFor(request, seat, service)
  const base = baseOf(request, service)
  const all = await allPlayerSeats(stored.id, service)
  const byEntry = (isRevoked: boolean) =>
    new Map(all.filter(({ revoked }) => revoked === isRevoked).map(each => [each.entry, each]))
  const there = byEntry(false)
  const revoked = byEntry(true)
  const scope = { kind: 'competition', competition: stored.id } as const
  const planned = []
  for (const entry of new Set(chosen)) {
    const known = there.get(entry)
    // A link that nobody could show again is useless.
    if (known !== undefined && isReissue) await seats.reissue(known, base, key)
    if (known !== undefined) continue
    const name = entries[entry - 1]?.person.name.slice(0, 100)
    const before = revoked.get(entry)
    // Revoking and issuing in turn must not fill the store: the new link opens the old seat.
    if (before !== undefined) {
      await seats.reissue({ ...before, name: name ?? null }, base, key)
      continue
    }
    planned.push((await seats.plan(scope, 'player', base, name, { entry, key })).seat)
  }
  await storeSeats(planned, service)
  return playerLinks(request, requested, key, service)
}

/**
 * If this is interrupted, players who already have a link keep it; the others are requested again.
 */
async function storeSeats(planned: readonly NewSeat[], { store }: Service): Promise<void> {
  for (let from = 0; from < planned.length; from += LINKS_AT_ONCE) {
    const some = planned.slice(from, from + LINKS_AT_ONCE)
    const made = await store.setUp({ boards: [], seats: some })
    if (!made.ok) throw new Error(`links could not be issued: ${made.error.code}`)
  }
}

/** An event from before event keys existed gets one with its first links. */
async function keyFor(request: FastifyRequest, seat: Seat, { seats }: Service): Promise<EventKey> {
  const known = eventKeyOf(request, seat)
  if (known !== null) return known
  const key = makeEventKey()
  await seats.giveKey(seat, secretOf(request) ?? '', key)
  return key
}
