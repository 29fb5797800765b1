/**
 * Names that the store keeps things under. They travel in links, in news between processes and in
 * the hashed form of a log entry, so they hold no separators, quotes or line ends.
 */
declare const brand: unique symbol
type Id<Name extends string> = string & { readonly [brand]: Name }

export type BoardId = Id<'BoardId'>
export type CompetitionId = Id<'CompetitionId'>
export type SeatId = Id<'SeatId'>
/** Chosen by the client, so that the same act sent twice is known to be the same. */
export type ActId = Id<'ActId'>

const FORM = /^[A-Za-z0-9_.:-]{1,64}$/

function parseId<T extends string>(text: string): T | undefined {
  return FORM.test(text) ? (text as T) : undefined
}

/** An event has a log like a board's, under its own id. */
export const logOfEvent = (event: CompetitionId): BoardId => parseId(event) ?? fault(event)

/** The event whose log it would be. */
export const eventOfLog = (log: BoardId): CompetitionId => parseId(log) ?? fault(log)

function fault(id: string): never {
  throw new TypeError(`not an id: ${id}`)
}

export const parseBoardId = (text: string): BoardId | undefined => parseId(text)
export const parseCompetitionId = (text: string): CompetitionId | undefined => parseId(text)
export const parseSeatId = (text: string): SeatId | undefined => parseId(text)
export const parseActId = (text: string): ActId | undefined => parseId(text)
