/**
 * The messages between Jadoube's server and its clients: one file a direction, and the bodies of HTTP
 * requests. Each has a schema, by which the receiving side checks it at the edge.
 *
 * @module
 */
export { type ErrorCode, errorReasons } from './codes.js'
export {
  actSchema,
  type ClientAct,
  type FromClient,
  fromClientSchema,
  type Hello,
} from './from-client.js'
export {
  type EventView,
  eventSchema,
  type FromServer,
  fromServerSchema,
  type News,
  type ServerMessage,
} from './from-server.js'
export {
  actRequestSchema,
  type BoardSettings,
  boardSettingsSchema,
  type HouseChange,
  houseChangeSchema,
  type NewBoard,
  type NewEvent,
  type NewRound,
  newBoardSchema,
  newEventSchema,
  newRoundSchema,
  newSeatSchema,
  type Pairing,
  type PairingProblem,
  type PlayerFields,
  type SeatLink,
} from './http.js'
export { jsonSchemas } from './json-schema.js'
export { readFromClient } from './read-from-client.js'
export { envelopeKeeper } from './sealed-envelope.js'
export { actIdSchema, idSchema, type Role, roleSchema, roles, secretSchema } from './seat.js'
export { agreeOnProtocol, OLDEST_PROTOCOL, PROTOCOL, type Spoken } from './version.js'
export {
  type AnnouncedView,
  type BoardLine,
  type BoardView,
  boardLineSchema,
  boardViewSchema,
  type ClocksView,
  type MoveView,
  type PendingView,
  type PlayerView,
} from './view.js'
