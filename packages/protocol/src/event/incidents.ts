import { shape, type ValueOf } from '@jadoube/laws/internals'
import { gameResults } from '@jadoube/tournament'
import { eventActor, toldEvent } from './told-event.js'

const { list, nullable, number, object, oneOf, optional, text } = shape

const incident = object({
  /** Milliseconds since 1970. */
  at: number,
  type: text,
  rule: optional(text),
  article: optional(text),
  /** The event of the record, or the line of the event's log. */
  facts: object({}),
})
/** Something that the arbiter has to report. */
export type Incident = ValueOf<typeof incident>

const incidentsOfBoard = object({
  board: number,
  white: number,
  black: number,
  result: nullable(oneOf(gameResults)),
  incidents: list(incident),
})
/** What happened at one board. */
export type IncidentsOfBoard = ValueOf<typeof incidentsOfBoard>

/** What happened in a round that the arbiter has to report. */
const incidentReport = object({
  event: text,
  round: number,
  madeAt: number,
  boards: list(incidentsOfBoard),
  /** Notes of officials about the round as a whole. */
  notes: list(object({ at: number, by: eventActor, text })),
  /**
   * What officials decided about the round in the event's log: corrections, penalty points, manual
   * pairings.
   */
  decisions: list(object({ at: number, by: eventActor, event: toldEvent })),
  /** When the server was down. */
  outages: list(object({ from: number, until: number })),
})
/** The report about a round. */
export type IncidentReport = ValueOf<typeof incidentReport>

/** Validates a report from the server; undefined if it is not valid. */
export const readIncidentReport = (value: unknown): IncidentReport | undefined =>
  incidentReport.read(value)
