import { parseEventLine } from '../event/log/line.js'
import { type CompetitionId, type Store, type Stored, StoreError } from '../store/index.js'
import { eachBoard, eachEvent, readLog, type StoredBoard } from './each-board.js'
import { eventLog, findInEvent, gamesOf, partAbout } from './event-log.js'
import { type Color, colorsOf, isOneOf, namesOf, type Person } from './person.js'
import { isNamedAfter, redactBody } from './redact.js'

/** Everything that is stored about a person: one object per board, act, game or link. */
export async function* personData(store: Store, person: Person): AsyncGenerator<object> {
  const unreadable: object[] = []
  for await (const board of eachBoard(store, id => unreadable.push({ board: id })))
    yield* await orNothing(() => atBoard(store, board, person), unreadable, { board: board.id })
  for await (const event of eachEvent(store, id => unreadable.push({ event: id })))
    yield* await orNothing(() => inEvent(store, event, person), unreadable, { event: event.id })
  // Somebody must know that these were not searched.
  for (const place of unreadable) yield { ...place, unreadable: true }
}

/** A damaged board or event must not hide what is stored elsewhere. */
async function orNothing(
  work: () => Promise<object[]>,
  unreadable: object[],
  place: object,
): Promise<object[]> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreError && error.transient) throw error
    unreadable.push(place)
    return []
  }
}

async function atBoard(
  store: Store,
  { id, settings, createdAt }: StoredBoard,
  person: Person,
): Promise<object[]> {
  const found: object[] = []
  const log = await readLog(store, id)
  const whose = colorsOf(person, settings, log[0])
  const names = namesOf(person, settings, log[0])
  const { event, round, number, eventName, site, scheduledStart, messages = [], rematch } = settings
  if (whose.length > 0) {
    const header = JSON.parse(log[0]?.body ?? '{}') as Record<string, unknown>
    for (const color of whose) {
      const player = { ...(header[color] as object | undefined), ...settings[color] }
      const about = { event, eventName, round, number, scheduledStart, createdAt }
      const said = messages.filter(({ by }) => by === color)
      found.push({
        board: id,
        ...about,
        color,
        player,
        ...(said.length > 0 && { messages: said }),
        ...(rematch?.by === color && { rematch }),
      })
    }
  } else if (isNamedAfter(settings, names)) found.push({ board: id, event, eventName, site })
  for (const entry of log.slice(1)) {
    const line = JSON.parse(entry.body) as { readonly by: string }
    const isTheirs = whose.some(color => color === line.by)
    if (isTheirs || redactBody(entry, [], names) !== undefined)
      found.push({ board: id, seq: entry.seq, time: entry.at, line })
  }
  const seats = await store.seats.list({ kind: 'board', board: id })
  for (const { id: link, meta, createdAt: since } of seats) {
    const { role, name, deviceKey } = JSON.parse(meta) as SeatMeta
    if (whose.includes(role as Color) || (name !== undefined && isOneOf(name, names)))
      found.push({ board: id, link, role, name, deviceKey, createdAt: since })
  }
  return found
}

async function inEvent(
  store: Store,
  { id, meta }: Stored<CompetitionId>,
  person: Person,
): Promise<object[]> {
  const found: object[] = []
  const log = await eventLog(store, id)
  const who = findInEvent(log, person)
  const { name: eventName, site } = JSON.parse(meta) as { name: string; site: string | null }
  if (isNamedAfter({ eventName, site }, who.names)) found.push({ event: id, eventName, site })
  let entered = 0
  for (const { seq, at, body } of log) {
    const line = parseEventLine(body)
    const { acts, events } = partAbout(line, who, entered)
    entered += line.acts.filter(({ act }) => act === 'enter').length
    if (acts.length + events.length > 0) found.push({ event: id, seq, time: at, acts, events })
  }
  for (const game of gamesOf(log, who)) found.push({ event: id, ...game })
  const seats = await store.seats.list({ kind: 'competition', competition: id })
  for (const { id: link, meta: about, createdAt } of seats) {
    const { role, name, entry, deviceKey } = JSON.parse(about) as SeatMeta
    const isTheirs =
      entry === undefined ? name !== undefined && isOneOf(name, who.names) : who.entries.has(entry)
    if (isTheirs) found.push({ event: id, link, role, name, deviceKey, createdAt })
  }
  return found
}

interface SeatMeta {
  readonly role: string
  readonly name?: string
  readonly entry?: number
  readonly deviceKey?: unknown
}
