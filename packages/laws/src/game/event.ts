import { type FieldsOf, number, type Shape, tagged, type ValueOf } from '../shape/index.js'
import { adjournedEvents } from './adjourned-events.js'
import { boardEvents } from './board-events.js'
import { clockEvents } from './clock-events.js'
import { groundsFields, type promotionLetter, type writtenMoveFields } from './event-fields.js'
import { playerEvents } from './player-events.js'
import { quickplayEvents } from './quickplay-events.js'
import { rulingEvents } from './ruling-events.js'

export type { Grounds } from './event-fields.js'

/** An English piece letter, as a promotion is written. */
export type PromotionLetter = ValueOf<typeof promotionLetter>

/** A move as a record gives it. Castling is the king's move, with the rook's square. */
export type WrittenMove = FieldsOf<typeof writtenMoveFields>

/** The fields of every event by its type, except `at` and the rule. */
const events = {
  ...boardEvents,
  ...clockEvents,
  ...playerEvents,
  ...rulingEvents,
  ...adjournedEvents,
  ...quickplayEvents,
}

const commonFields = { at: number, ...groundsFields }

type Events = typeof events
/** The type of an event. */
export type EventType = keyof Events

/** The event of this type, with the rule on which it is based, if there is one. */
export type EventOf<T extends EventType> = T extends EventType
  ? { readonly type: T } & FieldsOf<typeof commonFields> & FieldsOf<Events[T]>
  : never

/** Something that happened in a game. */
export type GameEvent = { [T in EventType]: EventOf<T> }[EventType]

export const isEventType = (type: string): type is EventType => Object.hasOwn(events, type)
/** The types of all events. */
export const eventTypes: readonly EventType[] = Object.keys(events).filter(isEventType)

/** The shape of an event: checks one from outside, and has its JSON Schema. */
export const gameEvent: Shape<GameEvent> = tagged('type', addCommonFields(events))

type WithCommon<T> = { readonly [K in keyof T]: T[K] & typeof commonFields }

function addCommonFields(table: Events): WithCommon<Events> {
  const all: Record<string, object> = {}
  for (const [type, fields] of Object.entries(table)) all[type] = { ...commonFields, ...fields }
  return all as WithCommon<Events>
}
