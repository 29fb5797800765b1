import { parseEventLine } from '../event/log/line.js'
import type { Store } from '../store/index.js'
import { eachBoard, eachEvent, readLog } from './each-board.js'
import { eventLog, findInEvent } from './event-log.js'
import { colorsOf, mentions, namesOf, type Person } from './person.js'

/** Everything that is stored about a person: one object per board, act or link. */
export async function* personData(store: Store, person: Person): AsyncGenerator<object> {
  for await (const { id, settings, createdAt } of eachBoard(store)) {
    const log = await readLog(store, id)
    const whose = colorsOf(person, settings, log[0])
    const names = namesOf(person, settings, log[0])
    const { event, round, number, eventName, scheduledStart } = settings
    if (whose.length > 0) {
      const header = JSON.parse(log[0]?.body ?? '{}') as Record<string, unknown>
      for (const color of whose) {
        const player = { ...(header[color] as object | undefined), ...settings[color] }
        yield {
          board: id,
          event,
          eventName,
          round,
          number,
          scheduledStart,
          createdAt,
          color,
          player,
        }
      }
    }
    for (const { seq, at, body } of log.slice(1)) {
      const line = JSON.parse(body) as { readonly by: string }
      const theirs = whose.some(color => color === line.by)
      if (theirs || mentions(body, names)) yield { board: id, seq, time: at, line }
    }
    for (const seat of await store.seats.list({ kind: 'board', board: id })) {
      const { role, name } = JSON.parse(seat.meta) as { role: string; name?: string }
      if (whose.some(color => color === role) || (name && mentions(name, names)))
        yield { board: id, link: seat.id, role, name, createdAt: seat.createdAt }
    }
  }
  for await (const { id } of eachEvent(store)) {
    const log = await eventLog(store, id)
    const { entries, names } = findInEvent(log, person)
    for (const { seq, at, body } of log) {
      const line = parseEventLine(body)
      const theirs = line.by.entry !== undefined && entries.has(line.by.entry)
      // From a list of players, only what concerns this person.
      const about = (each: object) =>
        mentions(JSON.stringify(each), names) ||
        ('entry' in each && entries.has(Number(each.entry)))
      const acts = theirs ? line.acts : line.acts.filter(about)
      const events = theirs ? line.events : line.events.filter(about)
      if (acts.length + events.length > 0) yield { event: id, seq, time: at, acts, events }
    }
    for (const seat of await store.seats.list({ kind: 'competition', competition: id })) {
      const { role, name, entry } = JSON.parse(seat.meta) as SeatMeta
      if ((name && mentions(name, names)) || (entry !== undefined && entries.has(entry)))
        yield { event: id, link: seat.id, role, name, createdAt: seat.createdAt }
    }
  }
}

interface SeatMeta {
  readonly role: string
  readonly name?: string
  readonly entry?: number
}
