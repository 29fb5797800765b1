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
export type * from './view.js'
