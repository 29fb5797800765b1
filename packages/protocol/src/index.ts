/**
 * The messages between Jadoube's server and its clients: one file per direction, and the bodies of
 * HTTP requests. Both sides validate what they receive.
 *
 * @module
 */
export {
  type QuickMessage,
  quickMessages,
  type Rematch,
  type SaidMessage,
} from './between-players.js'
export { type ClientAct, clientAct } from './client-act.js'
export { type ErrorCode, errorReasons } from './codes.js'
export { isDeviceKey, isPublicKey, keyDigits, makeDeviceKey } from './device-key.js'
export {
  type EboardStatus,
  type EboardsView,
  eboardPlaceSchema,
  eboardReportSchema,
  type PlacedEboard,
  readEboardsView,
} from './eboard.js'
export {
  type ByeRequest,
  type CrosstableEntry,
  type CrosstableView,
  type DerivationView,
  duplicateEventSchema,
  type EventAct,
  type EventActor,
  type EventActs,
  type EventLogLine,
  type EventLogPage,
  type EventOverview,
  eventActsSchema,
  type GameKind,
  type GameRow,
  gameKinds,
  type Incident,
  type IncidentReport,
  type IncidentsOfBoard,
  type MyEventView,
  type MyGame,
  type NewTournament,
  type OfficialAct,
  type OwnAct,
  type PlayerAct,
  type PlayerLink,
  type PlayerRow,
  type PlayersView,
  type ProposalView,
  playerActSchema,
  playerActsSchema,
  playerLinksSchema,
  type RecoveryFile,
  type ResultSource,
  type RoundStatus,
  type RoundSummary,
  type RoundView,
  readEventLogPage,
  readIncidentReport,
  replaceGameSchema,
  type StandingsView,
  type StartRound,
  startRoundSchema,
  type ToldEvent,
  tournamentSchema,
} from './event/index.js'
export { type FromClient, fromClient, type Hello, readFromClient } from './from-client.js'
export {
  type FromServer,
  fromServer,
  type News,
  readFromServer,
  type ServerMessage,
} from './from-server.js'
export {
  actRequestSchema,
  deviceKeySchema,
  type EnvelopeKeys,
  type NewBoard,
  type NewEvent,
  type NewRound,
  newBoardSchema,
  newEventSchema,
  newRoundSchema,
  newSeatSchema,
  ownNameSchema,
  type Pairing,
  type PairingProblem,
  type PlayerFields,
  personSchema,
  pushSchema,
  quickMessageSchema,
  type RematchAnswer,
  type RequestedSettings,
  rematchAnswerSchema,
  requestedSettingsSchema,
  type SeatLink,
  type SettingsChange,
  settingsChangeSchema,
} from './http.js'
export { jsonSchemas } from './json-schema.js'
export { envelopeKeeper } from './sealed-envelope.js'
export { type Role, roles } from './seat.js'
// What each audience may know of a game (`see/`).
export { type Audience, audienceOf, isEntitled, isPlayer } from './see/audience.js'
export { seeClocks } from './see/clocks.js'
export { type LookedOn, type Looks, lookOn, placementText } from './see/looks.js'
export { isAlike, seeEvent } from './see/see-event.js'
export { mayFollow, seeState } from './see/see-state.js'
export { fenOf, movesOf, type ShownState, sealedFor, showState } from './see/show-state.js'
export { tellEvents } from './see/tell-events.js'
export { agreeOnProtocol, OLDEST_PROTOCOL, PROTOCOL, type Spoken } from './version.js'
export {
  type AnnouncedView,
  type BoardLine,
  type BoardView,
  boardLine,
  boardView,
  type ClocksView,
  type MoveView,
  type PendingView,
  type PlayerView,
} from './view.js'
