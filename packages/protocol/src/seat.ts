import { shape, type ValueOf } from '@jadoube/laws/internals'

/** Whose seat it is. One person may hold several. */
export const roles = [
  'white',
  'black',
  'white-assistant',
  'black-assistant',
  /** At whichever board of the event is theirs. */
  'player',
  'arbiter',
  'organiser',
  'spectator',
] as const
export const role = shape.oneOf(roles)
export type Role = ValueOf<typeof role>

/** Ids of boards, events and seats: they hold nothing that a link or a log would have to escape. */
export const id = shape.textLike(/^[A-Za-z0-9_.:-]{1,64}$/)
/** Chosen by the client; the same id from the same seat is the same act. */
export const actIdPattern = /^[A-Za-z0-9_.-]{1,40}$/
export const actId = shape.textLike(actIdPattern)
export const secret = shape.textBetween(16, 100)
