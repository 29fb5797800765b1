import type { CompetitionId, SeatId, Store, Tombstone } from '../store/index.js'
import { eachBoard, eachEvent, readLog, type StoredBoard } from './each-board.js'
import { eventLog, everybodyIn, findInEvent, markRedacted, redactEventLog } from './event-log.js'
import { colors, colorsOf, mentions, namesOf, type Person } from './person.js'
import { makeTombstone, redactBody, redactSeat, redactSettings } from './redact.js'

/** From how much a person was removed. */
export interface Anonymised {
  readonly boards: number
  /** Entries that now have a tombstone. */
  readonly entries: number
  readonly seats: number
}

/**
 * Removes a person from every board and link. The games and results stay. A tombstone in each entry
 * that named the person keeps the chain verifiable.
 */
export async function anonymisePerson(
  store: Store,
  person: Person,
  now: number,
): Promise<Anonymised> {
  const done = { boards: 0, entries: 0, seats: 0 }
  for await (const board of eachBoard(store)) {
    const log = await readLog(store, board.id)
    const whose = colorsOf(person, board.settings, log[0])
    const names = namesOf(person, board.settings, log[0])
    const seats = (await store.seats.list({ kind: 'board', board: board.id })).flatMap(seat =>
      redactedSeat(seat, person, names),
    )
    const named = log.some(({ body }) => mentions(body, names))
    if (whose.length === 0 && seats.length === 0 && !named) continue
    const bodies = log.flatMap(entry => {
      const body = redactBody(entry, whose, names)
      if (body === undefined) return []
      const tombstone = makeTombstone(body, 'player', now)
      return [{ board: board.id, seq: entry.seq, body, tombstone }]
    })
    const meta = redactSettings(board.settings, whose, now)
    await store.remove({ bodies, boards: [{ id: board.id, meta, erase: false }], seats })
    done.boards++
    done.entries += bodies.length
    done.seats += seats.length
  }
  for await (const { id, meta } of eachEvent(store)) {
    const log = await eventLog(store, id)
    const who = findInEvent(log, person)
    const bodies = redactEventLog(id, log, who, 'player', now)
    const seats = (await store.seats.list({ kind: 'competition', competition: id })).flatMap(seat =>
      redactedSeat(seat, person, who.names),
    )
    if (seats.length === 0 && bodies.length === 0) continue
    const marked = bodies.length === 0 ? meta : markRedacted(meta, now)
    await store.remove({ bodies, seats, competitions: [{ id, meta: marked, erase: false }] })
    done.entries += bodies.length
    done.seats += seats.length
  }
  return done
}

/** Removes all players from the log of an event and from their links. */
export async function anonymiseEvent(
  store: Store,
  { id, meta }: { readonly id: CompetitionId; readonly meta: string },
  why: Tombstone['why'],
  now: number,
): Promise<boolean> {
  const log = await eventLog(store, id)
  const bodies = redactEventLog(id, log, everybodyIn(log), why, now)
  const stored = await store.seats.list({ kind: 'competition', competition: id })
  const seats = stored.flatMap(seat => {
    const { name, ...rest } = JSON.parse(seat.meta) as { name?: string; role?: string }
    const isPlayers = rest.role === 'player' && name !== undefined
    return isPlayers ? [{ id: seat.id, meta: JSON.stringify(rest) }] : []
  })
  if (bodies.length === 0 && seats.length === 0) return false
  const competitions = [{ id, meta: markRedacted(meta, now), erase: false }]
  await store.remove({ bodies, seats, competitions })
  return true
}

function redactedSeat(
  { id, meta }: { readonly id: SeatId; readonly meta: string },
  person: Person,
  names: readonly string[],
) {
  const found = [person, ...names.map(name => ({ name }))]
    .map(each => redactSeat(meta, each))
    .find(text => text !== undefined)
  return found === undefined ? [] : [{ id, meta: found }]
}

/** Removes both players from one board. Returns whether anything had to be removed. */
export async function anonymiseBoard(
  store: Store,
  { id, settings }: StoredBoard,
  why: Tombstone['why'],
  now: number,
): Promise<boolean> {
  const log = await readLog(store, id)
  const names = colors.flatMap(color => {
    const { name } = settings[color]
    return name === undefined ? [] : [name]
  })
  const bodies = log.flatMap(entry => {
    const body = redactBody(entry, colors, names, true)
    const tombstone = body === undefined ? '' : makeTombstone(body, why, now)
    return body === undefined ? [] : [{ board: id, seq: entry.seq, body, tombstone }]
  })
  const stored = await store.seats.list({ kind: 'board', board: id })
  const seats = stored.flatMap(seat => {
    const { name, ...rest } = JSON.parse(seat.meta) as { name?: string }
    return name === undefined ? [] : [{ id: seat.id, meta: JSON.stringify(rest) }]
  })
  if (bodies.length === 0 && seats.length === 0) return false
  const meta = redactSettings(settings, colors, now)
  await store.remove({ bodies, boards: [{ id, meta, erase: false }], seats })
  return true
}
