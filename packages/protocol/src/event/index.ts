export {
  type EventAct,
  type EventActs,
  eventActsSchema,
  type OfficialAct,
  type OwnAct,
  type PlayerAct,
  playerActSchema,
  playerActsSchema,
} from './act.js'
export {
  type Incident,
  type IncidentReport,
  type IncidentsOfBoard,
  readIncidentReport,
} from './incidents.js'
export type { PlayerLink, RecoveryFile } from './links.js'
export { type EventLogLine, type EventLogPage, readEventLogPage } from './log.js'
export type { EventActor, ToldEvent } from './told-event.js'
export {
  duplicateEventSchema,
  type GameKind,
  gameKinds,
  type NewTournament,
  playerLinksSchema,
  replaceGameSchema,
  type StartRound,
  startRoundSchema,
  tournamentSchema,
} from './tournament.js'
export type {
  ByeRequest,
  CrosstableEntry,
  CrosstableView,
  DerivationView,
  EventOverview,
  GameRow,
  MyEventView,
  MyGame,
  PlayerRow,
  PlayersView,
  ProposalView,
  ResultSource,
  RoundStatus,
  RoundSummary,
  RoundView,
  StandingsView,
} from './view.js'
