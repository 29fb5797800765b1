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
export type { Incident, IncidentReport, IncidentsOfBoard } from './incidents.js'
export type { PlayerLink, RecoveryFile } from './links.js'
export type { EventActor, EventLogLine } from './log.js'
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
