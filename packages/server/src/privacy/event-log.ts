import { followLine } from '../event/log/evolve.js'
import { parseEventLine } from '../event/log/line.js'
import { type EventState, newEvent } from '../event/log/state.js'
import {
  type CompetitionId,
  type LogEntry,
  logOfEvent,
  type Removal,
  type Store,
  type Tombstone,
} from '../store/index.js'
import { readLog } from './each-board.js'
import { isPerson, mentions, type Person } from './person.js'
import { makeTombstone } from './redact.js'

/** A person in an event: their entries, and the names they had there. */
export interface PeopleInEvent {
  readonly entries: ReadonlySet<number>
  readonly names: readonly string[]
}

export const eventLog = (store: Store, event: CompetitionId): Promise<LogEntry[]> =>
  readLog(store, logOfEvent(event))

/** Finds all entries of a person, including the state before a correction. */
export function findInEvent(log: readonly LogEntry[], person: Person): PeopleInEvent {
  const entries = new Set<number>()
  const names = new Set(person.name === undefined ? [] : [person.name])
  replay(log, ({ tournament }) => {
    for (const entry of tournament.entries)
      if (isPerson(entry.person, person)) entries.add(entry.id)
  })
  replay(log, ({ tournament }) => {
    for (const id of entries) {
      const name = tournament.entries[id - 1]?.person.name
      if (name !== undefined) names.add(name)
    }
  })
  return { entries, names: [...names].flatMap(bothNameOrders) }
}

/** In free text, `Novák, Jan` may also be written `Jan Novák`. */
function bothNameOrders(name: string): string[] {
  const [last, first, ...more] = name.split(/\s*,\s*/)
  return last && first && more.length === 0 ? [name, `${first} ${last}`] : [name]
}

export function everybodyIn(log: readonly LogEntry[]): PeopleInEvent {
  const entries = new Set<number>()
  const names = new Set<string>()
  replay(log, ({ tournament }) => {
    for (const { id, person } of tournament.entries) {
      entries.add(id)
      names.add(person.name)
    }
  })
  names.delete(REMOVED)
  return { entries, names: [...names].flatMap(bothNameOrders) }
}

function replay(log: readonly LogEntry[], visit: (state: EventState) => void): void {
  let state = newEvent
  for (const { body } of log) {
    state = followLine(state, parseEventLine(body))
    visit(state)
  }
}

const REMOVED = '…'

/** Fields that identify a person. The rating stays: places depend on it. */
const personalFields: ReadonlySet<string> = new Set([
  'name',
  'fideId',
  'birth',
  'club',
  'federation',
  'sex',
  'title',
])
/** Fields with free text. */
const freeTextFields: ReadonlySet<string> = new Set(['name', 'reason', 'text'])

/** The log without these people: the entries that change, each with its tombstone. */
export function redactEventLog(
  event: CompetitionId,
  log: readonly LogEntry[],
  who: PeopleInEvent,
  why: Tombstone['why'],
  now: number,
): NonNullable<Removal['bodies']> {
  let entered = 0
  return log.flatMap(({ seq, body }) => {
    const line = parseEventLine(body)
    const events = line.events.map(each => {
      if (each.type === 'player-entered' && who.entries.has(each.entry))
        return { ...each, person: withoutPersonal(each.person) }
      if (each.type === 'entry-corrected' && who.entries.has(each.entry))
        return { ...each, changes: withoutPersonal(each.changes) }
      return each
    })
    const acts = line.acts.map(act => {
      if (act.act === 'enter') return who.entries.has(++entered) ? withoutPersonal(act) : act
      const isTheirs = act.act === 'correct-entry' && who.entries.has(act.entry)
      return isTheirs ? withoutPersonal(act) : act
    })
    const left = JSON.stringify(withoutNames({ ...line, acts, events }, who.names))
    if (left === body) return []
    const tombstone = makeTombstone(left, why, now)
    return [{ board: logOfEvent(event), seq, body: left, tombstone }]
  })
}

function withoutPersonal<T extends object>(about: T): T {
  const left = Object.entries(about).map(([key, value]) =>
    personalFields.has(key) && value !== null
      ? [key, key === 'name' ? REMOVED : null]
      : [key, value],
  )
  return Object.fromEntries(left) as T
}

function withoutNames(value: unknown, names: readonly string[], key = ''): unknown {
  if (typeof value === 'string')
    return freeTextFields.has(key) && mentions(value, names) ? REMOVED : value
  if (Array.isArray(value)) return value.map(each => withoutNames(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutNames(each, names, name)]),
  )
}

/** The metadata of the event, marked so that every process reads its log again. */
export const markRedacted = (meta: string, now: number): string =>
  JSON.stringify({ ...(JSON.parse(meta) as object), redactedAt: now })
