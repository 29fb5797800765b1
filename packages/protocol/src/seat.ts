import { shape, type ValueOf } from '@jadoube/laws/internals'

/** The roles of seats. One person may hold several seats. */
export const roles = [
  'white',
  'black',
  'white-assistant',
  'black-assistant',
  /** A player of an event, at whichever board is theirs. */
  'player',
  'arbiter',
  'organiser',
  'spectator',
] as const
export const role = shape.oneOf(roles)
/** The role of a seat: what its link may be used for. */
export type Role = ValueOf<typeof role>

/** Ids of boards, events and seats: only characters that need no escaping in links and logs. */
export const id = shape.textLike(/^[A-Za-z0-9_.:-]{1,64}$/)
/** Chosen by the client. The same id from the same seat means the same act. */
export const actIdPattern = /^[A-Za-z0-9_.-]{1,40}$/
export const actId = shape.textLike(actIdPattern)
export const secret = shape.textBetween(16, 100)
