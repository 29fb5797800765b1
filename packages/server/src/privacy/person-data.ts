import type { Store } from '../store/index.js'
import { eachBoard, eachEvent, wholeLog } from './each-board.js'
import { colorsOf, mentions, namesOf, type Person } from './person.js'

/** Everything that is kept about a person, an object a board, an act or a link. */
export async function* personData(store: Store, person: Person): AsyncGenerator<object> {
  for await (const { id, settings, createdAt } of eachBoard(store)) {
    const log = await wholeLog(store, id)
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
  if (person.name === undefined) return
  for await (const { id } of eachEvent(store))
    for (const seat of await store.seats.list({ kind: 'competition', competition: id })) {
      const { role, name } = JSON.parse(seat.meta) as { role: string; name?: string }
      if (name && mentions(name, [person.name]))
        yield { event: id, link: seat.id, role, name, createdAt: seat.createdAt }
    }
}
