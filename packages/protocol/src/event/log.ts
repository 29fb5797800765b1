import { shape, type ValueOf } from '@jadoube/laws/internals'
import { eventActor, toldEvent } from './told-event.js'

const { list, number, object } = shape

/** One line of an event's log: what was done at once, by whom, and what followed. */
const eventLogLine = object({
  seq: number,
  at: number,
  by: eventActor,
  acts: list(object({})),
  events: list(toldEvent),
})
export type EventLogLine = ValueOf<typeof eventLogLine>

/** A page of the log, and the number of its last line of all. */
const eventLogPage = object({ seq: number, lines: list(eventLogLine) })
export type EventLogPage = ValueOf<typeof eventLogPage>

/** A page of the log as the server sent it, checked; undefined where it does not read. */
export const readEventLogPage = (value: unknown): EventLogPage | undefined =>
  eventLogPage.read(value)
