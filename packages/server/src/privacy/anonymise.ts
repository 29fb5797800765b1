import {
  type CompetitionId,
  type LogEntry,
  type Removal,
  type SeatId,
  type Store,
  type Stored,
  StoreError,
  type Tombstone,
} from '../store/index.js'
import { eachBoard, eachEvent, readLog, type StoredBoard } from './each-board.js'
import {
  eventLog,
  everybodyIn,
  findInEvent,
  markRedacted,
  type PeopleInEvent,
  redactEventLog,
  redactMeta,
} from './event-log.js'
import { type Color, colors, colorsOf, namesOf, type Person } from './person.js'
import { isNamedAfter, makeTombstone, redactBody, redactSeat, redactSettings } from './redact.js'

/** From how much a person was removed. */
export interface Anonymised {
  readonly boards: number
  /** Entries that now have a tombstone. */
  readonly entries: number
  readonly seats: number
  /** Boards and events that are damaged, so that nothing could be removed there. */
  readonly unreadable: readonly string[]
}

/**
 * Removes a person from every board, event and link. The games and results stay. A tombstone in
 * each entry that named the person keeps the chain verifiable.
 */
export async function anonymisePerson(
  store: Store,
  person: Person,
  now: number,
): Promise<Anonymised> {
  const unreadable: string[] = []
  const done = { boards: 0, entries: 0, seats: 0, unreadable }
  const apply = async (removal: Removal | undefined) => {
    if (removal === undefined) return
    await store.remove(removal)
    done.boards += removal.boards?.length ?? 0
    done.entries += removal.bodies?.length ?? 0
    done.seats += removal.seats?.length ?? 0
  }
  /** A damaged log must not protect the name everywhere else. */
  const orUnreadable = async <T>(id: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof StoreError && error.transient) throw error
      unreadable.push(id)
      return undefined
    }
  }
  const namesIn = await namesAtBoards(store, person)
  for await (const event of eachEvent(store, id => unreadable.push(id))) {
    const { id } = event
    await orUnreadable(id, async () => {
      const log = await eventLog(store, id)
      const who = findInEvent(log, person, namesIn.get(id))
      namesIn.set(id, new Set(who.names))
      return fromEvent(store, event, log, who, now)
    }).then(apply)
  }
  for await (const board of eachBoard(store, id => unreadable.push(id))) {
    const { event } = board.settings
    const inEvent = event === null ? [] : (namesIn.get(event) ?? [])
    await orUnreadable(board.id, () => fromBoard(store, board, person, inEvent, now)).then(apply)
  }
  return done
}

/** The names of the person at the boards of each event. */
async function namesAtBoards(
  store: Store,
  person: Person,
): Promise<Map<CompetitionId, Set<string>>> {
  const found = new Map<CompetitionId, Set<string>>()
  for await (const { settings } of eachBoard(store)) {
    const names = namesOf(person, settings, undefined)
    if (settings.event === null || names.length === 0) continue
    const known = found.get(settings.event) ?? new Set()
    for (const name of names) known.add(name)
    found.set(settings.event, known)
  }
  return found
}

async function fromBoard(
  store: Store,
  board: StoredBoard,
  person: Person,
  namesInEvent: Iterable<string>,
  now: number,
): Promise<Removal | undefined> {
  const { id, settings } = board
  const log = await readLog(store, id)
  const whose = colorsOf(person, settings, log[0])
  const names = [...new Set([...namesOf(person, settings, log[0]), ...namesInEvent])]
  const stored = await store.seats.list({ kind: 'board', board: id })
  const seats = stored.flatMap(seat => redactedSeat(seat, names))
  const bodies = bodiesWithout(log, whose, names, 'player', now)
  const isConcerned =
    whose.length + seats.length + bodies.length > 0 || isNamedAfter(settings, names)
  if (!isConcerned) return undefined
  const meta = redactSettings(board, whose, names, now)
  return { bodies, boards: [{ id, meta, erase: false }], seats }
}

function bodiesWithout(
  log: readonly LogEntry[],
  whose: readonly Color[],
  names: readonly string[],
  why: Tombstone['why'],
  now: number,
): NonNullable<Removal['bodies']> {
  return log.flatMap(entry => {
    const body = redactBody(entry, whose, names, why === 'retention')
    if (body === undefined) return []
    const tombstone = makeTombstone(body, why, now)
    return [{ board: entry.board, seq: entry.seq, body, tombstone }]
  })
}

async function fromEvent(
  store: Store,
  { id, meta }: Stored<CompetitionId>,
  log: readonly LogEntry[],
  who: PeopleInEvent,
  now: number,
): Promise<Removal | undefined> {
  const bodies = redactEventLog(id, log, who, 'player', now)
  const stored = await store.seats.list({ kind: 'competition', competition: id })
  const seats = stored.flatMap(seat => {
    const { entry, name, ...rest } = JSON.parse(seat.meta) as SeatMeta
    if (entry === undefined) return redactedSeat(seat, who.names)
    // A player's link belongs to an entry: somebody else may have the same name.
    if (!who.entries.has(entry) || name === undefined) return []
    return [{ id: seat.id, meta: JSON.stringify({ ...rest, entry }) }]
  })
  const left = redactMeta(meta, who.names)
  if (seats.length + bodies.length === 0 && left === meta) return undefined
  const marked = bodies.length === 0 ? left : markRedacted(left, now)
  return { bodies, seats, competitions: [{ id, meta: marked, erase: false }] }
}

interface SeatMeta {
  readonly role: string
  readonly name?: string
  readonly entry?: number
}

/** Removes all names from the log of an event and from its links. */
export async function anonymiseEvent(
  store: Store,
  { id, meta }: { readonly id: CompetitionId; readonly meta: string },
  why: Tombstone['why'],
  now: number,
): Promise<boolean> {
  const log = await eventLog(store, id)
  const stored = await store.seats.list({ kind: 'competition', competition: id })
  const everybody = everybodyIn(log)
  const bodies = redactEventLog(id, log, everybody, why, now)
  const seats = stored.flatMap(withoutHolder)
  const left = redactMeta(meta, everybody.names)
  if (bodies.length + seats.length === 0 && left === meta) return false
  const competitions = [{ id, meta: markRedacted(left, now), erase: false }]
  await store.remove({ bodies, seats, competitions })
  return true
}

interface SeatRow {
  readonly id: SeatId
  readonly meta: string
}

function redactedSeat({ id, meta }: SeatRow, names: readonly string[]) {
  const found = redactSeat(meta, names)
  return found === undefined ? [] : [{ id, meta: found }]
}

/** The link without the name of its holder. */
function withoutHolder({ id, meta }: SeatRow) {
  const { name, ...rest } = JSON.parse(meta) as SeatMeta
  return name === undefined ? [] : [{ id, meta: JSON.stringify(rest) }]
}

/** Removes both players from one board. Returns whether anything had to be removed. */
export async function anonymiseBoard(
  store: Store,
  board: StoredBoard,
  why: Tombstone['why'],
  now: number,
): Promise<boolean> {
  const { id, settings } = board
  const log = await readLog(store, id)
  const names = colors.flatMap(color => {
    const { name } = settings[color]
    return name === undefined ? [] : [name]
  })
  const bodies = bodiesWithout(log, colors, names, why, now)
  const seats = (await store.seats.list({ kind: 'board', board: id })).flatMap(withoutHolder)
  if (bodies.length + seats.length === 0 && !isNamedAfter(settings, names)) return false
  const meta = redactSettings(board, colors, names, now)
  await store.remove({ bodies, boards: [{ id, meta, erase: false }], seats })
  return true
}
