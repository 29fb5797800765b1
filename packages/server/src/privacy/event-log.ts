import { followLine } from '../event/log/evolve.js'
import { type EventLine, parseEventLine } from '../event/log/line.js'
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
import { mentions, REMOVED, withoutMentions } from './names-in-text.js'
import { isOneOf, isPerson, type Person } from './person.js'
import { makeTombstone } from './redact.js'

/** A person in an event: their entries, and the names they had there. */
export interface PeopleInEvent {
  readonly entries: ReadonlySet<number>
  readonly names: readonly string[]
  /** Also all officials who acted. */
  readonly isEverybody?: boolean
}

export const eventLog = (store: Store, event: CompetitionId): Promise<LogEntry[]> =>
  readLog(store, logOfEvent(event))

/**
 * Finds all entries of a person, including the state before a correction. `more` are names that the
 * person has at the boards of the event.
 */
export function findInEvent(
  log: readonly LogEntry[],
  person: Person,
  more: Iterable<string> = [],
): PeopleInEvent {
  const entries = new Set<number>()
  const names = new Set([...(person.name === undefined ? [] : [person.name]), ...more])
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
  names.delete(REMOVED)
  return { entries, names: [...names] }
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
  return { entries, names: [...names], isEverybody: true }
}

function replay(log: readonly LogEntry[], visit: (state: EventState) => void): void {
  let state = newEvent
  for (const { body } of log) {
    state = followLine(state, parseEventLine(body))
    visit(state)
  }
}

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
const freeTextFields: ReadonlySet<string> = new Set(['reason', 'text'])
/** Fields with the name or the place of the event. */
const placeFields: ReadonlySet<string> = new Set(['name', 'site'])

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
      if (each.type !== 'player-entered' && each.type !== 'entry-corrected')
        return withoutNames(each, who.names)
      // What identifies a player goes only with that player: others may have the same name.
      const left = { ...each, ...('reason' in each && reasonWithout(each.reason, who.names)) }
      if (!who.entries.has(each.entry)) return left
      return 'person' in left
        ? { ...left, person: withoutPersonal(left.person) }
        : { ...left, changes: withoutPersonal(left.changes) }
    })
    const acts = line.acts.map(act => {
      if (act.act === 'enter') return who.entries.has(++entered) ? withoutPersonal(act) : act
      if (act.act !== 'correct-entry') return withoutNames(act, who.names)
      const left = { ...act, ...reasonWithout(act.reason, who.names) }
      return who.entries.has(act.entry) ? withoutPersonal(left) : left
    })
    const left = JSON.stringify({ ...line, by: actorWithout(line.by, who), acts, events })
    if (left === body) return []
    const tombstone = makeTombstone(left, why, now)
    return [{ board: logOfEvent(event), seq, body: left, tombstone }]
  })
}

const reasonWithout = (reason: string, names: readonly string[]) => ({
  reason: mentions(reason, names) ? REMOVED : reason,
})

/** Who acted. The number of a seat stays, so that one official can be told from another. */
function actorWithout(
  by: EventLine['by'],
  { names, isEverybody = false }: PeopleInEvent,
): EventLine['by'] {
  if (by.name === undefined || by.name === REMOVED) return by
  return isEverybody || isOneOf(by.name, names) ? { ...by, name: REMOVED } : by
}

/** What one line of the log says about these people: acts and events, of lists only their part. */
export function partAbout(
  { by, acts, events }: EventLine,
  who: PeopleInEvent,
  enteredBefore: number,
): { readonly acts: readonly object[]; readonly events: readonly object[] } {
  const isTheirs =
    (by.entry !== undefined && who.entries.has(by.entry)) ||
    (by.name !== undefined && isOneOf(by.name, who.names))
  if (isTheirs) return { acts, events }
  let entered = enteredBefore
  const isAbout = (each: object, entry: unknown) =>
    who.entries.has(Number(entry)) ||
    JSON.stringify(withoutNames(freeText(each), who.names)) !== JSON.stringify(freeText(each))
  return {
    acts: acts.filter(act =>
      act.act === 'enter' ? who.entries.has(++entered) : isAbout(act, 'entry' in act && act.entry),
    ),
    events: events.filter(each => isAbout(each, 'entry' in each && each.entry)),
  }
}

/** An act or event without what identifies a player: that names nobody else. */
const freeText = (each: object): object =>
  'person' in each || 'changes' in each || ('act' in each && each.act === 'correct-entry')
    ? { reason: 'reason' in each ? each.reason : undefined }
    : each

/** The games of these people, also those without a board on the server. */
export function gamesOf(log: readonly LogEntry[], { entries }: PeopleInEvent): readonly object[] {
  let state = newEvent
  for (const { body } of log) state = followLine(state, parseEventLine(body))
  return state.tournament.rounds.flatMap(({ games, bye }, index) => {
    const round = index + 1
    const played = games.flatMap(({ white, black, result }, place) =>
      entries.has(white) || entries.has(black)
        ? [{ round, board: place + 1, white, black, result: result?.result ?? null }]
        : [],
    )
    return bye !== null && entries.has(bye) ? [...played, { round, bye }] : played
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
  if (typeof value === 'string') {
    if (placeFields.has(key)) return withoutMentions(value, names)
    return freeTextFields.has(key) && mentions(value, names) ? REMOVED : value
  }
  if (Array.isArray(value)) return value.map(each => withoutNames(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutNames(each, names, name)]),
  )
}

/** The metadata of an event without these names; unchanged if none is in it. */
export function redactMeta(meta: string, names: readonly string[]): string {
  const { name, site } = JSON.parse(meta) as { name: string; site: string | null }
  if (![name, site].some(text => text !== null && mentions(text, names))) return meta
  const left = { name: withoutMentions(name, names), site: site && withoutMentions(site, names) }
  return JSON.stringify({ ...(JSON.parse(meta) as object), ...left })
}

/** The metadata of the event, marked so that every process reads its log again. */
export const markRedacted = (meta: string, now: number): string =>
  JSON.stringify({ ...(JSON.parse(meta) as object), redactedAt: now })
