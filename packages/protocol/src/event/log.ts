import { shape, type ValueOf } from '@jadoube/laws/internals'
import { eventActor, toldEvent } from './told-event.js'

const { list, number, object } = shape

/** One line of an event's log: the acts of one request, who did them, and the resulting events. */
const eventLogLine = object({
  seq: number,
  at: number,
  by: eventActor,
  acts: list(object({})),
  events: list(toldEvent),
})
/** A line of an event's log. */
export type EventLogLine = ValueOf<typeof eventLogLine>

/** A page of the log, with the number of the last line of the whole log. */
const eventLogPage = object({ seq: number, lines: list(eventLogLine) })
/** A page of an event's log. */
export type EventLogPage = ValueOf<typeof eventLogPage>

/** Validates a page of the log from the server; undefined if it is not valid. */
export const readEventLogPage = (value: unknown): EventLogPage | undefined =>
  eventLogPage.read(value)
