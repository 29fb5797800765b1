/**
 * Ids of stored things. They appear in links, in news between processes and in the hashed form of a
 * log entry, so they contain no separators, quotes or line ends.
 */
declare const brand: unique symbol
type Id<Name extends string> = string & { readonly [brand]: Name }

/** The id of a board, checked. */
export type BoardId = Id<'BoardId'>
/** The id of an event, checked. */
export type CompetitionId = Id<'CompetitionId'>
export type SeatId = Id<'SeatId'>
/** Chosen by the client, so that an act that is sent twice can be recognised. */
export type ActId = Id<'ActId'>

const FORM = /^[A-Za-z0-9_.:-]{1,64}$/

function parseId<T extends string>(text: string): T | undefined {
  return FORM.test(text) ? (text as T) : undefined
}

/** An event has a log like a board's, under its own id. */
export const logOfEvent = (event: CompetitionId): BoardId => parseId(event) ?? fault(event)

/** The event to which this log would belong. */
export const eventOfLog = (log: BoardId): CompetitionId => parseId(log) ?? fault(log)

function fault(id: string): never {
  throw new TypeError(`not an id: ${id}`)
}

/** Reads the id of a board; undefined if no id has this form. */
export const parseBoardId = (text: string): BoardId | undefined => parseId(text)
/** Reads the id of an event; undefined if no id has this form. */
export const parseCompetitionId = (text: string): CompetitionId | undefined => parseId(text)
export const parseSeatId = (text: string): SeatId | undefined => parseId(text)
export const parseActId = (text: string): ActId | undefined => parseId(text)
