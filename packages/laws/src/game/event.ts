import { type FieldsOf, number, type Shape, tagged, type ValueOf } from '../shape/index.js'
import { adjournedEvents } from './adjourned-event.js'
import { boardEvents } from './board-events.js'
import { clockEvents } from './clock-events.js'
import { groundsFields, type promotionLetter, type writtenMoveFields } from './event-fields.js'
import { playerEvents } from './player-events.js'
import { quickplayEvents } from './quickplay-event.js'
import { rulingEvents } from './ruling-events.js'

export type { Grounds } from './event-fields.js'

/** An English piece letter, as a promotion is written. */
export type PromotionLetter = ValueOf<typeof promotionLetter>

/** A move as a record names it. Castling is the king's move, with the rook's square. */
export type WrittenMove = FieldsOf<typeof writtenMoveFields>

/** Every event by its type: what each says besides `at` and the rule that it rests on. */
const events = {
  ...boardEvents,
  ...clockEvents,
  ...playerEvents,
  ...rulingEvents,
  ...adjournedEvents,
  ...quickplayEvents,
}

const inCommon = { at: number, ...groundsFields }

type Events = typeof events
export type EventType = keyof Events

/** The event of this type. It carries the rule that brought it about, where one did. */
export type EventOf<T extends EventType> = T extends EventType
  ? { readonly type: T } & FieldsOf<typeof inCommon> & FieldsOf<Events[T]>
  : never

/** What then is the case. */
export type GameEvent = { [T in EventType]: EventOf<T> }[EventType]

export const isEventType = (type: string): type is EventType => Object.hasOwn(events, type)
export const eventTypes: readonly EventType[] = Object.keys(events).filter(isEventType)

/** Checks an event that comes from outside, and says what one looks like. */
export const gameEvent: Shape<GameEvent> = tagged('type', withCommon(events))

type WithCommon<T> = { readonly [K in keyof T]: T[K] & typeof inCommon }

function withCommon(table: Events): WithCommon<Events> {
  const all: Record<string, object> = {}
  for (const [type, fields] of Object.entries(table)) all[type] = { ...inCommon, ...fields }
  return all as WithCommon<Events>
}
